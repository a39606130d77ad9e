// Conformance checks of area C: intents, their status by polling and as a stream, and the sessions that they create.
import { createHash, randomBytes } from 'node:crypto';
import { type Check, checksOf, expect, expectField, expectStatus, expectStream } from '../contract/conform/check.ts';
import { mediaOf } from '../contract/conform/check-response.ts';
import type { Client, Reply } from '../contract/conform/client.ts';
import type { EventStream } from '../contract/conform/connections.ts';
import { parseOr } from '../contract/parse-or.ts';

const INTENTS = '/auth/intents';
const UNKNOWN = 'A'.repeat(43);
const MINUTE = 60_000;
/** Margin before and after a lifetime ends. */
const EDGE = 2_000;

const tokenOf = ({ json }: Reply): string => String(json['token']);
const create = (client: Client, body: object = {}): Promise<Reply> => client.call('POST', INTENTS, { body });

const statusPath = (token: string): string => `${INTENTS}/${token}/status`;
const fetchIntent = (client: Client, token: string): Promise<Reply> => client.call('GET', `${INTENTS}/${token}`);
const link = (client: Client, token: string, action: string): Promise<Reply> =>
  client.call('PATCH', `${INTENTS}/${token}`, { as: 'user', body: { action } });
const getSession = (client: Client, Authorization: string): Promise<Reply> =>
  client.call('GET', '/auth/session', { headers: { Authorization } });

async function getSessions(client: Client, values: readonly string[]): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const value of values) replies.push(await getSession(client, value));
  return replies;
}

/** The user does not decide. */
async function leavePending(client: Client) {
  const intent = await create(client, { max_age: 3600 });
  const token = tokenOf(intent);
  const plain = await client.call('POST', INTENTS);
  return {
    intent,
    plain,
    poll: await client.call('GET', statusPath(token)),
    fetched: await fetchIntent(client, token),
    unauthenticated: await client.call('PATCH', `${INTENTS}/${token}`, { body: { action: 'approve' } }),
    unknown: await fetchIntent(client, UNKNOWN),
    unknownStatus: await client.call('GET', statusPath(UNKNOWN)),
    stream: await client.stream(statusPath(token)),
  };
}

/** The user approves while a stream is open. */
async function approve(client: Client) {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const scopes = ['account'];
  const intent = await create(client, { max_age: 3600, challenge, app_name: 'Conformance', scopes });
  const token = tokenOf(intent);
  const headers = { 'Intent-Verifier': verifier };
  const stream = await client.stream(statusPath(token), { headers });
  const otherStream = await client.stream(statusPath(tokenOf(await create(client))));
  const linked = await link(client, token, 'approve');
  await stream.until(() => stream.events.length > 0);
  const poll = await client.call('GET', statusPath(token), { headers });
  const bearer = `Bearer ${poll.json['session_token']}`;
  const result = {
    stream,
    otherStream,
    linked,
    poll,
    later: await client.call('GET', statusPath(token), { headers }),
    other: await client.call('GET', statusPath(token), { headers: { 'Intent-Verifier': 'x'.repeat(43) } }),
    unverified: await client.call('GET', statusPath(token)),
    fetched: await fetchIntent(client, token),
    relinks: [await link(client, token, 'approve'), await link(client, token, 'deny')],
    session: await getSession(client, bearer),
    wrong: await getSessions(client, [bearer.slice(0, -1), `${bearer}A`, 'Bearer tok_', 'Bearer']),
    end: await client.call('DELETE', '/auth/session', { headers: { Authorization: bearer } }),
    ended: await getSession(client, bearer),
    finished: await client.call('GET', statusPath(token), { headers }),
  };
  if (linked.status === 200 && result.ended.status !== 401) client.left.add('a session of an hour');
  return result;
}

async function deny(client: Client) {
  const token = tokenOf(await create(client));
  const stream = await client.stream(statusPath(token));
  const linked = await link(client, token, 'deny');
  await stream.until(() => stream.ended);
  return { stream, linked, fetched: await fetchIntent(client, token) };
}

/** 15 minutes pass. */
async function waitForExpiry(client: Client) {
  const token = tokenOf(await create(client));
  const stream = await client.stream(statusPath(token));
  await client.wait(15 * MINUTE - EDGE);
  const before = await fetchIntent(client, token);
  const open = !stream.ended && stream.events.length === 0;
  await client.wait(2 * EDGE);
  await stream.until(() => stream.ended);
  const after = await fetchIntent(client, token);
  return { before, open, stream, after, linked: await link(client, token, 'approve') };
}

/** A session of a minute ends. */
async function outliveSession(client: Client) {
  const token = tokenOf(await create(client, { max_age: 60 }));
  await link(client, token, 'approve');
  const bearer = `Bearer ${(await client.call('GET', statusPath(token))).json['session_token']}`;
  const before = await getSession(client, bearer);
  await client.wait(MINUTE + EDGE);
  return { before, after: await getSession(client, bearer) };
}

