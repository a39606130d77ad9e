// The system log and its panels.
import { html } from 'lit-html';
import type { LogLine } from '../../../../../generated/workspace/messages.ts';
import { create, element } from '../../page-kit/element.ts';
import type { WorkspacePage } from '../../page-kit/page.ts';
import type { PanelView } from '../../page-kit/panel.ts';

const KEPT_LINES = 1_000;
/** Created once because creation is slow. */
const TIME = new Intl.DateTimeFormat([], { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

/** The lines shown by every log panel of the page. */
export class SystemLog {
  readonly #page: Pick<WorkspacePage, 'tabOf' | 'titleOf'>;
  lines: readonly LogLine[] = [];
  /** Those that are open. */
  readonly panels = new Set<LogPanel>();

  constructor(page: Pick<WorkspacePage, 'tabOf' | 'titleOf'>) {
    this.#page = page;
  }

  /** Names the tab as its handle does. */
  textOf({ text, tabId = '' }: LogLine): string {
    const name = this.#page.tabOf(tabId)?.displayName;
    if (name === undefined) return text;
    const title = this.#page.titleOf(tabId) ?? name;
    return text.includes('“') ? text.replace(`“${name}”`, () => `“${title}”`) : `${title}: ${text}`;
  }

  replace(lines: readonly LogLine[]): void {
    this.lines = lines;
    for (const panel of this.panels) panel.show();
  }

  add(line: LogLine): void {
    this.lines = [...this.lines, line].slice(-KEPT_LINES);
    for (const panel of this.panels) panel.add(line);
  }
}

/** Draws only while visible, and several lines at once: there may be many panels and lines. */
export class LogPanel implements PanelView {
  readonly #log: SystemLog;
  readonly #list = element('ol', { class: 'log-lines' });
  readonly element = create(html`<div role="group" class="panel log" aria-label="System log">
    <div class="at-end" role="log" tabindex="0" aria-label="System log">${this.#list}</div>
  </div>`);
  #visible = false;
  #undrawn: LogLine[] = [];

  constructor(log: SystemLog) {
    this.#log = log;
    log.panels.add(this);
  }

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
    this.#log.panels.delete(this);
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
    const actor = element('span', { class: `by ellipsis ${by?.kind ?? ''}` }, by?.name ?? '');
    return element('li', { class: `log-line ${level}` }, time, actor, element('span', {}, this.#log.textOf(line)));
  }
}
