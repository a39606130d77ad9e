// Where Chromium is; installs Debian's package when it is missing and we may.
import { installPackages, isExecutable, mayInstall } from './debian.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The list of the address bar, which every window else loads in a process of its own: twice the CPU of a small page. */
const ADDRESS_LIST = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];
/** A process in store for the next page: of each browser context that is closed, one that nobody needed. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';
/** What Playwright switches off, with a switch that ours replaces. */
const BY_PLAYWRIGHT = [
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  'ThirdPartyStoragePartitioning',
];

/** For a browser without a screen that does nothing of its own accord. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const CHROMIUM_FLAGS = [...QUIET, `--disable-features=${[...ADDRESS_LIST, SPARE_PROCESS, ...BY_PLAYWRIGHT]}`];
/** Where Playwright does not start it. */
export const PLAIN_FLAGS = [...QUIET, `--disable-features=${ADDRESS_LIST}`];

export function findChromium(): string | null {
  const places = process.env['CHROMIUM_PATH'] ? [process.env['CHROMIUM_PATH']] : PLACES;
  return places.find(isExecutable) ?? null;
}

/** The same engine without the browser around it: a page costs a quarter of the CPU. No sharing, and no window is refused. */
export const findHeadlessShell = (): string | null => (isExecutable(HEADLESS_SHELL) ? HEADLESS_SHELL : null);

/** What the browser tests need before any of them runs. */
export function ensureChromium(): void {
  const missing = [
    ...(findChromium() ? [] : ['chromium', 'fonts-dejavu-core', 'curl']),
    ...(findHeadlessShell() ? [] : ['chromium-headless-shell']),
  ];
  if (missing.length > 0 && mayInstall()) installPackages(...missing);
  if (findChromium()) return;
  throw new Error(
    'The tests need Chromium, a font and curl: apt-get install chromium fonts-dejavu-core curl, or set CHROMIUM_PATH.',
  );
}
