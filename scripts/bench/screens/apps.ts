// Screens of everyday tools on which the title is not the largest text: logs, CI runs, boards, chats and inboxes.
import type { Kind } from './kinds.ts';
import type { Random } from './random.ts';
import { BRANDS, PEOPLE, SENTENCES, TOPICS, TROUBLES } from './words.ts';

const times = (count: number, each: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => each(at)).join('');
const clock = (random: Random): string =>
  `${String(8 + random.below(12)).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}`;
const ago = (random: Random): string => `${1 + random.below(11)}${random.pick(['h', 'd', 'mo', 'm', 's'])} ago`;
const face = (random: Random): string =>
  `<i style="display:inline-block;width:2.2em;height:2.2em;border-radius:50%;background:hsl(${random.below(360)} 50% 60%)"></i>`;
const bar = (left: string, right: string): string =>
  `<div style="display:flex;align-items:center;gap:1.2em;padding:.5em 1em;border-bottom:1px solid #8886">${left}<span style="flex:1"></span>${right}</div>`;

/** A service that writes lines; one of them is an error. */
const log: Kind = ({ topic, aspect, random }) => {
  const day = `2026-11-${10 + random.below(18)}`;
  const message = `${topic} ${aspect.toLowerCase()} ${random.pick(TROUBLES)}`;
  const row = (level: string, text: string) =>
    `${day}T${clock(random)}:${10 + random.below(49)}.${100 + random.below(899)}Z ${level} ${text}\n`;
  const lines = (count: number) =>
    times(count, () =>
      row('INFO ', `${random.pick(PEOPLE).toLowerCase()} handled in ${random.below(90)}ms status=200`),
    );
  const error = `<span style="color:#e5484d">${row('ERROR', message)}</span>`;
  const body = `<pre style="margin:0;font-size:.9em">${lines(6 + random.below(8))}${error}${lines(4 + random.below(8))}</pre>`;
  return { title: message, body };
};
/** A job of a CI run with its steps, most of them folded. */
const ciRun: Kind = ({ topic, aspect, random }) => {
  const title = `${random.pick(['Fix', 'Add', 'Move', 'Speed up'])} ${topic.toLowerCase()} ${aspect.toLowerCase()}`;
  const number = 100 + random.below(4000);
  const steps = ['Set up job', 'Check out', 'Install packages', 'Build', 'Run tests', 'Upload results', 'Clean up'];
  const list = steps.map(
    (step, at) =>
      `<div class="line">${at === 4 ? '✗' : '✓'} ${step} <small style="float:right">${random.below(59)}s</small></div>`,
  );
  const head = bar(
    `<b>${random.pick(BRANDS).toLowerCase()} / ${random.pick(TOPICS).toLowerCase()}</b>`,
    '<small>Code</small><small>Issues</small><small>Runs</small>',
  );
  const jobs = times(
    5,
    () => `<p><small>${random.pick(['build', 'lint', 'unit', 'e2e', 'docs'])} (${18 + random.below(8)})</small></p>`,
  );
  return {
    title,
    body: `${head}<p><span style="font-size:1.25em;font-weight:600">${title}</span> <span style="opacity:.6">#${number}</span></p><small>Triggered ${ago(random)} by ${random.pick(PEOPLE)}</small><div class="side">${jobs}</div><div class="rest"><b>test</b> <small>failed ${ago(random)} in 2m ${random.below(59)}s</small>${list.join('')}</div>`,
  };
};
/** A board whose cards have larger or bolder titles than the board. */
const cards: Kind = ({ topic, aspect, random }) => {
  const title = `${topic} ${aspect.toLowerCase()}`;
  const card = () =>
    `<div class="box"><b style="font-size:${random.pick(['1em', '1.1em'])}">${random.pick(TOPICS)} ${random.pick(PEOPLE).toLowerCase()} ${random.pick(['request', 'draft', 'cleanup', 'review'])}</b><p style="margin:.3em 0"><small>${random.pick(BRANDS).slice(0, 3).toUpperCase()}-${random.below(900)} · ${ago(random)}</small></p></div>`;
  const columns = ['Backlog', 'In progress', 'Review', 'Done'].map(
    (name, at) => `<div><small>${name} ${at + 2}</small>${times(3 + random.below(2), card)}</div>`,
  );
  const head = bar(
    `<span style="font-weight:600;font-size:1.1em">${title}</span>`,
    `<small>Board</small><small>List</small><small>Filter</small>${face(random)}`,
  );
  return { title, body: `${head}<div class="row">${columns.join('')}</div>` };
};
/** A channel with messages, time stamps and reactions. */
const channel: Kind = ({ topic, aspect, random }) => {
  const title = `${topic.toLowerCase()}-${aspect.toLowerCase()}`;
  const message = () =>
    `<div style="display:flex;gap:.7em;margin:.7em 0">${face(random)}<div><b>${random.pick(PEOPLE)}</b> <small style="opacity:.6">${clock(random)}</small><br>${random.pick(SENTENCES)}${random.chance(0.3) ? `<br><small>👍 ${1 + random.below(5)}</small>` : ''}</div></div>`;
  const side = `<b style="font-size:1.15em">${random.pick(BRANDS)}</b>${times(7, () => `<p># ${random.pick(TOPICS).toLowerCase()}</p>`)}${times(3, () => `<p>${random.pick(PEOPLE)}</p>`)}`;
  return {
    title,
    body: `<div class="side">${side}</div><div class="rest">${bar(`<b># ${title}</b>`, `<small>${2 + random.below(40)} members</small>`)}${times(6, message)}<div class="box">Message #${title}</div></div>`,
  };
};
/** A list of messages, one of which is open at the side. */
const mail: Kind = ({ topic, aspect, random }) => {
  const title = `${topic} ${aspect.toLowerCase()}`;
  const row = () =>
    `<div class="line" style="${random.chance(0.4) ? 'font-weight:700' : ''}">${random.pick(PEOPLE)} <small style="float:right">${clock(random)}</small><br>${random.pick(TOPICS)} ${random.pick(['question', 'reminder', 'update', 'invoice'])}<br><small style="font-weight:400;opacity:.7">${random.pick(SENTENCES).slice(0, 34)}…</small></div>`;
  const open = `<div style="flex:2;padding-left:1.5em"><span style="font-size:1.3em">${title}</span><p><b>${random.pick(PEOPLE)}</b> <small>to me, ${clock(random)}</small></p><p>Hello ${random.pick(PEOPLE)},</p>${random
    .some(SENTENCES, 4)
    .map((text) => `<p>${text}</p>`)
    .join('')}</div>`;
  const head = bar(`<b>${random.pick(BRANDS)} Mail</b>`, `<small>Search mail</small>${face(random)}`);
  return {
    title,
    body: `${head}<div style="display:flex"><div style="flex:1;max-width:24em">${times(8, row)}</div>${open}</div>`,
  };
};
/** A ticket with a small title above a long discussion. */
const ticket: Kind = ({ topic, aspect, random }) => {
  const title = `${topic} ${aspect.toLowerCase()} ${random.pick(TROUBLES)}`;
  const comment = () =>
    `<div class="box"><b>${random.pick(PEOPLE)}</b> <small>commented ${ago(random)}</small><p>${random.pick(SENTENCES)} ${random.pick(SENTENCES)}</p></div>`;
  const facts = ['Assignee', 'Labels', 'Milestone', 'Due'].map(
    (name) => `<p><small>${name}</small><br>${random.pick(PEOPLE)}</p>`,
  );
  const head = bar(`<b>${random.pick(BRANDS)}</b><small>Projects</small><small>Issues</small>`, face(random));
  return {
    title,
    body: `${head}<p style="font-size:1.3em;font-weight:600;margin:.6em 0">${title}</p><small>#${random.below(9000)} opened ${ago(random)} by ${random.pick(PEOPLE)}</small><div style="display:flex;gap:1em"><div style="flex:3">${times(4, comment)}</div><div style="flex:1">${facts.join('')}</div></div>`,
  };
};

export const APP_KINDS: Readonly<Record<string, Kind>> = { log, ciRun, cards, channel, mail, ticket };
