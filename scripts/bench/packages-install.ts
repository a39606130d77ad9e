// Compares the installation of a 20 MB archive (verified, synced, with a journal) with sha256sum and unzip of the same file.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildRepository } from '../../src/sdk/packages/build/index.ts';
import type { Timing } from './timing.ts';

const run = promisify(execFile);
const FILES = 200;
const FILE_BYTES = 200_000;

const SDK = join(import.meta.dirname, '../../src/sdk/packages/node/index.ts');

/** A new process, as for the commands it is compared with. Loading the modules is not measured. */
const INSTALL = `
const { PackageInstaller, readRepository } = await import(process.argv[1]);
const repository = await readRepository(process.argv[3]);
const installer = new PackageInstaller({ root: process.argv[2] });
const [wall, cpu] = [performance.now(), process.cpuUsage()];
await installer.install([{ identifier: 'example.large' }], [repository]);
const { user, system } = process.cpuUsage(cpu);
console.log(performance.now() - wall, (user + system) / 1e3);
`;

export async function measureInstall(
  folder: string,
): Promise<{ install: readonly Timing[]; unzip: readonly Timing[] }> {
  const own = join(folder, 'src/large');
  await mkdir(join(own, 'source/3dmodels'), { recursive: true });
  const item = {
    name: 'Large',
    description: 'A large package.',
    description_full: 'A large package.',
    identifier: 'example.large',
    type: 'library',
    author: { name: 'Nobody', contact: {} },
    license: 'MIT',
    resources: {},
    versions: [{ version: '1.0.0', status: 'stable', tool_version: '9.0' }],
  };
  await writeFile(join(own, 'metadata.json'), JSON.stringify(item));
  for (let at = 0; at < FILES; at += 1) await writeFile(join(own, `source/3dmodels/${at}.step`), textOf(at));
  const out = join(folder, 'out');
  const baseUrl = pathToFileURL(out).href;
  await buildRepository({ source: join(folder, 'src'), out, baseUrl, timestamp: 1_794_744_000 });
  const args = ['--input-type=module', '-e', INSTALL, SDK, join(folder, 'root'), `${baseUrl}/repository.json`];
  const [wallMs = 0, cpuMs = 0] = (await run(process.execPath, args)).stdout.trim().split(' ').map(Number);
  const archive = join(out, 'archives/example.large-1.0.0.zip');
  const unzip = await unzipped(archive, join(folder, 'unzipped'));
  await rm(folder, { recursive: true });
  return { install: [{ wallMs, cpuMs }], unzip };
}

/** Compresses to half its size, as real models do. */
function textOf(at: number): Buffer {
  const noise: string[] = [];
  for (let block = createHash('sha256').update(String(at)), length = 0; length < FILE_BYTES; length += 64) {
    const digest = block.digest('hex');
    noise.push(digest);
    block = createHash('sha256').update(digest);
  }
  return Buffer.from(noise.join(''));
}

/** Times from the shell's `time`; empty where unzip is not installed. */
async function unzipped(archive: string, to: string): Promise<Timing[]> {
  const script = 'TIMEFORMAT="%R %U %S"; time { sha256sum "$0" && unzip -q "$0" -d "$1"; } >/dev/null';
  const done = await run('bash', ['-c', script, archive, to]).catch(() => null);
  const [wall = 0, user = 0, system = 0] = done?.stderr.trim().split(' ').map(Number) ?? [];
  return done ? [{ wallMs: wall * 1000, cpuMs: (user + system) * 1000 }] : [];
}
