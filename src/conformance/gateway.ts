// Conformance checks of area B: registrations at the gateway's socket and callbacks.
import { randomUUID } from 'node:crypto';
import { type Check, checksOf, expect, expectStatus } from '../contract/conform/check.ts';
import type { Client, Reply } from '../contract/conform/client.ts';
import type { Message, MessageSocket } from '../contract/conform/connections.ts';
import { Skip } from '../contract/conform/mismatch.ts';

/** Margin before and after a lifetime ends. */
const EDGE = 2_000;
const LIFETIME = 10 * 60_000;

const isMessage =
  (type: string, state: string) =>
  (message: Message): boolean =>
    message['type'] === type && message['state'] === state;

async function register(socket: MessageSocket, state: string = randomUUID()): Promise<Message | null> {
  socket.send({ type: 'register', state, provider: 'conformance' });
  return socket.find((message) => message['state'] === state);
}

/** Resolves when all earlier messages have been handled. */
const settle = (socket: MessageSocket): Promise<Message | null> => register(socket);

const callback = (client: Client, query: Record<string, string> | string, headers = {}): Promise<Reply> =>
  client.call('GET', `/callback?${new URLSearchParams(query)}`, {
    headers: { Accept: 'application/json', ...headers },
  });

function postCallback(client: Client, body: string): Promise<Reply> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' };
  return client.send({ method: 'POST', path: '/callback', headers, body });
}

/** What a socket received about states that it has not registered. */
const strayMessages = ({ messages }: MessageSocket, states: readonly string[]): readonly Message[] =>
  messages.filter(({ state }) => states.includes(String(state)));

function expectNone(stray: readonly Message[]): void {
  expect(stray.length === 0, `another socket receives ${JSON.stringify(stray[0])}`);
}

const PREVIEWS = [
  { 'Sec-Purpose': 'prefetch' },
  { Purpose: 'prefetch' },
  { 'User-Agent': 'Slackbot-LinkExpanding 1.0' },
];

/** How many messages of this type and state the socket has received. */
const countOf = ({ messages }: MessageSocket, type: string, state: string): number =>
  messages.filter(isMessage(type, state)).length;

/** Delivers one code by GET, after what must not deliver it, and another by a form. */
async function deliverCode(client: Client) {
  const [owner, other] = [await client.socket(), await client.socket()];
  const [state, second] = [randomUUID(), randomUUID()];
  const registered = await register(owner, state);
  await register(owner, second);
  const duplicate = await register(other, state);
  const health = await client.call('GET', '/health');
  other.send({ type: 'unregister', state });
  await settle(other);
  for (const headers of PREVIEWS) await callback(client, { state, code: 'early' }, headers);
  await settle(owner);
  const early = countOf(owner, 'callback', state);
  const response = await callback(client, { state, code: 'a code', scope: 'openid email' });
  const message = (await owner.find(isMessage('callback', state))) ?? {};
  const repeated = await callback(client, { state, code: 'a code', scope: 'openid email' });
  const form = await postCallback(client, `state=${second}&code=b`);
  const reused = await register(await client.socket(), state);
  await Promise.all([settle(owner), settle(other)]);
  const count = (type: string, of = state) => ({ owner: countOf(owner, type, of), other: countOf(other, type, of) });
  return {
    ...{ registered, duplicate, health, early, response, message, repeated, reused, form, state },
    ...{ counts: count('callback'), registrations: count('registered'), posted: count('callback', second) },
    code: owner.messages.find(isMessage('callback', second))?.['code'],
  };
}

/** The owner acknowledges only after another socket has. */
async function acknowledgeCode(client: Client) {
  const [owner, other] = [await client.socket(), await client.socket()];
  const state = randomUUID();
  owner.send({ type: 'register', state, provider: 'conformance', acknowledge: true });
  await settle(owner);
  let isEarly = true;
  const responding = callback(client, { state, code: 'a' }).then((response) => ({
    response,
    isAnsweredEarly: isEarly,
  }));
  const received = owner.find(isMessage('callback', state)).then(async (message) => {
    other.send({ type: 'received', state });
    await settle(other);
    await client.call('GET', '/health');
    isEarly = false;
    owner.send({ type: 'received', state });
    return message;
  });
  const [{ response, isAnsweredEarly }, message] = await Promise.all([responding, received]);
  return { response, isAnsweredEarly, message };
}

async function registerInOrder(client: Client) {
  const socket = await client.socket();
  const states = Array.from({ length: 8 }, () => randomUUID());
  for (const state of states) socket.send({ type: 'register', state, provider: 'conformance' });
  await settle(socket);
  return { states, responses: socket.messages.slice(0, states.length).map(({ state }) => state) };
}

