import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../src/sdk/packages/node/index.ts';
import { DAY_MS, NOW, refusal, signWith, useSignedSite } from './signed-site.ts';

const site = useSignedSite();

const identifiers = async (read: ReturnType<typeof site.read>) => (await read).packages.map((one) => one.identifier);
const rootFile = (name: string) => readFileSync(join(site.site(), 'metadata', name));

describe('a signed repository', () => {
  it('is read, with its fingerprint, version and expiry', async () => {
    const { signature } = await site.read();
    expect(signature).toMatchObject({
      root: fingerprintOf(rootFile('1.root.json')),
      version: 1,
      expires: NOW + 30 * DAY_MS,
    });
  });

  it('is read without trust, and in offline mode from the cache', async () => {
    expect((await site.read({ trust: undefined })).signature?.version).toBe(1);
    const cache = join(site.folder(), 'cache');
    await site.read({ cache });
    site.keep();
    site.remove('');
    expect(await identifiers(site.read({ cache, offline: true }))).toEqual(['x.one']);
    const later = () => NOW + 31 * DAY_MS;
    expect(await refusal(site.read({ cache, offline: true, now: later }))).toMatch(/^expired: /);
    expect(await identifiers(site.read({ cache, offline: true, now: later, allowExpired: true }))).toEqual(['x.one']);
  });

  it('is accepted with the fingerprint of any of its roots, before and after it is trusted', async () => {
    const pins = [fingerprintOf(rootFile('1.root.json'))];
    await site.rotate({ newRoot: (await site.createKeys()).root });
    pins.push(fingerprintOf(rootFile('2.root.json')));
    for (const pin of pins) {
      expect((await site.read({ trust: undefined }, `${site.url()}#root=${pin}`)).url).toBe(site.url());
      await site.read({}, `${site.url()}#root=${pin}`);
    }
  });

  it('may have no signatures if it never had any', async () => {
    site.remove('');
    expect((await site.read()).signature).toBeNull();
  });

  it('is refused without signatures once it had some [A-signed-sticky]', async () => {
    await site.read();
    site.remove('');
    expect(await refusal(site.read())).toMatch(/^untrusted: .*was signed before, but timestamp\.json is missing/);
    expect(
      await refusal(site.read({ trust: undefined, pin: { root: `sha256:${'0'.repeat(64)}`, version: 0 } })),
    ).toMatch(/^untrusted: .*no root with the fingerprint/);
  });

  it('stays trusted after a failure, also if the trusted keys are unreadable', async () => {
    await site.read();
    const [name = ''] = (await import('node:fs')).readdirSync(join(site.folder(), 'trust'));
    writeFileSync(join(site.folder(), 'trust', name), 'null');
    site.remove('');
    expect(await refusal(site.read())).toMatch(/^untrusted: the trusted keys of .* cannot be read/);
  });

  it('is read again if it is published anew between two requests', async () => {
    await site.read();
    let requests = 0;
    const cutIn = async () => {
      requests += 1;
      if (requests === 3) await site.release('x.two');
      return undefined;
    };
    expect(await identifiers(site.read({ mirrorOf: cutIn }))).toEqual(['x.two']);
  });
});

