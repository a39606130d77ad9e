// The lines of a console. Drawn in batches after a delay, so that an eval's result is sent first and a flood of lines
// costs no more than the lines that are kept.
import { element } from '../../page-kit/element.ts';

const KEPT_LINES = 500;
const KEPT_CHARACTERS = 100_000;
const SHOWN_CHARACTERS = 2_000;
/** Draws once no line has come for this long, and at the latest after MAX_WAIT_MS. */
const QUIET_MS = 50;
const MAX_WAIT_MS = 250;

export type LineKind = 'input' | 'result' | 'error' | 'console';

interface Line {
  readonly kind: LineKind;
  readonly text: string | (() => string);
}

/** `drawn` is called once all lines so far are displayed. */
export function createConsoleList(drawn: () => void) {
  const hint = 'Run JavaScript below or from a program. Results and errors appear here.';
  const list = element('ol', { class: 'console-lines', 'aria-live': 'polite', 'aria-label': 'Console' });
  list.append(element('li', { class: 'line hint-line' }, hint));
  let waiting: Line[] = [];
  /** Time of the last line. */
  let printed = 0;
  /** Lengths of the displayed lines, oldest first. */
  let sizes: number[] = [];

  /** A function is called only if the line is drawn. */
  function print(kind: LineKind, text: Line['text']): void {
    if (waiting.length === 0) drawSoon(performance.now() + MAX_WAIT_MS);
    printed = performance.now();
    waiting.push({ kind, text });
    if (waiting.length > 2 * KEPT_LINES) waiting = waiting.slice(-KEPT_LINES);
  }

  function drawSoon(latest: number): void {
    setTimeout(() => {
      const now = performance.now();
      const isQuiet = !document.hidden && now - printed >= QUIET_MS;
      if (isQuiet || now >= latest) draw();
      else drawSoon(latest);
    }, QUIET_MS);
  }

  function draw(): void {
    const lines = waiting.slice(-KEPT_LINES).map(({ kind, text }) => ({ kind, text: shown(text) }));
    waiting = [];
    list.querySelector('.hint-line')?.remove();
    list.append(...lines.map(({ kind, text }) => element('li', { class: `line ${kind}` }, text)));
    sizes.push(...lines.map(({ text }) => text.length));
    let characters = sizes.reduce((sum, size) => sum + size, 0);
    let gone = 0;
    while (sizes.length - gone > KEPT_LINES || characters > KEPT_CHARACTERS) {
      characters -= sizes[gone++] ?? 0;
      list.firstElementChild?.remove();
    }
    sizes = sizes.slice(gone);
    drawn();
  }

  return { element: element('div', { class: 'at-end' }, list), print };
}

function shown(text: Line['text']): string {
  const whole = typeof text === 'string' ? text : text();
  return whole.length > SHOWN_CHARACTERS ? `${whole.slice(0, SHOWN_CHARACTERS)} …` : whole;
}
