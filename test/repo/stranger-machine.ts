// The machine of somebody who installs a tarball.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Of npm's cache it asks nobody whether there is something newer. */
export const QUIETLY = ['--no-audit', '--no-fund', '--prefer-offline'];

/**
 * The packages that `npm ci` has unpacked here already: npm checks them against what the tarball asks for, fetches what
 * is missing, removes what is not asked for, and need not unpack a hundred megabytes again.
 */
export function copyDependencies(to: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true }>;
  };
  for (const [at, { dev }] of Object.entries(packages)) {
    const nested = at.indexOf('node_modules') !== at.lastIndexOf('node_modules');
    if (at === '' || dev || nested || /^node_modules\/node(-[\w-]+)?$/.test(at) || !existsSync(join(root, at)))
      continue;
    cpSync(join(root, at), join(to, at), { recursive: true });
  }
}

/** The machine's own Node where that is 20, else the npm package `node`. */
export function environmentOfNode20(fallback: string): NodeJS.ProcessEnv {
  const { npm_config_local_prefix: _prefix, NODE_OPTIONS: _options, ...env } = process.env;
  const outside = (env['PATH'] ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  const clean = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
  const machine = { ...clean, PATH: outside.join(delimiter) };
  if (versionIn(machine).startsWith('v20.')) return machine;
  mkdirSync(fallback, { recursive: true });
  writeFileSync(join(fallback, 'package.json'), '{"private":true,"allowScripts":{"node":true}}');
  execFileSync('npm', ['install', ...QUIETLY, 'node@20'], { cwd: fallback, env: machine });
  return { ...machine, PATH: [join(fallback, 'node_modules/.bin'), ...outside].join(delimiter) };
}

function versionIn(env: NodeJS.ProcessEnv): string {
  try {
    return execFileSync('node', ['-v'], { env, encoding: 'utf8' });
  } catch {
    return '';
  }
}
