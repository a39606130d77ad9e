import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { targetOf } from '../../src/package-manager/signing/sign.ts';
import { refusal, signWith, useSignedSite } from './signed-site.ts';

const site = useSignedSite();
const identifiers = async (read: ReturnType<typeof site.read>) => (await read).packages.map((one) => one.identifier);

describe('a client', () => {
  it.each([
    ['a newer signature', /^older: /, () => site.release('x.three')],
    [
      'new keys',
      /^untrusted: .*timestamp\.json has 0 of 1/,
      async () => site.rotate({ online: (await site.createKeys()).online }),
    ],
  ])('keeps %s that a faster process has seen', async (_, reason, learn) => {
    await site.read();
    await site.release('x.two');
    const restore = site.keep();
    let requests = 0;
    const slow = site.read({
      mirrorOf: async () => {
        requests += 1;
        if (requests !== 4) return undefined; // targets.json
        await learn();
        await site.read();
        restore();
        return undefined;
      },
    });
    expect(await refusal(slow)).toMatch(reason);
    expect(await refusal(site.read())).toMatch(reason);
  });

  it('keeps the newest signature that ten processes see at once', async () => {
    await site.read();
    const mirrors: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      await site.release(`x.number-${round}`);
      const copy = join(site.folder(), `mirror-${round}`);
      cpSync(site.site(), copy, { recursive: true });
      mirrors.push(pathToFileURL(copy).href);
    }
    const readFrom = (mirror: string | undefined) => site.read({ mirrorOf: async () => mirror });
    await Promise.allSettled(mirrors.map(readFrom));
    for (const old of mirrors.slice(0, -1)) expect(await refusal(readFrom(old))).toMatch(/^older: /);
    expect(await identifiers(readFrom(mirrors.at(-1)))).toEqual(['x.number-9']);
  });
});

describe('a client accepts', () => {
  it('a list with an earlier date after a rotation, because a stolen key may have signed any date', async () => {
    const cache = join(site.folder(), 'cache');
    const file = join(site.site(), 'repository.json');
    const about = JSON.parse(readFileSync(file, 'utf8')) as { packages: object };
    const dated = { ...about.packages, update_timestamp: 4_102_444_800, update_time_utc: '2100-01-01 00:00:00' };
    writeFileSync(file, JSON.stringify({ ...about, packages: dated }));
    site.resign('targets.json', ({ targets }) => {
      targets['repository.json'] = targetOf(readFileSync(file));
    });
    site.repin();
    await site.read({ cache });
    const next = await site.createKeys();
    await site.rotate({ online: next.online });
    await site.release('x.two', next.online);
    expect(await identifiers(site.read({ cache }))).toEqual(['x.two']);
  });

  it('a rotation of the snapshot key alone, and lower versions of the new key', async () => {
    const { root, online } = site.keys();
    const [second, third] = [(await site.createKeys()).online, (await site.createKeys()).online];
    const useSnapshotKey = (name: string, version: number, key: typeof online, snapshot: number, timestamp: number) => {
      const { signed } = site.parse('1.root.json');
      const keys = { ...signed.keys, [key.id]: key.publicKey };
      const roles = { ...signed.roles, snapshot: { keyids: [key.id], threshold: 1 } };
      site.put(name, signWith({ ...signed, version, keys, roles }, [root]));
      const number = (to: number) => (content: { version: number }) => Object.assign(content, { version: to });
      site.resign('snapshot.json', number(snapshot), [key]);
      const bytes = readFileSync(join(site.site(), 'metadata/snapshot.json'));
      site.resign('timestamp.json', (content) => {
        Object.assign(content, {
          version: timestamp,
          meta: { 'snapshot.json': { version: snapshot, ...targetOf(bytes) } },
        });
      });
    };
    useSnapshotKey('1.root.json', 1, second, 9_000_000_000, 2);
    await site.read();
    useSnapshotKey('2.root.json', 2, third, 2, 3);
    expect((await site.read()).signature?.version).toBe(3);
  });
});
