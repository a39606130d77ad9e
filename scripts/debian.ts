// Installs Debian packages that tests and soaks need.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

export const mayInstall = (): boolean => process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');

export function installPackages(...names: readonly string[]): void {
  const run = (...args: readonly string[]) =>
    execFileSync('apt-get', ['-q', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update');
  run('install', '--no-install-recommends', ...names);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
