// Introductions to what all operations share. Tables and numbers come from the documents and the settings.
import { SETTINGS } from '../base/config/catalogue.ts';
import { resolveRef } from '../contract/document.ts';
import type { Guide } from './guides.ts';
import { firstSentence, markdown } from './markdown.ts';
import { type Model, type Operation, titleOf, yamlFile } from './model.ts';
import { headerOf } from './openapi/operation.ts';
import type { ProblemEntry } from './problems.ts';

type Write = (model: Model, problems: readonly ProblemEntry[]) => string;

const PARTS: readonly (readonly [title: string, summary: string, write: Write])[] = [
  ['Authentication', 'Which credentials there are, and how to send them.', authentication],
  ['Errors', 'The format of errors, what to retry, and every problem by status.', errors],
  ['Pagination', 'How to read long lists page by page, and which operations paginate.', pagination],
  ['Limits', 'How large and how frequent requests may be, and what happens beyond that.', limits],
  ['Versions', 'What a version number promises, and what is deprecated.', versions],
];

export const createIntroductions = (model: Model, problems: readonly ProblemEntry[]): Guide[] =>
  PARTS.map(([title, summary, write]) => {
    const name = title.toLowerCase();
    const text = write(model, problems);
    const source = `# ${title}\n\n${summary}\n\n${text}`;
    return { name, href: `/docs/${name}`, title, summary, body: markdown(text, model.links), source };
  });

const cell = (text: string | number | undefined): string => String(text ?? '').replaceAll(/\s*\n/g, ' ');

