// Builds a signed repository in the directory that a platform serves.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRepository, createKeys, readKey, type SigningKey } from '../../../src/sdk/packages/build/index.ts';
import type { PlatformUnderTest } from '../../running.ts';

const SAMPLE = join(import.meta.dirname, '../../../src/areas/packages/sample');

export async function createSigningKeys(): Promise<{ readonly root: SigningKey; readonly online: SigningKey }> {
  const { root, online } = await createKeys(mkdtempSync(join(tmpdir(), 'annex-keys-')));
  return { root: await readKey(root), online: await readKey(online) };
}

export const buildSigned = async (
  { url, packagesDir }: PlatformUnderTest,
  sign: { readonly root: SigningKey; readonly online: SigningKey; readonly now?: number },
) =>
  buildRepository({
    source: SAMPLE,
    out: packagesDir,
    baseUrl: `${url}/packages`,
    timestamp: 1_794_744_000,
    allowRemoval: true,
    sign,
  });
