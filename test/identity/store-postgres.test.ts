// The same SQL on the other engine: the whole life of a user, a key and their sessions.
import { describe, expect, it } from 'vitest';
import { IdentityService } from '../../src/identity/service.ts';
import { openDatabase } from '../../src/state/open.ts';
import { ManualClock } from '../clock.ts';
import { usePostgres } from '../state/postgres-server.ts';
import { approve } from './server.ts';

describe('identity on PostgreSQL', () => {
  const server = usePostgres();

  it('does what it does on SQLite', async () => {
    const database = await openDatabase({ url: await server().createUrl(), dataDir: '', role: 'server' });
    try {
      const clock = new ManualClock();
      const identity = new IdentityService({ database, clock, limits: { scrypt: { ln: 4, r: 8, p: 1 } } });
      const owners = ['demo', 'acme'];
      const adding = Array.from({ length: 8 }, () =>
        identity.addUser({ name: 'ada', owners, password: 'long enough' }),
      );
      const added = await Promise.allSettled(adding);
      expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of added) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'name-taken' });
      }
      const [user] = await identity.listUsers();
      expect(user).toMatchObject({ name: 'ada', owners: ['acme', 'demo'], created_at: clock.now() });

      const first = await identity.login('ada', 'long enough', '127.0.0.1');
      const second = await identity.login('ada', 'long enough', '127.0.0.1', first.cookie);
      expect(await identity.findByCookie(first.cookie)).toBeNull();
      const caller = await identity.findByCookie(second.cookie);
      expect(caller).toMatchObject({ scheme: 'browserSession', userId: user?.id });
      await expect(identity.login('ada', 'wrong', '127.0.0.1')).rejects.toMatchObject({ name: 'wrong-password' });

      const bearer = await identity.findByBearer(await approve(identity, database, clock, 'ada', 'App'));
      expect(bearer && (await identity.mayActFor(bearer, 'acme'))).toBe(true);
      expect(bearer && (await identity.mayActFor(bearer, 'other'))).toBe(false);
      expect(await identity.applicationSessions.find(bearer?.sessionId ?? '')).toMatchObject({ app_name: 'App' });
      const list = await identity.listSessions(user?.id ?? '', caller?.sessionId ?? '');
      expect(list.sessions.map(({ kind }) => kind).sort()).toEqual(['Application', 'Browser']);
      await identity.endSession(bearer?.sessionId ?? '', user?.id ?? '');
      expect(await identity.getLogin(caller?.sessionId ?? '')).toMatchObject({ user: { name: 'ada' } });
      await identity.setPassword('ada', 'another one');
      expect(await identity.findByCookie(second.cookie)).toBeNull();

      const { id, key } = await identity.createKey('demo', 'name');
      expect(await identity.findByKey(key)).toEqual({ scheme: 'apiKey', keyId: id, owner: 'demo' });
      await identity.revokeKey(id);
      expect(await identity.findByKey(key)).toBeNull();
      expect(await identity.listKeys()).toMatchObject([{ id, revoked_at: clock.now() }]);

      const third = await identity.login('ada', 'another one', '127.0.0.1');
      await identity.removeUser('ada');
      expect(await identity.findByCookie(third.cookie)).toBeNull();
      expect(await identity.addUser({ name: 'ada', owners: [] })).toMatchObject({ name: 'ada' });
    } finally {
      await database.close();
    }
  });
});
