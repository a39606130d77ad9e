// Shows who is in the workspace: people who have it open, programs that recently acted, and the last action of each.
import { html, render } from 'lit-html';
import type { LogLine, Person } from '../../../../../generated/workspace/messages.ts';
import type { SystemLog } from '../../log/page/log-panel.ts';
import { pauseButton } from '../../page-kit/agent-pause.ts';
import { create, element } from '../../page-kit/element.ts';
import { icon } from '../../page-kit/icons.ts';

const AGO = new Intl.RelativeTimeFormat('en', { style: 'short', numeric: 'auto' });
/** Programs do not disconnect: they are listed for this long after their last action. */
const RECENT_MS = 30 * 60_000;
/** Delay for counting, so that a burst of log lines does not slow down calls. */
const COUNT_MS = 250;

export class PresenceMenu {
  readonly list = create(
    html`<div class="menu presence" id="presence" popover="auto" role="dialog" aria-label="Who is here"></div>`,
  );
  readonly button: HTMLButtonElement;
  readonly #me: string;
  readonly #log: Pick<SystemLog, 'lines' | 'textOf'>;
  readonly #counter = element('span');
  readonly #pause = pauseButton();
  #people: readonly Person[] = [];
  #willCount = false;

  constructor(me: string, log: Pick<SystemLog, 'lines' | 'textOf'>) {
    this.#me = me;
    this.#log = log;
    this.button = create<HTMLButtonElement>(html`<button type="button" class="button small" popovertarget="presence">
      ${icon('people')}<span>${this.#counter}<span class="narrow-only"> here</span></span>
    </button>`);
    this.list.addEventListener('beforetoggle', ({ newState }) => {
      if (newState !== 'open') return;
      this.#show();
      const { bottom, right } = this.button.getBoundingClientRect();
      this.list.style.top = `${bottom + 6}px`;
      this.list.style.right = innerWidth < 500 ? '0' : `${Math.max(4, innerWidth - right)}px`;
    });
    this.#count();
  }

  showPeople(here: readonly Person[]): void {
    this.#people = here;
    this.#count();
  }

  /** Call after a change of presence or a new log line. */
  changed(): void {
    if (this.#willCount) return;
    this.#willCount = true;
    setTimeout(() => {
      this.#willCount = false;
      this.#count();
    }, COUNT_MS);
  }

  #count(): void {
    const programs = this.#latest('program').size;
    const total = this.#people.length + programs;
    const label = `${counted(this.#people.length, 'person', 'people')}, ${counted(programs, 'program', 'programs')}`;
    // Most log lines change nothing here, and a DOM update would be painted before the call is answered.
    if (label !== this.button.title) {
      this.#counter.textContent = String(total);
      this.button.title = label;
      this.button.setAttribute('aria-label', `${total} here: ${label}`);
    }
    if (this.list.matches(':popover-open')) this.#show();
  }

  #latest(kind: 'person' | 'program'): ReadonlyMap<string, LogLine> {
    const since = Date.now() - RECENT_MS;
    const lines = this.#log.lines.filter(({ by, at }) => by?.kind === kind && Date.parse(at) >= since);
    return new Map(lines.map((line) => [line.by?.name ?? '', line]));
  }

  #show(): void {
    const did = this.#latest('person');
    const entries = this.#people.map(({ name, browsers }) => {
      const you = name === this.#me ? ' (you)' : '';
      const windows = browsers > 1 ? `, ${browsers} windows` : '';
      return this.#entry('people', `${name}${you}${windows}`, did.get(name));
    });
    const programs = [...this.#latest('program')].reverse().map(([name, line]) => this.#entry('robot', name, line));
    const content = html`<h2>People</h2>
      <ul>${entries}</ul>
      <h2>Programs</h2>
      ${programs.length > 0 ? html`<ul>${programs}</ul>` : html`<p class="soft">No recent activity</p>`} ${this.#pause}`;
    render(content, this.list);
  }

  #entry(picture: string, name: string, last: LogLine | undefined) {
    const did = last ? `${this.#log.textOf(last)} ${ago(last.at)}` : 'No recent activity';
    return html`<li>${icon(picture)}<div><strong>${name}</strong><small>${did}</small></div></li>`;
  }
}

function ago(at: string): string {
  const seconds = Math.max(0, Math.round((Date.now() - Date.parse(at)) / 1_000));
  return seconds < 60 ? AGO.format(-seconds, 'second') : AGO.format(-Math.round(seconds / 60), 'minute');
}

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;
