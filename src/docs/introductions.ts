// Introductions to what all operations share. Tables and numbers come from the documents and the settings.
import { SETTINGS } from '../base/config/catalogue.ts';
import { resolveRef, type Schema, type SecurityScheme } from '../contract/generate/openapi.ts';
import { html } from '../pages/html.ts';
import { type SitePage, withContents } from './layout.ts';
import { firstSentence, markdown } from './markdown.ts';
import { type HttpDocument, type Model, messagesOf, type Operation, titleOf, yamlFile } from './model.ts';
import { headerOf } from './openapi/operation.ts';
import type { ProblemEntry } from './problems.ts';

export interface Introduction {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
}

export const createIntroductions = (model: Model, problems: readonly ProblemEntry[]): Introduction[] => [
  authentication(model),
  errors(model, problems),
  pagination(model),
  limits(model, problems),
  versions(model),
];

export function introductionPage(
  { name, title, summary, body }: Introduction,
  all: readonly Introduction[],
  model: Model,
): SitePage {
  const entries = all.map((each) => ({ href: `/docs/${each.name}`, label: each.title, current: each.name === name }));
  const article = html`<article class="guide">
<p class="crumbs"><a href="/docs">Docs</a></p>
<h1>${title}</h1>
<p class="lead">${summary}</p>
<div class="prose">${markdown(body, model.links)}</div>
</article>`;
  return {
    title,
    description: summary,
    section: 'docs',
    markdown: `# ${title}\n\n${summary}\n\n${body}`,
    className: 'reference',
    main: false,
    body: withContents('Introductions', [{ entries }], article),
  };
}

const cell = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const link = ({ summary, href }: Operation): string => `[${summary}](${href})`;

const problemLinks = (problems: readonly ProblemEntry[]): string =>
  problems.map(({ name }) => `[\`${name}\`](/problems/${name})`).join(', ');

const httpDocuments = ({ documents }: Model): HttpDocument[] =>
  documents.flatMap((page) => (page.kind === 'openapi' ? [page] : []));

function authentication(model: Model): Introduction {
  const found = new Map<string, { readonly scheme: SecurityScheme; readonly operations: Operation[] }>();
  for (const { source, operations } of httpDocuments(model)) {
    for (const operation of operations) {
      for (const name of operation.security.flatMap((each) => each.split(' & '))) {
        const written = source.components.securitySchemes?.[name];
        if (!written) continue;
        const entry = found.get(name) ?? { scheme: resolveRef(source, written), operations: [] };
        entry.operations.push(operation);
        found.set(name, entry);
      }
    }
  }
  const open = model.operations.filter(({ security }) => security.length === 0 || security.includes('none'));
  const sections = [...found.values()].map(
    ({ scheme, operations }) =>
      `## \`${headerOf(scheme)}\`\n\n${scheme.description ?? ''}\n\nAccepted by ${operations.length} operations:\n\n${operations.map((each) => `- ${link(each)}`).join('\n')}`,
  );
  const sockets = model.documents.flatMap((page) =>
    page.kind === 'asyncapi'
      ? Object.values(page.source.components.securitySchemes ?? {}).map(
          ({ name, description }) => `- [${titleOf(page)}](${page.href}): \`${name}\`. ${description ?? ''}`,
        )
      : [],
  );
  const body = `Each operation lists the credentials that it accepts. If it lists several, send one of them. A missing, expired or
revoked credential gets 401 ([\`unauthorized\`](/problems/unauthorized)). Logs and errors never contain credentials.

- **API keys** belong to an owner. \`annex keys create --owner acme\` prints a new key once. The first start prints one, too.
- **Session tokens** belong to a user. An application gets one with \`createIntent\` and \`watchIntent\`
  ([guide](/docs/guides/login)).
- **Browser sessions** are for the pages of the platform. Users log in at [/login](/login).

${sections.join('\n\n')}

## Without a credential

${open.length} operations need none:

${open.map((each) => `- ${link(each)}`).join('\n')}
${sockets.length > 0 ? `\n## WebSockets\n\n${sockets.join('\n')}\n` : ''}`;
  return {
    name: 'authentication',
    title: 'Authentication',
    summary: 'Which credentials there are, how to send them, and which operations accept them.',
    body,
  };
}

