import { createCipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { insertApplicationSession, SessionStore } from '../../../src/areas/identity/session-store.ts';
import {
  CHALLENGE_CONSUMER,
  eraseSealedTokens,
  IntentStore,
  intentTopic,
  type NewIntent,
  type NewSession,
} from '../../../src/areas/intents/store.ts';
import type { Database } from '../../../src/base/state/port.ts';
import { settleListening } from './conformance-port.ts';
import { countNotifications } from './count-notifications.ts';
import type { Engine, Open, Place } from './engine.ts';

const NOW = 1_800_000_000_000;
const LIFETIME_MS = 900_000;
const RETENTION_MS = 24 * 60 * 60 * 1_000;
const SESSION_MS = 90 * 24 * 60 * 60 * 1_000;

const newIntent = (token_hash: string, more: Partial<NewIntent> = {}): NewIntent => ({
  token_hash,
  created_at: NOW,
  expires_at: NOW + LIFETIME_MS,
  requested_max_age: 7_776_000,
  app_name: null,
  challenge: null,
  address_key: null,
  address: null,
  ...more,
});

const newLink = (tokenHash: string, id: string, now = NOW + 1) => {
  const session: NewSession = {
    id,
    tokenHash: `hash of ${id}`,
    userId: 'ann',
    appName: null,
    expiresAt: now + SESSION_MS,
    address: null,
  };
  return { tokenHash, session, sealedToken: `sealed ${id}`, now };
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const seal = (text: string, token: string) => {
  const key = Buffer.from(hkdfSync('sha256', token, '', 'session_token', 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url');
};

export const intents = (engine: Engine, open: Open): void => {
  let place: Place;
  let database: Database;
  let here: IntentStore;
  let there: IntentStore;
  let sessionStore: SessionStore;
  beforeAll(async () => {
    place = await engine.createPlace();
  });
  beforeEach(async () => {
    database = await open(place);
    await database.commit(['intents', 'sessions'].map((table) => ({ text: `delete from ${table}`, values: [] })));
    here = new IntentStore(database, insertApplicationSession);
    there = new IntentStore(await open(place, 'command'), insertApplicationSession);
    sessionStore = new SessionStore(database, eraseSealedTokens);
  });
  const sessions = () =>
    database.read({ text: 'select id, kind, intent_hash, ended_at from sessions order by id', values: [] });
  const consume = (consumer: string, now = NOW + 2, tokenHash = 'i') => here.consume({ tokenHash, consumer, now });

  it('finds an inserted intent, and keeps the first of two with the same token', async () => {
    const intent = newIntent('i', { app_name: 'Ein Plugin 🧷', challenge: 'c', address_key: 'a' });
    await here.insert({ ...intent, scopes: 'paste:read account' });
    await there.insert(newIntent('i', { app_name: 'another' }));
    expect(await there.find('i')).toEqual({
      ...intent,
      scopes: 'paste:read account',
      session_id: null,
      linked_at: null,
      denied_at: null,
      consumer: null,
      consumed_at: null,
      sealed_token: null,
      session_expires_at: null,
      session_ended_at: null,
    });
    expect(await there.find('unknown')).toBeUndefined();
  });

  it('creates one link and one session from 200 parallel links', async () => {
    await here.insert(newIntent('i'));
    const links = Array.from({ length: 200 }, (_, n) => (n % 2 ? here : there).link(newLink('i', `s${n}`)));
    const outcomes = await Promise.all(links);
    const winner = `s${outcomes.indexOf('linked')}`;
    expect(outcomes.filter((outcome) => outcome === 'linked')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'intent-already-linked')).toHaveLength(199);
    expect(await sessions()).toEqual([{ id: winner, kind: 'Application', intent_hash: 'i', ended_at: null }]);
    expect(await there.find('i')).toMatchObject({ session_id: winner, linked_at: NOW + 1 });
    expect(await consume('me')).toMatchObject({ sealedToken: `sealed ${winner}`, sessionId: winner });
  });

  it('distinguishes unknown, expired, denied and linked intents, and creates no session for them', async () => {
    for (const token of ['expired', 'denied', 'linked']) await here.insert(newIntent(token));
    await here.deny('denied', NOW);
    await here.link(newLink('linked', 's0'));
    const late = NOW + LIFETIME_MS;
    expect(await here.link(newLink('unknown', 's1', late))).toBe('intent-not-found');
    expect(await here.link(newLink('expired', 's2', late))).toBe('intent-expired');
    expect(await here.link(newLink('denied', 's3'))).toBe('intent-denied');
    expect(await here.link(newLink('linked', 's4'))).toBe('intent-already-linked');
    expect(await here.link(newLink('linked', 's5', late + 1))).toBe('intent-already-linked');
    expect(await sessions()).toHaveLength(1);
  });

  it('links in the last millisecond, but not in the next', async () => {
    await here.insert(newIntent('a'));
    await here.insert(newIntent('b'));
    expect(await here.link(newLink('a', 's1', NOW + LIFETIME_MS - 1))).toBe('linked');
    expect(await here.link(newLink('b', 's2', NOW + LIFETIME_MS))).toBe('intent-expired');
  });

  it('links once when the same link is repeated after an unknown outcome', async () => {
    await here.insert(newIntent('i'));
    expect(await here.link(newLink('i', 's'))).toBe('linked');
    expect(await there.link(newLink('i', 's'))).toBe('linked');
    expect(await sessions()).toHaveLength(1);
    await sessionStore.end('s', 'ann', NOW + 5);
    await sessionStore.sweep(NOW + 6);
    await here.sweep(NOW + 6, RETENTION_MS);
    await there.link(newLink('i', 's'));
    expect(await sessions()).toEqual([]);
  });

  it('does not change the intent when its session cannot be created', async () => {
    await here.insert(newIntent('a'));
    await here.insert(newIntent('b'));
    await here.link(newLink('a', 's1'));
    const link = newLink('b', 's2');
    const clash = { ...link, session: { ...link.session, tokenHash: 'hash of s1' } };
    await expect(here.link(clash)).rejects.toMatchObject({ code: 'conflict' });
    expect(await here.find('b')).toMatchObject({ session_id: null, linked_at: null });
    expect(await here.link(link)).toBe('linked');
  });

  it('denies only a pending intent, permanently', async () => {
    for (const token of ['i', 'linked', 'expired']) await here.insert(newIntent(token));
    await here.link(newLink('linked', 's'));
    expect(await here.deny('i', NOW + 3)).toBe('intent-denied');
    expect(await there.deny('i', NOW + 4)).toBe('intent-denied');
    expect(await here.find('i')).toMatchObject({ denied_at: NOW + 3 });
    expect(await consume('me')).toBe('intent-denied');
    expect(await here.deny('linked', NOW + 3)).toBe('intent-already-linked');
    expect(await here.deny('expired', NOW + LIFETIME_MS)).toBe('intent-expired');
    expect(await here.deny('unknown', NOW)).toBe('intent-not-found');
  });

  it('binds the first of many parallel callers, serves it again and refuses all others', async () => {
    await here.insert(newIntent('i'));
    await here.link(newLink('i', 's'));
    const calls = Array.from({ length: 100 }, (_, n) =>
      (n % 2 ? here : there).consume({ tokenHash: 'i', consumer: `caller ${n % 10}`, now: NOW + 2 }),
    );
    const outcomes = await Promise.all(calls);
    const { consumer } = (await here.find('i')) ?? {};
    const token = { sealedToken: 'sealed s', sessionId: 's', expiresAt: NOW + 1 + SESSION_MS };
    for (const [n, outcome] of outcomes.entries()) {
      expect(outcome).toEqual(`caller ${n % 10}` === consumer ? token : 'other-caller');
    }
    expect(await consume(String(consumer), NOW + LIFETIME_MS + 1)).toEqual(token);
    expect(await consume('a stranger')).toBe('other-caller');
  });

  it('returns the state of the intent to a poll', async () => {
    await here.insert(newIntent('i'));
    expect(await consume('me', NOW, 'unknown')).toBe('intent-not-found');
    expect(await consume('me', NOW + LIFETIME_MS - 1)).toBe('pending');
    expect(await consume('me', NOW + LIFETIME_MS)).toBe('intent-expired');
    await here.link(newLink('i', 's'));
    expect(await consume('me', NOW + SESSION_MS)).toMatchObject({ sessionId: 's' });
    expect(await consume('me', NOW + 1 + SESSION_MS)).toBe('session-ended');
  });

  it('returns an intent with a challenge only with its verifier, which opens no other intent', async () => {
    await here.insert(newIntent('with', { challenge: 'c' }));
    await here.insert(newIntent('without'));
    await here.link(newLink('with', 's1'));
    await here.link(newLink('without', 's2'));
    expect(await consume('an address', NOW + 2, 'with')).toBe('other-caller');
    expect(await consume(CHALLENGE_CONSUMER, NOW + 2, 'with')).toMatchObject({ sessionId: 's1' });
    expect(await consume(CHALLENGE_CONSUMER, NOW + 2, 'without')).toBe('other-caller');
    expect(await consume('an address', NOW + 2, 'without')).toMatchObject({ sessionId: 's2' });
  });

  it('erases the sealed token in the commit that ends the session', async () => {
    await here.insert(newIntent('i'));
    await here.link(newLink('i', 's'));
    await consume('me');
    expect(await sessionStore.end('s', 'ann', NOW + 3)).toBe(true);
    expect(await sessionStore.end('s', 'ann', NOW + 4)).toBe(false);
    expect(await sessionStore.end('unknown', 'ann', NOW + 4)).toBe(false);
    expect(await consume('me')).toBe('session-ended');
    const sealed = await database.read({ text: 'select sealed_token from intents', values: [] });
    expect(sealed).toEqual([{ sealed_token: null }]);
    expect(await sessions()).toMatchObject([{ id: 's', ended_at: NOW + 3 }]);
  });

  it('counts pending and ended intents, per address and in total', async () => {
    for (const [n, address_key] of ['a', 'a', 'a', 'a', 'b', null].entries())
      await here.insert(newIntent(`i${n}`, { address_key }));
    await here.link(newLink('i0', 's'));
    await here.deny('i1', NOW);
    const firstExpiry = NOW + LIFETIME_MS;
    expect(await there.count('a', NOW)).toEqual({ pending: 2, ended: 1, firstExpiry });
    expect(await there.count('b', NOW)).toEqual({ pending: 1, ended: 0, firstExpiry: 0 });
    expect(await there.count(null, NOW)).toEqual({ pending: 4, ended: 1, firstExpiry });
    expect(await there.count(null, NOW + LIFETIME_MS)).toMatchObject({ pending: 0, ended: 0 });
  });

  it('deletes intents a day after they expire, and ended sessions with their sealed tokens', async () => {
    for (const token of ['pending', 'denied', 'live', 'over', 'ended']) await here.insert(newIntent(token));
    await here.deny('denied', NOW);
    await here.link(newLink('live', 's1'));
    const short = newLink('over', 's2');
    await here.link({ ...short, session: { ...short.session, expiresAt: NOW + 60_000 } });
    await here.link(newLink('ended', 's3'));
    await sessionStore.end('s3', 'ann', NOW + 2);
    expect(await sessionStore.sweep(NOW + 59_999)).toBe(1);
    expect(await sessionStore.sweep(NOW + 60_000)).toBe(1);
    expect(await consume('me', NOW + 60_000, 'over')).toBe('session-ended');
    const sealed = await database.read({
      text: 'select token_hash from intents where sealed_token is not null',
      values: [],
    });
    expect(sealed).toEqual([{ token_hash: 'live' }]);
    const day = NOW + LIFETIME_MS + RETENTION_MS;
    expect(await here.sweep(day - 1, RETENTION_MS)).toBe(0);
    expect(await consume('me', day - 1, 'pending')).toBe('intent-expired');
    expect(await here.sweep(day, RETENTION_MS)).toBe(4);
    expect(await consume('me', day, 'pending')).toBe('intent-not-found');
    expect(await consume('me', day, 'live')).toMatchObject({ sessionId: 's1' });
  });

  it('deletes any number of intents, in batches', async () => {
    const rows = Array.from({ length: 1_001 }, (_, n) => `('i${n}', ${NOW}, ${NOW + LIFETIME_MS}, 60)`);
    const columns = 'token_hash, created_at, expires_at, requested_max_age';
    await database.commit([{ text: `insert into intents (${columns}) values ${rows.join(', ')}`, values: [] }]);
    expect(await here.count(null, 0)).toMatchObject({ pending: 1_001 });
    expect(await here.sweep(NOW + LIFETIME_MS + RETENTION_MS, RETENTION_MS)).toBe(1_001);
    expect(await here.count(null, 0)).toMatchObject({ pending: 0 });
  });

  it('notifies the watchers of an intent on every node when it is linked', async () => {
    await here.insert(newIntent('i'));
    const notifications = countNotifications(database, intentTopic('i'));
    await settleListening(database);
    const before = notifications.count;
    await there.link(newLink('i', 's'));
    await notifications.reach(before + 1);
    expect(await consume('me')).toMatchObject({ sessionId: 's' });
  });

  it('writes no token in plain text to any file', async () => {
    const [token, sessionToken] = [
      `canary-${randomBytes(24).toString('hex')}`,
      `tok_${randomBytes(24).toString('hex')}`,
    ];
    const link = newLink(hash(token), 's');
    await here.insert(newIntent(hash(token)));
    const session = { ...link.session, tokenHash: hash(sessionToken) };
    await here.link({ ...link, session, sealedToken: seal(sessionToken, token) });
    await consume('me', NOW + 2, hash(token));
    expect(await engine.holds(place, hash(token))).toBe(true);
    expect(await engine.holds(place, hash(sessionToken))).toBe(true);
    expect(await engine.holds(place, token)).toBe(false);
    expect(await engine.holds(place, sessionToken)).toBe(false);
  });
};
