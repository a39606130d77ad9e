// The signatures of a published repository: reads them, and signs it anew to refresh expiring ones and to rotate keys.
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PUBLIC, syncFolder, writeSynced } from '../../base/files/durable.ts';
import { BuildError, problem } from '../errors.ts';
import { currentFolder, exists, METADATA, publish, publishPlain, withBuildLock } from '../published-folder.ts';
import { sha256Of } from '../validate/hash.ts';
import type { MetadataFiles } from './metadata.ts';
import {
  type RotateOptions,
  rotateKeys,
  type SignOptions,
  signedTargets,
  signTargets,
  type Targets,
  targetOf,
} from './sign.ts';
import { verifyMetadata } from './verify.ts';

const METADATA_FILE = /^((([1-9][0-9]{0,8}\.)?root)|timestamp|snapshot|targets)\.json$/;

/** Empty if the repository is unsigned. `read` reads a file by its path in the directory; null if it is missing. */
export async function readMetadataFiles(
  out: string,
  read: (path: string) => Promise<Buffer | null> = (path) => readFile(join(out, path)),
): Promise<ReadonlyMap<string, Buffer>> {
  const names = await readdir(join(out, METADATA)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  const files = new Map<string, Buffer>();
  for (const name of names.filter((each) => METADATA_FILE.test(each))) {
    const bytes = await read(join(METADATA, name));
    if (bytes) files.set(name, bytes);
  }
  return files;
}

/** Writes to a new directory. */
export async function writeMetadataFiles(folder: string, files: MetadataFiles): Promise<void> {
  if (files.size === 0) return;
  await mkdir(join(folder, METADATA));
  for (const [name, bytes] of files) await writeSynced(join(folder, METADATA, name), bytes, PUBLIC);
  await syncFolder(join(folder, METADATA));
}

/** Extends the signatures. Rejects with a BuildError. */
export const refreshSignatures = (out: string, options: SignOptions): Promise<void> =>
  republish(out, (before) => signTargets(signedTargets(before), before, options));

/** Replaces the online key, and the root key if there is a new one. Rejects with a BuildError. */
export const rotateRepositoryKeys = (out: string, options: RotateOptions): Promise<void> =>
  republish(out, (before) => rotateKeys(before, options));

/** Refuses files and metadata that were not signed before. */
async function republish(folder: string, signAgain: (before: MetadataFiles) => MetadataFiles): Promise<void> {
  const out = resolve(folder);
  await withBuildLock(out, async () => {
    const before = await readMetadataFiles(out);
    const targets = signedTargets(before);
    const load = async (name: string) => before.get(name) ?? null;
    const verified = await verifyMetadata({ load, allowExpired: true }).catch((error: Error) => error);
    if (!verified || verified instanceof Error) {
      const message = verified?.message ?? '1.root.json is missing';
      throw new BuildError([problem(join(out, METADATA), message, 'Build the repository again.')]);
    }
    for (const [name, target] of Object.entries(targets)) {
      if (targetOf(await readFile(join(out, name))).hashes.sha256 === target.hashes.sha256) continue;
      throw new BuildError([problem(join(out, name), 'this is not the signed file', 'Build the repository again.')]);
    }
    const files = signAgain(verified.files);
    const write = async (generation: string): Promise<void> => {
      for (const name of Object.keys(targets)) await copyFile(join(out, name), join(generation, name));
      await writeMetadataFiles(generation, files);
    };
    const id = generationId(targets['repository.json']?.hashes.sha256 ?? '', files);
    await ((await exists(currentFolder(out))) ? publish(out, id, write) : publishPlain(out, write));
  });
}

/** The metadata of a build; empty if it is unsigned. Rejects with a BuildError. */
export async function signBuild(out: string, sign: SignOptions | undefined, targets: Targets): Promise<MetadataFiles> {
  const before = await readMetadataFiles(out);
  if (!sign && before.size > 0) {
    throw new BuildError([problem(out, 'the repository is signed, and clients require that', 'Add --sign KEY.')]);
  }
  return sign ? signTargets(targets, before, sign) : before;
}

/** Identifies a build by its content and its signature. */
export const generationId = (entrySha256: string, metadata: MetadataFiles): string => {
  const timestamp = metadata.get('timestamp.json');
  return (timestamp ? sha256Of(`${entrySha256} ${sha256Of(timestamp)}`) : entrySha256).slice(0, 16);
};
