// A signed repository in a temporary directory, and ways to tamper with it.
import { sign } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect } from 'vitest';
import { canonicalJson, type MetadataFiles } from '../../src/package-manager/signing/metadata.ts';
import { readMetadataFiles } from '../../src/package-manager/signing/publish-signature.ts';
import type { SigningKey } from '../../src/package-manager/signing/sign.ts';
import { createKeys, readKey, rotateKeys, signTargets, targetOf } from '../../src/package-manager/signing/sign.ts';
import {
  isIntegrityFailure,
  PackageFetchError,
  type RemoteOptions,
  readRepository,
} from '../../src/sdk/packages/node/index.ts';
import { filesOf, item } from './repository.ts';

export const NOW = Date.UTC(2026, 10, 15);
export const DAY_MS = 86_400_000;

/** Any metadata, valid or not. */
export interface Signed {
  signatures: { keyid: string; sig: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: tests write all kinds of content
  signed: any;
}

export interface Keys {
  readonly root: SigningKey;
  readonly online: SigningKey;
}

export const signWith = (signed: object, keys: readonly SigningKey[]): Signed => ({
  signatures: keys.map(({ id, privateKey }) => ({
    keyid: id,
    sig: sign(null, Buffer.from(canonicalJson(signed)), privateKey).toString('hex'),
  })),
  signed,
});

/** The code and message of a refusal. Every refusal is an integrity failure, for which the command exits with 3. */
export const refusal = async (read: Promise<unknown>): Promise<string> => {
  const error = await read.then(
    () => new Error('accepted'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof PackageFetchError)) throw error;
  expect(isIntegrityFailure(error), error.code).toBe(true);
  return `${error.code}: ${error.message}`;
};

export function useSignedSite() {
  let folder = '';
  let keys: Keys;
  let others = 0;
  const site = () => join(folder, 'site');
  const file = (name: string): string => join(site(), 'metadata', name);
  const write = (files: MetadataFiles): void => {
    mkdirSync(join(site(), 'metadata'), { recursive: true });
    for (const [name, bytes] of files) writeFileSync(file(name), bytes);
  };
  const writeSite = (identifier: string): void => {
    mkdirSync(site(), { recursive: true });
    const content = {
      packages: [item({ identifier })],
      baseUrl: pathToFileURL(site()).href,
      manifests: { manifests: {} },
    };
    for (const [name, bytes] of Object.entries(filesOf(content))) writeFileSync(join(site(), name), bytes);
  };
  const createOthers = async (): Promise<Keys> => {
    others += 1;
    const { root, online } = await createKeys(join(folder, `keys-${others}`));
    return { root: await readKey(root), online: await readKey(online) };
  };
  const sha256s = () =>
    Object.fromEntries(
      ['repository.json', 'packages.json', 'manifests.json'].map((name) => [
        name,
        targetOf(readFileSync(join(site(), name))),
      ]),
    );

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'annex-signed-'));
    keys = await createOthers();
    writeSite('x.one');
    write(signTargets(sha256s(), new Map(), { ...keys, now: NOW }));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  return {
    folder: () => folder,
    site,
    keys: () => keys,
    createKeys: createOthers,
    url: () => pathToFileURL(join(site(), 'repository.json')).href,
    /** The client: it remembers what it trusts, unless `trust` is undefined. */
    read: (options: RemoteOptions = {}, address = pathToFileURL(join(site(), 'repository.json')).href) =>
      readRepository(address, { trust: join(folder, 'trust'), now: () => NOW + 1000, ...options }),
    /** Publishes another list and signs it. */
    release: async (identifier: string, online = keys.online, now = NOW) => {
      writeSite(identifier);
      write(signTargets(sha256s(), await readMetadataFiles(site()), { online, now }));
    },
    rotate: async (next: { readonly online?: SigningKey; readonly newRoot?: SigningKey }, root = keys.root) =>
      write(rotateKeys(await readMetadataFiles(site()), { online: keys.online, ...next, root, now: NOW })),
    parse: (name: string): Signed => JSON.parse(readFileSync(file(name), 'utf8')) as Signed,
    put: (name: string, content: string | object) =>
      writeFileSync(file(name), typeof content === 'string' ? content : JSON.stringify(content)),
    remove: (name: string) => rmSync(name === '' ? join(site(), 'metadata') : file(name), { recursive: true }),
    /** Changes the content of a file and signs it again, with the online key by default. */
    resign: (name: string, change: (signed: Signed['signed']) => void, by?: readonly SigningKey[]) => {
      const { signed } = JSON.parse(readFileSync(file(name), 'utf8')) as Signed;
      change(signed);
      writeFileSync(file(name), JSON.stringify(signWith(signed, by ?? [keys.online])));
    },
    /** Makes snapshot and timestamp match changed targets, as a holder of the online key would. */
    repin: () => {
      for (const [name, pinned] of [
        ['snapshot.json', 'targets.json'],
        ['timestamp.json', 'snapshot.json'],
      ] as const) {
        const bytes = readFileSync(file(pinned));
        const { signed } = JSON.parse(readFileSync(file(name), 'utf8')) as Signed;
        signed.meta[pinned] = { version: (JSON.parse(bytes.toString()) as Signed).signed.version, ...targetOf(bytes) };
        writeFileSync(file(name), JSON.stringify(signWith(signed, [keys.online])));
      }
    },
    /** Keeps a copy of the directory, and returns a function that restores it. */
    keep: () => {
      const copy = mkdtempSync(join(folder, 'copy-'));
      cpSync(site(), copy, { recursive: true });
      return () => {
        rmSync(site(), { recursive: true });
        cpSync(copy, site(), { recursive: true });
      };
    },
  };
}
