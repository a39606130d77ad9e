// The log must not contain a secret, whatever is logged.
import { randomBytes, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createLog, type Logger, type LogOptions, logFaults, logRequests } from '../../../src/base/log/log.ts';
import { measureCpu } from '../../cpu-time.ts';

function createTestLog(options: Partial<LogOptions> = {}): { readonly log: Logger; readonly written: () => string } {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  return { log: createLog({ level: 'trace', format: 'json', stream, ...options }), written: () => lines.join('') };
}

/** The logged line, parsed, without level and time. */
function lineOf(fields: object, message = 'x'): Record<string, unknown> {
  const { log, written } = createTestLog();
  log.info(fields, message);
  const { level: _level, time: _time, ...rest } = JSON.parse(written()) as Record<string, unknown>;
  return rest;
}

const token = randomBytes(32).toString('base64url');
const SECRETS = {
  token,
  session: `tok_${randomBytes(32).toString('base64url')}`,
  key: `ak_${randomBytes(32).toString('base64url')}`,
  code: `4/0A${randomBytes(20).toString('hex')}`,
  password: `pw-${randomUUID()}`,
  jwt: `eyJ${randomBytes(12).toString('hex')}.${randomBytes(20).toString('hex')}.${randomBytes(20).toString('hex')}`,
};
const { session, key, code, password, jwt } = SECRETS;
const AUTH_URL = `https://annex.example/auth/approve?token=${token}`;

const createError = (message: string, fields: object = {}): Error =>
  Object.assign(new Error(message, { cause: new Error(`because of ${message}`) }), fields);

/** Ways to log a secret by mistake. */
const MISTAKES: Readonly<Record<string, (log: Logger) => void>> = {
  'fields by their names': (log) =>
    log.info(
      { token, session_token: session, code, auth_url: AUTH_URL, api_key: key, apiKey: key, key, password },
      'x',
    ),
  'fields in other spellings': (log) =>
    log.info({ accessToken: code, 'X-Api-Key': password, PASSWORD: password, authUrl: code, client_secret: code }),
  headers: (log) =>
    log.info({
      headers: {
        authorization: `Bearer ${code}`,
        cookie: `a=${password}`,
        'set-cookie': [`b=${password}`],
        'intent-verifier': code,
      },
    }),
  'deep fields and lists': (log) => log.warn({ a: { b: [{ token: [password] }, AUTH_URL, { c: `?code=${code}` }] } }),
  'the address of a request': (log) =>
    log.info({ url: `/callback?state=1&code=${code}` }, `GET /callback?code=${code}`),
  'a query as text and as an object': (log) => log.info({ query: { a: password }, search: `?a=${password}` }),
  'a fragment': (log) => log.info(`came back to https://app.example/#access_token=${code}&t=1 /#id=${password}`),
  'a path with a token': (log) => log.info({ path: `/auth/intents/${token}/status` }, `/auth/intents/${token}`),
  'a token alone': (log) => log.info({ identifier: token, list: [session, key] }, `${session},${key}; ${jwt}`),
  'a token in a field with a harmless name': (log) => log.info({ msg: token, operation: session, address: key }),
  'secrets as field names': (log) => log.info({ [token]: 1, [`x?${password}`]: 2 }),
  'running text': (log) =>
    log.info(
      `password=${password} token: ${code}, "code":"${code}" code=${code}; api_key='${password}' Cookie: x=${password}`,
    ),
  credentials: (log) =>
    log.info({ database: `postgres://annex:${password}@db/annex` }, `at redis://:x@${password}@h:1`),
  'basic authentication': (log) => log.info(`Authorization: Basic ${password} and bearer ${code}`),
  'an error': (log) =>
    log.error(createError(`GET ${AUTH_URL} failed`, { code, url: AUTH_URL, config: { token: code } })),
  'an error in a field': (log) =>
    log.error({ err: createError(`Bearer ${code} refused`, { response: { token: password } }) }, 'x'),
  'an error without a log message': (log) => log.error({ err: createError(`no such key ${key}`) }),
  'errors in an error': (log) => log.error(new AggregateError([createError(AUTH_URL)], `password=${password}`)),
  'a message with format specifiers': (log) => log.info('%s and %j and %o', AUTH_URL, { token: code }, { password }),
  'a child’s fields and prefix': (log) =>
    log.child({ token: code, url: AUTH_URL }, { msgPrefix: `?code=${code} ` }).info(`/x?code=${code}`),
  'line breaks and quotes': (log) => log.info(`/callback?a="b"&code=${code}\n/callback?\\"&code=${code}`),
  'an object with toJSON': (log) => log.info({ a: { toJSON: () => ({ token: code, b: AUTH_URL }) } }),
  'JSON in a string': (log) => log.info(JSON.stringify({ session_token: password, code, nested: { password } })),
};

describe.each(['json', 'pretty'] as const)('the log in the format %s', (format) => {
  it.each(Object.keys(MISTAKES))('contains no secret from %s', (name) => {
    const { log, written } = createTestLog({ format });
    MISTAKES[name]?.(log);
    const text = written();
    expect(text.length).toBeGreaterThan(10);
    const leaked = Object.entries(SECRETS).filter(([, secret]) => text.includes(secret));
    expect(leaked.map(([leak]) => leak)).toEqual([]);
    expect(text).not.toMatch(/\?\w/);
  });
});

