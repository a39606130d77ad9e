import { expect, it } from 'vitest';
import { createFirstUser } from '../../../src/servers/demo-account.ts';
import { useIdentity } from './server.ts';

const start = useIdentity();

it('the first user is made once, with a key that works, however many nodes start at once', async () => {
  const { identity } = await start();
  const made = (await Promise.all([1, 2, 3].map(() => createFirstUser(identity)))).filter((one) => one !== null);
  expect(made).toHaveLength(1);
  expect(await identity.callers.findByKey(made[0]?.key ?? '')).toMatchObject({ owner: 'demo' });
  expect((await identity.keys.list()).filter(({ revoked_at }) => revoked_at === null)).toHaveLength(1);
  expect(await createFirstUser(identity)).toBeNull();
});
