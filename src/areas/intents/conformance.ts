// Conformance checks of intents (area C): creation, status by polling and as a stream, and sessions.
import { createHash, randomBytes } from 'node:crypto';
import { type Check, checksOf, hasStatus, hold } from '../../contract/conform/check.ts';
import { mediaOf } from '../../contract/conform/check-response.ts';
import type { Client, Reply } from '../../contract/conform/client.ts';
import type { EventStream } from '../../contract/conform/event-stream.ts';
import { parseJson } from '../../contract/conform/parse-json.ts';

const INTENTS = '/auth/intents';
const UNKNOWN = 'A'.repeat(43);
const MINUTE = 60_000;
/** How long before and after a deadline is checked. */
const EDGE = 2_000;

const tokenOf = ({ json }: Reply): string => String(json['token']);
const create = (client: Client, body: object = {}): Promise<Reply> => client.call('POST', INTENTS, { body });

/** Cancels every intent that the run creates, at the end of the run. */
export const cancelIntents = (client: Client): void =>
  client.onReply(({ status, wire, json }) => {
    const isCreated = status === 201 && wire.method === 'POST' && wire.path.startsWith(INTENTS);
    if (isCreated) client.undo('pending intents', () => client.call('DELETE', `${INTENTS}/${json['token']}`));
  });

const statusPath = (token: string): string => `${INTENTS}/${token}/status`;

/** The intent stays pending. */
async function leavePending(client: Client) {
  const intent = await create(client, { max_age: 3600 });
  const token = tokenOf(intent);
  const plain = await client.call('POST', INTENTS);
  return {
    intent,
    plain,
    poll: await client.call('GET', statusPath(token)),
    fetched: await client.call('GET', `${INTENTS}/${token}`),
    linkedByApplication: await client.call('PATCH', `${INTENTS}/${token}`, { body: { action: 'approve' } }),
    unknown: await client.call('GET', `${INTENTS}/${UNKNOWN}`),
    unknownStatus: await client.call('GET', statusPath(UNKNOWN)),
    stream: await client.stream(statusPath(token)),
  };
}

/** The user approves while a stream is open. */
async function approve(client: Client) {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const intent = await create(client, { max_age: 3600, challenge });
  const token = tokenOf(intent);
  const headers = { 'Intent-Verifier': verifier };
  const stream = await client.stream(statusPath(token), { headers });
  const link = await client.call('PATCH', `${INTENTS}/${token}`, { as: 'user', body: { action: 'approve' } });
  await stream.until(() => stream.events.length > 0);
  const poll = await client.call('GET', statusPath(token), { headers });
  const later = await client.call('GET', statusPath(token), { headers });
  const other = await client.call('GET', statusPath(token), { headers: { 'Intent-Verifier': 'x'.repeat(43) } });
  const fetched = await client.call('GET', `${INTENTS}/${token}`);
  const relink = await client.call('PATCH', `${INTENTS}/${token}`, { as: 'user', body: { action: 'approve' } });
  const bearer = { Authorization: `Bearer ${poll.json['session_token']}` };
  const session = await client.call('GET', '/auth/session', { headers: bearer });
  const end = await client.call('DELETE', '/auth/session', { headers: bearer });
  const ended = await client.call('GET', '/auth/session', { headers: bearer });
  if (link.status === 200 && ended.status !== 401) client.left.add('a session of an hour');
  return { stream, link, poll, later, other, fetched, relink, session, end, ended };
}

async function deny(client: Client) {
  const token = tokenOf(await create(client));
  const stream = await client.stream(statusPath(token));
  const link = await client.call('PATCH', `${INTENTS}/${token}`, { as: 'user', body: { action: 'deny' } });
  await stream.until(() => stream.ended);
  return { stream, link, fetched: await client.call('GET', `${INTENTS}/${token}`) };
}

/** Waits 15 minutes. */
async function expire(client: Client) {
  const token = tokenOf(await create(client));
  const stream = await client.stream(statusPath(token));
  await client.wait(15 * MINUTE - EDGE);
  const before = await client.call('GET', `${INTENTS}/${token}`);
  const open = !stream.ended && stream.events.length === 0;
  await client.wait(2 * EDGE);
  await stream.until(() => stream.ended);
  return {
    before,
    open,
    stream,
    after: await client.call('GET', `${INTENTS}/${token}`),
    link: await client.call('PATCH', `${INTENTS}/${token}`, { as: 'user', body: { action: 'approve' } }),
  };
}

