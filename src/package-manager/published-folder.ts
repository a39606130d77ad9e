// The layout of a published directory, and its atomic replacement.
//
//   repository.json packages.json resources.zip manifests.json   links through .annex/current
//   metadata                                                      the same for the signatures, if there are any
//   archives/<identifier>-<version>.zip                           never change once they are listed; a mirror names
//                                                                 them by their SHA-256
//   .annex/current                                                a link to one generation
//   .annex/generations/<id>/                                      the files of one build, never change
//   .annex/cache.json                                             the build cache
//
// A build writes its archives, then a generation, and then replaces the link `current` with a single rename, so that
// readers see either all old or all new files. A reader of several files resolves `.annex/current` once and reads them
// there; the previous generation is kept for such readers.
import { copyFile, cp, lstat, mkdir, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../base/files/durable.ts';
import { ifMissing } from '../base/files/if-missing.ts';
import { LockedError, withLock } from '../base/files/lock.ts';
import { BuildError, problem } from './errors.ts';

const FILES = ['packages.json', 'resources.zip', 'manifests.json', 'repository.json'] as const;
export type FileName = (typeof FILES)[number];
/** The directory of the signatures. */
export const METADATA = 'metadata';

const STATE = '.annex';
const ADOPTED = 'adopted';
/** Large builds take minutes. */
const WAIT_MS = 600_000;

export const stateFolder = (out: string): string => join(out, STATE);
export const currentFolder = (out: string): string => join(out, STATE, 'current');

/** Runs `work` while no other build, refresh or rotation uses the directory; waits for it. Rejects with a BuildError. */
export async function withBuildLock<T>(out: string, work: () => Promise<T>): Promise<T> {
  for (const folder of [stateFolder(out), join(stateFolder(out), 'generations')]) await refuseLink(folder);
  await mkdir(stateFolder(out), { recursive: true });
  const locked = async (): Promise<T> => {
    await prepareFolder(out);
    return work();
  };
  return withLock(join(stateFolder(out), 'lock'), locked, WAIT_MS).catch((error: unknown) => {
    if (!(error instanceof LockedError)) throw error;
    const owner = error.pid === null ? 'another build' : `another build (process ${error.pid})`;
    throw new BuildError([problem(out, `${owner} is running here`, 'Wait until it has finished.')]);
  });
}

/** Old generations are deleted. The directory may be part of a project from someone else, whose links lead elsewhere. */
async function refuseLink(folder: string): Promise<void> {
  if (!(await lstat(folder).catch(() => null))?.isSymbolicLink()) return;
  throw new BuildError([problem(folder, 'it is a symbolic link, and files elsewhere could be deleted', 'Delete it.')]);
}

/** Creates the directories, and removes temporary files of killed builds. Requires the lock. */
async function prepareFolder(out: string): Promise<void> {
  for (const folder of [join(out, 'archives'), join(out, STATE, 'generations'), join(out, STATE)]) {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder)) {
      if (name.endsWith('.tmp')) await rm(join(folder, name), { recursive: true, force: true });
    }
  }
  for (const name of FILES) await rm(join(out, `${name}.tmp`), { force: true });
}

/** `write` writes the files to a directory; `id` identifies their content. The archives must be written already. */
export async function publish(out: string, id: string, write: (folder: string) => Promise<void>): Promise<void> {
  const generations = join(out, STATE, 'generations');
  const generation = join(generations, id);
  const before = await readlink(currentFolder(out)).catch(() => null);
  await syncFolder(join(out, 'archives'));
  if (!(await exists(generation))) {
    const unfinished = `${generation}.tmp`;
    await mkdir(unfinished);
    await write(unfinished);
    await syncFolder(unfinished);
    await rename(unfinished, generation);
    await syncFolder(generations);
  }
  if (before === null) await adoptPlainFiles(out);
  for (const name of await readdir(generation)) await linkTo(join(STATE, 'current', name), join(out, name));
  await linkTo(join('generations', id), currentFolder(out));
  await syncFolder(join(out, STATE));
  const kept = [id, before?.slice('generations/'.length)];
  for (const name of await readdir(generations)) {
    if (!kept.includes(name)) await rm(join(generations, name), { recursive: true, force: true });
  }
}

/** Replaces the files one by one, without links. repository.json is last, because it lists the others. */
export async function publishPlain(out: string, write: (folder: string) => Promise<void>): Promise<void> {
  const fresh = join(out, STATE, 'plain.tmp');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh);
  await write(fresh);
  await syncFolder(join(out, 'archives'));
  const metadata = (await readdir(join(fresh, METADATA)).catch(ifMissing([]))).sort(); // the timestamp is last
  if (metadata.length > 0) {
    if ((await lstat(join(out, METADATA)).catch(() => null))?.isSymbolicLink()) await rm(join(out, METADATA));
    await mkdir(join(out, METADATA), { recursive: true });
  }
  for (const name of [...FILES, ...metadata.map((each) => join(METADATA, each))]) {
    if (await exists(join(fresh, name))) await rename(join(fresh, name), join(out, name));
  }
  for (const folder of [out, join(out, METADATA)]) await syncFolder(folder);
  for (const name of ['plain.tmp', 'current', 'generations']) {
    await rm(join(out, STATE, name), { recursive: true, force: true });
  }
  await writeFile(join(out, STATE, '.gitignore'), '*\n'); // local state
}

/** Turns existing plain files into a generation, so that they are replaced together. */
async function adoptPlainFiles(out: string): Promise<void> {
  const plain: FileName[] = [];
  for (const name of FILES) if ((await lstat(join(out, name)).catch(() => null))?.isFile()) plain.push(name);
  if (plain.length === 0) return;
  const folder = join(out, STATE, 'generations', ADOPTED);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const name of plain) await copyFile(join(out, name), join(folder, name));
  if (await exists(join(out, METADATA))) {
    await cp(join(out, METADATA), join(folder, METADATA), { recursive: true });
    await rm(join(out, METADATA), { recursive: true }); // a link cannot replace a directory
  }
  await linkTo(join('generations', ADOPTED), currentFolder(out));
}

/** Replaces whatever is at `path` atomically. */
async function linkTo(target: string, path: string): Promise<void> {
  if ((await readlink(path).catch(() => null)) === target) return;
  const fresh = `${path}.tmp`;
  await rm(fresh, { force: true });
  await symlink(target, fresh);
  await rename(fresh, path);
}

export const exists = (path: string): Promise<boolean> => lstat(path).then(Boolean, () => false);
