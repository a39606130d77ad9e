// The signatures of the served repository.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schemas } from '../../../generated/packages/contract.ts';
import type { FileSource } from '../../contract/handler.ts';
import { checkPinned } from '../../package-manager/signing/metadata.ts';
import { METADATA, METADATA_FILE } from '../../package-manager/signing/metadata-folder.ts';
import { type Signature, verifyMetadata } from '../../package-manager/signing/verify.ts';
import { fileSource } from './file-source.ts';

export interface Signing {
  /** The metadata files by name; empty if the repository is unsigned. */
  readonly files: ReadonlyMap<string, FileSource>;
  /** Null if the repository is unsigned or the signatures are invalid. */
  readonly signature: Signature | null;
  /** Why the signatures are invalid. */
  readonly problem: string | null;
}

/** `read` reads a file of the repository. `entry`: its repository.json, which lists the hashes of the other files. */
export async function readSigning(
  folder: string,
  read: (folder: string, name: string) => Promise<Buffer | null>,
  entry: Buffer | null | undefined,
): Promise<Signing> {
  const names = (await readdir(join(folder, METADATA)).catch(() => [])).filter((name) => METADATA_FILE.test(name));
  const contents = new Map<string, Buffer>();
  for (const name of names) {
    const content = await read(folder, join(METADATA, name));
    if (content) contents.set(name, content);
  }
  const files = new Map([...contents].map(([name, content]) => [name, fileSource(content)]));
  if (files.size === 0) return { files, signature: null, problem: null };
  const load = async (name: string) => contents.get(name) ?? null;
  try {
    const signature = await verifyMetadata({ load, trusted: null, now: Date.now(), allowExpired: true });
    const target = signature?.targets.get('repository.json');
    if (!target || !entry) throw new Error('1.root.json or repository.json is missing');
    checkPinned('repository.json', entry, target);
    return { files, signature, problem: null };
  } catch (error) {
    return { files, signature: null, problem: (error as Error).message };
  }
}

export function describeSigning({ files, signature }: Signing): Omit<Schemas['RepositoryStatus'], 'name'> {
  if (!signature) return { signing: files.size === 0 ? 'unsigned' : 'invalid', signature: null };
  const {
    root,
    version,
    expires,
    files: { roots },
  } = signature;
  return {
    signing: expires > Date.now() ? 'signed' : 'expired',
    signature: {
      root,
      root_version: roots.length,
      version,
      expires: new Date(expires).toISOString().replace('.000Z', 'Z'),
    },
  };
}
