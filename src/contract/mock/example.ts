// Chooses the documented example for a request and sends it with the handler's `reply`.

import type { Answered, FileSource, ServerEvent, Subscribe } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { Problem, type ProblemDetails } from '../problem.ts';
import { Refusal } from '../refusal.ts';
import type { OperationRow } from '../tables.ts';
import { sampleOf } from './samples.ts';
import type { Example, Preference } from './types.ts';

export interface ExampleRequest {
  readonly row: OperationRow;
  readonly examples: readonly Example[];
  /** The negotiated media type. */
  readonly accept: string;
  readonly servers: readonly string[];
  readonly origin: string;
}

type Responded = Answered<Operation>;
type Headers = Example['headers'];
/** `Reply` of any operation. */
export interface AnyReply {
  json(status: number, body: unknown, headers?: Headers): Responded;
  events(status: number, subscribe: Subscribe<ServerEvent>): Responded;
  raw(status: number, media: string, body: Uint8Array, headers?: Headers): Responded;
  file(status: number, media: string, source: FileSource, headers: Headers): Responded;
  empty(status: number, headers?: Headers): Responded;
}

export function readPreference(header: string): Preference {
  const pairs = header.split(/[,;]/).map((pair) => pair.trim().split(/\s*=\s*/));
  const find = (name: string) => pairs.find(([key]) => key?.toLowerCase() === name)?.[1]?.replaceAll('"', '');
  const code = find('code');
  return { code: code === undefined ? undefined : Number(code), example: find('example') };
}

export function replyWithExample(request: ExampleRequest, preference: Preference, reply: AnyReply): Responded {
  const { status, media, name, headers, value } = chooseExample(request, preference);
  if (status >= 400) throw problemOf(name ?? '', value, headers);
  if (media === undefined) return reply.empty(status, headers);
  const body = withOrigin(value, request);
  if (media === 'text/event-stream') {
    return reply.events(status, (push, end) => {
      push(body as ServerEvent);
      end();
      return () => {};
    });
  }
  const tag = request.row.answers[304] && status === 200 ? headers?.['ETag'] : undefined;
  if (media === 'application/json' && tag === undefined) return reply.json(status, body, headers);
  const bytes = bytesOf(media, body);
  if (tag === undefined) return reply.raw(status, media, bytes, headers);
  const source = { tag: tag.replaceAll('"', ''), size: bytes.length, content: bytes };
  const { 'Cache-Control': caching } = headers ?? {};
  return reply.file(status, media, source, caching === undefined ? {} : { 'Cache-Control': caching });
}

/** The first example that matches the preference and the negotiated media type. */
function chooseExample({ examples, accept }: ExampleRequest, { code, example }: Preference): Example {
  const candidates = examples
    .filter(({ status, media }) => status < 400 || media !== 'text/html') // error pages are rendered from problems, never chosen
    .filter(({ status }) => code === undefined || status === code)
    .filter(({ name }) => example === undefined || name === example);
  const fits = ({ status, media }: Example) => status >= 400 || media === undefined || media === accept;
  const chosen = candidates.find((candidate) => candidate.status === candidates[0]?.status && fits(candidate));
  if (chosen) return chosen;
  const detail = 'requests a status or example that this operation does not document';
  throw new Refusal('invalid-request', undefined, { errors: [{ pointer: '/header/Prefer', detail }] });
}

function problemOf(name: string, value: unknown, headers: Headers): Problem {
  const { status, title, detail, errors } = value as ProblemDetails;
  return new Problem(name, { status, title }, detail, { errors, headers });
}

const bytesOf = (media: string, value: unknown): Uint8Array =>
  value === undefined ? sampleOf(media) : Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));

/** Replaces the documented servers' addresses with the mock's own. */
function withOrigin(value: unknown, { servers, origin }: ExampleRequest): unknown {
  if (value === undefined) return value;
  const toLocal = (text: string): string => {
    const replaceServer = (all: string, server: string) =>
      all.replaceAll(server, origin).replaceAll(server.replace(/^http/, 'ws'), origin.replace(/^http/, 'ws'));
    return servers.reduce(replaceServer, text);
  };
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) => (typeof inner === 'string' ? toLocal(inner) : inner));
}
