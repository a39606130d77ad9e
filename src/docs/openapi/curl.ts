// A command that makes a call of the documented shape: examples in the place of values, variables for secrets.
import type { OpenApi, Parameter, SecurityScheme } from '../documents.ts';
import { resolve } from '../documents.ts';
import { examplesOf, type Operation } from '../model.ts';

const SAFE = new Set(['GET', 'HEAD']);
const MAX_OPTIONAL = 3;
/** A longer body is spread over lines. */
const MAX_LINE = 40;

export function curlOf(document: OpenApi, server: string, operation: Operation): string {
  const { method, body } = operation;
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(server + pathOf(operation))}`];
  const streams = operation.answers.some(({ response }) => response.content?.['text/event-stream']);
  for (const header of credentials(document, server, operation)) lines.push(header);
  for (const { name, example, required } of operation.parameters.filter((each) => each.in === 'header')) {
    if (required) lines.push(`-H ${quoted(`${name}: ${text(example)}`)}`);
  }
  if (body) lines.push(...bodyOf(document, operation));
  if (streams && SAFE.has(method)) lines.push(`-N -H 'Accept: text/event-stream'`);
  return lines.join(' \\\n  ');
}

function pathOf({ path, parameters }: Operation): string {
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const found = parameters.find((each) => each.in === 'path' && each.name === name);
    return found?.example === undefined ? whole : encodeURIComponent(text(found.example));
  });
  const inQuery = parameters.filter((each) => each.in === 'query');
  const optional = inQuery.filter((each) => !each.required && each.example !== undefined).slice(0, MAX_OPTIONAL);
  const query = inQuery
    .filter((each) => each.required || optional.includes(each))
    .flatMap((each) => written(each))
    .join('&');
  return query === '' ? filled : `${filled}?${query}`;
}

const written = ({ name, example }: Parameter): string[] =>
  (Array.isArray(example) ? (example as unknown[]) : [example]).map(
    (value) => `${name}=${encodeURIComponent(text(value))}`,
  );

/** The first way that the document lists; none where an anonymous call is one of the ways. */
function credentials(document: OpenApi, server: string, { source, method }: Operation): string[] {
  const ways = source.security ?? document.security ?? [];
  const [first] = ways;
  if (!first || ways.some((way) => Object.keys(way).length === 0)) return [];
  return Object.keys(first).flatMap((name) => {
    const found = document.components?.securitySchemes?.[name];
    if (!found) return [];
    const scheme = resolve<SecurityScheme>(document, found);
    if (scheme.type === 'http') return ['-H "Authorization: Bearer $SESSION_TOKEN"'];
    if (scheme.in === 'header') return [`-H "${scheme.name}: $ANNEX_API_KEY"`];
    if (scheme.in !== 'cookie') return [];
    const origin = SAFE.has(method) ? [] : [`-H ${quoted(`Origin: ${new URL(server).origin}`)}`];
    return [`--cookie "${scheme.name}=$BROWSER_SESSION"`, ...origin];
  });
}

function bodyOf(document: OpenApi, { body }: Operation): string[] {
  const [media, content] = Object.entries(body?.content ?? {})[0] ?? [];
  if (media === undefined) return [];
  const examples = examplesOf(document, content);
  const full = examples.find(
    ({ value }) => typeof value === 'object' && value !== null && Object.keys(value).length > 0,
  );
  const value = (full ?? examples[0])?.value;
  if (media === 'multipart/form-data') {
    return Object.entries((value ?? {}) as object).map(([name, field]) =>
      /^\(the bytes/.test(text(field)) ? `-F ${name}=@picture.png` : `-F ${quoted(`${name}=${text(field)}`)}`,
    );
  }
  const type = `-H ${quoted(`Content-Type: ${media}`)}`;
  if (!/json$/.test(media)) return [type, '--data-binary @picture.png'];
  const short = JSON.stringify(value ?? {});
  const long = JSON.stringify(value ?? {}, null, 2).replaceAll('\n', '\n  ');
  return [type, `-d ${quoted(short.length > MAX_LINE ? long : short)}`];
}

const text = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** For a POSIX shell. */
const quoted = (value: string): string =>
  /^[\w:/.,=@%-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
