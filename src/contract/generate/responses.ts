// Reads the responses of an operation: exact statuses, ranges such as `4XX`, and `default`.

import {
  type Media,
  mapValues,
  type OpenApi,
  type OperationObject,
  type Response,
  resolveRef,
  type Schema,
} from '../document.ts';
import { isJson, PROBLEM_MEDIA } from './media.ts';

export type SuccessResponse = ReturnType<typeof toSuccess>;

/** The statuses of a range that handlers use, with and without a body. */
const WITH_BODY: Readonly<Record<string, readonly number[]>> = { '2XX': [200, 201, 202, 203], '3XX': [] };
const WITHOUT_BODY: Readonly<Record<string, readonly number[]>> = {
  '2XX': [200, 201, 202, 204],
  '3XX': [301, 302, 303, 304, 307, 308],
};
export const isErrorKey = (key: string): boolean => Number(key) >= 400 || /^([45]XX|default)$/.test(key);
const isSuccessKey = (key: string): boolean => /^[23]\d\d$/.test(key) || /^[23]XX$/.test(key);

export function readAnswers(document: OpenApi, { responses = {} }: OperationObject, method: string): SuccessResponse[] {
  const keys = Object.keys(responses);
  const found = new Map<number, SuccessResponse>();
  for (const key of [...keys.filter((name) => /^\d+$/.test(name)), ...keys].filter(isSuccessKey)) {
    const response = resolveRef(document, responses[key] as Response);
    const range = response.content ? WITH_BODY : WITHOUT_BODY;
    for (const status of range[key] ?? [Number(key)]) {
      if (!found.has(status)) found.set(status, toSuccess(document, status, key, response));
    }
  }
  if (found.size > 0) return [...found.values()].sort((a, b) => a.status - b.status);
  const other = responses['default'] && resolveRef(document, responses['default']);
  if (other) return [toSuccess(document, other.content ? 200 : 204, 'default', other)];
  const content = method === 'GET' ? { 'application/json': {} } : {};
  return [toSuccess(document, method === 'GET' ? 200 : 204, null, { description: '', content })];
}

/** `key` is its key in the document: `200`, `2XX` or `default`. Null if the document describes no success. */
function toSuccess(document: OpenApi, status: number, key: string | null, response: Response) {
  const { description, content = {}, headers = {} } = response;
  const resolved = mapValues(headers, (header) => resolveRef(document, header));
  return { status, key, description, media: withJsonFirst(content), headers: resolved };
}

/** XML and the like are handed on, so JSON is the better choice for a client without a preference. */
function withJsonFirst(content: Readonly<Record<string, Media>>): Record<string, Media> {
  const rank = (media: string) => (/[/+]xml$/.test(media) ? 1 : 0);
  return Object.fromEntries(Object.entries(content).toSorted(([one], [other]) => rank(one) - rank(other)));
}

/** Members that every problem of the server has. */
const ALWAYS = ['type', 'title', 'status'];

/**
 * Empty if every error is a problem with an exact status. `key` is `404`, `4XX` or `default`, `media` is without problem
 * details, and `shape` is how problems of the server itself are written, if the body is JSON.
 */
export function readErrors(document: OpenApi, { responses = {} }: OperationObject) {
  const found = Object.entries(responses)
    .filter(([key]) => isErrorKey(key))
    .map(([key, reference]) => {
      const media = otherMedia(document, resolveRef(document, reference));
      const [json] = Object.entries(media).flatMap(([name, { schema }]) => (isJson(name) ? [schema ?? {}] : []));
      return { key, media, shape: json && errorShape(document, json) };
    });
  return found.some(({ key, media }) => !/^\d+$/.test(key) || Object.keys(media).length > 0) ? found : [];
}

/** Media types other than problem details. Pages beside them are rendered from problems. */
function otherMedia(document: OpenApi, { content = {} }: Response): Record<string, Media> {
  const problem = content[PROBLEM_MEDIA];
  if (!problem) return withJsonFirst(content);
  const { required = [] } = resolveRef(document, problem.schema ?? {});
  const needsMore = required.some((name) => !ALWAYS.includes(name));
  const others = Object.entries(content).filter(([name]) =>
    name === PROBLEM_MEDIA ? needsMore : name !== 'text/html',
  );
  return withJsonFirst(Object.fromEntries(others));
}

const DETAIL = /^(message|msg|details?|description|reason|error_?message|error_?description)$/i;
const STATUS = /^(status|code|status_?code|http_?(status|code)|error_?code)$/i;
const NAME = /^(code|error|id|name|type|key|error_?code|error_?type)$/i;
const ADDRESS = /(url|uri|link|href)$/i;
const NESTED = /^(error|fault|problem)$/i;
const MAX_DEPTH = 3;

/**
 * A copy of the body in which `$detail`, `$title`, `$name`, `$status` and `$statusText` stand for parts of the problem.
 * The server checks the result, so it need not be complete. Undefined if nothing is known of the schema.
 */
function errorShape(document: OpenApi, schema: Schema, name = 'message', depth = 0): unknown {
  const { type, allOf = [], const: only, enum: words, ...own } = resolveRef(document, schema);
  if (only !== undefined || words) return only ?? words?.[0];
  const [kind] = [type ?? (own.properties || allOf.length > 0 ? 'object' : undefined)]
    .flat()
    .filter((each) => each !== 'null');
  if (kind === 'string') return textShape(name);
  if (kind === 'integer' || kind === 'number') return STATUS.test(name) ? '$status' : undefined;
  if (kind === 'array') return [];
  if (kind !== 'object' || depth === MAX_DEPTH) return undefined;
  const parts = [own, ...allOf.map((part) => resolveRef(document, part))];
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const fields = parts.flatMap((part) => Object.entries(part.properties ?? {}));
  const isWanted = (field: string) =>
    required.has(field) || [DETAIL, STATUS, NAME, NESTED, /^title$/i].some((names) => names.test(field));
  const shapes = fields
    .filter(([field]) => isWanted(field))
    .map(([field, inner]) => [field, errorShape(document, inner, field, depth + 1)] as const)
    .filter(([field, shape]) => shape !== undefined && (required.has(field) || !Array.isArray(shape)));
  return Object.fromEntries(shapes);
}

function textShape(name: string): string | undefined {
  if (/^title$/i.test(name)) return '$title';
  if (/^status$/i.test(name)) return '$statusText';
  if (NAME.test(name)) return '$name';
  if (ADDRESS.test(name)) return 'about:blank';
  return DETAIL.test(name) ? '$detail' : undefined;
}
