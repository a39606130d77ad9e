// The page of a console. Its script fills the form, sends it and shows what the server returns.
import { type Content, html } from '../../pages/html.ts';
import { createPage, type Page } from '../../pages/layout.ts';
import { siteBar, type Visit } from '../../pages/site-bar.ts';
import { compact } from '../../pages/theme.ts';
import { codeBlock } from '../code-block.ts';
import { REFERENCE_STYLE } from '../style.ts';
import type { OperationData, SocketData } from './data.ts';

export interface Console {
  /** The last part of its address. */
  readonly name: string;
  readonly title: string;
  /** The path of its page in the docs. */
  readonly docs: string;
  readonly line: Content;
  readonly data: OperationData | SocketData;
}

const CREDENTIALS: Readonly<Record<string, string>> = {
  browserSession: 'Your login in this browser',
  apiKey: 'API key',
  sessionToken: 'Session token',
};
/** Operations of other methods that end or replace something. */
const ENDS = /^(?:end|stop|restart|update)/;
const SAMPLES = ['curl', 'fetch', 'Python'];

export function consolePage({ name, title, docs, line, data }: Console, visit: Visit): Page {
  const docsLink = visit.platform === null ? null : html`<a href="${visit.platform}${docs}">Documentation</a>`;
  const isSocket = data.kind === 'socket';
  return createPage({
    title: `Try it: ${title} · Annex`,
    className: 'console-page',
    header: siteBar(visit, 'docs'),
    styles: [REFERENCE_STYLE + CONSOLE_STYLE],
    footer: html`<div>Requests from this page go to this server only. What you type is not stored.</div>`,
    blobImages: true,
    loads: [`/console/${name}.js`, '/console/script.js'],
    body: html`<p class="crumbs">${docsLink}</p>
<h1>${title}</h1>
<p class="operation-line">${line}</p>
<noscript><p class="note warn">You need JavaScript to use the console.</p></noscript>
<div class="console"><form id="request" autocomplete="off" novalidate>
${note(name, data, visit)}
${isSocket ? CONNECT : credentials(data, visit)}
${!isSocket && data.parameters.length > 0 ? html`<fieldset id="parameters"><legend>Parameters</legend></fieldset>` : null}
${data.choices.length > 0 ? editor(isSocket ? 'Message' : 'Body', data.choices) : null}
<ul id="errors" class="errors" aria-live="polite" hidden></ul>
<div class="actions"><button class="button primary" id="send">Send</button><label><input type="checkbox" id="force"> Send even if invalid</label></div>
</form>
<div class="results">${isSocket ? LOG : RESPONSE}</div></div>`,
  });
}

function note(name: string, data: Console['data'], visit: Visit): Content {
  if (data.kind === 'socket')
    return html`<p class="note">You are talking to the real server. ${data.needsLogin ? (visit.user ? html`It uses your login as <bdi>${visit.user}</bdi>. ` : html`<a href="/login?next=/console/${name}">Log in</a> before you connect. `) : null}Send the first message within 10 seconds, or the server closes the connection.</p>`;
  const { method, effects } = data.row;
  if (method === 'DELETE' || (method !== 'GET' && ENDS.test(name)))
    return html`<p class="note warn">This runs on the real server. It deletes, ends or replaces something, and you may not be able to undo it.</p>`;
  return method === 'GET' && !effects
    ? null
    : html`<p class="note">This runs on the real server and changes its data.</p>`;
}

/** The key has no name and is never restored: it stays in the memory of the page. */
function credentials({ schemes }: OperationData, { platform }: Visit): Content {
  const names = Object.keys(schemes).toSorted((name) => (name === 'browserSession' ? -1 : 0));
  return names.length === 0
    ? null
    : html`<fieldset><legend>Credential</legend>
<label>Kind <select id="credential">${names.map((name) => html`<option value="${name}">${CREDENTIALS[name] ?? name}</option>`)}<option value="none">None</option></select></label>
<div id="secret"><label class="input">Key or token <input type="password" autocomplete="off" spellcheck="false"></label>
<p class="soft">Kept in memory until you leave this page, and sent only to this server.${'apiKey' in schemes && platform !== null ? html` <a href="${platform}/account" target="_blank">Create an API key</a>` : null}</p>
${platform === '' && 'sessionToken' in schemes ? USE_LOGIN : null}</div>
</fieldset>`;
}

/** Only on the platform itself, whose cookie the browser has. */
const USE_LOGIN = html`<div class="actions"><button class="button small" type="button" id="use-login">Use my login</button><span id="login-outcome" class="soft" role="status"></span></div>`;