function errors(model: Model, problems: readonly ProblemEntry[]): Introduction {
  const fields = schemaRows(model, 'Problem');
  const statuses = [...new Set(problems.map(({ status }) => status))];
  const example = problems.find(({ name }) => name === 'invalid-request')?.example;
  const codes = model.documents.flatMap((page) =>
    page.kind === 'asyncapi'
      ? messagesOf(page).flatMap(({ message, href, title }) => {
          const { code, error } = message.payload?.properties ?? {};
          return error && code?.enum
            ? [`- [${titleOf(page)}: ${title}](${href}): ${code.enum.map((each) => `\`${each}\``).join(', ')}`]
            : [];
        })
      : [],
  );
  const body = `Every error of an HTTP operation is a problem (RFC 9457), sent as \`application/problem+json\`. Compare the last segment of
\`type\`: it is the name of the problem, and [every problem](/problems) has a page that says what to do. Accept names that you
do not know.

\`\`\`json
${JSON.stringify(example, null, 2)}
\`\`\`

${table(['field', 'meaning'], fields)}

## Retry

Retry GET, PUT and DELETE after 429, 502, 503 and 504, and if there is no response. Wait for the number of seconds in
\`Retry-After\`, else use exponential backoff. Do not repeat a POST or PATCH after a lost response: read the current state first. A 503
means that nothing was done.

## By status

${table(
  ['status', 'problems'],
  statuses.map((status) => [String(status), problemLinks(problems.filter((each) => each.status === status))]),
)}

## On sockets

A socket sends an \`error\` message with a \`code\`, and may close the connection with a close code, which its page lists.

${codes.join('\n')}
`;
  return {
    name: 'errors',
    title: 'Errors',
    summary: 'The format of errors, what to retry, and every problem by status.',
    body,
  };
}

function schemaRows(model: Model, name: string): string[][] {
  for (const { source } of httpDocuments(model)) {
    const schema = source.components.schemas?.[name];
    if (!schema?.properties) continue;
    return Object.entries(schema.properties).map(([field, each]) => [
      `\`${field}\`${schema.required?.includes(field) ? ', required' : ''}`,
      resolveRef<Schema>(source, each).description ?? '',
    ]);
  }
  return [];
}

function pagination(model: Model): Introduction {
  const pages = model.operations.filter(({ parameters }) => parameters.query.some(({ name }) => name === 'cursor'));
  const rows = pages.map((operation) => {
    const { schema } = operation.parameters.query.find(({ name }) => name === 'limit') ?? {};
    const range = `${schema?.minimum ?? 1} to ${schema?.maximum ?? 'any number'}`;
    return [link(operation), range, String(schema?.default ?? '')];
  });
  const cursor = pages[0]?.parameters.query.find(({ name }) => name === 'cursor');
  const body = `Lists that can grow are paginated. Send \`limit\` to choose the page size, and follow \`next\` until it is null. \`next\` is a URL,
relative to the URL of the request: never build it yourself.

- \`cursor\`: ${cursor?.description ?? ''}
- An invalid \`limit\` or \`cursor\` gets 400 ([\`invalid-request\`](/problems/invalid-request)).

\`\`\`ts
for (let query = '?limit=50'; query !== null; ) {
  const page = await (await fetch('http://127.0.0.1:8790/packages/search' + query)).json();
  for (const { identifier } of page.packages) console.log(identifier);
  query = page.next;
}
\`\`\`

${table(['operation', 'limit', 'default'], rows)}

Other lists are returned as a whole.
`;
  return {
    name: 'pagination',
    title: 'Pagination',
    summary: 'How to read long lists page by page, and which operations paginate.',
    body,
  };
}

function limits(model: Model, problems: readonly ProblemEntry[]): Introduction {
  const bodies = model.operations.filter(({ body }) => body?.maxBytes !== undefined);
  const settings = SETTINGS.filter(({ path, schema }) => schema.type === 'integer' && isLimit(path));
  const refusals = [413, 429, 503, 507].map((status) => [
    String(status),
    problemLinks(problems.filter((each) => each.status === status)),
  ]);
  const body = `A request beyond a limit is refused, and nothing is changed. Responses with 429 and 503 usually carry \`Retry-After\`: wait
for this number of seconds. The limits below are the defaults. The operator can change them ([settings](/docs/settings)).

${table(['status', 'problems'], refusals)}

## Bodies

${table(
  ['operation', 'bytes at most'],
  bodies.map((each) => [link(each), String(each.body?.maxBytes)]),
)}

## Settings

${table(
  ['setting', 'default', 'meaning'],
  settings.map(({ path, schema }) => [
    `[\`${path}\`](/docs/settings#${path})`,
    String(schema.default ?? 'none'),
    firstSentence(schema.description),
  ]),
)}
`;
  return {
    name: 'limits',
    title: 'Limits',
    summary: 'How large and how frequent requests may be, and what happens beyond that.',
    body,
  };
}

/** Limits begin with max or name what they count per address. Times are not limits of requests. */
const isLimit = (path: string): boolean =>
  /\.max[A-Z]|[pP]er(?:Address|Name)|\.formParts$/.test(path) && !path.endsWith('Ms');

function versions(model: Model): Introduction {
  const rows = model.documents.map((page) => [
    `[${titleOf(page)}](${page.href})`,
    page.source.info.version,
    `[JSON](/docs/documents/${page.file}), [YAML](/docs/documents/${yamlFile(page)})`,
  ]);
  const deprecated = model.operations.filter((each) => each.deprecated);
  const list = deprecated.map(
    (each) =>
      `- ${link(each)}${each.deprecation ? `: since ${each.deprecation.since}, may be removed on or after ${each.deprecation.sunset}` : ''}`,
  );
  const body = `Each document has its own semver version. Paths carry no version.

- A **patch** changes descriptions only.
- A **minor** version adds operations, optional parameters, problems or response fields. Write clients that accept additions.
- A **major** version changes something that worked. The changelog, \`spec/CHANGELOG.md\`, says what to do.

Responses of a deprecated operation carry the headers \`Deprecation\` and \`Sunset\`. The guide
[Upgrade between versions](/docs/guides/versions) shows how to test an upgrade.

## Documents

${table(['document', 'version', 'download'], rows)}

## Deprecated operations

${list.length > 0 ? list.join('\n') : 'None.'}
`;
  return {
    name: 'versions',
    title: 'Versions',
    summary: 'What a version number promises, the versions of this server, and what is deprecated.',
    body,
  };
}
