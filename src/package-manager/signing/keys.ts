// Key files: Ed25519 keys as PKCS #8 in PEM. The root key stays offline; the online key signs each build.
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeSynced } from '../../base/files/durable.ts';
import { BuildError, problem } from '../publish/error.ts';
import { exists } from '../publish/publish.ts';
import { keyIdOf, type PublicKey } from './metadata.ts';

export interface SigningKey {
  readonly id: string;
  readonly publicKey: PublicKey;
  readonly privateKey: KeyObject;
}

const PRIVATE = 0o600;

/** Writes `root.pem` and `online.pem`, which only this user can read. Rejects with a BuildError if one exists. */
export async function createKeys(folder: string): Promise<{ readonly root: string; readonly online: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [root, online] = [join(folder, 'root.pem'), join(folder, 'online.pem')];
  // Both first: the root key may have been moved away, and a second one must not take its place.
  for (const file of [root, online]) {
    if (!(await exists(file))) continue;
    throw new BuildError([problem(file, 'the key already exists', 'Choose another directory.')]);
  }
  for (const file of [root, online]) {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeSynced(file, pem, PRIVATE);
  }
  await syncFolder(folder);
  return { root, online };
}

/** Rejects with a BuildError. */
export async function readKey(file: string): Promise<SigningKey> {
  try {
    const privateKey = createPrivateKey(await readFile(file));
    if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('it is not an Ed25519 key');
    const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
    const keyval = { public: Buffer.from(x, 'base64url').toString('hex') };
    const publicKey: PublicKey = { keytype: 'ed25519', scheme: 'ed25519', keyval };
    return { id: keyIdOf(publicKey), publicKey, privateKey };
  } catch (error) {
    const message = `cannot read the private key: ${(error as Error).message}`;
    throw new BuildError([problem(file, message, 'Create keys with annex packages keys create.')]);
  }
}