const editor = (legend: string, choices: Console['data']['choices']): Content =>
  html`<fieldset><legend>${legend}</legend>
<div class="choices"><label${choices.length < 2 ? html` hidden` : null}>Type <select id="choice">${choices.map(({ name }) => html`<option>${name}</option>`)}</select></label>
<label>Example <select id="example"></select></label>
<span id="views" role="radiogroup" aria-label="View"><label><input type="radio" name="view" value="form"> Form</label><label><input type="radio" name="view" value="json" checked> JSON</label></span></div>
<label id="file">File <input type="file"><span class="soft">Without a file, a sample picture is sent.</span></label>
<div id="fields"></div>
<textarea id="json" aria-label="${legend} as JSON" spellcheck="false" data-pointer="/body"></textarea>
</fieldset>`;

const CONNECT = html`<div class="actions"><button class="button" type="button" id="connect">Connect</button><span id="outcome" role="status">Not connected.</span></div>`;

const LOG = html`<section aria-labelledby="log-title"><h2 id="log-title">Messages</h2>
<div id="log" role="log" aria-labelledby="log-title" tabindex="0"></div></section>`;

const RESPONSE = html`<section aria-labelledby="response-title"><h2 id="response-title">Response</h2>
<p id="outcome" role="status">Nothing sent yet.</p>
<ul id="mismatches" class="errors" hidden></ul>
<details id="headers" class="shape" hidden><summary>Headers</summary><pre tabindex="0"></pre></details>
<p id="preview" hidden></p>
<div id="content" hidden>${codeBlock('', 'text', 'Body')}</div></section>
<section aria-labelledby="code-title"><h2 id="code-title">Code</h2>
<div class="samples" data-label="The call as code">${SAMPLES.map((label) => codeBlock('', 'text', label))}</div></section>`;

const CONSOLE_STYLE = compact(`
.console { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 2rem 2.5rem; margin-top: 1.5rem }
.console form > * + *, .console section > * + * { margin-top: 1.1rem } .console .results { position: sticky; top: calc(var(--header) + 1rem); align-self: start; max-height: calc(100vh - var(--header) - 2rem); overflow-y: auto } .console .results > section + section { margin-top: 2.25rem } .console h2 { font-size: 1.2rem }
.console fieldset { min-width: 0; margin-inline: 0; padding: 1rem 1.1rem 1.1rem; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card) }
.console fieldset > legend ~ * ~ * { margin-top: .9rem } #secret .soft { margin-top: .25rem } #secret .actions { margin-top: .75rem } #fields:empty { display: none } code.path { padding: 0; background: none; box-shadow: none; overflow-wrap: anywhere } .console legend { padding: 0 .35rem; font-weight: 640 }
.console :is(.input, fieldset > label, .choices > label) { display: grid; gap: .25rem; font-weight: 600; font-size: .925rem } .console .soft { font-weight: 400; font-size: .85rem; overflow-wrap: anywhere }
.console :where(input[type=text], input[type=password], select, textarea) { width: 100%; min-height: 2.5rem; padding: .4rem .75rem; border: 1px solid var(--line-strong); border-radius: var(--radius-small); background: var(--card); color: var(--ink); font: inherit; font-weight: 400 }
.console form textarea { min-height: 5rem; resize: vertical; font: .85rem/1.5 var(--mono) } .console #json { min-height: 12rem } .console #fields > * + * { margin-top: .9rem } .console input { font-weight: 400 } .console input[type=file] { max-width: 100% }
.console [aria-invalid=true] { border-color: var(--bad); outline-color: var(--bad) }
.choices { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: end; justify-content: space-between } .choices > label { flex: 1 1 10rem; min-width: 0 } #views { display: flex; gap: 1rem; min-height: 2.5rem; align-items: center }
.console .actions { align-items: center } .console #send { min-width: 7rem; justify-content: center }
.errors { padding: .7rem 1rem .7rem 2rem; border-radius: var(--radius-small); background: var(--bad-soft); color: var(--bad); font-size: .9rem; overflow-wrap: anywhere } .errors code { background: none; box-shadow: none; color: inherit }
#outcome { display: flex; flex-wrap: wrap; gap: .3rem .6rem; align-items: center } #headers pre, #log pre { margin: 0; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .82rem }
#content pre { max-height: 32rem; font-size: .82rem } #preview img { display: block; max-width: 100%; max-height: 20rem; margin-bottom: .75rem; border: 1px solid var(--line) }
#log { max-height: 42rem; min-height: 6rem; padding: .5rem; overflow: auto; border: 1px solid var(--line); border-radius: var(--radius); background: var(--card); } #log div { padding: .6rem .5rem } #log div + div { border-top: 1px solid var(--line) } #log p { display: flex; flex-wrap: wrap; gap: .3rem .6rem; align-items: center; font-size: .85rem }
@media (max-width: 60rem) { .console { grid-template-columns: minmax(0, 1fr) } .console .results { position: static; max-height: none; overflow: visible } }
`);
