// Checks of the machine: directories, disk, open files. They also run at every start.
import { existsSync } from 'node:fs';
import { open, readFile, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../base/clock.ts';
import type { Settings } from '../../base/config/config.ts';
import { nearestPath } from '../../base/files/nearest-path.ts';
import { findMissingRepository, MISSING_REPOSITORY_ADVICE } from '../../servers/sample-repository.ts';
import { type Finding, failure, ok, okIf, reasonOf, warning } from './finding.ts';

const MIN_FREE_BYTES = 500 * 1024 * 1024;
const MIN_FREE_FILES = 10_000;
/** Sockets, streams and files of a server under load. */
const MIN_OPEN_FILES = 4_096;
const SOON_DAYS = 7;

export async function checkMachine(settings: Settings): Promise<Finding[]> {
  const { dataDir, projectDir } = settings;
  return [
    await checkFolder('data directory', dataDir, 'ANNEX_DATA_DIR'),
    await checkFolder('project directory', projectDir, 'ANNEX_PROJECT_DIR', warning), // only viewers need it
    await checkDisk(dataDir),
    await checkOpenFiles(),
    await checkPackages(settings),
  ];
}

/** Writes a file, syncs it to disk and deletes it. A folder that is missing is created where the file is written. */
async function checkFolder(name: string, folder: string, variable: string, fault = failure): Promise<Finding> {
  const existing = nearestPath(folder);
  const file = join(existing, `.annex-doctor-${process.pid}`);
  try {
    await using handle = await open(file, 'wx', 0o600);
    await handle.writeFile('written by annex doctor');
    await handle.sync();
    const { mode } = await stat(existing);
    if (existing === folder && mode & 0o002)
      return fault(name, `every user can write to ${folder}`, `chmod o-w ${folder}`);
    return ok(name, `${folder} ${existing === folder ? 'is writable' : 'will be created'}`);
  } catch (error) {
    const action = `let this user write there, free space, or set ${variable} to another directory`;
    return fault(name, reasonOf(error), action);
  } finally {
    await rm(file, { force: true }).catch(() => {}); // the failure is reported already
  }
}

async function checkDisk(folder: string): Promise<Finding> {
  const disk = await statfs(nearestPath(folder)).catch(reasonOf);
  if (typeof disk === 'string') return failure('disk', disk, 'set ANNEX_DATA_DIR to a directory that exists');
  const free = disk.bavail * disk.bsize;
  const observed = `${Math.round(free / 1024 / 1024)} MiB and ${disk.ffree} files free`;
  // Some file systems have no fixed number of files and report 0 of 0.
  const isEnough = free > MIN_FREE_BYTES && (disk.files === 0 || disk.ffree > MIN_FREE_FILES);
  return okIf(isEnough, 'disk', observed, `free space on the disk of ${folder}, or set ANNEX_DATA_DIR to a larger one`);
}

async function checkOpenFiles(): Promise<Finding> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const [, soft = ''] = /^Max open files +(\S+)/m.exec(limits) ?? [];
  const name = 'open files';
  if (soft === '' || soft === 'unlimited' || Number(soft) >= MIN_OPEN_FILES)
    return ok(name, `at most ${soft || 'unknown'}`);
  const action = 'run ulimit -n 65536, or set LimitNOFILE=65536 in the unit';
  return warning(name, `at most ${soft}; each connection needs one`, action);
}

async function checkPackages(settings: Settings): Promise<Finding> {
  const folder = settings.platform.packagesDir;
  const missing = await findMissingRepository(settings).catch(reasonOf);
  if (missing !== null) return failure('packages', missing, MISSING_REPOSITORY_ADVICE);
  if (existsSync(join(folder, 'packages.json'))) return checkSignature(folder);
  const place = await checkFolder('packages', folder, 'ANNEX_PLATFORM_PACKAGES_DIR');
  if (place.status !== 'ok') return place;
  if (settings.packages.sample) return ok('packages', `the sample repository will be created in ${folder}`);
  const action = `build a repository there with annex packages build, or set ANNEX_PLATFORM_PACKAGES_DIR`;
  return warning('packages', `there is no repository in ${folder}`, action);
}

/** The signature of the timestamp expires first. A repository may have none. */
async function checkSignature(folder: string): Promise<Finding> {
  const text = await readFile(join(folder, 'metadata/timestamp.json'), 'utf8').catch(() => '');
  const [, expires = ''] = /"expires":\s*"([^"]{1,40})"/.exec(text) ?? [];
  const days = Math.floor((Date.parse(expires) - Date.now()) / DAY_MS);
  if (Number.isNaN(days) || days >= SOON_DAYS) return ok('packages', folder);
  const action = `annex packages sign ${folder} --refresh --sign FILE, with the online key`;
  return warning('packages', `the signature of ${folder} expires at ${expires}`, action);
}
