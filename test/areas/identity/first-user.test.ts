import { expect, it } from 'vitest';
import { createFirstUser } from '../../../src/servers/identity.ts';
import { useIdentity } from './server.ts';

const start = useIdentity();

it('creates the first user once, with a working key that names it [D-auth-key-user-first], even if several nodes start at once', async () => {
  const { identity } = await start();
  const created = (await Promise.all([1, 2, 3].map(() => createFirstUser(identity)))).filter((user) => user !== null);
  expect(created).toHaveLength(1);
  const { id } = await identity.users.get('demo');
  const caller = await identity.callers.findByKey(created[0]?.key ?? '');
  expect(caller).toMatchObject({ owner: 'demo', userId: id });
  expect((await identity.keys.list()).filter(({ revoked_at }) => revoked_at === null)).toHaveLength(1);
  expect(await createFirstUser(identity)).toBeNull();
});
