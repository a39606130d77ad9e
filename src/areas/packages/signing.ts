// The signatures of the served repository.
import type { Schemas } from '../../../generated/packages/contract.ts';
import type { FileSource } from '../../contract/handler.ts';
import { readMetadataFiles } from '../../package-manager/signing/publish-signature.ts';
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

/** `read` reads a file of the repository. `served`: SHA-256 of the listed files; undefined if one is missing. */
export async function readSigning(
  folder: string,
  read: (path: string) => Promise<Buffer | null>,
  served: Readonly<Record<string, string | undefined>>,
): Promise<Signing> {
  const contents = await readMetadataFiles(folder, read);
  const files = new Map([...contents].map(([name, content]) => [name, fileSource(content)]));
  if (files.size === 0) return { files, signature: null, problem: null };
  try {
    const signature = await verifyMetadata({ load: async (name) => contents.get(name) ?? null, allowExpired: true });
    if (!signature) throw new Error('1.root.json is missing');
    for (const [name, sha256] of Object.entries(served)) {
      if (sha256 === signature.targets.get(name)?.hashes.sha256) continue;
      throw new Error(`${name} is not the signed file`);
    }
    return { files, signature, problem: null };
  } catch (error) {
    return { files, signature: null, problem: (error as Error).message };
  }
}

export function describeSigning({ files, signature }: Signing): Omit<Schemas['RepositoryStatus'], 'name'> {
  if (!signature) return { signing: files.size === 0 ? 'unsigned' : 'invalid', signature: null };
  const { root, rootVersion, version } = signature;
  const expires = new Date(signature.expires).toISOString().replace('.000Z', 'Z');
  return {
    signing: signature.expires > Date.now() ? 'signed' : 'expired',
    signature: { root, root_version: rootVersion, version, expires },
  };
}
