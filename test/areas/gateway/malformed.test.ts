// Malformed frames and callbacks get their documented response and do not affect other clients.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GatewayUnderTest, problemOf, useRunning } from '../../running.ts';

const STATE = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
const register = (extra: object = {}) => JSON.stringify({ type: 'register', state: STATE, provider: 'p', ...extra });

describe('malformed frames and callbacks', () => {
  const running = useRunning();
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    gateway = await running.gateway();
  });

  /** Runs `work` while another client waits for its callback. Then checks that this client was not affected. */
  async function withBystander(
    work: (waiting: string, nextMessage: () => Promise<unknown>) => Promise<void>,
  ): Promise<void> {
    const bystander = await running.socket(gateway.socketUrl);
    const waiting = await bystander.register();
    await work(waiting, () => bystander.next());
    await bystander.register();
    expect(bystander.unread).toEqual([]);
    expect((await fetch(`${gateway.url}/callback?code=own-code&state=${waiting}`)).status).toBe(200);
    expect(await bystander.next()).toMatchObject({ type: 'callback', state: waiting, code: 'own-code' });
  }

  const FRAMES: readonly (readonly [what: string, frame: string, code: string, state: string | null])[] = [
    ['empty', '', 'bad-message', null],
    ['not JSON', 'hello', 'bad-message', null],
    ['half of an object', '{"type":"register"', 'bad-message', null],
    ['JSON with trailing text', `${register()}}`, 'bad-message', null],
    ['a comment', `/* hi */${register()}`, 'bad-message', null],
    ['NaN', '{"type":"register","state":NaN}', 'bad-message', null],
    ['null', 'null', 'bad-message', null],
    ['a number', '7', 'bad-message', null],
    ['a string', '"register"', 'bad-message', null],
    ['a list', `[${register()}]`, 'bad-message', null],
    ['an empty object', '{}', 'bad-message', null],
    ['no type', register({ type: undefined }), 'bad-message', STATE],
    ['a type that is not a string', register({ type: 1 }), 'bad-message', STATE],
    ['an unknown type', register({ type: 'subscribe' }), 'bad-message', STATE],
    ['a type that only the gateway sends', register({ type: 'callback' }), 'bad-message', STATE],
    ['a type named like an object property', register({ type: 'constructor' }), 'bad-message', STATE],
    ['a type in another case', register({ type: 'REGISTER' }), 'bad-message', STATE],
    ['no state', register({ state: undefined }), 'bad-message', null],
    ['a state that is a number', register({ state: 7 }), 'bad-message', '7'],
    ['a state that is a list', register({ state: [STATE] }), 'bad-message', `["${STATE}"]`],
    ['a state that is null', register({ state: null }), 'bad-message', null],
    ['a state that is empty', register({ state: '' }), 'bad-message', ''],
    ['a state that is too short', register({ state: 'my-state' }), 'bad-message', 'my-state'],
    ['unregister with a state that is too short', '{"type":"unregister","state":"x"}', 'bad-message', 'x'],
    ['a state that is not a UUID', register({ state: 'x'.repeat(36) }), 'bad-message', 'x'.repeat(36)],
    ['a state with a line break', register({ state: `${STATE}\n` }), 'bad-message', `${STATE}\n`],
    ['a state that is too long', register({ state: 'a'.repeat(129) }), 'bad-message', 'a'.repeat(128)],
    ['no provider', register({ provider: undefined }), 'bad-message', STATE],
    ['an empty provider', register({ provider: '' }), 'bad-message', STATE],
    ['a provider of 101 characters', register({ provider: 'p'.repeat(101) }), 'bad-message', STATE],
    ['a provider that is an object', register({ provider: {} }), 'bad-message', STATE],
    ['unregister without a state', '{"type":"unregister"}', 'bad-message', null],
    ['a client secret', register({ client_secret: 'the-secret' }), 'secret-refused', STATE],
    ['a nested token', register({ app: { idToken: 'the-secret' } }), 'secret-refused', STATE],
    [
      'very deep nesting',
      register({ deep: 0 }).replace('0', `${'['.repeat(1_500)}${']'.repeat(1_500)}`),
      'bad-message',
      null,
    ],
  ];

  it.each(FRAMES)(
    'a frame that is %s gets an error and changes nothing [B-message-json] [B-error-message] [B-message-error] [B-message-error-text]',
    (_what, frame, code, state) =>
      withBystander(async () => {
        const before = gateway.service.counts.pending;
        const socket = await running.socket(gateway.socketUrl);
        const answer = await socket.ask(frame);
        expect(answer).toEqual({ type: 'error', state, code, error: expect.stringMatching(/\w{3}/) });
        expect(JSON.stringify(answer)).not.toContain('the-secret');
        expect(gateway.service.counts.pending).toBe(before);
        await socket.register(); // the socket still works
      }),
  );

  it.each([
    ['uuid', 'x', '/state must be a UUID'],
    ['uuid', 'x'.repeat(36), '/state must be a UUID'],
    ['uuid', 7, '/state must be a UUID'],
    ['opaque', 'x', '/state must be 22 to 128 unreserved characters'],
    ['opaque', 'x'.repeat(129), '/state must be 22 to 128 unreserved characters'],
  ] as const)('with the setting state = %s, refuses the state %j and names the rule', async (mode, state, error) => {
    const strict = await running.gateway({ state: mode });
    const socket = await running.socket(strict.socketUrl);
    expect(await socket.ask(register({ state }))).toMatchObject({ code: 'bad-message', error });
    expect(await socket.ask(register({ state: undefined }))).toMatchObject({ error: '/state is required' });
  });

  it.each([
    ['binary', Buffer.from(register()), 1003],
    [
      'of 4097 bytes',
      Buffer.from(
        register({ app: '' }).replace('""', `"${'x'.repeat(4097 - register({ app: '' }).length)}"`),
      ).toString(),
      1009,
    ],
    ['not UTF-8', null, 1007],
  ])('a frame that is %s closes its own socket', (_what, frame, code) =>
    withBystander(async () => {
      const socket = await running.socket(gateway.socketUrl);
      if (frame === null) socket.ws.send(Buffer.from([0xff, 0xfe]), { binary: false });
      else socket.ws.send(frame);
      expect(await socket.closed).toMatchObject({ code });
    }),
  );

  const CALLBACKS: readonly (readonly [what: string, query: string, status: number, name: string])[] = [
    ['without parameters', '', 400, 'invalid-request'],
    ['with only a code', 'code=abc', 400, 'invalid-request'],
    ['with only a state', 'state=S', 400, 'invalid-request'],
    ['with an empty code', 'code=&state=S', 400, 'invalid-request'],
    ['with an empty state', 'code=abc&state=', 400, 'invalid-request'],
    ['with an empty error', 'error=&state=S', 400, 'invalid-request'],
    ['with code and error', 'code=abc&error=e&state=S', 400, 'invalid-request'],
    ['with the code twice', 'code=a&code=b&state=S', 400, 'invalid-request'],
    ['with the state twice', 'code=a&state=S&state=S', 400, 'invalid-request'],
    ['with a code of 4097 characters', `code=${'c'.repeat(4097)}&state=S`, 400, 'invalid-request'],
    ['with a code that is not UTF-8', 'code=%ff&state=S', 400, 'invalid-request'],
    ['with an incomplete escape', 'code=a%&state=S', 400, 'invalid-request'],
    ['with a state of 21 characters', `code=a&state=${'s'.repeat(21)}`, 400, 'invalid-request'],
    ['with a state of 129 characters', `code=a&state=${'s'.repeat(129)}`, 400, 'invalid-request'],
    ['with a state of invalid characters', 'code=a&state=S%20', 400, 'invalid-request'],
    ['with a state in brackets', 'code=a&state[]=S', 400, 'invalid-request'],
    ['with an error of 201 characters', `error=${'e'.repeat(201)}&state=S`, 400, 'invalid-request'],
    [
      'with a description of 2001 characters',
      `error=e&error_description=${'d'.repeat(2001)}&state=S`,
      400,
      'invalid-request',
    ],
    [
      'with 33 parameters',
      `code=a&state=S${Array.from({ length: 31 }, (_, index) => `&p${index}=1`).join('')}`,
      400,
      'invalid-request',
    ],
    ['with an access token', 'access_token=the-secret&state=S', 400, 'secret-in-callback'],
    ['with a client secret next to the code', 'code=a&state=S&client_secret=the-secret', 400, 'secret-in-callback'],
    ['with a token in another spelling', 'code=a&state=S&Refresh-Token=the-secret', 400, 'secret-in-callback'],
    ['with an unknown state', `code=a&state=${randomUUID()}`, 404, 'unknown-state'],
    ['with the state in another case', 'code=a&state=U', 404, 'unknown-state'],
    ['of more than 8 KiB', `code=a&state=S&${'x'.repeat(8192)}`, 414, 'uri-too-long'],
  ];

  it.each(CALLBACKS)(
    'a callback %s gets a problem, notifies the client and leaves the state registered',
    (_what, query, status, name) =>
      withBystander(async (waiting, nextMessage) => {
        const sentQuery = query.replaceAll('=S', `=${waiting}`).replaceAll('=U', `=${waiting.toUpperCase()}`);
        const response = await fetch(`${gateway.url}/callback?${sentQuery}`, {
          headers: { accept: 'application/json' },
        });
        const problem = await problemOf(response);
        expect(problem).toMatchObject({ status, name });
        expect(JSON.stringify(problem)).not.toMatch(/the-secret|"abc|=abc/);
        expect(gateway.log.join()).not.toContain('the-secret');
        if (!/(^|&)state=S(&|$)/.test(query)) return;
        const message = await nextMessage();
        expect(message).toMatchObject({ type: 'error', state: waiting, code: 'callback-refused' });
        expect(JSON.stringify(message)).not.toMatch(/the-secret|"abc|=abc/);
      }),
  );

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'a callback with %s gets 405 and leaves the state registered',
    (method) =>
      withBystander(async (waiting) => {
        const response = await fetch(`${gateway.url}/callback?code=a&state=${waiting}`, { method });
        expect(response.status).toBe(405);
        expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
      }),
  );

  it.each([
    ['Sec-Purpose', 'prefetch;prerender'],
    ['Purpose', 'prefetch'],
    ['X-Purpose', 'preview'],
    ['X-Moz', 'prefetch'],
    ['User-Agent', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
    ['User-Agent', 'facebookexternalhit/1.1'],
    ['User-Agent', 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'],
    ['User-Agent', 'TelegramBot (like TwitterBot)'],
    ['User-Agent', 'WhatsApp/2.23.20.0'],
  ])('a callback from a prefetch or robot (%s: %s) gets 503 and leaves the state registered', (header, value) =>
    withBystander(async (waiting) => {
      const response = await fetch(`${gateway.url}/callback?code=a&state=${waiting}`, { headers: { [header]: value } });
      expect(await problemOf(response)).toMatchObject({ status: 503, name: 'prefetch-refused' });
    }),
  );

  it.each([
    { 'User-Agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 Mobile Safari/537.36' },
    { 'User-Agent': 'Mozilla/5.0 (Linux; Android 13; Roverbot) Mobile Safari/537.36', 'Sec-Fetch-Dest': 'document' },
  ])('a callback from a phone whose name looks like a robot (%j) is delivered', async (headers) => {
    const state = randomUUID();
    const socket = await running.socket(gateway.socketUrl);
    await socket.register(state);
    const response = await fetch(`${gateway.url}/callback?code=a&state=${state}`, { headers });
    expect(response.status).toBe(200);
  });
});
