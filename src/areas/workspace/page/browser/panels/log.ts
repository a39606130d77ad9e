// The system log and its panels.
import { html } from 'lit-html';
import type { LogLine } from '../../../../../../generated/workspace/messages.ts';
import { create, element } from '../element.ts';
import type { PanelView } from './panel.ts';

const KEPT_LINES = 1_000;
/** Created once because creation is slow. */
const TIME = new Intl.DateTimeFormat([], { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

/** Returns the saved name of an open tab and the title that its handle shows. */
type TabFinder = (tabId: string) => { readonly name: string; readonly title: string } | undefined;

/** The lines shown by every log panel of the page. */
export class SystemLog {
  readonly #tabOf: TabFinder;
  #lines: readonly LogLine[] = [];
  readonly #panels = new Set<LogPanel>();

  constructor(tabOf: TabFinder) {
    this.#tabOf = tabOf;
  }

  /** Names the tab as its handle does: a web view without a name has the title of its page. */
  textOf({ text, tabId }: LogLine): string {
    const tab = tabId === undefined ? undefined : this.#tabOf(tabId);
    if (!tab) return text;
    return text.includes('“') ? text.replace(`“${tab.name}”`, () => `“${tab.title}”`) : `${tab.title}: ${text}`;
  }

  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  replace(lines: readonly LogLine[]): void {
    this.#lines = lines;
    for (const panel of this.#panels) panel.show();
  }

  add(line: LogLine): void {
    this.#lines = [...this.#lines, line].slice(-KEPT_LINES);
    for (const panel of this.#panels) panel.add(line);
  }

  open(): LogPanel {
    const panel = new LogPanel(this, () => this.#panels.delete(panel));
    this.#panels.add(panel);
    return panel;
  }
}

/** Draws only while visible, and several lines at once: there may be many panels and lines. */
class LogPanel implements PanelView {
  readonly element: HTMLElement;
  readonly favicon = null;
  readonly #log: SystemLog;
  readonly #list = element('ol', { class: 'log-lines' });
  readonly #closed: () => void;
  #visible = false;
  #undrawn: LogLine[] = [];

  constructor(log: SystemLog, closed: () => void) {
    this.#log = log;
    this.#closed = closed;
    this.element = create(html`<div role="group" class="panel log" aria-label="System log">
      <div class="at-end" role="log" tabindex="0" aria-label="System log">${this.#list}</div>
    </div>`);
  }

  update(): void {}

  shown(visible: boolean): void {
    this.#visible = visible;
    if (visible) requestAnimationFrame(() => this.show()); // it may be visible only for a moment
  }

  show(): void {
    if (!this.#visible) return;
    this.#undrawn = [];
    const { lines } = this.#log;
    const none = element('li', { class: 'soft' }, 'No activity yet');
    this.#list.replaceChildren(...(lines.length > 0 ? lines.map((line) => this.#draw(line)) : [none]));
  }

  add(line: LogLine): void {
    if (!this.#visible) return;
    if (this.#undrawn.length === 0) requestAnimationFrame(() => this.#append());
    if (this.#undrawn.push(line) > KEPT_LINES) this.#undrawn.shift(); // a background page draws nothing
  }

  dispose(): void {
    this.#closed();
  }

  #append(): void {
    if (!this.#visible) return;
    this.#list.querySelector('.soft')?.remove();
    this.#list.append(...this.#undrawn.splice(0).map((line) => this.#draw(line)));
    while (this.#list.childElementCount > KEPT_LINES) this.#list.firstElementChild?.remove();
  }

  #draw(line: LogLine): HTMLElement {
    const { at, level, by } = line;
    const time = element('time', { datetime: at, title: at }, TIME.format(new Date(at)));
    const actor = element('span', { class: `by ${by?.kind ?? ''}` }, by?.name ?? '');
    return element('li', { class: `log-line ${level}` }, time, actor, element('span', {}, this.#log.textOf(line)));
  }
}