async function removeRegistrations(client: Client) {
  const [owner, leaving] = [await client.socket(), await client.socket()];
  const [unregistered, disconnected] = [randomUUID(), randomUUID()];
  await register(owner, unregistered);
  await register(leaving, disconnected);
  owner.send({ type: 'unregister', state: unregistered });
  await settle(owner);
  await leaving.close();
  return {
    unregistered: await callback(client, { state: unregistered, code: 'a' }),
    disconnected: await callback(client, { state: disconnected, code: 'a' }),
    unknown: await callback(client, { state: randomUUID(), code: 'a' }),
  };
}

async function sendInvalid(client: Client) {
  const [socket, other] = [await client.socket(), await client.socket()];
  await settle(other);
  const [secret, provider, twice] = [randomUUID(), randomUUID(), randomUUID()];
  for (const state of [secret, provider, twice]) await register(socket, state);
  const leaked = await callback(client, { state: secret, code: 'a', access_token: 'b' });
  const failure = { error: 'access_denied', error_description: 'Not on the test-user list.' };
  const failed = await callback(client, { state: provider, ...failure });
  await callback(client, { state: provider, ...failure });
  const repeated = await callback(client, `state=${twice}&code=a&code=b`);
  const ambiguous = [
    await callback(client, { state: twice, code: 'a', error: 'access_denied' }),
    await callback(client, { state: twice }),
  ];
  const form = await postCallback(client, `state=${secret}&code=a&id_token=b`);
  socket.send('not JSON');
  const unread = await socket.find((message) => message['state'] === null);
  socket.send({ type: 'register', state: randomUUID(), provider: 'x', client_secret: 'y' });
  await Promise.all([settle(socket), settle(other)]);
  const stray = strayMessages(other, [secret, provider, twice]);
  return { leaked, failed, repeated, ambiguous, form, unread, messages: socket.messages, stray, secret, provider };
}

async function waitForExpiry(client: Client) {
  const [socket, other] = [await client.socket(), await client.socket()];
  await settle(other);
  const [early, late] = [randomUUID(), randomUUID()];
  for (const state of [early, late]) await register(socket, state);
  await client.wait(LIFETIME - EDGE);
  const before = await callback(client, { state: early, code: 'a' });
  await client.wait(2 * EDGE);
  const after = await callback(client, { state: late, code: 'a' });
  const error = await socket.find(isMessage('error', late));
  await settle(other);
  return { before, after, error, stray: strayMessages(other, [early, late]) };
}

