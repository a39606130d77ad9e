// The system log: what happened in this workspace.
import type { LogLine } from '../../../../generated/workspace/messages.ts';
import { element } from '../element.ts';
import type { PanelView } from './panel.ts';

const KEPT_LINES = 1_000;

/** The lines that every log panel of the page shows. */
export class SystemLog {
  #lines: readonly LogLine[] = [];
  readonly #panels = new Set<LogPanel>();

  replace(lines: readonly LogLine[]): void {
    this.#lines = lines;
    for (const panel of this.#panels) panel.show(lines);
  }

  add(line: LogLine): void {
    this.#lines = [...this.#lines, line].slice(-KEPT_LINES);
    for (const panel of this.#panels) panel.add(line);
  }

  open(): LogPanel {
    const panel = new LogPanel(() => this.#panels.delete(panel));
    this.#panels.add(panel);
    panel.show(this.#lines);
    return panel;
  }
}

export class LogPanel implements PanelView {
  readonly element: HTMLElement;
  readonly favicon = null;
  readonly #list = element('ol', { class: 'log-lines', role: 'log', tabindex: '0', 'aria-label': 'System log' });
  readonly #closed: () => void;

  constructor(closed: () => void) {
    this.#closed = closed;
    this.element = element('section', { class: 'panel log', 'aria-label': 'System log' }, this.#list);
  }

  update(): void {}

  show(lines: readonly LogLine[]): void {
    const none = element('li', { class: 'soft' }, 'Nothing has happened yet.');
    this.#list.replaceChildren(...(lines.length > 0 ? lines.map(draw) : [none]));
    this.#list.scrollTop = this.#list.scrollHeight;
  }

  add(line: LogLine): void {
    const atEnd = this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight < 40;
    this.#list.querySelector('.soft')?.remove();
    this.#list.append(draw(line));
    while (this.#list.childElementCount > KEPT_LINES) this.#list.firstElementChild?.remove();
    if (atEnd) this.#list.scrollTop = this.#list.scrollHeight;
  }

  dispose(): void {
    this.#closed();
  }
}

function draw({ at, level, text }: LogLine): HTMLLIElement {
  const time = new Date(at).toLocaleTimeString([], { hour12: false });
  return element(
    'li',
    { class: `log-line ${level}` },
    element('time', { datetime: at, title: at }, time),
    element('span', {}, text),
  );
}
