import { describe, expect, it } from 'vitest';
import { dummyHash, hashPassword, SCRYPT_COST, verifyPassword } from '../../../src/areas/identity/passwords.ts';

const CHEAP = { ln: 4, r: 8, p: 1 };

describe('password hashes', () => {
  it('contain their cost, which by default follows OWASP', async () => {
    expect(SCRYPT_COST).toEqual({ ln: 15, r: 8, p: 3 });
    const hash = await hashPassword('correct horse');
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await verifyPassword('correct horse', hash)).toBe(true);
    expect(await verifyPassword('correct horsf', hash)).toBe(false);
  });

  it('are salted: the same password gives a different hash each time', async () => {
    expect(await hashPassword('same', CHEAP)).not.toBe(await hashPassword('same', CHEAP));
  });

  it('are verified with the cost in the hash, not with the current default', async () => {
    for (const cost of [CHEAP, { ln: 5, r: 4, p: 2 }, { ln: 10, r: 8, p: 1 }]) {
      expect(await verifyPassword('old', await hashPassword('old', cost))).toBe(true);
    }
  });

  it('never match if they are dummies, and throw if they are malformed', async () => {
    expect(await verifyPassword('', dummyHash(CHEAP))).toBe(false);
    await expect(verifyPassword('x', 'plain')).rejects.toThrow('format');
  });
});
