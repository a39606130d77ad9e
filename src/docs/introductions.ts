// Introductions to what all operations share: Markdown files in introductions/, with tables and numbers from the documents and
// the settings.
import { readFile } from 'node:fs/promises';
import { SETTINGS } from '../base/config/catalogue.ts';
import { resolveRef } from '../contract/document.ts';
import { type Guide, parseGuide } from './guides.ts';
import { firstSentence } from './markdown.ts';
import { type Model, type Operation, titleOf, yamlFile } from './model.ts';
import { headerOf } from './openapi/operation.ts';
import type { ProblemEntry } from './problems.ts';

/** The generated parts of an introduction, by the names that stand in its Markdown in braces. */
type Parts = (model: Model, problems: readonly ProblemEntry[]) => Readonly<Record<string, string>>;

/** In the order of the list on the site. */
const INTRODUCTIONS: Readonly<Record<string, Parts>> = { authentication, errors, pagination, limits, versions };

export const readIntroductions = (model: Model, problems: readonly ProblemEntry[]): Promise<Guide[]> =>
  Promise.all(
    Object.entries(INTRODUCTIONS).map(async ([name, partsOf]) => {
      const text = await readFile(new URL(`introductions/${name}.md`, import.meta.url), 'utf8');
      const parts = partsOf(model, problems);
      const source = text.replaceAll(/\{(\w+)\}/g, (all, part: string) => parts[part] ?? all);
      return parseGuide(name, `/docs/${name}`, source, model.links);
    }),
  );

const cell = (text: string | number | undefined): string => String(text ?? '').replaceAll(/\s*\n/g, ' ');

const table = (head: readonly string[], rows: readonly (readonly (string | number | undefined)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

const link = ({ summary, href }: Operation): string => `[${summary}](${href})`;

const list = (operations: readonly Operation[]): string => operations.map((each) => `- ${link(each)}`).join('\n');

const linksByStatus = (problems: readonly ProblemEntry[], statuses: readonly number[]): string => {
  const byStatus = Map.groupBy(problems, ({ status }) => status);
  const rows = statuses.map((status) => {
    const links = byStatus.get(status)?.map(({ name }) => `[\`${name}\`](/problems/${name})`);
    return [status, links?.join(', ')];
  });
  return table(['status', 'problems'], rows);
};

function authentication({ documents, operations }: Model) {
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
  return { credentials: table(['send', 'credential', 'accepted by'], rows), open: list(open) };
}

function errors(_: Model, problems: readonly ProblemEntry[]) {
  return {
    example: JSON.stringify(problems.find(({ name }) => name === 'invalid-request')?.example, null, 2),
    problems: linksByStatus(problems, [...new Set(problems.map(({ status }) => status))]),
  };
}

function pagination({ operations }: Model) {
  const rows = operations.flatMap((operation) => {
    const find = (parameter: string) => operation.parameters.query.find(({ name }) => name === parameter);
    const { minimum, maximum, default: preset } = find('limit')?.schema ?? {};
    return find('cursor') ? [[link(operation), `${minimum} to ${maximum}`, String(preset)]] : [];
  });
  return { operations: table(['operation', 'limit', 'default'], rows) };
}

function limits({ operations }: Model, problems: readonly ProblemEntry[]) {
  const bodies = operations.flatMap((each) => (each.body?.maxBytes ? [[link(each), each.body.maxBytes]] : []));
  const settings = SETTINGS.filter(({ path, schema }) => schema.type === 'integer' && isLimit(path));
  const settingRows = settings.map(({ path, schema }) => [
    schema['x-internal'] ? `\`${path}\`` : `[\`${path}\`](/docs/settings#${path})`,
    String(schema.default ?? 'none'),
    firstSentence(schema.description),
  ]);
  return {
    problems: linksByStatus(problems, [413, 429, 503, 507]),
    bodies: table(['operation', 'bytes at most'], bodies),
    settings: table(['setting', 'default', 'meaning'], settingRows),
  };
}

/** Limits begin with max or name what they count per address. Times are not limits of requests. */
const isLimit = (path: string): boolean => /\.max[A-Z]|[pP]er(?:Address|Name)$/.test(path) && !path.endsWith('Ms');

function versions({ documents, operations }: Model) {
  const rows = documents.map((page) => [
    `[${titleOf(page)}](${page.href})`,
    page.source.info.version,
    `[JSON](/docs/documents/${page.file}), [YAML](/docs/documents/${yamlFile(page)})`,
  ]);
  const deprecated = operations.filter((each) => each.deprecated);
  return { documents: table(['document', 'version', 'download'], rows), deprecated: list(deprecated) || 'None.' };
}
