// The lines of a console. Drawn in batches after a delay, so that an eval's result is sent first and a flood of lines
// costs no more than the lines that are kept.
import { element } from '../../page-kit/element.ts';

const KEPT_LINES = 500;
const KEPT_CHARACTERS = 100_000;
const SHOWN_CHARACTERS = 2_000;
/** Draws once no line has come for this long, and at the latest after MAX_WAIT_MS. */
const QUIET_MS = 50;
const MAX_WAIT_MS = 250;
const HINT = 'Run JavaScript below or from a program. Results and errors appear here.';

export type LineKind = 'input' | 'result' | 'error' | 'console';

interface Line {
  readonly kind: LineKind;
  readonly text: string | (() => string);
}

export class ConsoleList {
  readonly #lines = element(
    'ol',
    { class: 'console-lines', 'aria-live': 'polite', 'aria-label': 'Console' },
    element('li', { class: 'line hint-line' }, HINT),
  );
  readonly element = element('div', { class: 'at-end' }, this.#lines);
  readonly #drawn: () => void;
  #waiting: Line[] = [];
  /** Time of the last line. */
  #printed = 0;
  /** Lengths of the displayed lines, oldest first. */
  #sizes: number[] = [];

  /** `drawn` is called once all lines so far are displayed. */
  constructor(drawn: () => void) {
    this.#drawn = drawn;
  }

  /** A function is called only if the line is drawn. */
  print(kind: LineKind, text: Line['text']): void {
    if (this.#waiting.length === 0) this.#drawSoon(performance.now() + MAX_WAIT_MS);
    this.#printed = performance.now();
    this.#waiting.push({ kind, text });
    if (this.#waiting.length > 2 * KEPT_LINES) this.#waiting = this.#waiting.slice(-KEPT_LINES);
  }

  #drawSoon(latest: number): void {
    setTimeout(() => {
      const now = performance.now();
      const isQuiet = !document.hidden && now - this.#printed >= QUIET_MS;
      if (isQuiet || now >= latest) this.#draw();
      else this.#drawSoon(latest);
    }, QUIET_MS);
  }

  #draw(): void {
    const lines = this.#waiting.slice(-KEPT_LINES).map(({ kind, text }) => ({ kind, text: shown(text) }));
    this.#waiting = [];
    this.#lines.querySelector('.hint-line')?.remove();
    this.#lines.append(...lines.map(({ kind, text }) => element('li', { class: `line ${kind}` }, text)));
    this.#sizes.push(...lines.map(({ text }) => text.length));
    let characters = this.#sizes.reduce((sum, size) => sum + size, 0);
    let gone = 0;
    while (this.#sizes.length - gone > KEPT_LINES || characters > KEPT_CHARACTERS) {
      characters -= this.#sizes[gone++] ?? 0;
      this.#lines.firstElementChild?.remove();
    }
    this.#sizes = this.#sizes.slice(gone);
    this.#drawn();
  }
}

function shown(text: Line['text']): string {
  const whole = typeof text === 'string' ? text : text();
  return whole.length > SHOWN_CHARACTERS ? `${whole.slice(0, SHOWN_CHARACTERS)} …` : whole;
}
