// Two other implementations judge our files: tuf-js reads them, and @tufjs/models writes files that we read.
import { constants, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Key, Metadata, MetaFile, Root, Signature, Snapshot, TargetFile, Targets, Timestamp } from '@tufjs/models';
import { Updater } from 'tuf-js';
import { describe, expect, it } from 'vitest';
import { canonicalJson, parseMetadata } from '../../src/package-manager/signing/metadata.ts';
import { readMetadataFiles } from '../../src/package-manager/signing/publish-signature.ts';
import type { SigningKey } from '../../src/package-manager/signing/sign.ts';
import { verifyMetadata } from '../../src/sdk/packages/node/index.ts';
import { sha256 } from './repository.ts';
import { useScriptedServer } from './scripted-server.ts';
import { NOW, refusal, type Signed, useSignedSite } from './signed-site.ts';

const server = useScriptedServer();
const site = useSignedSite();

/** Serves the repository, with the metadata as it is now. */
async function serve(): Promise<void> {
  const metadata = [...(await readMetadataFiles(site.site()))].map(([name, bytes]) => [`/metadata/${name}`, bytes]);
  const files = ['packages.json', 'repository.json', 'manifests.json'];
  const others = files.map((name) => [`/${name}`, readFileSync(join(site.site(), name))]);
  server.serve(Object.fromEntries([...metadata, ...others]));
}

/** A client that trusts our first root. */
function tufClient(name: string): Updater {
  const folder = join(server.folder(), name);
  mkdirSync(join(folder, 'targets'), { recursive: true });
  copyFileSync(join(site.site(), 'metadata/1.root.json'), join(folder, 'root.json'));
  const config = { fetchRetries: 0, fetchRetry: false };
  const url = server.url();
  return new Updater({
    metadataDir: folder,
    targetDir: join(folder, 'targets'),
    metadataBaseUrl: `${url}/metadata`,
    targetBaseUrl: url,
    config,
  });
}

describe('tuf-js', () => {
  it('reads our files, before and after both rotations, and downloads a target [A-signed-format]', async () => {
    // Its clock is the real one.
    await site.release('x.one', site.keys().online, Date.now());
    await serve();
    await tufClient('first').refresh();
    const next = await site.createKeys();
    await site.rotate({ online: next.online });
    await site.rotate({ online: next.online, newRoot: next.root });
    await site.release('x.two', next.online, Date.now());
    await serve();
    for (const name of ['first', 'new']) {
      const client = tufClient(name);
      await client.refresh();
      const target = await client.getTargetInfo('packages.json');
      const path = target && (await client.downloadTarget(target));
      expect(readFileSync(path ?? '', 'utf8')).toContain('x.two');
    }
  });

  it('refuses what we refuse', async () => {
    await site.release('x.one', site.keys().online, Date.now());
    site.resign('timestamp.json', (signed) => signed.version++, [(await site.createKeys()).online]);
    await serve();
    await expect(tufClient('foreign').refresh()).rejects.toThrow(/timestamp was signed by 0\/1 keys/);
  });

  it('agrees on the canonical text of each file', async () => {
    for (const [name, bytes] of await readMetadataFiles(site.site())) {
      const [, role = ''] = /(\w+)\.json$/.exec(name) ?? [];
      const { signed } = parseMetadata(bytes, role as 'root', name);
      const theirs = Metadata.fromJSON(role as never, JSON.parse(bytes.toString())) as Metadata<never>;
      const bytesOfTheirs: Buffer[] = [];
      theirs.sign((data) => {
        bytesOfTheirs.push(data);
        return new Signature({ keyID: 'x', sig: '' });
      });
      expect(bytesOfTheirs.join('')).toBe(canonicalJson(signed));
    }
  });
});