export const gatewayChecks: readonly Check[] = [
  ...checksOf(deliverCode, ['write', 'state'], {
    'must B-state-register-reply: the gateway responds to register with registered': (result) =>
      expect(result.registered?.['type'] === 'registered', `it sends ${JSON.stringify(result.registered)}`),
    'should B-state-first-wins: a state stays with its owner; the second socket gets an error': (result) => {
      expect(result.duplicate?.['type'] === 'error', `it sends ${JSON.stringify(result.duplicate)}`);
    },
    'must B-message-error-text: error contains error, a string for people': ({ duplicate }) =>
      expect(typeof duplicate?.['error'] === 'string', `it sends ${JSON.stringify(duplicate)}`),
    'must B-health: GET /health reports pending count and uptime': ({ health }) => {
      expectStatus(health, 200);
      expect(Number(health.json['pending']) > 0, `pending is ${health.json['pending']}, expected 1`, health.wire);
    },
    'should gateway:registered-once: each register gets one response, on its own socket': ({ registrations }) => {
      expect(registrations.owner === 1, `registered was sent ${registrations.owner} times`);
      expect(registrations.other === 0, 'another socket receives registered too');
    },
    'should B-callback-delivered: a delivered code returns 200': ({ response }) => expectStatus(response, 200),
    'must B-message-callback-code: callback contains code, the authorization code': ({ message, response }) =>
      expect(message['code'] === 'a code', `code ${message['code']}`, response.wire),
    'must B-message-callback-query: callback contains query, the parameters of the callback': (result) => {
      const expected = { state: result.state, code: 'a code', scope: 'openid email' };
      const query = (result.message['query'] ?? {}) as Record<string, unknown>;
      const isSame = Object.entries(expected).every(([name, value]) => query[name] === value);
      expect(isSame, `query has ${Object.keys(query).join(', ') || 'nothing'}`, result.response.wire);
    },
    'must B-state-callback-owner: only the owner receives the code': ({ counts, response }) => {
      expect(counts.owner > 0, 'the owner receives nothing', response.wire);
      expect(counts.other === 0, 'another socket receives it too', response.wire);
    },
    'should B-callback-repeated: a second GET shows success and delivers nothing': ({ repeated, counts }) => {
      expectStatus(repeated, 200);
      expect(counts.owner <= 1, `the code was delivered ${counts.owner} times`, repeated.wire);
    },
    'should gateway:used: a used state cannot be registered again': ({ reused }) =>
      expect(reused?.['type'] === 'error', `it sends ${JSON.stringify(reused)}`),
    'should gateway:unused: a prefetch, a link preview or another socket does not use up a state': ({
      early,
      response,
    }) => {
      expect(early === 0, 'a prefetch delivers the code', response.wire);
      expectStatus(response, 200);
    },
    'should gateway:form: a form post delivers its code once': ({ form, posted, code }) => {
      expectStatus(form, 200);
      expect(posted.owner === 1 && code === 'b', `${posted.owner} callback messages, code ${code}`, form.wire);
      expect(posted.other === 0, 'another socket receives it too', form.wire);
    },
  }),
  ...checksOf(acknowledgeCode, ['write', 'state'], {
    'should gateway:acknowledge: with acknowledge, the response waits for the owner’s received': (result) => {
      const { response, isAnsweredEarly, message } = result;
      expect(message !== null, 'the owner receives nothing', response.wire);
      if (response.status === 504) throw new Skip('this connection is too slow for the gateway to wait');
      expect(!isAnsweredEarly, 'the response does not wait, or waits for another socket', response.wire);
      expectStatus(response, 200);
    },
  }),
  ...checksOf(registerInOrder, ['write', 'state'], {
    'must B-message-registered: the gateway responds to each register in order': ({ states, responses }) => {
      const what = `${responses.length} responses to ${states.length} messages, or in a different order`;
      expect(states.join() === responses.join(), what);
    },
  }),
  ...checksOf(removeRegistrations, ['write', 'state'], {
    'must B-state-unregister: unregister removes the registration': ({ unregistered }) =>
      expectStatus(unregistered, 404, 410),
    'must B-registration-disconnect: a disconnect removes the connection’s registrations': ({ disconnected }) =>
      expectStatus(disconnected, 404, 410),
    'should B-error-callback-unknown: an unknown state returns 404': ({ unknown }) => expectStatus(unknown, 404),
  }),
  ...checksOf(sendInvalid, ['write', 'state'], {
    'should B-property-no-secrets-refused: tokens and secrets are not forwarded': (result) => {
      for (const reply of [result.leaked, result.form]) expectStatus(reply, 400);
      const isForwarded = result.messages.some(isMessage('callback', result.secret));
      expect(!isForwarded, 'the callback was forwarded', result.leaked.wire);
      const isRefused = result.messages.some(({ code }) => code === 'secret-refused');
      expect(isRefused, 'a frame with client_secret is accepted');
    },
    'should B-error-callback-provider: a provider error goes to the client': ({ messages, provider, failed }) => {
      const [error, again] = messages.filter(isMessage('error', provider));
      expect(again === undefined, 'it gets the error twice', failed.wire);
      expect(error?.['error'] === 'access_denied', `it gets ${JSON.stringify(error)}`, failed.wire);
      const description = error?.['error_description'];
      expect(description === 'Not on the test-user list.', `its error_description is ${description}`, failed.wire);
    },
    'must gateway:own-states: a socket receives nothing about the states of others': ({ stray }) => expectNone(stray),
    'should gateway:code-or-error: a callback with both code and error, or neither, returns 400': ({ ambiguous }) => {
      for (const reply of ambiguous) expectStatus(reply, 400);
    },
    'should B-error-callback-parameters: repeated parameters return 400': ({ repeated }) => expectStatus(repeated, 400),
    'must B-error-message: socket failures are reported as error': ({ unread }) =>
      expect(unread?.['type'] === 'error', `the response to invalid JSON is ${JSON.stringify(unread)}`),
  }),
  ...checksOf(waitForExpiry, ['write', 'state', 'slow'], {
    'must B-registration-expires-10m: a registration is gone after 10 minutes, not sooner': (result) => {
      expectStatus(result.before, 200);
      expectStatus(result.after, 404);
    },
    'must gateway:own-expiries: a socket is not told when the state of another expires': ({ stray }) =>
      expectNone(stray),
    'should B-state-expire-told: the socket gets an error when its registration expires': ({ error }) =>
      expect(error !== null, 'no error was sent'),
  }),
];