describe('a client refuses [A-signed-refused]', () => {
  it('another key than the pinned one', async () => {
    const wrong = `${site.url()}#root=sha256:${'0'.repeat(64)}`;
    expect(await refusal(site.read({ trust: undefined }, wrong))).toMatch(/^untrusted: .*no root with the fingerprint/);
    await site.read();
    expect(await refusal(site.read({}, wrong))).toMatch(/^untrusted: .*no root with the fingerprint/);
    const right = `#root=${fingerprintOf(rootFile('1.root.json'))}`;
    for (const address of [`${site.url()}#root=abc`, `${wrong}${right}`]) {
      await expect(site.read({}, address)).rejects.toMatchObject({ code: 'bad-address' });
    }
  });

  it('a rollback', async () => {
    const restore = site.keep();
    await site.release('x.two');
    await site.read();
    restore();
    expect(await refusal(site.read())).toMatch(/^older: .*timestamp\.json has the version 1, but version 2/);
    const pin = { root: fingerprintOf(rootFile('1.root.json')), version: 2 };
    expect(await refusal(site.read({ trust: undefined, pin }))).toMatch(/^older: /);
  });

  it.each([
    ['snapshot', 'snapshot.json has the version 1, but version 2'],
    ['targets', 'targets.json has the version 1, but version 2'],
  ])('an older %s that the holder of the online key signed into a newer timestamp', async (role, message) => {
    const [oldTargets, oldSnapshot] = [rootFile('targets.json'), rootFile('snapshot.json')];
    await site.release('x.two');
    await site.read();
    site.put('targets.json', oldTargets.toString());
    if (role === 'snapshot') site.put('snapshot.json', oldSnapshot.toString());
    else site.resign('snapshot.json', (signed) => signed.version++);
    site.resign('timestamp.json', (signed) => signed.version++);
    site.repin();
    expect(await refusal(site.read())).toContain(`older: ${site.url()}: ${message}`);
  });

  it('a freeze: expired signatures, from the second of the expiry on', async () => {
    await site.read();
    const at = (now: number, allowExpired = false) => site.read({ now: () => now, allowExpired });
    await at(NOW + 30 * DAY_MS - 1);
    expect(await refusal(at(NOW + 30 * DAY_MS))).toMatch(/^expired: .*timestamp\.json expired at 2026-12-15T00:00:00Z/);
    expect((await at(NOW + 30 * DAY_MS, true)).signature?.expires).toBe(NOW + 30 * DAY_MS);
  });

  it.each(['root', 'snapshot', 'targets'])('an expired %s', async (role) => {
    const by = role === 'root' ? [site.keys().root] : undefined;
    const expire = (signed: { expires: string }) => {
      signed.expires = '2026-11-15T00:00:00Z';
    };
    site.resign(role === 'root' ? '1.root.json' : `${role}.json`, expire, by);
    site.repin();
    expect(await refusal(site.read())).toContain(`the signature in ${role}.json expired`);
  });

  it('files of two releases that are mixed', async () => {
    const restore = site.keep();
    const old = Object.fromEntries(['targets.json', 'snapshot.json'].map((name) => [name, rootFile(name).toString()]));
    await site.release('x.two');
    for (const [name, text] of Object.entries(old)) {
      const before = rootFile(name).toString();
      site.put(name, text);
      expect(await refusal(site.read()), name).toMatch(/^wrong-hash: /);
      site.put(name, before);
    }
    await site.read();
    const list = readFileSync(join(site.site(), 'packages.json'));
    restore();
    await site.release('x.three');
    writeFileSync(join(site.site(), 'packages.json'), list);
    expect(await refusal(site.read())).toMatch(/^(wrong-hash|older): /);
  });

  it.each(['repository.json', 'packages.json'])('an edited %s', async (name) => {
    await site.read();
    const file = join(site.site(), name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Example', 'Exbmple').replace('x.one', 'x.bad'));
    expect(await refusal(site.read())).toMatch(/^wrong-hash: /);
  });

  it('a list that repository.json pins but the targets do not', async () => {
    site.resign('targets.json', (signed) => {
      delete signed.targets['packages.json'];
    });
    site.repin();
    expect(await refusal(site.read())).toMatch(/^untrusted: .*does not sign packages\.json/);
  });

  it.each(['1.root.json', 'timestamp.json', 'snapshot.json', 'targets.json'])('an edited %s', async (name) => {
    const content = site.parse(name);
    content.signed.version = name === '1.root.json' ? 1 : 7;
    content.signed.added = true;
    site.put(name, content);
    expect(await refusal(site.read())).toMatch(/^(untrusted: .*0 of 1 required signatures|wrong-hash)/);
  });

  it.each(['1.root.json', 'timestamp.json'])('a %s whose signatures are stripped', async (name) => {
    site.put(name, { ...site.parse(name), signatures: [] });
    expect(await refusal(site.read())).toMatch(/^untrusted: .*has 0 of 1 required signatures/);
  });

  it('foreign keys', async () => {
    await site.read();
    const foreign = await site.createKeys();
    const restore = site.keep();
    site.resign('timestamp.json', (signed) => signed.version++, [foreign.online]);
    expect(await refusal(site.read())).toMatch(/^untrusted: .*timestamp\.json has 0 of 1/);
    restore();
    const root = site.parse('1.root.json').signed;
    site.put('2.root.json', signWith({ ...root, version: 2 }, [foreign.root]));
    expect(await refusal(site.read())).toMatch(/^untrusted: .*root\.json has 0 of 1/);
    const keys = { [foreign.root.id]: foreign.root.publicKey, ...root.keys };
    const roles = { ...root.roles, root: { keyids: [foreign.root.id], threshold: 1 } };
    site.put('2.root.json', signWith({ ...root, keys, roles, version: 2 }, [foreign.root]));
    expect(await refusal(site.read())).toMatch(/^untrusted: .*root\.json has 0 of 1/);
  });

  it('a new root that its own key has not signed', async () => {
    const foreign = await site.createKeys();
    const root = site.parse('1.root.json').signed;
    const keys = { [foreign.root.id]: foreign.root.publicKey, ...root.keys };
    const roles = { ...root.roles, root: { keyids: [foreign.root.id], threshold: 1 } };
    site.put('2.root.json', signWith({ ...root, keys, roles, version: 2 }, [site.keys().root]));
    expect(await refusal(site.read())).toMatch(/^untrusted: .*root\.json has 0 of 1/);
  });

  it('the old online key after a rotation, also if an attacker withholds the new root', async () => {
    await site.read();
    const next = await site.createKeys();
    await site.rotate({ online: next.online });
    const rotated = site.keep();
    site.resign('timestamp.json', (signed) => signed.version++);
    expect(await refusal(site.read())).toMatch(/^untrusted: .*timestamp\.json has 0 of 1/);
    site.remove('2.root.json');
    site.put('root.json', rootFile('1.root.json').toString());
    site.resign('timestamp.json', (signed) => signed.version++);
    expect(await refusal(site.read())).toMatch(/^untrusted: .*timestamp\.json has 0 of 1/);
    rotated();
    expect(await identifiers(site.read())).toEqual(['x.one']);
  });

  it('the old root key after a rotation', async () => {
    const next = await site.createKeys();
    await site.rotate({ newRoot: next.root });
    const root = site.parse('2.root.json').signed;
    site.put('3.root.json', signWith({ ...root, version: 3 }, [site.keys().root]));
    expect(await refusal(site.read())).toMatch(/^untrusted: .*root\.json has 0 of 1/);
  });

  it('fewer signatures than the threshold, also if one key is listed twice', async () => {
    const { online, root } = site.keys();
    const second = (await site.createKeys()).online;
    const alias = 'f'.repeat(64);
    site.resign(
      '1.root.json',
      (signed) => {
        signed.keys = { ...signed.keys, [second.id]: second.publicKey, [alias]: online.publicKey };
        signed.roles.timestamp = { keyids: [online.id, second.id, alias], threshold: 2 };
      },
      [root],
    );
    expect(await refusal(site.read())).toMatch(/timestamp\.json has 1 of 2/);
    site.resign('timestamp.json', () => {}, [online, { ...online, id: alias }]);
    expect(await refusal(site.read())).toMatch(/timestamp\.json has 1 of 2/);
    site.resign('timestamp.json', () => {}, [online, second]);
    expect(await identifiers(site.read())).toEqual(['x.one']);
  });

  it('duplicate key ids in signatures and in roles', async () => {
    const timestamp = site.parse('timestamp.json');
    site.put('timestamp.json', { ...timestamp, signatures: [...timestamp.signatures, ...timestamp.signatures] });
    expect(await refusal(site.read())).toMatch(/timestamp\.json has two signatures with the same key id/);
    site.put('timestamp.json', timestamp);
    site.resign('1.root.json', (signed) => signed.roles.timestamp.keyids.push(site.keys().online.id), [
      site.keys().root,
    ]);
    expect(await refusal(site.read())).toMatch(/1\.root\.json is not signing metadata/);
  });

  it('a chain of roots with a gap', async () => {
    await site.read();
    await site.rotate({ newRoot: (await site.createKeys()).root });
    const second = rootFile('2.root.json').toString();
    const third = await site.createKeys();
    const { signed } = site.parse('2.root.json');
    const keys = { ...signed.keys, [third.online.id]: third.online.publicKey };
    const roles = { ...signed.roles, timestamp: { keyids: [third.online.id], threshold: 1 } };
    site.put('3.root.json', signWith({ ...signed, keys, roles, version: 3 }, [third.root]));
    site.resign('timestamp.json', (content) => content.version++, [third.online]);
    site.remove('2.root.json');
    expect(await refusal(site.read())).toMatch(/timestamp\.json has 0 of 1/);
    site.put('2.root.json', rootFile('3.root.json').toString());
    expect(await refusal(site.read())).toMatch(/2\.root\.json has the version 3/);
    site.put('2.root.json', second);
    expect(await refusal(site.read())).toMatch(/root\.json has 0 of 1/);
  });
});

describe('a client accepts [A-signed-rotation]', () => {
  it('a rotation of the online key, and lower versions of the new key', async () => {
    site.resign('timestamp.json', (signed) => Object.assign(signed, { version: 9_000_000_000 }));
    await site.read();
    const next = await site.createKeys();
    await site.rotate({ online: next.online });
    site.resign('timestamp.json', (signed) => Object.assign(signed, { version: 2 }), [next.online]);
    expect((await site.read()).signature?.version).toBe(2);
    await site.release('x.two', next.online);
    expect(await identifiers(site.read())).toEqual(['x.two']);
  });

  it('rotations of the root key, one after the other', async () => {
    await site.read();
    let { root } = site.keys();
    for (let round = 0; round < 3; round += 1) {
      const next = await site.createKeys();
      await site.rotate({ newRoot: next.root }, root);
      ({ root } = next);
    }
    expect((await site.read()).signature?.rootVersion).toBe(4);
    expect((await site.read({ trust: undefined })).signature?.rootVersion).toBe(4);
  });
});
