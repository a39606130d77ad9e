// Describes how a problem of the server is written in the error body of a document.
import { type OpenApi, resolveRef, type Schema } from './openapi.ts';

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
export function errorShape(document: OpenApi, schema: Schema, name = 'message', depth = 0): unknown {
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
