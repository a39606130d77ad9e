// The page of an operation: description, parameters and responses on the left, code samples and example responses on the right.

import { type Parameter, resolveRef, type SecurityScheme } from '../../contract/document.ts';
import { bodyExamples, type NamedExample } from '../../contract/generate/model.ts';
import type { SuccessResponse } from '../../contract/generate/responses.ts';
import { type Html, html } from '../../pages/html.ts';
import { codeBlock, jsonBlock } from '../code-block.ts';
import * as shared from '../document-page.ts';
import type { SitePage } from '../layout.ts';
import { firstSentence, inlineMarkdown, type Links, markdown } from '../markdown.ts';
import type { HttpDocument, Operation } from '../model.ts';
import type { SchemaView } from '../schema.ts';

const PLACES = { path: 'in the path', query: 'in the query', header: 'header', cookie: 'cookie' } as const;

function deprecationNote({ deprecation }: Operation): Html | null {
  if (!deprecation) return null;
  const { since, sunset } = deprecation;
  return html`<p class="note warn">Deprecated since <time datetime="${since}">${since}</time>. It may be removed on or after <time datetime="${sunset}">${sunset}</time>. Its responses carry the headers <code>Deprecation</code> and <code>Sunset</code>.</p>
`;
}

export function operationPage(page: HttpDocument, operation: Operation, links: Links): SitePage {
  const { id, method, path, summary, description, cors, deprecated, body, answers, problems, href } = operation;
  const schemas = shared.schemaView(page);
  const parameters = Object.values(operation.parameters).flat();
  const next = shared.groupsOf(page).flatMap(({ list }) => list);
  const content = html`<article>
${shared.crumbs(page)}
<h1>${summary}</h1>
<p class="operation-line">${shared.methodBadge(method)} <code class="path">${shared.pathText(path)}</code> ${
    cors ? html`<span class="badge" title="Pages of any origin can call this operation">CORS</span> ` : null
  }${deprecated ? html`<span class="badge warn">deprecated</span>` : null}</p>
<div class="operation">
<div class="operation-text">
${deprecationNote(operation)}<div class="prose">${markdown(description, links)}</div>
${credentials(page, operation)}
${parameters.length > 0 ? html`<h2 id="parameters">Parameters</h2><ul class="fields">${parameters.map((each) => parameterField(each, schemas))}</ul>` : null}
${body ? bodyText(body, schemas) : null}
<h2 id="responses">Responses</h2>
${answers.map((each) => responseSection(each, schemas))}
${problems.length > 0 ? problemList(operation) : null}
</div>
<div class="operation-examples">
<div id="console" data-area="${page.name}" data-operation="${id}">${shared.tryLink(page, id)}</div>
${samples(page, operation)}
${answers.flatMap((each) => responseExamples(page, each))}
</div>
</div>
${shared.nextLink(next, href)}
</article>`;
  const about = firstSentence(description) || `${method} ${path}`;
  return shared.referencePage(page, href, { title: summary, description: about, body: content });
}

const HIGHLIGHTED: Readonly<Record<string, string>> = { Shell: 'sh', Python: 'py' };

/** The same call in several languages; a script turns the blocks into tabs. */
function samples({ source: document, server }: HttpDocument, operation: Operation): Html {
  const published = document.servers?.[0]?.url ?? server;
  const blocks = operation.samples.map(({ label, lang, source }) =>
    codeBlock(source.replaceAll(published, server), HIGHLIGHTED[lang] ?? 'ts', label),
  );
  return html`<div class="samples" data-label="Code samples for ${operation.id}">${blocks}</div>`;
}

const parameterField = ({ name, in: place, required, description, schema }: Parameter, schemas: SchemaView): Html =>
  schemas.field(name, schema, { required, description, note: PLACES[place] });

function credentials({ source }: HttpDocument, { security, scopes }: Operation): Html | null {
  const anonymous = security.includes('none');
  const schemes = security.flatMap((name) => {
    const scheme = source.components?.securitySchemes?.[name];
    return scheme ? [{ ...resolveRef(source, scheme), scopes: scopes[name] ?? [] }] : [];
  });
  if (schemes.length === 0) return null;
  return html`<h2 id="authentication"><a href="/docs/authentication">Authentication</a></h2><ul class="fields">${schemes.map(
    (scheme) =>
      html`<li class="field"><div class="field-head"><code class="field-name">${headerOf(scheme)}</code>${
        anonymous ? html` <span class="field-note">optional</span>` : null
      }${scheme.scopes.map((scope) => html` <span class="field-note">scope <code>${scope}</code></span>`)}</div><div class="field-text">${inlineMarkdown(scheme.description)}</div></li>`,
  )}</ul>`;
}

