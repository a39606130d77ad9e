// Twenty-four kinds of screens, each built around a title with two given words.
import type { Random } from './random.ts';
import { ADJECTIVES, BRANDS, MENUS, PEOPLE, SENTENCES, TOPICS, TROUBLES } from './words.ts';

export interface Subject {
  readonly topic: string;
  readonly aspect: string;
  readonly random: Random;
}

export interface Drawn {
  /** Contains both words, and possibly a negation, that the name must contain. */
  readonly title: string;
  readonly body: string;
  readonly style?: string;
}

const times = (count: number, each: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => each(at)).join('');
const sentences = (random: Random, count: number): string =>
  random
    .some(SENTENCES, count)
    .map((text) => `<p>${text}</p>`)
    .join('');
const menu = (random: Random, count: number, tag = 'span'): string =>
  random
    .some(MENUS, count)
    .map((text) => `<${tag}>${text}</${tag}>`)
    .join('');
const amount = (random: Random): string => `${random.below(9000) + 100}.${random.below(90) + 10}`;
const date = (random: Random): string => `${random.below(28) + 1} ${random.pick(['Mar', 'Jun', 'Sep', 'Dec'])}`;
const plain = ({ topic, aspect }: Subject): string => `${topic} ${aspect.toLowerCase()}`;
const described = (subject: Subject): string => `${subject.random.pick(ADJECTIVES)} ${plain(subject).toLowerCase()}`;
const trouble = ({ topic, aspect, random }: Subject): string =>
  `${topic} ${aspect.toLowerCase()} ${random.pick(TROUBLES)}`;

export type Kind = (subject: Subject) => Drawn;

