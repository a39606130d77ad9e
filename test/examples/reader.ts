// A reader's project, in which tests run the code of the guides.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { readExamples } from '../docs/markup.ts';
import type { useSite } from '../docs/site.ts';
import type { Running } from '../running.ts';

const root = resolve(import.meta.dirname, '../..');

/** Creates a project with the annex package and command, which lead to the checkout. */
export async function installAnnex(modules: string): Promise<void> {
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { exports: object };
  const annex = join(modules, 'annex');
  await mkdir(annex, { recursive: true });
  await writeFile(join(annex, 'package.json'), JSON.stringify({ name: 'annex', type: 'module', exports }));
  for (const name of ['src', 'generated']) await symlink(join(root, name), join(annex, name));
  await mkdir(join(modules, '.bin'));
  const command = `#!/bin/sh\nexec node '${join(root, 'src/cli/annex.js')}' "$@"\n`;
  await writeFile(join(modules, '.bin/annex'), command, { mode: 0o755 });
  await writeFile(join(modules, '../package.json'), JSON.stringify({ name: 'reader', private: true, type: 'module' }));
}

/** Creates the project of a reader, with the dependencies that the guides install. */
async function install(modules: string): Promise<void> {
  await installAnnex(modules);
  await symlink(join(root, 'node_modules/koa'), join(modules, 'koa'));
  const generator = 'node_modules/openapi-typescript/bin/cli.js';
  await symlink(join(root, generator), join(modules, '.bin/openapi-typescript'));
  // Does what npx does for an installed command. judge-implementation.test.ts uses the real npx.
  await mkdir(join(modules, '.npx'));
  await writeFile(join(modules, '.npx/npx'), '#!/bin/sh\nexec "$(dirname "$0")/../.bin/$@"\n', { mode: 0o755 });
}

export interface Run {
  readonly process: ChildProcess;
  /** The output so far. */
  readonly output: () => string;
  /** Waits for the first match in the output. */
  readonly until: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly exit: Promise<number | null>;
}

export interface Reader {
  readonly folder: () => string;
  readonly run: (guide: string, file: string, env: Record<string, string>, ...flags: string[]) => Promise<Run>;
}

/** Creates a new project for each test. */
export function useReader(site: ReturnType<typeof useSite>, running: Running): Reader {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'annex-examples-'));
    running.onClose(() => rm(folder, { recursive: true, force: true }));
    await install(join(folder, 'node_modules'));
  });

  /** Copies a file of a guide into the project and runs it there. */
  const run = async (guide: string, file: string, env: Record<string, string>, ...flags: string[]): Promise<Run> => {
    const text = readExamples(await site.text(`/docs/guides/${guide}`)).get(file) ?? '';
    expect(text).not.toBe('');
    await writeFile(join(folder, file), text);
    const [command, args] = file.endsWith('.sh') ? ['sh', ['-e', file]] : [process.execPath, [...flags, file]];
    const { NODE_OPTIONS: _, VITEST: __, ...outer } = process.env;
    const PATH = [join(folder, 'node_modules/.npx'), dirname(process.execPath), outer['PATH']].join(delimiter);
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...outer, PATH, NO_COLOR: '1', npm_config_offline: 'true', ...env },
    });
    running.onClose(() => void child.kill('SIGKILL'));
    let output = '';
    const waiting = new Set<() => void>();
    const append = (chunk: Buffer): void => {
      output += chunk.toString();
      for (const look of waiting) look();
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    const exit = new Promise<number | null>((ended) => child.once('close', ended));
    const until = (pattern: RegExp): Promise<RegExpExecArray> =>
      new Promise((found, failed) => {
        const look = (): void => {
          const match = pattern.exec(output);
          if (!match) return;
          waiting.delete(look);
          found(match);
        };
        waiting.add(look);
        look();
        void exit.then((code) => failed(new Error(`ended with ${code} before ${pattern}: ${output}`)));
      });
    return { process: child, output: () => output, until, exit };
  };
  return { folder: () => folder, run };
}
