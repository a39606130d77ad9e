// The same SQL on PostgreSQL: users, keys and sessions from creation to removal.
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/base/state/open.ts';
import { createIdentity } from '../../../src/servers/identity.ts';
import { usePostgres } from '../../base/state/postgres-server.ts';
import { ManualClock } from '../../clock.ts';
import { useRunning } from '../../running.ts';
import { providerSettings, startFakeProvider } from './fake-provider.ts';
import { approve } from './server.ts';

describe('identity on PostgreSQL', () => {
  const server = usePostgres();
  const running = useRunning();

  it('behaves as on SQLite', async () => {
    const database = await openDatabase({ url: await server().createUrl(), dataDir: '', role: 'server' });
    try {
      const clock = new ManualClock();
      const identity = createIdentity({ database, clock, settings: { scrypt: { ln: 4, r: 8, p: 1 } } });
      const owners = ['demo', 'acme'];
      const adding = Array.from({ length: 8 }, () =>
        identity.users.add({ name: 'ada', owners, password: 'long enough' }),
      );
      const added = await Promise.allSettled(adding);
      expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of added) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'name-taken' });
      }
      const [user] = await identity.users.list();
      expect(user).toMatchObject({ name: 'ada', owners: ['acme', 'demo'], created_at: clock.now() });

      const first = await identity.logins.create('ada', 'long enough', '127.0.0.1');
      const second = await identity.logins.create('ada', 'long enough', '127.0.0.1', { session: first.session });
      expect(await identity.callers.findByCookie(first.session)).toBeNull();
      const caller = await identity.callers.findByCookie(second.session);
      expect(caller).toMatchObject({ scheme: 'browserSession', userId: user?.id });
      await expect(identity.logins.create('ada', 'wrong', '127.0.0.1')).rejects.toMatchObject({
        name: 'wrong-password',
      });

      const bearer = await identity.callers.findByBearer(await approve(identity, database, clock, 'ada', 'App'));
      expect(bearer && (await identity.callers.mayActFor(bearer, 'acme'))).toBe(true);
      expect(bearer && (await identity.callers.mayActFor(bearer, 'other'))).toBe(false);
      expect(await identity.sessions.ofApplications.find(bearer?.sessionId ?? '')).toMatchObject({ app_name: 'App' });
      const list = await identity.sessions.list(user?.id ?? '', caller?.sessionId ?? '');
      expect(list.sessions.map(({ kind }) => kind).sort()).toEqual(['Application', 'Browser']);
      await identity.sessions.end(bearer?.sessionId ?? '', user?.id ?? '');
      expect(await identity.sessions.getLogin(caller?.sessionId ?? '')).toMatchObject({ user: { name: 'ada' } });
      await identity.users.setPassword('ada', 'another one');
      expect(await identity.callers.findByCookie(second.session)).toBeNull();

      const { id, key } = await identity.keys.create('demo', 'name');
      expect(await identity.callers.findByKey(key)).toEqual({ scheme: 'apiKey', keyId: id, owner: 'demo' });
      await identity.keys.revoke(id);
      expect(await identity.callers.findByKey(key)).toBeNull();
      expect(await identity.keys.list()).toMatchObject([{ id, revoked_at: clock.now() }]);
      const limited = await identity.keys.create('demo', 'ci', { scopes: ['account'], lifetimeMs: 1_000 });
      const expiresAt = clock.now() + 1_000;
      expect(await identity.callers.findByKey(limited.key)).toMatchObject({ scopes: ['account'], expiresAt });
      clock.advance(1_000);
      await expect(async () => identity.callers.findByKey(limited.key)).rejects.toMatchObject({ name: 'unauthorized' });

      const third = await identity.logins.create('ada', 'another one', '127.0.0.1');
      await identity.users.remove('ada');
      expect(await identity.callers.findByCookie(third.session)).toBeNull();
      expect(await identity.users.add({ name: 'ada', owners: [] })).toMatchObject({ name: 'ada' });
    } finally {
      await database.close();
    }
  });

  it('keeps keys, passwords, other sessions and recent logins as on SQLite, on all nodes', async () => {
    const url = await server().createUrl();
    const databases = [
      await openDatabase({ url, dataDir: '', role: 'server' }),
      await openDatabase({ url, dataDir: '', role: 'server' }),
    ] as const;
    try {
      const clock = new ManualClock();
      const settings = {
        ...{ scrypt: { ln: 4, r: 8, p: 1 }, maxKeysPerOwner: 2 },
        auditLog: { perUser: 3, retentionMs: 90_000 },
      };
      const [first, second] = databases.map((database) => createIdentity({ database, clock, settings }));
      if (!first || !second) throw new Error('no nodes');
      const password = 'long enough';
      const { id } = await first.users.add({ name: 'ada', owners: ['demo'], password });
      const logIn = async (secret: string) => (await first.logins.create('ada', secret, '127.0.0.1')).session;
      const [own, other] = [await logIn(password), await logIn(password)];
      const caller = await first.callers.findByCookie(own);
      if (!caller) throw new Error('no session');

      const limits = { scopes: ['account' as const], max_age: 60 };
      const created = await second.keys.createFor(id, { owner: 'demo', name: 'name', ...limits });
      expect(await first.callers.findByKey(created.key)).toMatchObject({ scopes: ['account'] });
      const nodes = [first, second, first, second];
      await Promise.all(nodes.map(({ users }) => users.list())); // opens the connections
      const creatingKeys = nodes.map(({ keys }) => keys.createFor(id, { owner: 'demo' }));
      const keyOutcomes = await Promise.allSettled(creatingKeys);
      expect(keyOutcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(first.keys.createFor(id, { owner: 'demo' })).rejects.toMatchObject({ name: 'too-many-keys' });
      await expect(first.keys.createFor(id, { owner: 'navy' })).rejects.toMatchObject({ name: 'not-a-member' });
      const navy = await first.keys.create('navy');
      expect((await first.keys.listFor(id)).keys.map(({ owner }) => owner)).toEqual(['demo', 'demo']);
      await expect(first.keys.revokeFor(id, navy.id)).rejects.toMatchObject({ name: 'key-not-found' });
      await first.keys.revokeFor(id, created.id);
      expect(await second.callers.findByKey(created.key)).toBeNull();
      expect(await second.callers.findByKey(navy.key)).not.toBeNull();

      const change = (node: typeof first, current_password: string, new_password: string) =>
        node.logins.changePassword(caller, { current_password, new_password });
      const changes = [change(first, password, 'first of two'), change(second, password, 'second of two')];
      const outcomes = (await Promise.allSettled(changes)).map(({ status }) => status);
      expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await second.callers.findByCookie(own)).not.toBeNull();
      expect(await second.callers.findByCookie(other)).toBeNull();
      await first.users.setPassword('ada', password);
      const kept = await first.callers.findByCookie(await logIn(password));
      const bearer = await approve(second, databases[1], clock, 'ada');
      await second.sessions.endAll(id, { kind: 'Browser', except: kept?.sessionId });
      expect(await first.callers.findByBearer(bearer)).not.toBeNull();
      await second.sessions.endAll(id, { except: kept?.sessionId });
      expect(await first.callers.findByBearer(bearer)).toBeNull();
      expect((await first.sessions.list(id, '')).sessions.map((session) => session.id)).toEqual([kept?.sessionId]);

      const listed = () => second.audit.list(id);
      const outcomesOf = async () =>
        (await listed())
          .map(({ outcome }) => outcome)
          .toSorted()
          .join(' ');
      for (let attempt = 0; attempt < 5; attempt++) {
        clock.advance(1_000);
        await expect(logIn('wrong')).rejects.toMatchObject({ name: 'wrong-password' });
        await expect.poll(async () => (await listed())[0]?.at).toBe(new Date(clock.now()).toISOString());
      }
      expect(await outcomesOf()).toMatch(/^refused refused refused (succeeded ?)+$/);
      clock.advance(90_000);
      expect(await outcomesOf()).toBe('');
      await logIn(password);
      expect(await first.audit.list(null)).toMatchObject([{ who: 'ada', action: 'login', outcome: 'succeeded' }]);
      const codes = (await first.recovery.create(id)).recovery_codes;
      const recover = (node: typeof first) => node.recovery.login({ name: 'ada', code: codes[0] ?? '' }, {}, '::1');
      const recoveries = await Promise.allSettled([recover(first), recover(second)]);
      expect(recoveries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { owners } = await first.users.setOwners('ada', ['strict', 'demo']);
      expect([owners, (await second.users.get('ada')).owners]).toEqual([
        ['demo', 'strict'],
        ['demo', 'strict'],
      ]);
      await first.users.requirePasskey('strict', true);
      await first.users.requirePasskey('strict', true);
      expect(await second.passkeys.list(id)).toEqual({ passkeys: [], recovery_codes_left: 9, required: true });
      await first.users.requirePasskey('strict', false);
      expect(await second.passkeys.list(id)).toEqual({ passkeys: [], recovery_codes_left: 9, required: false });
      await first.users.remove('ada');
    } finally {
      for (const database of databases) await database.close();
    }
  });

  it('counts failed logins on all nodes, also simultaneous ones', async () => {
    const url = await server().createUrl();
    const databases = [
      await openDatabase({ url, dataDir: '', role: 'server' }),
      await openDatabase({ url, dataDir: '', role: 'server' }),
    ];
    try {
      const settings = { scrypt: { ln: 4, r: 8, p: 1 } };
      const clock = new ManualClock();
      const nodes = databases.map((database) => createIdentity({ database, clock, settings }));
      const guesses = Array.from({ length: 12 }, (_, index) =>
        nodes.map(({ logins }) => logins.create('ada', `guess ${index}`, '127.0.0.1')),
      );
      const outcomes = (await Promise.allSettled(guesses.flat())).map((guess) =>
        guess.status === 'rejected' ? (guess.reason as Error).name : 'logged in',
      );
      expect(outcomes.filter((name) => name === 'wrong-password')).toHaveLength(10);
      expect(outcomes.filter((name) => name === 'too-many-attempts')).toHaveLength(14);
    } finally {
      for (const database of databases) await database.close();
    }
  });

  it('completes a login with a provider on another node, once, and removes owners, links and users', async () => {
    const url = await server().createUrl();
    const [acme, beta] = [await startFakeProvider(running), await startFakeProvider(running)];
    const loginProviders = [
      providerSettings('acme', acme.url, { owners: { rover: ['demo'] } }),
      providerSettings('beta', beta.url, { owners: { '*': ['lab'] } }),
    ];
    const databases = [
      await openDatabase({ url, dataDir: '', role: 'server' }),
      await openDatabase({ url, dataDir: '', role: 'server' }),
    ] as const;
    try {
      const clock = new ManualClock();
      const [first, second] = databases.map((database) => createIdentity({ database, clock, loginProviders }));
      if (!first || !second) throw new Error('no nodes');
      const [base, proof, address] = ['http://127.0.0.1:8790', 'A'.repeat(43), '127.0.0.1'];
      const begin = async (name: string, sessionId: string | null = null) =>
        (await first.providerLogins.start(name, { proof, next: '/' }, base, sessionId)).authorization_url;
      const logIn = async (claims: object) => {
        const redirect = { ...acme.agree(await begin('acme'), { ...claims }), proof };
        return (await second.providerLogins.complete('acme', redirect, base, {}, address)).cookies?.session ?? '';
      };
      const redirect = { ...acme.agree(await begin('acme'), { groups: ['rover'] }), proof };
      const both = [first, second].map(({ providerLogins }) =>
        providerLogins.complete('acme', redirect, base, {}, address),
      );
      const outcomes = await Promise.allSettled(both);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const session = await logIn({ groups: ['rover'] });
      const caller = await second.callers.findByCookie(`${session}.${proof}`);
      const [user] = await second.users.list();
      expect(user).toMatchObject({ id: caller?.userId, owners: ['demo'] });

      const linking = { ...beta.agree(await begin('beta', caller?.sessionId ?? ''), { sub: 'x' }), proof };
      await second.providerLogins.complete('beta', linking, base, { session }, address);
      expect((await second.users.list())[0]?.owners).toEqual(['demo', 'lab']);
      const { linked_accounts } = await second.providerLogins.list(user?.id ?? '');
      expect(linked_accounts.map(({ provider }) => provider).sort()).toEqual(['acme', 'beta']);
      const latest = await logIn({});
      expect((await second.users.list())[0]?.owners).toEqual(['lab']);
      expect(await first.callers.findByCookie(`${session}.${proof}`)).toBeNull();
      expect(await first.callers.findByCookie(`${latest}.${proof}`)).not.toBeNull();
      const unlinking = linked_accounts.map(({ id }, at) =>
        (at === 0 ? first : second).providerLogins.unlink(id, user?.id ?? ''),
      );
      const unlinked = await Promise.allSettled(unlinking);
      expect(unlinked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await second.users.remove(user?.name ?? '');
      expect(await second.users.list()).toEqual([]);
      await logIn({});
      expect(await second.users.list()).toHaveLength(1);
    } finally {
      for (const database of databases) await database.close();
    }
  });
});