const dashboard: Kind = (subject) => {
  const { random } = subject;
  const title = described(subject);
  const tiles = times(4, () => `<div class="box"><small>${random.pick(TOPICS)}</small><b>${amount(random)}</b></div>`);
  const bars = times(16, () => `<i style="height:${20 + random.below(75)}%"></i>`);
  return { title, body: `<h1>${title}</h1><div class="row">${tiles}</div><div class="box chart">${bars}</div>` };
};
const article: Kind = (subject) => {
  const title = `How to read the ${plain(subject).toLowerCase()}`;
  return { title, body: `<article><h1>${title}</h1><small>8 min</small>${sentences(subject.random, 6)}</article>` };
};
const dialog: Kind = (subject) => {
  const title = `Delete the ${plain(subject).toLowerCase()}?`;
  const body = `<div class="dim"><section class="box"><h2>${title}</h2>${sentences(subject.random, 1)}<u>Cancel</u> <u class="main">Delete</u></section></div>`;
  return { title, body };
};
const failure: Kind = (subject) => {
  const title = trouble(subject);
  return { title, body: `<center><h3>${title}</h3>${sentences(subject.random, 1)}<u>Try again</u></center>` };
};
const status: Kind = (subject) => {
  const title = `${subject.topic} ${subject.aspect.toLowerCase()} not found`;
  return {
    title,
    body: `<center><div class="huge">404</div><h2>${title}</h2><p>Go back to the start page.</p></center>`,
  };
};
const form: Kind = (subject) => {
  const title = plain(subject);
  const fields = subject.random.some(['Full name', 'Street', 'City', 'Phone', 'Reference', 'Amount'], 4);
  return {
    title,
    body: `<section class="box narrow"><h2>${title}</h2>${fields.map((field) => `<label>${field}<input></label>`).join('')}<u class="main">Send</u></section>`,
  };
};
const table: Kind = (subject) => {
  const { random } = subject;
  const title = described(subject);
  const rows = times(
    9,
    () =>
      `<tr><td>${random.pick(PEOPLE)}<td>${random.pick(TOPICS)}<td>${date(random)}<td>${amount(random)}<td>Open</tr>`,
  );
  return {
    title,
    body: `<h2>${title}</h2><table><tr><th>Owner<th>Item<th>Date<th>Amount<th>State</tr>${rows}</table>`,
  };
};
const editor: Kind = ({ topic, aspect, random }) => {
  const title = `${topic.toLowerCase()}-${aspect.toLowerCase()}.ts`;
  const code = times(
    18,
    (at) => `${String(at + 1).padStart(3)}  const ${random.pick(PEOPLE).toLowerCase()}${at} = read(${at}, options);\n`,
  );
  return {
    title,
    body: `<header class="bar"><span>${title} - Editor</span></header><div class="side">${times(7, () => `<p>${random.pick(TOPICS).toLowerCase()}.ts</p>`)}</div><pre>${code}</pre>`,
  };
};
const terminal: Kind = ({ topic, aspect, random }) => {
  const command = `deploy ${topic.toLowerCase()} --${aspect.toLowerCase()}`;
  const lines = times(9, (at) => `[${at}] step ${random.pick(PEOPLE).toLowerCase()} ... ok\n`);
  return {
    title: `${topic} ${aspect} failed`,
    body: `<pre>$ ${command}\n${lines}<b class="bad">error: ${topic.toLowerCase()} ${aspect.toLowerCase()} failed with code 2</b></pre>`,
  };
};
const inbox: Kind = ({ topic, aspect, random }) => {
  const title = `${topic} ${aspect.toLowerCase()}`;
  const rows = times(
    7,
    () => `<p class="line"><b>${random.pick(PEOPLE)}</b> ${random.pick(SENTENCES).slice(0, 32)}</p>`,
  );
  return {
    title,
    body: `<div class="side">${times(5, (at) => `<p>${['Inbox', 'Sent', 'Drafts', 'Spam', 'Trash'][at]}</p>`)}</div><div class="rest"><h2>${title}</h2><small>${random.pick(PEOPLE)} to me</small>${sentences(random, 3)}${rows}</div>`,
  };
};
const kanban: Kind = (subject) => {
  const { random } = subject;
  const title = `${plain(subject)} board`;
  const column = (name: string) =>
    `<div class="box"><b>${name}</b>${times(3, () => `<div class="box">${random.pick(TOPICS)} ${random.pick(PEOPLE)}</div>`)}</div>`;
  return { title, body: `<h2>${title}</h2><div class="row">${['To do', 'Doing', 'Done'].map(column).join('')}</div>` };
};
const settings: Kind = (subject) => {
  const { random } = subject;
  const title = plain(subject);
  return {
    title,
    body: `<div class="side">${menu(random, 6, 'p')}</div><div class="rest"><h2>${title}</h2>${times(6, (at) => `<p class="line">${random.pick(SENTENCES).slice(0, 30)} <u>${at % 2 ? 'On' : 'Off'}</u></p>`)}</div>`,
  };
};
const chat: Kind = ({ topic, aspect, random }) => {
  const title = `${topic} ${aspect.toLowerCase()}`;
  const said = times(6, () => `<p><b>${random.pick(PEOPLE)}</b><br>${random.pick(SENTENCES)}</p>`);
  return {
    title,
    body: `<div class="side">${times(6, () => `<p># ${random.pick(TOPICS).toLowerCase()}</p>`)}</div><div class="rest"><h3>${title}</h3>${said}</div>`,
  };
};
const product: Kind = (subject) => {
  const { random } = subject;
  const title = `${plain(subject)} kit`;
  return {
    title,
    body: `<div class="row"><div class="box tall">PHOTO</div><div><h1>${title}</h1><h3>$${amount(random)}</h3>${sentences(random, 2)}<u class="main">Add to cart</u></div></div>`,
  };
};
const calendar: Kind = (subject) => {
  const title = described(subject);
  const days = times(35, (at) => `<div class="day">${(at % 31) + 1}</div>`);
  return { title, body: `<h2>${title}</h2><div class="month">${days}</div>` };
};
const map: Kind = (subject) => {
  const title = `${plain(subject)} map`;
  const lines = times(
    14,
    () =>
      `<line x1="${subject.random.below(900)}" y1="0" x2="${subject.random.below(900)}" y2="500" stroke="currentColor"/>`,
  );
  return { title, body: `<h3>${title}</h3><svg viewBox="0 0 900 500" class="fill">${lines}</svg>` };
};
const login: Kind = (subject) => {
  const title = `Sign in to ${plain(subject).toLowerCase()}`;
  return {
    title,
    body: `<center><h2>${title}</h2><label>Email<input></label><label>Password<input></label><u class="main">Sign in</u></center>`,
  };
};
const wizard: Kind = (subject) => {
  const title = plain(subject);
  return {
    title,
    body: `<small>Step 2 of 4</small><h1>${title}</h1>${sentences(subject.random, 2)}<label>Answer<input></label><u>Back</u> <u class="main">Next</u>`,
  };
};
const search: Kind = (subject) => {
  const { random } = subject;
  const title = `${plain(subject).toLowerCase()}`;
  const results = times(5, () => `<h4>${random.pick(TOPICS)} by ${random.pick(PEOPLE)}</h4>${sentences(random, 1)}`);
  return { title, body: `<div class="box query">${title}</div><small>About 1,240 results</small>${results}` };
};
const slide: Kind = (subject) => {
  const title = described(subject);
  return {
    title,
    body: `<center><div class="large">${title}</div><p>${subject.random.pick(PEOPLE)}, ${date(subject.random)}</p></center>`,
  };
};
const profile: Kind = ({ topic, aspect, random }) => {
  const title = `${random.pick(PEOPLE)}, ${topic.toLowerCase()} ${aspect.toLowerCase()}`;
  return { title, body: `<div class="face"></div><h2>${title}</h2>${sentences(random, 4)}` };
};
const toast: Kind = (subject) => {
  const title = trouble(subject);
  const { random } = subject;
  return {
    title,
    body: `<h3>${random.pick(BRANDS)}</h3>${sentences(random, 6)}<div class="toast bad">${title}</div>`,
  };
};
const documentation: Kind = (subject) => {
  const { random } = subject;
  const title = plain(subject);
  return {
    title,
    body: `<div class="side">${times(9, () => `<p>${random.pick(TOPICS)}</p>`)}</div><div class="rest"><h1>${title}</h1>${sentences(random, 2)}<pre class="box">npm install ${random.pick(PEOPLE).toLowerCase()}</pre>${sentences(random, 2)}</div>`,
  };
};
const receipt: Kind = (subject) => {
  const { random } = subject;
  const title = described(subject);
  return {
    title,
    body: `<section class="box narrow"><h3>${title}</h3><small>No. ${random.below(90000)}</small>${times(6, () => `<p class="line">${random.pick(TOPICS)} <b>${amount(random)}</b></p>`)}</section>`,
  };
};

export const KINDS: Readonly<Record<string, Kind>> = {
  dashboard,
  article,
  dialog,
  failure,
  status,
  form,
  table,
  editor,
  terminal,
  inbox,
  kanban,
  settings,
  chat,
  product,
  calendar,
  map,
  login,
  wizard,
  search,
  slide,
  profile,
  toast,
  documentation,
  receipt,
};