describe('@tufjs/models', () => {
  const expires = '2026-12-15T00:00:00Z';
  const common = { version: 1, expires, specVersion: '1.0.31' };
  const keyOf = ({ id, publicKey: { keytype, scheme, keyval } }: SigningKey) =>
    new Key({ keyID: id, keyType: keytype, scheme, keyVal: { public: keyval.public } });
  let hash: 'sha256' | null = null;
  const signedText = (content: Root | Targets | Snapshot | Timestamp, key: SigningKey): string => {
    const metadata = new Metadata(content as Root);
    const pss = key.publicKey.keytype === 'rsa' ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 } : {};
    const signatureOf = (data: Buffer) => sign(hash, data, { key: key.privateKey, ...pss }).toString('hex');
    metadata.sign((data) => new Signature({ keyID: key.id, sig: signatureOf(data) }));
    return JSON.stringify(metadata.toJSON());
  };
  const pinOf = (text: string, version = 1) =>
    new MetaFile({ version, length: Buffer.byteLength(text), hashes: { sha256: sha256(text) } });

  /** A repository with one target, written by the models. */
  const write = (keys: { readonly root: SigningKey; readonly online: SigningKey }, by: typeof hash = null) => {
    hash = by;
    const root = new Root({ ...common, consistentSnapshot: false });
    root.addKey(keyOf(keys.root), 'root');
    for (const role of ['timestamp', 'snapshot', 'targets']) root.addKey(keyOf(keys.online), role);
    const targets = new Targets(common);
    targets.addTarget(new TargetFile({ path: 'packages.json', length: 2, hashes: { sha256: sha256('{}') } }));
    const targetsText = signedText(targets, keys.online);
    const snapshot = new Snapshot({ ...common, meta: { 'targets.json': pinOf(targetsText) } });
    const snapshotText = signedText(snapshot, keys.online);
    return {
      '1.root.json': signedText(root, keys.root),
      'targets.json': targetsText,
      'snapshot.json': snapshotText,
      'timestamp.json': signedText(new Timestamp({ ...common, snapshotMeta: pinOf(snapshotText) }), keys.online),
    };
  };
  const verify = (files: Readonly<Record<string, string>>, now = NOW) =>
    verifyMetadata({
      load: async (name) => (files[name] === undefined ? null : Buffer.from(files[name])),
      now,
    });

  it('writes files that we read', async () => {
    const signature = await verify(write(site.keys()));
    expect(signature?.targets.get('packages.json')).toEqual({ length: 2, hashes: { sha256: sha256('{}') } });
  });

  it.each([
    ['ed25519', 'ed25519', null, () => generateKeyPairSync('ed25519')],
    ['ecdsa', 'ecdsa-sha2-nistp256', 'sha256', () => generateKeyPairSync('ec', { namedCurve: 'P-256' })],
    ['rsa', 'rsassa-pss-sha256', 'sha256', () => generateKeyPairSync('rsa', { modulusLength: 2048 })],
  ] as const)(
    'writes files that we read with %s keys in PEM and key ids of its own',
    async (keytype, scheme, hash, create) => {
      const foreign = (id: string) => {
        const { publicKey, privateKey } = create();
        const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
        return { id, privateKey, publicKey: { keytype, scheme, keyval: { public: pem } } };
      };
      const keys = { root: foreign('root key'), online: foreign('Schlüssel 1') };
      const signature = await verify(write(keys, hash));
      expect(signature?.targets.get('packages.json')).toEqual({ length: 2, hashes: { sha256: sha256('{}') } });
      const files = write(keys, hash);
      const other = write({ ...keys, online: foreign('Schlüssel 1') }, hash);
      await expect(verify({ ...files, 'timestamp.json': other['timestamp.json'] ?? '' })).rejects.toThrow(/0 of 1/);
    },
  );

  it('counts a key once that is listed in two formats', async () => {
    const { online, root } = site.keys();
    const pem = createPublicKey(online.privateKey).export({ type: 'spki', format: 'pem' }).toString();
    const change = (signed: Signed['signed']) => {
      signed.keys['same key'] = { ...online.publicKey, keyval: { public: pem } };
      signed.roles.timestamp = { keyids: [online.id, 'same key'], threshold: 2 };
    };
    site.resign('1.root.json', change, [root]);
    site.resign('timestamp.json', () => {}, [online, { ...online, id: 'same key' }]);
    expect(await refusal(site.read())).toMatch(/timestamp\.json has 1 of 2/);
  });

  it('may write 100,000 targets, and escape all other characters than ASCII', { timeout: 60_000 }, async () => {
    site.resign('targets.json', (signed) => {
      const target = signed.targets['packages.json'];
      for (let at = 0; at < 100_000; at += 1) signed.targets[`archives/größe-${at}.zip`] = target;
    });
    const text = JSON.stringify(site.parse('targets.json')).replaceAll('ö', '\\u00f6');
    site.put('targets.json', text);
    site.repin();
    expect((await site.read()).signature?.targets.size).toBe(100_003);
  });

  it('writes files that we refuse with a foreign signature, or after they expire', async () => {
    const files = write(site.keys());
    const foreign = write(await site.createKeys());
    await expect(verify({ ...files, 'timestamp.json': foreign['timestamp.json'] ?? '' })).rejects.toThrow(/0 of 1/);
    await expect(verify(files, Date.parse(expires))).rejects.toMatchObject({ code: 'expired' });
  });

  it('reads our root and finds its signatures valid', () => {
    const root = Metadata.fromJSON(
      'root' as never,
      JSON.parse(readFileSync(join(site.site(), 'metadata/root.json'), 'utf8')),
    );
    expect(() => (root as Metadata<Root>).verifyDelegate('root', root)).not.toThrow();
  });
});
