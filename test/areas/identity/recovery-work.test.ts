// A wrong recovery code must not tell whether its name exists: neither by the response nor by the time it takes.
import { expect, it } from 'vitest';
import { problemOf, sending } from '../../requests.ts';
import { useIdentity } from './server.ts';

const start = useIdentity();

it('a wrong recovery code causes the same work for a known and an unknown name', async () => {
  const { url, identity, written } = await start();
  const { id } = await identity.users.add({ name: 'ada', owners: ['demo'], password: 'correct horse 9' });
  await identity.recovery.create(id);
  const proof = 'P'.repeat(43);
  const work = async (name: string, more: object = {}) => {
    const { length } = written;
    const body = { name, code: 'aaaa-bbbb-cccc-dddd', proof, ...more };
    const response = await fetch(`${url}/auth/recovery-codes/login`, sending('POST', body));
    expect(await problemOf(response)).toMatchObject({ status: 401, name: 'wrong-recovery-code' });
    const isRecorded = () => written.slice(length).some((text) => text.includes('audit_events'));
    await expect.poll(isRecorded).toBe(true);
    return written.slice(length);
  };
  const known = await work('ada');
  expect(known.join()).not.toContain('recovery_codes');
  expect(await work('nobody')).toEqual(known);
  expect(await work('ada', { new_password: 'battery staple 7' })).toEqual(known);
  expect(await work('nobody', { new_password: 'battery staple 7' })).toEqual(known);
});

it('a right code still logs in, once', async () => {
  const { url, identity } = await start();
  const { id } = await identity.users.add({ name: 'ada', owners: ['demo'], password: 'correct horse 9' });
  const [code] = (await identity.recovery.create(id)).recovery_codes;
  const logIn = async (name: string) => {
    const body = sending('POST', { name, code, proof: 'P'.repeat(43) });
    return (await fetch(`${url}/auth/recovery-codes/login`, body)).status;
  };
  expect(await logIn('nobody')).toBe(401);
  expect([await logIn('ada'), await logIn('ada')].sort()).toEqual([204, 401]);
});
