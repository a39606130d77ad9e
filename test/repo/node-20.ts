// A directory with Node 20 and installed dependencies, like that of a user who installs a tarball.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** npm uses its cache without asking the registry for newer versions. */
export const NPM_FLAGS = ['--no-audit', '--no-fund', '--prefer-offline'];

/**
 * Copies the packages that `npm ci` has installed here, so that npm does not unpack a hundred megabytes again. npm still
 * compares them with the tarball's dependencies, fetches missing ones and removes the others.
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

/** An environment with Node 20: the one of this machine, or else the npm package `node`, installed in `fallback`. */
export function environmentOfNode20(fallback: string): NodeJS.ProcessEnv {
  const { npm_config_local_prefix: _prefix, NODE_OPTIONS: _options, ...env } = process.env;
  const outside = (env['PATH'] ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  const clean = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
  const machine = { ...clean, PATH: outside.join(delimiter) };
  if (versionIn(machine).startsWith('v20.')) return machine;
  mkdirSync(fallback, { recursive: true });
  writeFileSync(join(fallback, 'package.json'), '{"private":true,"allowScripts":{"node":true}}');
  execFileSync('npm', ['install', ...NPM_FLAGS, 'node@20'], { cwd: fallback, env: machine });
  return { ...machine, PATH: [join(fallback, 'node_modules/.bin'), ...outside].join(delimiter) };
}

function versionIn(env: NodeJS.ProcessEnv): string {
  try {
    return execFileSync('node', ['-v'], { env, encoding: 'utf8' });
  } catch {
    return '';
  }
}