const table = (head: readonly string[], rows: readonly (readonly (string | number | undefined)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const link = ({ summary, href }: Operation): string => `[${summary}](${href})`;

const linksByStatus = (problems: readonly ProblemEntry[], statuses: readonly number[]): string => {
  const byStatus = Map.groupBy(problems, ({ status }) => status);
  const rows = statuses.map((status) => {
    const links = byStatus.get(status)?.map(({ name }) => `[\`${name}\`](/problems/${name})`);
    return [status, links?.join(', ')];
  });
  return table(['status', 'problems'], rows);
};

function authentication({ documents, operations }: Model): string {
  const schemes = documents.flatMap((page) => {
    if (page.kind === 'arazzo') return [];
    return Object.entries(page.source.components.securitySchemes ?? {}).map(([name, each]) => {
      const { description, ...scheme } = resolveRef(page.source, each);
      const count = operations.filter(({ security }) => security.includes(name)).length;
      const users = page.kind === 'openapi' ? `${count} operations` : `[${titleOf(page)}](${page.href})`;
      return [`\`${headerOf(scheme)}\``, description, users] as const;
    });
  });
  const rows = [...new Map(schemes.map((row) => [row.join(), row])).values()];
  const open = operations.filter(({ security }) => security.length === 0 || security.includes('none'));
  return `Each operation lists the credentials that it accepts. If it lists several, send one of them. A missing, expired or
revoked credential gets 401 ([\`unauthorized\`](/problems/unauthorized)). Logs and errors never contain credentials.

${table(['send', 'credential', 'accepted by'], rows)}

- **API keys** belong to an owner. \`annex keys create --owner acme\` prints a new key once.
- **Session tokens** belong to a user. An application gets one with \`createIntent\` and \`watchIntent\` ([guide](/docs/guides/login)).
- **Browser sessions** are for the pages of the platform. Users log in at [/login](/login).

## Without a credential

These operations can be called without a credential. Some accept one, too; their pages say when they need it.

${open.map((each) => `- ${link(each)}`).join('\n')}
`;
}

function errors(_: Model, problems: readonly ProblemEntry[]): string {
  return `Every error of an HTTP operation is a problem (RFC 9457), sent as \`application/problem+json\`. Compare the last segment of
\`type\`: it is the name of the problem, and [every problem](/problems) has a page that says what to do. Accept names that you
do not know. \`errors\` has a JSON Pointer to each invalid value, at most 32. Unknown fields in bodies are ignored.

\`\`\`json
${JSON.stringify(problems.find(({ name }) => name === 'invalid-request')?.example, null, 2)}
\`\`\`

The header \`X-Request-Id\` of the response finds the request in the log. A socket sends an \`error\` message instead, and may close
the connection with a close code; its page lists both.

## Retry

Retry GET, PUT and DELETE after 429, 502, 503 and 504, and if there is no response. Wait for the number of seconds in
\`Retry-After\`, else use exponential backoff. Do not repeat a POST or PATCH after a lost response: read the current state first. A
503 means that nothing was done.

## By status

${linksByStatus(problems, [...new Set(problems.map(({ status }) => status))])}
`;
}

function pagination({ operations }: Model): string {
  const rows = operations.flatMap((operation) => {
    const find = (parameter: string) => operation.parameters.query.find(({ name }) => name === parameter);
    const { minimum, maximum, default: preset } = find('limit')?.schema ?? {};
    return find('cursor') ? [[link(operation), `${minimum} to ${maximum}`, String(preset)]] : [];
  });
  return `Send \`limit\` to choose the page size, and follow \`next\` until it is null. \`next\` is a URL, relative to the URL of the
request. Its \`cursor\` is opaque: never build one yourself. An invalid \`limit\` or \`cursor\` gets 400
([\`invalid-request\`](/problems/invalid-request)).

\`\`\`ts
for (let query = '?limit=50'; query !== null; ) {
  const page = await (await fetch('http://127.0.0.1:8790/packages/search' + query)).json();
  for (const { identifier } of page.packages) console.log(identifier);
  query = page.next;
}
\`\`\`

${table(['operation', 'limit', 'default'], rows)}

Other lists are returned as a whole. Streams are server-sent events: request them with \`Accept: text/event-stream\`. Without it,
the same address responds once.
`;
}

function limits({ operations }: Model, problems: readonly ProblemEntry[]): string {
  const settings = SETTINGS.filter(({ path, schema }) => schema.type === 'integer' && isLimit(path));
  const settingRows = settings.map(({ path, schema }) => [
    schema['x-internal'] ? `\`${path}\`` : `[\`${path}\`](/docs/settings#${path})`,
    String(schema.default ?? 'none'),
    firstSentence(schema.description),
  ]);
  return `A request beyond a limit is refused, and nothing is changed. Responses with 429 and 503 usually carry \`Retry-After\`: wait
for this number of seconds. The limits below are the defaults. The operator can change them ([settings](/docs/settings)).

${linksByStatus(problems, [413, 429, 503, 507])}

## Bodies

${table(
  ['operation', 'bytes at most'],
  operations.flatMap((each) => (each.body?.maxBytes ? [[link(each), each.body.maxBytes]] : [])),
)}

## Settings

${table(['setting', 'default', 'meaning'], settingRows)}
`;
}

/** Limits begin with max or name what they count per address. Times are not limits of requests. */
const isLimit = (path: string): boolean =>
  /\.max[A-Z]|[pP]er(?:Address|Name)|\.formParts$/.test(path) && !path.endsWith('Ms');

function versions({ documents, operations }: Model): string {
  const rows = documents.map((page) => [
    `[${titleOf(page)}](${page.href})`,
    page.source.info.version,
    `[JSON](/docs/documents/${page.file}), [YAML](/docs/documents/${yamlFile(page)})`,
  ]);
  const deprecated = operations.flatMap((each) => (each.deprecated ? `- ${link(each)}` : []));
  return `Each document has its own semver version. Paths carry no version.

- A **patch** changes descriptions only.
- A **minor** version adds operations, optional parameters, problems or response fields. Write clients that accept additions.
- A **major** version changes something that worked. The changelog, \`spec/CHANGELOG.md\`, says what to do.

Responses of a deprecated operation carry the headers \`Deprecation\` and \`Sunset\`. The guide
[Upgrade between versions](/docs/guides/versions) shows how to test an upgrade.

${table(['document', 'version', 'download'], rows)}

## Deprecated operations

${deprecated.length > 0 ? deprecated.join('\n') : 'None.'}
`;
}
