// Chooses the documented example for a request and sends it with the handler's `reply`.

import type { Answered } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { Problem, type ProblemDetails } from '../problem.ts';
import { invalidRequest, Refusal } from '../refusal.ts';
import type { AnyReply } from '../server/reply.ts';
import type { OperationRow } from '../tables.ts';
import { concreteMedia, sampleOf } from './samples.ts';
import type { Example, Preference } from './types.ts';

export interface ExampleRequest {
  readonly row: OperationRow;
  readonly examples: readonly Example[];
  /** The negotiated media type. */
  readonly accept: string;
  readonly servers: readonly string[];
  readonly origin: string;
  /** Whether the mock has an operation with that path. */
  readonly serves: (path: string) => boolean;
  readonly openStreams: boolean;
}

type Responded = Answered<Operation>;
type Headers = Example['headers'];

/** Throws if a value is not allowed. Parameters, which follow a semicolon, have no meaning (RFC 7240, 2). */
export function readPreference(header: string): Preference {
  const preferences = header.split(',').map((text) => text.replace(/;.*/s, '').trim());
  const pairs = preferences.map((text) => text.split(/\s*=\s*/));
  const find = (name: string) => pairs.find(([key]) => key?.toLowerCase() === name)?.[1]?.replaceAll('"', '');
  const [code, dynamic] = [find('code'), find('dynamic')];
  if (code !== undefined && !/^[2-5]\d\d$/.test(code)) throw refusePreference('code must be a status from 200 to 599');
  if (!['true', 'false', undefined].includes(dynamic)) throw refusePreference('dynamic must be true or false');
  return { code: code === undefined ? undefined : Number(code), example: find('example'), dynamic: dynamic === 'true' };
}

const refusePreference = (detail: string): Refusal => invalidRequest([{ pointer: '/header/Prefer', detail }]);

export function replyWithExample(request: ExampleRequest, preference: Preference, reply: AnyReply): Responded {
  const chosen = chooseExample(request, preference);
  const { status, name = '', value, warning } = chosen;
  const media = chosen.media && concreteMedia(chosen.media);
  const headers = withOrigin({ ...chosen.headers, ...(warning && { 'Mock-Warning': warning }) }, request) as Headers;
  const body = withOrigin(value, request);
  if (isPlainProblem(chosen)) throw problemOf(name, status, body, headers);
  if (media === undefined) return reply.empty(status, headers);
  if (media === 'text/event-stream' || request.row.streams?.[media]) {
    const isOne = preference.example !== undefined || !request.openStreams;
    const others = request.examples.filter((each) => each !== chosen && each.media === chosen.media);
    const shown = isOne && media === 'text/event-stream' ? [chosen] : [chosen, ...others];
    return reply.lines(status, media, (push, end) => {
      for (const event of shown) push(withOrigin(event.value, request));
      if (!request.openStreams) end();
      return () => {};
    });
  }
  const tag = request.row.answers[304] && status === 200 ? headers?.['ETag'] : undefined;
  if (media === 'application/json' && tag === undefined) return reply.json(status, body, headers);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const bytes = body === undefined ? sampleOf(media) : Buffer.from(text);
  if (tag === undefined) return reply.raw(status, media, bytes, headers);
  const source = { tag: tag.replaceAll('"', ''), size: bytes.length, content: bytes };
  const { 'Cache-Control': caching } = headers ?? {};
  return reply.file(status, media, source, caching === undefined ? {} : { 'Cache-Control': caching });
}

/** The first example that matches the preference and the negotiated media type. */
function chooseExample({ examples, accept }: ExampleRequest, { code, example, dynamic }: Preference): Example {
  const named = examplesOf(examples, code).filter(({ name }) => example === undefined || name === example);
  /** Generated values come first among those of the same status. */
  const order = ({ status, dynamic: isGenerated }: Example) =>
    2 * named.findIndex((each) => each.status === status) + (isGenerated ? 0 : 1);
  const candidates = dynamic
    ? named.toSorted((one, other) => order(one) - order(other))
    : named.filter((each) => !each.dynamic);
  const [first] = candidates;
  if (!first) throw refusePreference('requests a status or example that this operation does not document');
  const fitting = candidates.filter(({ media }) => media === undefined || accept === '' || media === accept);
  const chosen = fitting.find(({ status }) => status === first.status) ?? (code === undefined ? fitting[0] : first);
  if (chosen || first.status >= 400) return chosen ?? first;
  throw new Refusal(
    'not-acceptable',
    `The mock returns ${[...new Set(candidates.map(({ media }) => media))].join(' or ')}.`,
  );
}

/** The examples of a status: its own, else those of its range such as 4XX, else those of `default`. */
function examplesOf(examples: readonly Example[], code: number | undefined): Example[] {
  const usable = examples.filter(({ status, media }) => status < 400 || media !== 'text/html'); // pages are rendered from problems
  if (code === undefined) return usable;
  const own = usable.filter(({ status, range }) => status === code && range === undefined);
  const inRange = (key: string) => usable.filter(({ range }) => range?.toUpperCase() === key);
  const found = [own, inRange(`${Math.trunc(code / 100)}XX`), inRange('DEFAULT')].find(({ length }) => length > 0);
  return (found ?? []).map((each) => ({ ...each, status: code }));
}

const PROBLEM_MEMBERS = new Set(['type', 'title', 'status', 'detail', 'errors']);

/** Whether `Problem` can express it. */
const isPlainProblem = ({ status, media, value }: Example): boolean =>
  status >= 400 &&
  media === 'application/problem+json' &&
  Object.keys(value ?? {}).every((member) => PROBLEM_MEMBERS.has(member));

function problemOf(name: string, status: number, value: unknown, headers: Headers): Problem {
  const { title = `Status ${status}`, detail, errors } = (value ?? {}) as Partial<ProblemDetails>;
  return new Problem(name, { status, title }, detail, { errors, headers });
}

/** Links to the documented servers become links to the mock, where the mock serves them. */
function withOrigin(value: unknown, { servers, origin, serves }: ExampleRequest): unknown {
  if (value === undefined) return value;
  const replaceLinks = (text: string, server: string): string => {
    const isServed = (rest: string) => serves(rest.split(/[?#\s"'<>]/, 1).join());
    return text.split(server).reduce((before, rest) => before + (isServed(rest) ? origin : server) + rest);
  };
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' ? servers.reduce(replaceLinks, inner) : inner,
  );
}
