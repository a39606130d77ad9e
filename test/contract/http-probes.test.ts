import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../scripts/areas.ts';
import type { Authenticate } from '../../src/base/caller.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log/log.ts';
import { openDatabase } from '../../src/base/state/open.ts';
import type { Database } from '../../src/base/state/port.ts';
import type { Operation } from '../../src/contract/conform/document.ts';
import { probesOf } from '../../src/contract/conform/probes.ts';
import { send, type WireResponse } from '../../src/contract/conform/send.ts';
import { type Wire, writeForm } from '../../src/contract/conform/wire.ts';
import type { ProblemDetails } from '../../src/contract/problem.ts';
import type { Listening } from '../../src/contract/server/index.ts';
import { startGateway } from '../../src/servers/gateway.ts';
import { startPlatform } from '../../src/servers/platform.ts';
import { startViewer } from '../../src/servers/viewer.ts';
import { startWatchdog } from '../../src/servers/watchdog.ts';
import { StubGateway } from '../areas/watchdog/stub-gateway.ts';
import { DEFAULTS } from '../areas/watchdog/watched.ts';
import { nameOf } from '../requests.ts';
import { type CallPart, exampleParts, withoutCredentials, writeCall } from './placeholder-calls.ts';
import { accepts, type Subject, subjects } from './schemas.ts';

const requests = subjects.filter(({ kind }) => kind === 'parameters' || kind === 'body');
const problem = subjects.find(({ kind }) => kind === 'problem') as Subject;

/** Belongs to a user of `demo`, like the key. */
let userId = '';
const authenticate: Authenticate = (scheme) =>
  scheme === 'apiKey' ? { scheme, keyId: 'key', owner: 'demo' } : { scheme, sessionId: 'session', userId };

/** Starts gateways that never listen, without waiting for them. */
const WATCHDOG_DEFAULTS = { ...DEFAULTS, startGraceMs: 1 };

let folder: string;
let database: Database;
const running: Listening[] = [];
const bases = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annex-probes-'));
  database = await openDatabase({ dataDir: folder, role: 'server' });
  const shared = {
    host: '127.0.0.1',
    port: 0,
    clock: systemClock,
    log: createLog({ level: 'silent' }),
    violations: 'throw',
  } as const;
  const platform = await startPlatform({ ...shared, packagesDir: folder, database, serve: { authenticate } });
  ({ id: userId } = await platform.identity.users.ensure('ada', ['demo']));
  const gateway = await startGateway(shared);
  const watchdog = await startWatchdog({ ...shared, settings: WATCHDOG_DEFAULTS, launch: () => new StubGateway(101) });
  const viewer = await startViewer({ ...shared, projectDir: folder, serve: { authenticate } });
  running.push(platform, gateway, watchdog, viewer);
  for (const area of ['identity', 'intents', 'notify', 'packages', 'platform', 'workspace'])
    bases.set(area, platform.url);
  bases.set('gateway', gateway.url);
  bases.set('watchdog', watchdog.url);
  bases.set('paste', viewer.url);
});

afterAll(async () => {
  await Promise.all(running.map((server) => server.close()));
  await database.close();
  await rm(folder, { recursive: true });
});

const baseOf = ({ area }: Operation): string => bases.get(area) as string;

/** A valid request of the operation with one part replaced. */
const writeRequest = (operation: Operation, part: CallPart | null): Promise<Wire | null> =>
  writeCall(operation, part, {
    origin: baseOf(operation),
    parameters: 'required',
    accept: operation.responses.get(200)?.content?.['application/json'] ? 'application/json' : undefined,
  });

const readProblem = ({ text }: WireResponse): ProblemDetails => JSON.parse(text) as ProblemDetails;

/** Empty if the error is not written as OAuth prescribes. */
const readOauthError = ({ headers, text }: WireResponse): { error?: string; error_description?: string } =>
  headers['content-type'] === 'application/json' ? JSON.parse(text) : {};

/** Their examples are valid, but name clients and codes that do not exist. */
const UNKNOWN_VALUES: ReadonlyMap<string, RegExp> = new Map([
  ['startAuthorization', /unknown-oauth-client/],
  ['createToken', /invalid_grant/],
]);

/** Returns null if the response to a probe is correct. */
function complaint(answer: WireResponse, pointer: string): string | null {
  const type = answer.headers['content-type'];
  const { error, error_description: description = '' } = readOauthError(answer);
  if (error === 'invalid_request' && answer.status === 400 && description.includes(`${pointer} `)) return null;
  if (type !== 'application/problem+json') return `${answer.status} ${type}: ${answer.text}`;
  const details = readProblem(answer);
  if (!accepts(problem.validate, details)) return `${answer.text} is no problem`;
  const lost = ['not-found', 'method-not-allowed'].includes(nameOf(details.type));
  if (lost && pointer.startsWith('/path/')) return null; // without its segment, it is another path
  if (answer.status !== 400) return answer.text;
  const pointers = details.errors?.map((place) => place.pointer) ?? [];
  return pointers.includes(pointer) ? null : `pointers ${pointers.join(', ')}`;
}

/** Checked by another limit first: a query may have at most 32 parameters in total, including `state`. */
const TOO_MANY = new Set(['receiveCallback maxProperties /query/others']);