async function waitForKeepAlive(client: Client): Promise<EventStream> {
  const stream = await client.stream(statusPath(tokenOf(await create(client))));
  await stream.until(() => stream.comments > 0);
  return stream;
}

const FIELDS = 'token created_at expires_at requested_max_age auth_url updates_url completed'.split(' ');
const lifetimeOf = ({ json }: Reply): number =>
  Date.parse(String(json['expires_at'])) - Date.parse(String(json['created_at']));
const isTime = (value: unknown): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(String(value));
const lastEvent = ({ events }: EventStream) => events.at(-1) ?? { event: 'nothing', data: '' };

function expectLastEvent(stream: EventStream, name: string): void {
  const { event } = lastEvent(stream);
  expect(event === name, `the stream sends ${event} instead of ${name}`, stream.wire);
}

export const intentsChecks: readonly Check[] = [
  ...checksOf(leavePending, ['write', 'state'], {
    'must C-create-201: creation returns 201': ({ intent }) => expectStatus(intent, 201),
    'must C-create-body: no field of the body is required': ({ plain }) => expectStatus(plain, 201),
    'must C-create-all-fields: the response has every field of an intent': ({ intent }) => {
      const missing = FIELDS.filter((field) => intent.json[field] === undefined);
      expect(missing.length === 0, `without ${missing.join(', ')}`, intent.wire);
    },
    'must C-intent-created-at: created_at is an ISO 8601 time in UTC': ({ intent }) =>
      expect(isTime(intent.json['created_at']), `created_at: ${intent.json['created_at']}`, intent.wire),
    'must C-intent-expires-15m: expires_at is 15 minutes after created_at': ({ intent }) => {
      expect(lifetimeOf(intent) === 15 * MINUTE, `${lifetimeOf(intent)} ms after it`, intent.wire);
    },
    'must C-intent-requested-max-age: requested_max_age is the requested value': ({ intent, plain }) => {
      expectField(intent, 'requested_max_age', 3600);
      expectField(plain, 'requested_max_age', 7_776_000);
    },
    'must C-intent-auth-url-token: the query of auth_url has the token': ({ intent }) => {
      const { auth_url: address } = intent.json;
      const values = URL.canParse(String(address)) ? [...new URL(String(address)).searchParams.values()] : [];
      expect(values.includes(tokenOf(intent)), 'auth_url without the token in a parameter', intent.wire);
    },
    'must C-intent-updates-url: updates_url is the address of the status': ({ intent }) => {
      const path = String(intent.json['updates_url']).replace(/^https?:\/\/[^/]*/, '');
      expect(path.endsWith(statusPath(tokenOf(intent))), 'updates_url is another address', intent.wire);
    },
    'must C-auth-url-not-cached: a response with auth_url is not cached': ({ intent, fetched }) => {
      for (const { headers, wire } of [intent, fetched]) {
        expect(/no-store/.test(headers['cache-control'] ?? ''), `Cache-Control: ${headers['cache-control']}`, wire);
      }
    },
    'must C-fetch: GET returns the intent': ({ intent, fetched }) => {
      expectStatus(fetched, 200);
      expectField(fetched, 'token', intent.json['token']);
      expectField(fetched, 'completed', false);
    },
    'must C-status-pending: a poll before the login returns {state: pending}': ({ poll }) => {
      expectStatus(poll, 200);
      expect(mediaOf(poll.headers['content-type']) === 'application/json', 'the response is not JSON', poll.wire);
      expectField(poll, 'state', 'pending');
      expect(!('session_token' in poll.json), 'it contains a session_token before the login', poll.wire);
    },
    'may C-status-retry-after: the response to a pending poll has Retry-After': ({ poll }) =>
      expect(/^\d+$/.test(poll.headers['retry-after'] ?? ''), 'the header is missing or invalid', poll.wire),
    'must C-link-not-third-party: an application cannot link an intent itself': ({ unauthenticated }) =>
      expectStatus(unauthenticated, 401, 403),
    'must C-error-404: an unknown token returns 404': ({ unknown, unknownStatus }) => {
      expectStatus(unknown, 404);
      expectStatus(unknownStatus, 404);
    },
    'must C-status-stream: Accept: text/event-stream returns a stream of events': async ({ stream }) => {
      expectStream(stream);
      const isOpen = !stream.ended && stream.events.length === 0;
      expect(isOpen, 'the stream sends an event or ends before the login', stream.wire);
    },
  }),
  ...checksOf(waitForKeepAlive, ['write', 'state'], {
    'must C-sse-keep-alive: the stream has keep-alive comments': (stream) =>
      expect(stream.comments > 0 && stream.invalidLines.length === 0, 'the idle stream has no comment', stream.wire),
  }),
  ...checksOf(approve, ['write', 'state', 'cookie'], {
    'must C-state-link: a PATCH from the user’s browser completes the intent': ({ linked, fetched }) => {
      expectStatus(linked, 200);
      expectField(fetched, 'completed', true);
    },
    'must C-status-authenticated: a poll after the login returns session_token': ({ poll }) => {
      expectStatus(poll, 200);
      expectField(poll, 'state', 'authenticated');
    },
    'must C-session-token-format: session_token has the form tok_<...>': ({ poll }) =>
      expect(/^tok_.+/.test(String(poll.json['session_token'])), 'it has another form', poll.wire),
    'must C-sse-authenticated: event authenticated has a JSON object with session_token': ({ stream, poll }) => {
      expectLastEvent(stream, 'authenticated');
      const { session_token: token } = (parseOr(lastEvent(stream).data, null) ?? {}) as Record<string, unknown>;
      expect(token === poll.json['session_token'], 'the data has another session_token than the poll', stream.wire);
    },
    'must C-state-later-polls: later polls return the same token': ({ poll, later }) => {
      expectStatus(later, 200);
      const isSame = later.json['session_token'] === poll.json['session_token'];
      expect(isSame, 'the token is missing or different', later.wire);
    },
    'should C-state-other-caller-403: a different caller gets 403': ({ other }) => expectStatus(other, 403),
    'must C-state-relink-409: PATCH of a linked intent returns 409': ({ relinks }) => {
      for (const reply of relinks) expectStatus(reply, 409);
    },
    'must C-session-application: the session is of kind Application': ({ session }) => {
      expectStatus(session, 200);
      expectField(session, 'kind', 'Application');
    },
    'should intents:verifier: a poll without the verifier gets 403': ({ unverified }) => expectStatus(unverified, 403),
    'should intents:session: the session has the requested name and lifetime': ({ session }) => {
      expectField(session, 'app_name', 'Conformance');
      expect(lifetimeOf(session) === 60 * MINUTE, `${lifetimeOf(session)} ms instead of an hour`, session.wire);
    },
    'should intents:scopes: the session has the requested scopes': ({ session }) => {
      const scopes = session.json['scopes'];
      expect(String(scopes) === 'account', `scopes: ${scopes ?? 'missing'}`, session.wire);
    },
    'should intents:stream-caching: the stream with the session token is not stored': ({ stream }) =>
      expect(/no-store/.test(stream.caching), `Cache-Control: ${stream.caching}`, stream.wire),
    'should intents:finished: a poll after the end of the session does not return its token': ({ finished }) =>
      expect(!('session_token' in finished.json), 'it returns a session_token', finished.wire),
    'should intents:streams: a stream gets the event of its own intent, once': ({ stream, otherStream }) => {
      expect(stream.events.length === 1, `${stream.events.length} events`, stream.wire);
      expect(otherStream.events.length === 0, 'the stream of another intent gets an event', otherStream.wire);
    },
    'should intents:tokens: a truncated or extended session token returns 401': ({ wrong }) => {
      for (const reply of wrong) expectStatus(reply, 401);
    },
    'should C-session-fields: DELETE /auth/session ends the session': ({ end, ended }) => {
      expectStatus(end, 204);
      expectStatus(ended, 401);
    },
  }),
  ...checksOf(deny, ['write', 'state', 'cookie'], {
    'should C-link-deny: deny ends the intent, and the stream sends denied': ({ stream, linked, fetched }) => {
      expectStatus(linked, 200);
      expectStatus(fetched, 410);
      expectLastEvent(stream, 'denied');
    },
  }),
  ...checksOf(outliveSession, ['write', 'state', 'slow', 'cookie'], {
    'should intents:session-expiry: a session token returns 401 after its lifetime': ({ before, after }) => {
      expectStatus(before, 200);
      expectStatus(after, 401);
    },
  }),
  ...checksOf(waitForExpiry, ['write', 'state', 'slow'], {
    'must C-sse-open-until-expiry: the stream stays open until the intent expires': ({ open, before, stream }) => {
      expect(open, 'the stream ended or sent an event before', stream.wire);
      expectStatus(before, 200);
    },
    'must C-error-410: an intent older than 15 minutes returns 410': ({ after }) => expectStatus(after, 410),
    'must C-sse-timeout: event timeout is sent when the intent expires': ({ stream }) =>
      expectLastEvent(stream, 'timeout'),
    'must C-sse-timeout-no-data: event timeout has no data': ({ stream }) => {
      expectLastEvent(stream, 'timeout');
      expect(lastEvent(stream).data === '', `the data is ${lastEvent(stream).data}`, stream.wire);
    },
  }),
  ...checksOf(waitForExpiry, ['write', 'state', 'slow', 'cookie'], {
    'must C-state-link-not-expired: an expired intent cannot be linked': ({ linked }) => expectStatus(linked, 410),
  }),
];
