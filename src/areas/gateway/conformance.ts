// Conformance checks of the gateway (area B): its socket and its callback.
import { randomUUID } from 'node:crypto';
import { type Check, checksOf, hasStatus, hold } from '../../contract/conform/check.ts';
import type { Client, Reply } from '../../contract/conform/client.ts';
import type { Message, MessageSocket } from '../../contract/conform/message-socket.ts';

const MINUTE = 60_000;
/** How long before and after a deadline is checked. */
const EDGE = 2_000;
const LIFETIME = 10 * MINUTE;

const isAbout =
  (type: string, state: string) =>
  (message: Message): boolean =>
    message['type'] === type && message['state'] === state;

async function register(socket: MessageSocket, state: string = randomUUID()): Promise<Message | null> {
  socket.send({ type: 'register', state, provider: 'conformance' });
  return socket.find((message) => message['state'] === state);
}

/** The gateway answers in order, so all earlier messages are answered once this one is. */
const waitForEarlierAnswers = (socket: MessageSocket): Promise<Message | null> => register(socket);

const callback = (client: Client, query: Record<string, string>): Promise<Reply> =>
  client.call('GET', `/callback?${new URLSearchParams(query)}`, { headers: { Accept: 'application/json' } });

async function deliverCallback(client: Client) {
  const [owner, other] = [await client.socket(), await client.socket()];
  const state = randomUUID();
  const registered = await register(owner, state);
  const duplicate = await register(other, state);
  const health = await client.call('GET', '/health');
  const answer = await callback(client, { state, code: 'a code', scope: 'openid email' });
  const message = await owner.find(isAbout('callback', state));
  const repeated = await callback(client, { state, code: 'a code', scope: 'openid email' });
  await Promise.all([waitForEarlierAnswers(owner), waitForEarlierAnswers(other)]);
  const countOf = (socket: MessageSocket) => socket.messages.filter(isAbout('callback', state)).length;
  const counts = { owner: countOf(owner), other: countOf(other) };
  return { registered, duplicate, health, answer, message: message ?? {}, repeated, counts, state };
}

async function registerSeveral(client: Client) {
  const socket = await client.socket();
  const states = Array.from({ length: 8 }, () => randomUUID());
  for (const state of states) socket.send({ type: 'register', state, provider: 'conformance' });
  await waitForEarlierAnswers(socket);
  return { states, answered: socket.messages.slice(0, states.length).map(({ state }) => state) };
}

async function endRegistrations(client: Client) {
  const [owner, leaving] = [await client.socket(), await client.socket()];
  const [unregistered, disconnected] = [randomUUID(), randomUUID()];
  await register(owner, unregistered);
  await register(leaving, disconnected);
  owner.send({ type: 'unregister', state: unregistered });
  await waitForEarlierAnswers(owner);
  await leaving.close();
  return {
    unregistered: await callback(client, { state: unregistered, code: 'a' }),
    disconnected: await callback(client, { state: disconnected, code: 'a' }),
    unknown: await callback(client, { state: randomUUID(), code: 'a' }),
  };
}

async function sendInvalid(client: Client) {
  const socket = await client.socket();
  const [secret, provider, twice] = [randomUUID(), randomUUID(), randomUUID()];
  for (const state of [secret, provider, twice]) await register(socket, state);
  const leaked = await callback(client, { state: secret, code: 'a', access_token: 'b' });
  const failed = await callback(client, {
    state: provider,
    error: 'access_denied',
    error_description: 'Not on the test-user list.',
  });
  const repeated = await client.call('GET', `/callback?state=${twice}&code=a&code=b`, {
    headers: { Accept: 'application/json' },
  });
  socket.send('not JSON');
  const unread = await socket.find((message) => message['state'] === null);
  socket.send({ type: 'register', state: randomUUID(), provider: 'x', client_secret: 'y' });
  await waitForEarlierAnswers(socket);
  return { leaked, failed, repeated, unread, messages: socket.messages, secret, provider };
}

async function expireRegistration(client: Client) {
  const socket = await client.socket();
  const [early, late] = [randomUUID(), randomUUID()];
  for (const state of [early, late]) await register(socket, state);
  await client.wait(LIFETIME - EDGE);
  const before = await callback(client, { state: early, code: 'a' });
  await client.wait(2 * EDGE);
  const after = await callback(client, { state: late, code: 'a' });
  return { before, after, expiry: await socket.find(isAbout('error', late)) };
}

