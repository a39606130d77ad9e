import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/identity/contract.ts';
import { problemOf, sending } from '../../running.ts';
import { type IdentityUnderTest, PASSWORD, useIdentity } from './server.ts';

type Entry = Schemas['LoginEvent'];
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const DAY = 86_400_000;

describe('listLoginEvents', () => {
  const start = useIdentity();
  const list = async ({ url }: IdentityUnderTest, headers: Record<string, string>): Promise<Entry[]> => {
    const response = await fetch(`${url}/auth/login-events`, { headers });
    expect(response.status).toBe(200);
    return ((await response.json()) as { login_events: Entry[] }).login_events;
  };
  const count = async ({ database }: IdentityUnderTest) =>
    Number((await database.read({ text: 'select count(*) as n from login_events', values: [] }))[0]?.['n']);

  it('lists logins, refused attempts and password changes with time, browser and address, newest first', async () => {
    const server = await start();
    await server.loggedIn();
    server.clock.advance(1_000);
    await server.login({ name: 'ADA', password: 'a wrong one' }, { 'user-agent': `<script>${FIREFOX}` });
    server.clock.advance(1_000);
    const headers = await server.loggedIn();
    server.clock.advance(1_000);
    const body = { current_password: 'a wrong one', new_password: 'a longer passphrase' };
    await fetch(`${server.url}/auth/password`, sending('PUT', body, headers));
    const listed = await list(server, headers);
    const from = { provider: null, address: '127.0.0.1' };
    expect(listed.map(({ id, at, ...event }) => event)).toEqual([
      { outcome: 'refused', method: 'password-change', browser: null, ...from },
      { outcome: 'succeeded', method: 'password', browser: null, ...from },
      { outcome: 'refused', method: 'password', browser: 'Firefox on Linux', ...from },
      { outcome: 'succeeded', method: 'password', browser: null, ...from },
    ]);
    expect(listed.map(({ at }) => at.slice(17, 19))).toEqual(['03', '02', '01', '00']);
    const stored = { text: 'select at, outcome, method, provider, browser, address from login_events', values: [] };
    const rows = JSON.stringify(await server.database.read(stored)); // ids are random
    expect(rows).not.toMatch(/Mozilla|145|script|wrong one|passphrase/);
    expect(server.log.join('')).not.toMatch(/wrong one|passphrase/);
  });

  it('shows events only to their user, and none for names that do not exist', async () => {
    const server = await start();
    const [ada, grace] = [await server.loggedIn('ada'), await server.loggedIn('grace')];
    await server.login({ name: 'grace', password: 'a wrong one' });
    await server.login({ name: 'nobody', password: 'a wrong one' });
    expect((await list(server, ada)).map(({ outcome }) => outcome)).toEqual(['succeeded']);
    expect((await list(server, grace)).map(({ outcome }) => outcome).toSorted()).toEqual(['refused', 'succeeded']);
    expect(await count(server)).toBe(3);
    const application = { authorization: `Bearer ${await server.approve('ada')}` };
    const response = await fetch(`${server.url}/auth/login-events`, { headers: application });
    expect(await problemOf(response)).toMatchObject({ status: 401, name: 'unauthorized' });
  });

  it('keeps the last ones of each outcome, so that strangers can fill neither the disk nor the list', async () => {
    const server = await start({ settings: { attempts: { perName: 1_000, perAddress: 1_000 } } });
    const headers = await server.loggedIn();
    for (let attempt = 0; attempt < 60; attempt++) {
      server.clock.advance(1_000);
      await server.login({ name: 'ada', password: 'a wrong one' });
    }
    const listed = await list(server, headers);
    expect(listed.filter(({ outcome }) => outcome === 'refused')).toHaveLength(50);
    expect(listed.filter(({ outcome }) => outcome === 'succeeded')).toHaveLength(1);
    expect(listed[0]?.at).toBe(new Date(server.clock.now()).toISOString());
    expect(await count(server)).toBe(51);
  });

  it('writes nothing for attempts that get 429', async () => {
    const server = await start();
    await server.loggedIn();
    for (let attempt = 0; attempt < 10; attempt++) await server.login({ name: 'ada', password: 'a wrong one' });
    const before = server.written.filter((text) => text.includes('login_events')).length;
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await server.login({ name: 'ada', password: 'a wrong one' })).status).toBe(429);
    }
    expect(server.written.filter((text) => text.includes('login_events'))).toHaveLength(before);
    expect(await count(server)).toBe(11);
  });

  it('answers a refused login before the event is written, and also if it cannot be written', async () => {
    const server = await start();
    const headers = await server.loggedIn();
    const { commit } = server.database;
    let release = () => {};
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.database.commit = async (statements, options) => {
      if (statements.some(({ text }) => text.includes('into login_events'))) await blocked;
      return commit(statements, options);
    };
    expect((await server.login({ name: 'ada', password: 'a wrong one' })).status).toBe(401);
    expect(await list(server, headers)).toHaveLength(1);
    release();
    await expect.poll(() => list(server, headers)).toHaveLength(2);
    server.database.commit = (statements, options) =>
      statements.some(({ text }) => text.includes('into login_events'))
        ? Promise.reject(new Error('the disk is full'))
        : commit(statements, options);
    expect((await server.login({ name: 'ada', password: 'a wrong one' })).status).toBe(401);
    expect(await list(server, headers)).toHaveLength(2);
    const unrecorded = await server.identity.logins.create('ada', PASSWORD, '127.0.0.1').catch(String);
    expect(unrecorded).toBe('Error: the disk is full'); // no login without its event
  });

  it('forgets events after 90 days, and those of a removed user at once', async () => {
    const server = await start({ settings: { browserSessionMs: 365 * DAY } });
    const headers = await server.loggedIn('ada');
    await server.loggedIn('grace');
    server.clock.advance(90 * DAY - 1);
    expect(await list(server, headers)).toHaveLength(1);
    server.clock.advance(1);
    expect(await list(server, headers)).toEqual([]);
    expect(await count(server)).toBe(2);
    await server.loggedIn('ada'); // the next write deletes what is too old, of all users
    expect(await count(server)).toBe(1);
    await server.identity.users.remove('ada');
    expect(await count(server)).toBe(0);
  });

  it('finds its rows by indexes', async () => {
    const { database } = await start();
    const plan = async (text: string) =>
      (await database.read({ text: `explain query plan ${text}`, values: [] })).map(({ detail }) => detail).join('; ');
    const old = await plan('select id from login_events where at <= 5 order by at, id limit 40');
    expect(old).toContain('INDEX login_events_at');
    const ofUser = await plan("delete from login_events where user_id = 'a' and outcome = 'refused'");
    expect(ofUser).toContain('INDEX login_events_user');
  });
});
