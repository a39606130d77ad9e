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

export function createPresenceMenu(me: string, log: Pick<SystemLog, 'lines' | 'textOf'>) {
  const list = create(
    html`<div class="menu presence" id="presence" popover="auto" role="dialog" aria-label="Who is here"></div>`,
  );
  const counter = element('span');
  const button = create<HTMLButtonElement>(html`<button type="button" class="button small" popovertarget="presence">
    ${icon('people')}<span>${counter}<span class="narrow-only"> here</span></span>
  </button>`);
  const pause = pauseButton();
  let people: readonly Person[] = [];
  let willCount = false;
  list.addEventListener('beforetoggle', ({ newState }) => {
    if (newState !== 'open') return;
    show();
    const { bottom, right } = button.getBoundingClientRect();
    list.style.top = `${bottom + 6}px`;
    list.style.right = innerWidth < 500 ? '0' : `${Math.max(4, innerWidth - right)}px`;
  });
  count();

  function update(here: readonly Person[]): void {
    people = here;
    count();
  }

  /** Call after a change of presence or a new log line. */
  function changed(): void {
    if (willCount) return;
    willCount = true;
    setTimeout(() => {
      willCount = false;
      count();
    }, COUNT_MS);
  }

  function count(): void {
    const programs = latest('program').size;
    const total = people.length + programs;
    const label = `${counted(people.length, 'person', 'people')}, ${counted(programs, 'program', 'programs')}`;
    // Most log lines change nothing here, and a DOM update would be painted before the call is answered.
    if (label !== button.title) {
      counter.textContent = String(total);
      button.title = label;
      button.setAttribute('aria-label', `${total} here: ${label}`);
    }
    if (list.matches(':popover-open')) show();
  }

  function latest(kind: 'person' | 'program'): ReadonlyMap<string, LogLine> {
    const since = Date.now() - RECENT_MS;
    const lines = log.lines.filter(({ by, at }) => by?.kind === kind && Date.parse(at) >= since);
    return new Map(lines.map((line) => [line.by?.name ?? '', line]));
  }

  function show(): void {
    const did = latest('person');
    const entries = people.map(({ name, browsers }) => {
      const you = name === me ? ' (you)' : '';
      const windows = browsers > 1 ? `, ${browsers} windows` : '';
      return entry('people', `${name}${you}${windows}`, did.get(name));
    });
    const programs = [...latest('program')].reverse().map(([name, line]) => entry('robot', name, line));
    const content = html`<h2>People</h2>
      <ul>${entries}</ul>
      <h2>Programs</h2>
      ${programs.length > 0 ? html`<ul>${programs}</ul>` : html`<p class="soft">No recent activity</p>`} ${pause}`;
    render(content, list);
  }

  function entry(picture: string, name: string, last: LogLine | undefined) {
    const did = last ? `${log.textOf(last)} ${ago(last.at)}` : 'No recent activity';
    return html`<li>${icon(picture)}<div><strong>${name}</strong><small>${did}</small></div></li>`;
  }

  return { list, button, people: update, changed };
}

function ago(at: string): string {
  const seconds = Math.max(0, Math.round((Date.now() - Date.parse(at)) / 1_000));
  return seconds < 60 ? AGO.format(-seconds, 'second') : AGO.format(-Math.round(seconds / 60), 'minute');
}

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;