describe('the log', () => {
  it('keeps fields without secrets unchanged', () => {
    const fields = {
      operation: 'watchIntent',
      path: '/auth/intents/{token}/status',
      address: '2001:db8::1',
      status: 200,
      code: 'ECONNRESET',
      sqlstate: { code: '42P01' },
      closed: { code: 1001 },
      identifier: 'com.example.via-stitcher',
      session_id: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b',
      retry: true,
      nothing: null,
    };
    expect(lineOf(fields, 'Is it there? Yes, issue #12: port 8790')).toEqual({
      ...fields,
      msg: 'Is it there? Yes, issue #12: port 8790',
    });
  });

  it('contains the message and the stack of an error', () => {
    const { log, written } = createTestLog();
    logFaults(log)(createError('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }), 'createIntent');
    const { err, operation, level, msg } = JSON.parse(written());
    expect({ operation, level, msg }).toEqual({ operation: 'createIntent', level: 'error', msg: 'fault' });
    expect(err).toMatchObject({ type: 'Error', code: 'ECONNREFUSED' });
    expect(err.stack).toMatch(/log\.test\.ts:\d+:\d+/);
  });

  it.each(['too-large', 'unavailable', 'name-taken', 'ERR_HTTP2_ERROR'])('keeps the code %s of an error', (code) => {
    const { log, written } = createTestLog();
    log.warn({ err: createError('refused', { code }), code: 'unavailable' }, 'trouble');
    expect(JSON.parse(written())).toMatchObject({ err: { code }, code: '[hidden]' }); // elsewhere it may be an authorization code
  });

  it('writes a request line unchanged', () => {
    const { log, written } = createTestLog();
    const line = {
      operation: 'createIntent',
      method: 'POST',
      path: '/auth/intents',
      status: 201,
      address: '127.0.0.1',
      requestId: '4bf92f3577b34da6a3ce929d0e0e4736',
    };
    logRequests(log)({ ...line, ms: 1.26 });
    const { time, ...rest } = JSON.parse(written());
    expect(rest).toEqual({ level: 'info', ...line, ms: 1.3, msg: 'request' });
    expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
  });

  it('handles a long text in linear time and truncates it', () => {
    const { log, written } = createTestLog();
    const cpu = measureCpu();
    for (const piece of ['a', 'token', '?', '#', '://', 'code ', '"', ' ']) log.info(piece.repeat(300_000));
    expect(cpu()).toBeLessThan(5_000);
    for (const line of written().trim().split('\n')) expect(line.length).toBeLessThan(20_000);
  });

  it('omits lines below its level', () => {
    const { log, written } = createTestLog({ level: 'warn' });
    log.info('quiet');
    log.warn('loud');
    expect(written()).toContain('loud');
    expect(written()).not.toContain('quiet');
    const silent = createTestLog({ level: 'silent' });
    silent.log.fatal('x');
    expect(silent.written()).toBe('');
  });

  it('names the server and the node on every line', () => {
    const { log, written } = createTestLog({ server: 'gateway', node: 'web-1' });
    log.warn('x');
    logFaults(log)(new Error('broken'), 'receiveCallback', '4bf92f3577b34da6a3ce929d0e0e4736');
    const line = { operation: 'o', method: 'GET', path: '/', status: 410, address: '', ms: 1, requestId: 'r' };
    logRequests(log)({ ...line, problem: 'client-gone' });
    const lines = written()
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(lines).toHaveLength(3);
    for (const each of lines) expect(each).toMatchObject({ server: 'gateway', node: 'web-1' });
    expect(lines[1]).toMatchObject({ requestId: '4bf92f3577b34da6a3ce929d0e0e4736', operation: 'receiveCallback' });
    expect(lines[2]).toMatchObject({ requestId: 'r', problem: 'client-gone' });
  });

  it('names a node by its host and process unless it has a name', () => {
    const { log, written } = createTestLog({ server: 'gateway' });
    log.info('x');
    expect(JSON.parse(written())['node']).toBe(`${hostname()}/${process.pid}`);
  });

  it('is JSON if created with only a level and a stream', () => {
    const lines: string[] = [];
    createLog({ level: 'info', stream: { write: (line) => void lines.push(line) } }).info({ a: 1 }, 'hello');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'info', a: 1, msg: 'hello' }]);
  });
});

describe('the pretty log', () => {
  it('shows time, level, message and fields on one line, with the stack below', () => {
    const { log, written } = createTestLog({ format: 'pretty' });
    log.info({ status: 201, path: '/auth/intents', list: [1] }, 'request');
    log.error({ err: new Error('broken') }, 'fault');
    const [request, fault, ...frames] = written().split('\n');
    expect(request).toMatch(/^\d\d:\d\d:\d\d\.\d{3} info {2}request status=201 path=\/auth\/intents list=\[1\]$/);
    expect(fault).toMatch(/error fault err=\{"type":"Error","message":"broken"\}$/);
    expect(frames[0]).toBe('    Error: broken');
    expect(frames[1]).toMatch(/^ {4}at .*log\.test\.ts/);
  });

  it('accepts fields with the names of its own', () => {
    const { log, written } = createTestLog({ format: 'pretty' });
    log.info({ time: 'later', level: 'high', err: 'none' }, 'x');
    expect(written()).toBe('--:--:--.--- high  x err=none\n');
  });

  it('escapes characters that would start a line or move the cursor', () => {
    const { log, written } = createTestLog({ format: 'pretty' });
    log.info({ a: 'x\n12:00:00.000 info  all is well', 'b\rc': '\x1b[2J\u202e\u2028' }, 'y\x1b[1A\nz');
    const lines = written().split('\n');
    expect(lines).toHaveLength(2);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not appear
    expect(lines[0]).not.toMatch(/[\x00-\x1f\x7f-\x9f\u2028\u202e]/);
  });
});