async function waitForKeepAlive(client: Client): Promise<EventStream> {
  const stream = await client.stream(statusPath(tokenOf(await create(client))));
  await stream.until(() => stream.comments > 0);
  return stream;
}

const FIELDS = 'token created_at expires_at requested_max_age auth_url updates_url completed'.split(' ');
const isTime = (value: unknown): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(String(value));
const lastEvent = ({ events }: EventStream) => events.at(-1) ?? { event: 'nothing', data: '' };

function isEvent(stream: EventStream, name: string): void {
  hold(lastEvent(stream).event === name, `the stream sends ${lastEvent(stream).event}, not ${name}`, stream.wire);
}

export const intentsChecks: readonly Check[] = [
  ...checksOf(leavePending, ['write', 'state'], {
    'must C-create-201: creation answers 201': ({ intent }) => hasStatus(intent, 201),
    'must C-create-body: no field of the body is required': ({ plain }) => hasStatus(plain, 201),
    'must C-create-all-fields: the answer has every field of an intent': ({ intent }) => {
      const missing = FIELDS.filter((field) => intent.json[field] === undefined);
      hold(missing.length === 0, `without ${missing.join(', ')}`, intent.wire);
    },
    'must C-intent-created-at: created_at is an ISO 8601 time in UTC': ({ intent }) =>
      hold(isTime(intent.json['created_at']), `created_at: ${intent.json['created_at']}`, intent.wire),
    'must C-intent-expires-15m: expires_at lies 15 minutes after created_at': ({ intent }) => {
      const [from, to] = [intent.json['created_at'], intent.json['expires_at']].map((time) => Date.parse(String(time)));
      hold(Number(to) - Number(from) === 15 * MINUTE, `${Number(to) - Number(from)} ms after it`, intent.wire);
    },
    'must C-intent-requested-max-age: requested_max_age is the requested value': ({ intent, plain }) => {
      const maxAge = intent.json['requested_max_age'];
      hold(maxAge === 3600, `${maxAge} instead of 3600`, intent.wire);
      const defaultAge = plain.json['requested_max_age'];
      hold(defaultAge === 7_776_000, `${defaultAge} by default instead of 7776000`, plain.wire);
    },
    'must C-intent-auth-url-token: the query of auth_url has the token': ({ intent }) => {
      const { auth_url: url } = intent.json;
      const values = URL.canParse(String(url)) ? [...new URL(String(url)).searchParams.values()] : [];
      hold(values.includes(tokenOf(intent)), 'auth_url has no parameter with the token', intent.wire);
    },
    'must C-intent-updates-url: updates_url is the address of the status': ({ intent }) => {
      const path = String(intent.json['updates_url']).replace(/^https?:\/\/[^/]*/, '');
      hold(path.endsWith(statusPath(tokenOf(intent))), 'updates_url is a different address', intent.wire);
    },
    'must C-auth-url-not-cached: an answer with auth_url is not cached': ({ intent, fetched }) => {
      for (const { headers, wire } of [intent, fetched]) {
        hold(/no-store/.test(headers['cache-control'] ?? ''), `Cache-Control is ${headers['cache-control']}`, wire);
      }
    },
    'must C-fetch: GET answers the intent': ({ intent, fetched }) => {
      hasStatus(fetched, 200);
      hold(
        tokenOf(fetched) === tokenOf(intent) && fetched.json['completed'] === false,
        'a different intent',
        fetched.wire,
      );
    },
    'must C-status-pending: a poll before the login answers {state: pending}': ({ poll }) => {
      hasStatus(poll, 200);
      hold(mediaOf(poll.headers['content-type']) === 'application/json', 'no JSON', poll.wire);
      hold(poll.json['state'] === 'pending', `state ${poll.json['state']}`, poll.wire);
      hold(!('session_token' in poll.json), 'a session_token before the login', poll.wire);
    },
    'may C-status-retry-after: a pending poll carries Retry-After': ({ poll }) =>
      hold(/^\d+$/.test(poll.headers['retry-after'] ?? ''), 'there is no Retry-After', poll.wire),
    'must C-link-not-third-party: an application cannot link an intent itself': ({ linkedByApplication }) =>
      hasStatus(linkedByApplication, 401, 403),
    'must C-error-404: an unknown token answers 404': ({ unknown, unknownStatus }) => {
      hasStatus(unknown, 404);
      hasStatus(unknownStatus, 404);
    },
    'must C-status-stream: Accept: text/event-stream is answered by SSE': async ({ stream }) => {
      hold(stream.status === 200, `${stream.status} instead of 200`, stream.wire);
      hold(mediaOf(stream.type) === 'text/event-stream', `a stream as ${stream.type}`, stream.wire);
      hold(!stream.ended && stream.events.length === 0, 'the stream sends an event before the login', stream.wire);
      hold(stream.invalidLines.length === 0, `invalid line in the stream: ${stream.invalidLines[0]}`, stream.wire);
    },
  }),
  ...checksOf(waitForKeepAlive, ['write', 'state'], {
    'must C-sse-keep-alive: the stream carries keep-alive pings': (stream) =>
      hold(
        stream.comments > 0 && stream.invalidLines.length === 0,
        'no comment was sent while the stream was idle',
        stream.wire,
      ),
  }),
  ...checksOf(approve, ['write', 'state', 'cookie'], {
    'must C-state-link: a PATCH from the browser of the user completes the intent': ({ link, fetched }) => {
      hasStatus(link, 200);
      hold(fetched.json['completed'] === true, 'completed is not true', fetched.wire);
    },
    'must C-status-authenticated: a poll after the login answers session_token': ({ poll }) => {
      hasStatus(poll, 200);
      hold(poll.json['state'] === 'authenticated', `state ${poll.json['state']}`, poll.wire);
    },
    'must C-session-token-format: session_token has the form tok_<...>': ({ poll }) =>
      hold(/^tok_.+/.test(String(poll.json['session_token'])), 'a different format', poll.wire),
    'must C-sse-authenticated: event authenticated has a JSON object with session_token': ({ stream, poll }) => {
      isEvent(stream, 'authenticated');
      const { session_token: token } = (parseJson(lastEvent(stream).data) ?? {}) as Record<string, unknown>;
      hold(token === poll.json['session_token'], 'its data is not the session_token from the poll', stream.wire);
    },
    'must C-state-later-polls: later polls return the same token': ({ poll, later }) => {
      hasStatus(later, 200);
      hold(later.json['session_token'] === poll.json['session_token'], 'a different token, or none', later.wire);
    },
    'should C-state-other-caller-403: a different caller gets 403': ({ other }) => hasStatus(other, 403),
    'must C-state-relink-409: PATCH of a linked intent answers 409': ({ relink }) => hasStatus(relink, 409),
    'must C-session-application: the session is of kind Application': ({ session }) => {
      hasStatus(session, 200);
      hold(session.json['kind'] === 'Application', `kind ${session.json['kind']}`, session.wire);
    },
    'should C-session-fields: DELETE /auth/session ends the session': ({ end, ended }) => {
      hasStatus(end, 204);
      hasStatus(ended, 401);
    },
  }),
  ...checksOf(deny, ['write', 'state', 'cookie'], {
    'should C-link-deny: deny ends the intent, and the stream sends denied': ({ stream, link, fetched }) => {
      hasStatus(link, 200);
      hasStatus(fetched, 410);
      isEvent(stream, 'denied');
    },
  }),
  ...checksOf(expire, ['write', 'state', 'slow'], {
    'must C-sse-open-until-expiry: the stream stays open up to the expiry': ({ open, before, stream }) => {
      hold(open, 'it ended or sent an event before the expiry', stream.wire);
      hasStatus(before, 200);
    },
    'must C-error-410: an intent older than 15 minutes answers 410': ({ after }) => hasStatus(after, 410),
    'must C-sse-timeout: event timeout says that the intent expired': ({ stream }) => isEvent(stream, 'timeout'),
    'must C-sse-timeout-no-data: event timeout has no data': ({ stream }) => {
      isEvent(stream, 'timeout');
      hold(lastEvent(stream).data === '', `its data: ${lastEvent(stream).data}`, stream.wire);
    },
  }),
  ...checksOf(expire, ['write', 'state', 'slow', 'cookie'], {
    'must C-state-link-not-expired: an expired intent cannot be linked': ({ link }) => hasStatus(link, 410),
  }),
];
