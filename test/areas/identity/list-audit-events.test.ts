import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/identity/contract.ts';
import { problemOf, sending } from '../../running.ts';
import { type IdentityUnderTest, PASSWORD, useIdentity } from './server.ts';

type Entry = Schemas['AuditEvent'];
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const DAY = 86_400_000;

describe('listAuditEvents', () => {
  const start = useIdentity();
  const list = async ({ url }: IdentityUnderTest, headers: Record<string, string>): Promise<Entry[]> => {
    const response = await fetch(`${url}/auth/audit-events`, { headers });
    expect(response.status).toBe(200);
    return ((await response.json()) as { events: Entry[] }).events;
  };
  const count = async ({ database }: IdentityUnderTest) =>
    Number((await database.read({ text: 'select count(*) as n from audit_events', values: [] }))[0]?.['n']);

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
    const from = { who: 'ada', detail: null, address: '127.0.0.1' };
    const login = { action: 'login', method: 'password', ...from };
    expect(listed.slice(0, 3).map(({ id, at, request_id, ...event }) => event)).toEqual([
      { action: 'password-changed', outcome: 'refused', method: null, browser: null, ...from },
      { outcome: 'succeeded', browser: null, ...login },
      { outcome: 'refused', browser: 'Firefox on Linux', ...login },
    ]);
    expect(listed.map(({ action }) => action).toSorted()).toEqual([
      'login',
      'login',
      'login',
      'password-changed',
      'user-added',
    ]);
    expect(listed.map(({ at }) => at.slice(17, 19))).toEqual(['03', '02', '01', '00', '00']);
    expect(server.log.join('')).toContain(`"requestId":"${listed[0]?.request_id}"`);
    const stored = { text: 'select at, outcome, method, detail, browser, address from audit_events', values: [] };
    const rows = JSON.stringify(await server.database.read(stored)); // ids are random
    expect(rows).not.toMatch(/Mozilla|145|script|wrong one|passphrase/);
    expect(server.log.join('')).not.toMatch(/wrong one|passphrase/);
  });

  it('keeps half of the list for what succeeded, however many attempts were refused', async () => {
    const server = await start();
    await server.loggedIn();
    const { id = '' } = (await server.identity.users.findByName('ada')) ?? {};
    const refused = { action: 'login', outcome: 'refused', method: 'password', userId: id } as const;
    for (let attempts = 0; attempts < 30; attempts++) {
      server.clock.advance(1_000);
      await server.identity.audit.record(refused);
    }
    const outcomes = (await server.identity.audit.list(id, 10)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual([...Array.from({ length: 8 }, () => 'refused'), 'succeeded', 'succeeded']);
  });

  it('shows events only to their user, and none for names that do not exist', async () => {
    const server = await start();
    const [ada, grace] = [await server.loggedIn('ada'), await server.loggedIn('grace')];
    await server.login({ name: 'grace', password: 'a wrong one' });
    await server.login({ name: 'nobody', password: 'a wrong one' });
    await expect.poll(() => count(server)).toBe(6); // two users, two logins, two refused ones
    expect((await list(server, ada)).map(({ outcome }) => outcome)).toEqual(['succeeded', 'succeeded']);
    expect((await list(server, grace)).filter(({ outcome }) => outcome === 'refused')).toHaveLength(1);
    expect(JSON.stringify(await server.identity.audit.list(null))).not.toContain('nobody'); // it may be a password
    const application = { authorization: `Bearer ${await server.approve('ada')}` };
    const response = await fetch(`${server.url}/auth/audit-events`, { headers: application });
    expect(await problemOf(response)).toMatchObject({ status: 401, name: 'unauthorized' });
  });

  it('keeps the last ones of each outcome, so that strangers can fill neither the disk nor the list', async () => {
    const server = await start({
      settings: { attempts: { perName: 1_000, perAddress: 1_000 }, auditLog: { perUser: 50, retentionMs: DAY } },
    });
    const headers = await server.loggedIn();
    for (let attempt = 0; attempt < 60; attempt++) {
      server.clock.advance(1_000);
      await server.login({ name: 'ada', password: 'a wrong one' });
    }
    await expect
      .poll(async () => (await list(server, headers))[0]?.at)
      .toBe(new Date(server.clock.now()).toISOString());
    const listed = await list(server, headers);
    expect(listed.filter(({ outcome }) => outcome === 'refused')).toHaveLength(50);
    expect(listed.filter(({ outcome }) => outcome === 'succeeded')).toHaveLength(2);
    expect(await count(server)).toBe(52);
  });

  it('writes nothing for attempts that get 429', async () => {
    const server = await start();
    await server.loggedIn();
    for (let attempt = 0; attempt < 10; attempt++) await server.login({ name: 'ada', password: 'a wrong one' });
    await expect.poll(() => count(server)).toBe(12);
    const before = server.written.filter((text) => text.includes('audit_events')).length;
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await server.login({ name: 'ada', password: 'a wrong one' })).status).toBe(429);
    }
    expect(server.written.filter((text) => text.includes('audit_events'))).toHaveLength(before);
    await expect.poll(() => count(server)).toBe(12);
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
      if (statements.some(({ text }) => text.includes('into audit_events'))) await blocked;
      return commit(statements, options);
    };
    expect((await server.login({ name: 'ada', password: 'a wrong one' })).status).toBe(401);
    expect(await list(server, headers)).toHaveLength(2);
    release();
    await expect.poll(() => list(server, headers)).toHaveLength(3);
    server.database.commit = (statements, options) =>
      statements.some(({ text }) => text.includes('into audit_events'))
        ? Promise.reject(new Error('the disk is full'))
        : commit(statements, options);
    expect((await server.login({ name: 'ada', password: 'a wrong one' })).status).toBe(401);
    expect(await list(server, headers)).toHaveLength(3);
    const unrecorded = await server.identity.logins.create('ada', PASSWORD, '127.0.0.1').catch(String);
    expect(unrecorded).toBe('Error: the disk is full'); // no login without its event
  });

  it('forgets events after 90 days, and keeps those of a removed user for the operator until then', async () => {
    const server = await start({ settings: { browserSessionMs: 365 * DAY } });
    const headers = await server.loggedIn('ada');
    await server.identity.users.remove('grace').catch(() => {});
    server.clock.advance(90 * DAY - 1);
    expect(await list(server, headers)).toHaveLength(2);
    server.clock.advance(1);
    expect(await list(server, headers)).toEqual([]);
    await server.loggedIn('ada'); // the next write deletes what is too old, of all users
    expect(await count(server)).toBe(1);
    await server.identity.users.remove('ada');
    expect((await server.identity.audit.list(null)).map(({ action, who }) => [action, who])).toEqual(
      expect.arrayContaining([['user-removed', 'ada']]),
    );
  });

  it('finds its rows by indexes', async () => {
    const { database } = await start();
    const plan = async (text: string) =>
      (await database.read({ text: `explain query plan ${text}`, values: [] })).map(({ detail }) => detail).join('; ');
    const old = await plan('select id from audit_events where at <= 5 order by at, id limit 40');
    expect(old).toContain('INDEX audit_events_at');
    const ofUser = await plan("delete from audit_events where user_id = 'a' and outcome = 'refused'");
    expect(ofUser).toContain('INDEX audit_events_user');
  });
});
