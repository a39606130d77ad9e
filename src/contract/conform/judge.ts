// Whether an answer is one that the document has for the operation.
import type { Reply } from './client.ts';
import { examplesOf, type Operation } from './document.ts';
import { parseJson } from './parse-json.ts';
import { matches } from './schema-match.ts';
import type { Answer } from './send.ts';

const PROBLEM = 'application/problem+json';

/** The last segment of a problem's type. */
const problemName = (type: unknown): string => String(type).replace(/^.*\//, '');

/** Null when it is. */
export function undocumented(operation: Operation, { status, headers, text }: Answer): string | null {
  const { document, id, responses } = operation;
  const response = responses.get(status);
  if (!response) return `${status}, which ${id} does not have: ${excerpt(text)}`;
  const media = mediaOf(headers['content-type']);
  const contents = response.content ?? {};
  if (Object.keys(contents).length === 0) return text === '' ? null : `${status} with a body`;
  const content = contents[media];
  if (!content) return `${status} as ${media || 'nothing'} instead of ${Object.keys(contents).join(' or ')}`;
  if (media !== 'application/json' && media !== PROBLEM) return null;
  const value = parseJson(text);
  if (value === undefined) return `${status} with a body that is no JSON: ${excerpt(text)}`;
  if (!matches(document, content.schema ?? {}, value)) return `${status} with a body off its schema: ${excerpt(text)}`;
  if (media !== PROBLEM) return null;
  const { type, status: told } = value as { type?: unknown; status?: unknown };
  if (told !== status) return `status ${told} in the body of a ${status}`;
  const named = examplesOf(document, content).map(({ value: example }) =>
    problemName((example as { type: string }).type),
  );
  // A path or method that nobody serves has a problem of its own, which is none of the operation's.
  const isOwn = status !== 404 || named.length === 0 || named.includes(problemName(type));
  return isOwn ? null : `${status} ${problemName(type)}, as if ${id} were not served`;
}

/** Null when the answer is a 400 that points at the place, or at what holds it. */
export function unrefused({ status, headers, text, wire }: Reply, pointers: readonly string[]): string | null {
  const media = mediaOf(headers['content-type']);
  if (media !== PROBLEM) return `${status} as ${media || 'nothing'}: ${excerpt(text)}`;
  const { type, errors = [] } = (parseJson(text) ?? {}) as { type?: string; errors?: { pointer: string }[] };
  // Without its segment a path is another one (RFC 3986, 5.2.4).
  const isOther = /\/(\.|%2e){0,2}(\/|\?|$)/i.test(wire.path);
  if (isOther && ['not-found', 'method-not-allowed'].includes(problemName(type))) return null;
  if (status !== 400) return `${status} ${problemName(type)}`;
  const given = errors.map(({ pointer }) => pointer);
  return given.some((pointer) => pointers.includes(pointer))
    ? null
    : `400 that points at ${given.join(', ') || 'nothing'} instead of ${pointers[0]}`;
}

export const mediaOf = (type = ''): string => type.split(';')[0]?.trim() ?? '';

/** Without tokens, which reports are no place for. */
export const excerpt = (text: string): string =>
  (text.length > 160 ? `${text.slice(0, 160)}...` : text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/("\w*token":")[^"]*/g, '$1...');