describe('The servers', () => {
  it.each(requests)('refuse every probe of $name with 400 and a pointer', async (subject) => {
    const operation = subject.operation as Operation;
    const complaints: string[] = [];
    const unsent: string[] = [];
    const sent = new Set<string>();
    for (const { value, keyword, what, pointer: at } of probesOf(subject).probes) {
      const wire = await writeRequest(operation, { ...(subject as Pick<CallPart, 'kind'> & Subject), value });
      if (!wire) {
        unsent.push(`${keyword} at ${at}`);
        continue;
      }
      sent.add(`${keyword} at ${at}`);
      const isEmptyForm = wire.body === ''; // without its only field
      const pointer = subject.kind !== 'body' ? at : isEmptyForm ? '/body' : `/body${at}`;
      const found = complaint(
        await send(baseOf(operation), wire),
        TOO_MANY.has(`${operation.id} ${keyword} ${at}`) ? '/query' : pointer,
      );
      if (found) complaints.push(`${keyword} at ${pointer}: ${what}: ${found}`);
    }
    expect(complaints).toEqual([]);
    // Only types (in text) and control characters (in headers) cannot be sent; all other probes must have been sent.
    const lost = unsent.filter((name) => !sent.has(name) && !name.startsWith('type at '));
    expect(lost).toEqual([]);
    expect(sent.size).toBeGreaterThan(0);
  });

  it.each(operations)('accept the examples of $id', async (operation) => {
    for (const part of exampleParts(operation).slice(0, -1)) {
      // the required parameters alone may be incomplete: a callback also needs a code or an error
      const answer = await send(baseOf(operation), (await writeRequest(operation, part)) as Wire);
      const unknown = UNKNOWN_VALUES.get(operation.id);
      if (unknown) expect(answer.text).toMatch(unknown);
      else expect(answer.status, answer.text).not.toBe(400);
      const documented =
        operation.responses.has(answer.status) || nameOf(readProblem(answer).type) === 'not-implemented';
      expect(documented, answer.text).toBe(true);
    }
  });

  it.each(operations.filter(({ body }) => body))('treat a missing body of $id as documented', async (operation) => {
    const wire = (await writeRequest(operation, null)) as Wire;
    const { body: _, ...rest } = wire;
    const { 'Content-Type': __, ...headers } = rest.headers;
    const answer = await send(baseOf(operation), { ...rest, headers });
    if (operation.body?.required) expect(complaint(answer, '/body')).toBeNull();
    else expect(answer.status).not.toBe(400);
  });

  it.each(operations.filter(({ security }) => security.length > 0 && !security.includes('none')))(
    'authenticate callers of $id before any other check',
    async (operation) => {
      const part = { kind: 'body', media: 'application/json', value: 'no object' } as const;
      const wire = (await writeRequest(operation, part)) as Wire;
      const answer = await send(baseOf(operation), withoutCredentials(wire));
      expect([answer.status, nameOf(readProblem(answer).type)]).toEqual([401, 'unauthorized']);
    },
  );
});

describe('pasteScreenshot', () => {
  const operation = operations.find(({ id }) => id === 'pasteScreenshot') as Operation;
  const LIMIT = 20_971_520;
  const post = (part: Pick<Wire, 'headers' | 'body'>) =>
    send(baseOf(operation), { method: 'POST', path: '/screenshot-paste', ...part });
  const postForm = async (...fields: [string, string | Blob][]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return post(await writeForm(form));
  };
  const picture = new Blob(['x'], { type: 'image/png' });
  /** The body was read completely and is not a valid image. */
  const NO_PICTURE = 'image-unreadable';

  it('accepts an image of 20 MiB as the whole body, and returns 413 for one byte more', async () => {
    const headers = { 'Content-Type': 'image/png' };
    expect(nameOf(readProblem(await post({ headers, body: new Uint8Array(LIMIT) })).type)).toBe(NO_PICTURE);
    expect((await post({ headers, body: new Uint8Array(LIMIT + 1) })).status).toBe(413);
  });

  it('accepts a file of 20 MiB in a form, and returns 413 for one byte more', async () => {
    const file = (size: number) => new Blob([new Uint8Array(size)], { type: 'image/png' });
    const whole = await postForm(['image', file(LIMIT)], ['title', 'x'.repeat(200)]);
    expect(nameOf(readProblem(whole).type)).toBe(NO_PICTURE);
    expect((await postForm(['image', file(LIMIT + 1)])).status).toBe(413);
  });

  it('returns 400 for text instead of a file, and for two files', async () => {
    expect(complaint(await postForm(['image', 'text']), '/body/image')).toBeNull();
    expect(complaint(await postForm(['image', picture], ['image', picture]), '/body/image')).toBeNull();
  });

  it('returns 400 for an empty form', async () => {
    expect(complaint(await postForm(['title', 'nothing']), '/body/image')).toBeNull();
  });

  it('returns 415 for a file of another media type', async () => {
    const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
    expect((await postForm(['image', pdf])).status).toBe(415);
    expect((await post({ headers: { 'Content-Type': 'application/pdf' }, body: '%PDF' })).status).toBe(415);
  });
});
