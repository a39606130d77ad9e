// Writes mock.ts: the examples of every response, samples where the document has none, and a function that serves them.
import { STATUS_CODES } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { buildSample, VARIATIONS, type Variation } from '../conform/sampler.ts';
import { type Header, type Media, type OpenApi, type Response, resolveRef, type Schema } from '../document.ts';
import { sampleOf as bytesOf, concreteMedia } from '../mock/samples.ts';
import type { Example } from '../mock/types.ts';
import { describeInvalid } from '../problem.ts';
import { itemsOf, readStream } from '../streams.ts';
import type { OperationValidators, Validate } from '../tables.ts';
import { findInvalid } from '../validation-errors.ts';
import { comment } from './client.ts';
import { isJson, PROBLEM_MEDIA } from './media.ts';
import { type DocumentedProblem, isBinary, type OperationModel } from './model.ts';
import { serverUrl } from './servers.ts';
import type { Socket, SocketMessage, Sockets } from './sockets.ts';
import { HEADER, key, literal, pascal, quote } from './text.ts';
import type { Validators } from './validators.ts';

type Body = Pick<Example, 'name' | 'value' | 'dynamic' | 'warning'>;

const MAX_REASON = 300;
/** Headers about the connection and the body are the server's own. */
const OWN_HEADERS = /^(connection|content-(encoding|length|type)|keep-alive|trailer|transfer-encoding|upgrade)$/i;

export function writeMock(
  area: string,
  document: OpenApi,
  operations: readonly OperationModel[],
  library: string,
  { validators = {} }: Validators['functions'],
): string {
  const name = pascal(area);
  const functions = validators as unknown as Readonly<Record<string, OperationValidators>>;
  const table = operations
    .map((operation) => {
      const answers = functions[operation.id]?.answers ?? {};
      const rows = readRows(document, operation, answers).map((row) => `    ${literal(row, Infinity)},\n`);
      return `  ${key(operation.id)}: [\n${rows.join('')}  ],\n`;
    })
    .join('');
  const servers = (document.servers ?? [])
    .map(serverUrl)
    .filter((url) => URL.canParse(url))
    .map((url) => new URL(url).origin);
  return `${HEADER}import { type Examples, type MockHttp, type MockHttpOptions, mockHttp } from '${library}';
import type { ${name} } from './contract.ts';
import { operations, security } from './operations.ts';
import { validators } from './validators.js';

/** Examples by operation. The mock returns the first one unless another is requested. */
export const examples: Examples<${name}> = {
${table}};

/** Server addresses in the examples, which the mock replaces with its own. */
const servers: readonly string[] = ${literal([...new Set(servers)])};

/** A mock of ${document.info.title}: validates requests and returns the document's examples. */
export const mock${name} = (options?: MockHttpOptions): Promise<MockHttp<${name}>> =>
  mockHttp<${name}>({ operations, security, validators, examples, servers }, options);
`;
}

/** Success responses come first, and among them those with status 2xx. */
function readRows(document: OpenApi, model: OperationModel, validators: OperationValidators['answers']): Example[] {
  const { problems, answers } = model;
  const { responses = {} } = model.node;
  const codes = Object.keys(responses).filter((code) => !code.startsWith('1'));
  const { status: assumed, key: success, media: assumedMedia } = answers[0] as OperationModel['answers'][number];
  const rows = codes.flatMap((code): Example[] => {
    const response = resolveRef(document, responses[code] as Response);
    const isRange = !/^\d+$/.test(code);
    const usual = success === 'default' ? assumed : 500;
    const status = code === 'default' ? usual : Number(code.replaceAll(/x/gi, '0'));
    const headers = exampleHeaders(document, response.headers ?? {});
    const common = {
      status,
      ...(isRange ? { range: code } : {}),
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
    };
    const content = Object.entries(response.content ?? {});
    if (content.length === 0) return [common];
    const named = isRange ? [] : problems.filter((problem) => problem.status === status);
    return content.flatMap(([media, body]) => {
      const validate = (validators[code] ?? validators[status])?.[media];
      const bodies = bodiesOf(document, media, body, { validate, words: wordsOf(status) });
      const isNamed = media === PROBLEM_MEDIA && named.length > 0;
      const found = isNamed ? named.map((problem) => problemOf(problem, bodies)) : bodies;
      return found.map((each) => ({ ...common, media, ...each }));
    });
  });
  const rank = ({ status }: Example) => (status < 300 ? 0 : status < 400 ? 1 : 2);
  const sorted = rows.toSorted((one, other) => rank(one) - rank(other));
  if (success !== null) return sorted;
  const [media] = Object.keys(assumedMedia);
  return [{ status: assumed, ...(media === undefined ? {} : { media, value: {} }) }, ...sorted];
}

/** Of an error: its status (`404`, `not_found`), else any word for an error. Otherwise a 400 could say `created`. */
function wordsOf(status: number): RegExp[] {
  if (status < 400) return [];
  const name = (STATUS_CODES[status] ?? '').replaceAll(/\W+/g, '\\W?_?');
  return [new RegExp(`^(${status}|${name})$`, 'i'), /error|fail|invalid|denied|forbidden|missing|not.?found/i];
}

interface Wanted {
  readonly validate: Validate | undefined;
  readonly words: readonly RegExp[];
}

