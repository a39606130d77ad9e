// Finds programs that tests, soaks and benchmarks need; installs Debian's packages if they are missing and we have permission.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { dirname } from 'node:path';

interface Program {
  /** For the error message. */
  readonly name: string;
  /** Empty: nothing is installed. */
  readonly packages: readonly string[];
  readonly find: () => string | undefined;
}

/** Returns the path that `find` returns. */
function ensure({ name, packages, find }: Program): string {
  try {
    if (!find() && packages.length > 0 && mayInstall()) installPackages(...packages);
  } catch {} // apt-get has printed it
  const found = find();
  const advice = packages.length > 0 ? `: apt-get install ${packages.join(' ')}` : '';
  if (!found) throw new Error(`The tests need ${name}${advice}.`);
  return found;
}

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const FIREFOX_PATH = process.env['FIREFOX_PATH'];
const FIREFOX = FIREFOX_PATH ? [FIREFOX_PATH] : ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const PROMTOOL = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool'];
const POSTGRES = ['/usr/lib/postgresql/*/bin/pg_dump', '/usr/local/bin/pg_dump', '/opt/homebrew/bin/pg_dump'];

/** Returns the path of the executable. */
export const ensureNginx = (): string =>
  ensure({
    name: 'nginx and openssl',
    packages: ['nginx-light', 'openssl'],
    find: () => NGINX.find(isExecutable),
  });

/** Returns the path of the executable. */
export const ensureFirefox = (): string =>
  ensure({
    name: FIREFOX_PATH ? `Firefox at ${FIREFOX_PATH}` : 'Firefox (or set FIREFOX_PATH)',
    packages: FIREFOX_PATH ? [] : ['firefox-esr'],
    find: () => FIREFOX.find(isExecutable),
  });

/** Commands that tests run as a user would. */
export const ensureCommands = (): string =>
  ensure({
    name: 'bash, curl, git and openssl',
    packages: ['bash', 'curl', 'git', 'openssl'],
    find: () =>
      ['bash', 'curl', 'git', 'openssl'].every((name) => isExecutable(`/usr/bin/${name}`)) ? '/usr/bin' : '',
  });

/** For network namespaces. Returns the path of the executable. */
export const ensureIproute = (): string =>
  ensure({
    name: 'ip',
    packages: ['iproute2'],
    find: () => ['/usr/sbin/ip', '/sbin/ip', '/usr/bin/ip'].find(isExecutable),
  });

/** Returns the path of the executable. */
export const ensurePromtool = (): string =>
  ensure({
    name: 'promtool',
    packages: ['prometheus'],
    find: () => PROMTOOL.find(isExecutable),
  });

/** Returns the path of the executable. */
export const ensureSystemdNotify = (): string =>
  ensure({
    name: 'systemd-notify',
    packages: ['systemd'],
    find: () => ['/usr/bin/systemd-notify', '/bin/systemd-notify'].find(isExecutable),
  });

/** Returns the path of the executable. */
export const ensureNspawn = (): string =>
  ensure({
    name: 'systemd-nspawn and mmdebstrap',
    packages: ['systemd-container', 'mmdebstrap'],
    find: () => ['/usr/bin/mmdebstrap'].find(isExecutable) && ['/usr/bin/systemd-nspawn'].find(isExecutable),
  });

/** Returns the path of the executable. */
export const ensurePodman = (): string =>
  ensure({
    name: 'podman, runc, mmdebstrap and curl',
    packages: ['podman', 'runc', 'mmdebstrap', 'curl'],
    find: () =>
      ['/usr/bin/mmdebstrap', '/usr/sbin/runc'].every(isExecutable)
        ? ['/usr/bin/podman'].find(isExecutable)
        : undefined,
  });

/** Returns the path of a Python that has the package requests. */
export const ensurePythonRequests = (): string =>
  ensure({
    name: 'Python with requests',
    packages: ['python3-requests'],
    find: () =>
      ['/usr/bin/python3', 'python3'].find((python) => spawnSync(python, ['-c', 'import requests']).status === 0),
  });

/** Returns the folder with server and tools of the same version. */
export const ensurePostgres = (): string =>
  ensure({
    name: 'PostgreSQL with its tools',
    packages: ['postgresql'],
    find: () =>
      globSync(POSTGRES)
        .map(dirname)
        .find((folder) => isExecutable(`${folder}/postgres`)),
  });

export const mayInstall = (): boolean => process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');

let isUpdated = false;

export function installPackages(...names: readonly string[]): void {
  const run = (...args: readonly string[]) =>
    execFileSync('apt-get', ['-q', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (!isUpdated) run('update');
  isUpdated = true;
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
