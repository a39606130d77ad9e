// Guides: prose from guides/, code from test/examples/, where the tests run it. A page shows a file as it is, but for
// the addresses that it imports from.
import { readFile } from 'node:fs/promises';
import { type Content, html } from '../pages/html.ts';
import { codeBlock } from './code.ts';
import { type SitePage, withContents } from './frame.ts';
import { anyDocument } from './guides/any-document.ts';
import { connectProvider } from './guides/connect-provider.ts';
import { crossDevice } from './guides/cross-device.ts';
import { mockAnnex } from './guides/mock-annex.ts';
import { ownClient } from './guides/own-client.ts';
import { publishPackages } from './guides/publish-packages.ts';
import { receiveCode } from './guides/receive-code.ts';
import { signIn } from './guides/sign-in.ts';
import { markdown } from './markdown.ts';

/** Whether something answers at a path: a guide should not send people to a page that is not there. */
export type Served = (path: string) => boolean;

export interface GuideText {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /**
   * CommonMark; a line `{{file}}` stands for that file of test/examples, `{{picture file: what it shows}}` for one of
   * pictures/.
   */
  readonly text: (served: Served) => string;
}
export interface Guide extends Omit<GuideText, 'text'> {
  readonly body: Content;
}

const TEXTS: readonly GuideText[] = [
  signIn,
  crossDevice,
  receiveCode,
  connectProvider,
  publishPackages,
  mockAnnex,
  ownClient,
  anyDocument,
];
const EXAMPLES = new URL('../../test/examples/', import.meta.url);

/** What stands at the left in the checkout is what stands at the right for whoever installs the package. */
const INSTALLED: readonly (readonly [string, string])[] = [
  ["'../../src/sdk/index.ts'", "'annex/sdk'"],
  ["'../../src/sdk/oauth/index.ts'", "'annex/sdk/oauth'"],
  ["'../../src/mock/index.ts'", "'annex/mock'"],
  ["'../../generated/intents/api.d.ts'", "'./intents.d.ts'"],
];

export const readGuides = (served: Served): Promise<Guide[]> =>
  Promise.all(TEXTS.map(async ({ text, ...guide }) => ({ ...guide, body: await Promise.all(parts(text(served))) })));

const parts = (text: string): (Content | Promise<Content>)[] =>
  text
    .split(/^\{\{(.+)\}\}$/m)
    .map((part, index) => (index % 2 === 0 ? markdown(part) : (picture(part) ?? example(part))));

function picture(part: string): Content | null {
  const [, file, text] = /^picture ([a-z-]+\.png): (.+)$/.exec(part) ?? [];
  if (file === undefined) return null;
  return html`<figure class="picture"><img src="/docs/assets/${file}" alt="${text}" loading="lazy"></figure>`;
}

async function example(file: string): Promise<Content> {
  const text = await readFile(new URL(file, EXAMPLES), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null)
    return html`<p class="note warn">This copy of Annex came without the file test/examples/${file}.</p>`;
  const shown = INSTALLED.reduce((all, [checkout, installed]) => all.replaceAll(checkout, installed), text);
  return codeBlock(shown, file.split('.').at(-1) ?? 'text', html`<span data-file="${file}">${file}</span>`);
}

export function guidePage(guide: Guide, guides: readonly Guide[]): SitePage {
  const place = guides.indexOf(guide);
  const next = guides[place + 1];
  const entries = guides.map(({ name, title }) => ({
    href: `/docs/guides/${name}`,
    label: title,
    current: name === guide.name,
  }));
  const body = html`<article class="guide">
<p class="crumbs"><a href="/docs">Docs</a> <span aria-hidden="true">/</span> <a href="/docs/guides">Guides</a></p>
<h1>${guide.title}</h1>
<p class="lead">${guide.summary}</p>
<div class="prose">${guide.body}</div>
${next ? html`<p class="next"><a class="button" href="/docs/guides/${next.name}">Next: ${next.title}</a></p>` : null}
</article>`;
  return {
    title: guide.title,
    description: guide.summary,
    section: 'guides',
    className: 'reference',
    main: false,
    body: withContents('Guides', [{ entries }], body),
  };
}

export function guidesPage(guides: readonly Guide[]): SitePage {
  const body = html`<h1>Guides</h1>
<p class="lead">Short ways from nothing to something that works. The code on these pages is run by Annex’s own tests, as it stands.</p>
${guideCards(guides)}`;
  return { title: 'Guides', description: 'Short, tested ways to use Annex.', section: 'guides', body };
}

export const guideCards = (guides: readonly Guide[], heading: 'h2' | 'h3' = 'h2'): Content =>
  html`<ul class="cards guide-cards">${guides.map(({ name, title, summary }) => {
    const link = html`<a href="/docs/guides/${name}">${title}</a>`;
    return html`<li class="card linked">${heading === 'h2' ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}<p class="soft">${summary}</p></li>`;
  })}</ul>`;