/** The examples, and a sample if there are none or if it can be requested. */
function bodiesOf(
  document: OpenApi,
  documented: string,
  { example, examples = {}, ...body }: Media,
  wanted: Wanted,
): Body[] {
  const { validate } = wanted;
  const media = concreteMedia(documented);
  const stream = readStream(document, media, body);
  const schema = stream?.schema ?? body.schema;
  const named = Object.entries(examples).map(([name, given]) => ({ name, value: resolveRef(document, given).value }));
  const whole: Body[] = named.length > 0 ? named : example === undefined ? [] : [{ value: example }];
  const shown = stream
    ? whole.flatMap((each) => itemsOf(stream, each.value).map((value) => ({ ...each, value })))
    : whole;
  if (isBinary(document, schema) || bytesOf(media).length > 0) {
    return shown.length > 0 ? shown.map(({ name }) => (name === undefined ? {} : { name })) : [{}];
  }
  const checked = shown.map((body) => {
    const reason = findReason(validate, body.value);
    return reason === null ? body : { ...body, warning: `the example is invalid: ${reason}` };
  });
  const sample = schema ? sampleOf(document, schema, wanted, shown.length === 0) : { value: null };
  const canSend = ({ value }: Body) => isJson(media) || stream !== null || typeof value === 'string';
  if (shown.length === 0) return [sample].filter(canSend);
  const isNew = isJson(media) && media !== PROBLEM_MEDIA && !isDeepStrictEqual(sample.value, checked[0]?.value);
  return [...checked, ...(isNew ? [{ ...sample, dynamic: true } as const] : [])].filter(canSend);
}

/** The first valid sample. */
function sampleOf(document: OpenApi, schema: Schema, { validate, words }: Wanted, examples: boolean): Body {
  let invalid: Body | undefined;
  for (const variation of VARIATIONS.filter((each) => examples || !each.examples)) {
    try {
      const value = buildSample(document, schema, { ...variation, words });
      const reason = findReason(validate, value);
      if (reason === null) return { value };
      invalid ??= { value, warning: `no valid sample was found; this one is invalid: ${reason}` };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error; // the schema requires itself without end
    }
  }
  return invalid ?? { value: null, warning: 'the schema requires itself without end, so it has no sample' };
}

/** Why the value is invalid, or null. Validates a copy, because validators add defaults. */
function findReason(validate: Validate | undefined, value: unknown): string | null {
  const errors = validate && findInvalid(validate, structuredClone(value), '');
  return errors
    ? describeInvalid(errors)
        .slice(0, MAX_REASON)
        .replaceAll(/[^\x20-\x7e]/g, '?')
    : null; // sent as a header
}

/** Finds the example whose type ends with the problem's name (RFC 9457, 3.1.1). */
function problemOf({ name, title, status }: DocumentedProblem, bodies: readonly Body[]): Body {
  const typed = bodies.find(({ value }) => `${(value as { type?: string } | null)?.type}`.endsWith(`/${name}`));
  return { name, value: typed?.value ?? { ...(bodies[0]?.value as object | undefined), title, status } };
}

function exampleHeaders(document: OpenApi, headers: Readonly<Record<string, Header>>): Record<string, string> {
  const found = Object.entries(headers).map(([name, reference]) => {
    const { example, examples = {}, schema = {}, required } = resolveRef(document, reference);
    const [shown] = Object.values(examples).map((each) => resolveRef(document, each).value);
    const inSchema = resolveRef(document, schema)['example'];
    const sample = required ? sampleOf(document, schema, { validate: undefined, words: [] }, true).value : undefined;
    return [name, example ?? shown ?? inSchema ?? sample] as const;
  });
  const canSend = (name: string, value: unknown) =>
    value !== undefined && !OWN_HEADERS.test(name) && /^[\t\x20-\x7e]*$/.test(String(value));
  return Object.fromEntries(
    found.filter(([name, value]) => canSend(name, value)).map(([name, value]) => [name, String(value)]),
  );
}

/**
 * Writes mock.ts of a document that has only sockets: the examples of the server's messages, and a function that
 * serves them.
 */
export function writeSocketMock(area: string, title: string, { sockets, schemas }: Sockets, library: string): string {
  const name = pascal(area);
  const isOnly = sockets.length === 1;
  const document = { components: { schemas } };
  const at = (table: string, { name: socket }: Socket) => (isOnly ? table : `${table}[${quote(socket)}]`);
  const tables = sockets.map((socket) => {
    const channel = at(isOnly ? 'channel' : 'channels', socket);
    const fields = `channel: ${channel}, messages: ${at('messages', socket)}, ...examples[${quote(socket.name)}]`;
    return `  { ${fields} },\n`;
  });
  return `${HEADER}import { type MockSockets, type MockSocketsOptions, mockSockets } from ${quote(library)};
import { ${isOnly ? 'channel' : 'channels'} } from './messages.ts';
import { messages } from './validators.js';

/** Examples of the server's messages by socket, and where their correlation ids are. */
export const examples = ${literal(Object.fromEntries(sockets.map((socket) => [socket.name, examplesOf(document, socket)])))};

const tables = [
${tables.join('')}];

${comment(`A mock of ${title}: validates messages and replies with the document's examples.`, [])}
export const mock${name} = (options?: MockSocketsOptions): Promise<MockSockets> => mockSockets(tables, options);
`;
}

function examplesOf(document: object, { messages }: Socket): object {
  const all = [...messages.client.values(), ...messages.server.values()];
  const correlated = all.flatMap(({ name, correlation }) => (correlation === undefined ? [] : [[name, correlation]]));
  const examples = [...messages.server].map(([name, message]) => [name, valuesOf(document, message)]);
  return { examples: Object.fromEntries(examples), correlation: Object.fromEntries(correlated) };
}

/** The documented examples, else a value generated from the schema. */
function valuesOf(document: object, { examples, schema }: SocketMessage): object[] {
  if (examples.length > 0) return examples.map(({ name, payload }) => ({ ...(name && { name }), value: payload }));
  return [{ value: buildSample(document, schema, VARIATIONS[0] as Variation) }];
}
