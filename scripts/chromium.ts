// Where Chromium is; installs Debian's package when it is missing and we may.
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** For a browser without a screen that does nothing of its own accord. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function findChromium(): string | null {
  const places = process.env['CHROMIUM_PATH'] ? [process.env['CHROMIUM_PATH']] : PLACES;
  return places.find(isExecutable) ?? null;
}

/** The same engine without the browser around it: a page costs a quarter of the CPU. No sharing, no clipboard. */
export const findHeadlessShell = (): string | null => (isExecutable(HEADLESS_SHELL) ? HEADLESS_SHELL : null);

/** What the browser tests need before any of them runs. */
export function ensureChromium(): void {
  const mayInstall = process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
  if (findChromium() && (findHeadlessShell() || !mayInstall)) return;
  if (!mayInstall) {
    throw new Error(
      'The tests need Chromium, a font and curl: apt-get install chromium fonts-dejavu-core curl, or set CHROMIUM_PATH.',
    );
  }
  const run = (...args: string[]) =>
    execFileSync('apt-get', ['-q', '-y', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update');
  if (!findChromium()) run('install', '--no-install-recommends', 'chromium', 'fonts-dejavu-core', 'curl');
  run('install', '--no-install-recommends', 'chromium-headless-shell');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