export const headerOf = ({ type, in: place, name }: SecurityScheme): string =>
  type === 'http' ? 'Authorization: Bearer' : place === 'cookie' ? `Cookie: ${name}` : (name ?? type);

function bodyText(body: NonNullable<Operation['body']>, schemas: SchemaView): Html {
  const media = Object.entries(body.media);
  const distinct = new Map(media.map(([, { schema }]) => [JSON.stringify(schema), schema]));
  const bodies = [...distinct.values()].map((schema) => schema && schemas.body(schema));
  return html`<h2 id="body">Body ${body.required ? html`<span class="required">required</span>` : null}</h2>
<p class="small soft">${media.map(([name], index) => html`${index > 0 ? ', ' : ''}<code>${name}</code>`)}${
    body.maxBytes ? html`, at most ${body.maxBytes} bytes` : null
  }</p>
${body.description ? html`<div class="prose">${markdown(body.description)}</div>` : null}${bodies}`;
}

function responseSection({ status, description, ...response }: SuccessResponse, schemas: SchemaView): Html {
  const open = status < 300 ? html` open` : null;
  const headers = Object.entries(response.headers);
  const bodies = Object.entries(response.media).flatMap(([name, { schema }]) =>
    schema
      ? [
          html`<details class="shape"${open}><summary><code>${name}</code></summary><p class="small">${schemas.type(schema)}</p>${schemas.body(schema)}</details>`,
        ]
      : [html`<p class="small"><code>${name}</code></p>`],
  );
  return html`<div class="answer"><p><span class="badge good">${status}</span> ${inlineMarkdown(description)}</p>${bodies}${
    headers.length > 0
      ? html`<details class="shape"><summary>${headers.length === 1 ? 'Header' : 'Headers'} ${headers.map(([name], index) => html`${index > 0 ? ', ' : ''}<code>${name}</code>`)}</summary><ul class="fields">${headers.map(
          ([name, { schema = {}, ...header }]) => schemas.field(name, schema, header),
        )}</ul></details>`
      : null
  }</div>`;
}

const problemList = ({ problems }: Operation): Html =>
  html`<h2 id="problems">Problems</h2><ul class="problems">${problems.map(
    ({ name, status, title }) =>
      html`<li><span class="badge">${status}</span> <a href="/problems/${name}"><code>${name}</code></a> <span class="soft">${title}</span></li>`,
  )}</ul>`;

function responseExamples(page: HttpDocument, { status, media }: SuccessResponse): Html[] {
  return Object.entries(media).flatMap(([name, body]) => {
    const [first, ...more] = bodyExamples(page.source, body);
    if (!first) return [];
    const rest =
      more.length > 0
        ? html`<details class="more"><summary>${more.length} more ${more.length === 1 ? 'example' : 'examples'}</summary>${more.map((each) => exampleBlock(status, name, each))}</details>`
        : null;
    return [html`${exampleBlock(status, name, first)}${rest}`];
  });
}

function exampleBlock(status: number, name: string, { name: label, summary, value }: NamedExample): Html {
  const caption = html`<b>${status}</b> ${name === 'application/json' ? null : html`${name} `}${summary ?? label}`;
  if (name === 'text/event-stream') return codeBlock(eventText(value), 'text', caption);
  if (typeof value === 'string') return codeBlock(value, 'text', caption);
  return jsonBlock(value, caption);
}

/** An event as it is sent. */
function eventText(value: unknown): string {
  const { event, data, id } = (value ?? {}) as { event?: string; data?: unknown; id?: unknown };
  const lines = [`event: ${event ?? 'message'}`, ...(id === undefined ? [] : [`id: ${String(id)}`])];
  return [...lines, data === null || data === undefined ? 'data:' : `data: ${JSON.stringify(data)}`].join('\n');
}