export const gatewayChecks: readonly Check[] = [
  ...checksOf(deliverCallback, ['write', 'state'], {
    'must B-state-register-reply: on becoming registered the gateway sends registered': (seen) =>
      hold(seen.registered?.['type'] === 'registered', `it sends ${JSON.stringify(seen.registered)}`),
    'should B-state-first-wins: a state stays with its owner; the second socket gets an error': (seen) => {
      hold(seen.duplicate?.['type'] === 'error', `it sends ${JSON.stringify(seen.duplicate)}`);
    },
    'must B-message-error-text: error carries error, a string for people': ({ duplicate }) =>
      hold(typeof duplicate?.['error'] === 'string', `it sends ${JSON.stringify(duplicate)}`),
    'must B-health: GET /health reports pending count and uptime': ({ health }) => {
      hasStatus(health, 200);
      hold(Number(health.json['pending']) > 0, `pending is ${health.json['pending']}, expected 1`, health.wire);
    },
    'should B-callback-delivered: a delivered code answers 200': ({ answer }) => hasStatus(answer, 200),
    'must B-message-callback-code: callback carries code, the authorization code': ({ message, answer }) =>
      hold(message['code'] === 'a code', `code ${message['code']}`, answer.wire),
    'must B-message-callback-query: callback carries query, the parameters of the callback': (seen) => {
      const expected = { state: seen.state, code: 'a code', scope: 'openid email' };
      const query = (seen.message['query'] ?? {}) as Record<string, unknown>;
      const isSame = Object.entries(expected).every(([name, value]) => query[name] === value);
      hold(isSame, `query has ${Object.keys(query).join(', ') || 'nothing'}`, seen.answer.wire);
    },
    'must B-state-callback-owner: only the owner receives the code': ({ counts, answer }) => {
      hold(counts.owner > 0, 'the owner receives nothing', answer.wire);
      hold(counts.other === 0, 'another socket receives it too', answer.wire);
    },
    'should B-callback-repeated: a second GET shows success and delivers nothing': ({ repeated, counts }) => {
      hasStatus(repeated, 200);
      hold(counts.owner <= 1, `the code was delivered ${counts.owner} times`, repeated.wire);
    },
  }),
  ...checksOf(registerSeveral, ['write', 'state'], {
    'must B-message-registered: the gateway answers each register in order': ({ states, answered }) =>
      hold(
        states.join() === answered.join(),
        `${answered.length} responses to ${states.length} messages, or in a different order`,
      ),
  }),
  ...checksOf(endRegistrations, ['write', 'state'], {
    'must B-state-unregister: unregister removes the registration': ({ unregistered }) =>
      hasStatus(unregistered, 404, 410),
    'must B-registration-disconnect: a disconnect removes the connection’s registrations': ({ disconnected }) =>
      hasStatus(disconnected, 404, 410),
    'should B-error-callback-unknown: an unknown state answers 404': ({ unknown }) => hasStatus(unknown, 404),
  }),
  ...checksOf(sendInvalid, ['write', 'state'], {
    'should B-property-no-secrets-refused: tokens and secrets are not forwarded': (seen) => {
      hasStatus(seen.leaked, 400);
      hold(!seen.messages.some(isAbout('callback', seen.secret)), 'the callback was forwarded', seen.leaked.wire);
      const isRefused = seen.messages.some(({ code }) => code === 'secret-refused');
      hold(isRefused, 'a frame with client_secret is accepted');
    },
    'should B-error-callback-provider: a provider error goes to the client': ({ messages, provider, failed }) => {
      const message = messages.find(isAbout('error', provider));
      hold(message?.['error'] === 'access_denied', `it gets ${JSON.stringify(message)}`, failed.wire);
    },
    'should B-error-callback-parameters: repeated parameters answer 400': ({ repeated }) => hasStatus(repeated, 400),
    'must B-error-message: socket failures are reported as error': ({ unread }) =>
      hold(unread?.['type'] === 'error', `the response to invalid JSON is ${JSON.stringify(unread)}`),
  }),
  ...checksOf(expireRegistration, ['write', 'state', 'slow'], {
    'must B-registration-expires-10m: a registration is gone after 10 minutes, not sooner': (seen) => {
      hasStatus(seen.before, 200);
      hasStatus(seen.after, 404);
    },
    'should B-state-expire-told: the socket gets an error when its registration expires': ({ expiry }) =>
      hold(expiry !== null, 'no error was sent'),
  }),
];
