// Finds Chromium; installs Debian's package if it is missing and we have permission.
import { installPackages, isExecutable, mayInstall } from './debian.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The popup of the address bar. Each window would load it in its own process, with twice the CPU of a small page. */
const ADDRESS_BAR_POPUP = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];
/** A spare process for the next page, unused when a browser context is closed. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';
/** Features that Playwright disables; our --disable-features replaces its flag. */
const DISABLED_BY_PLAYWRIGHT = [
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  'ThirdPartyStoragePartitioning',
];

/** For a headless browser without background activity. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const CHROMIUM_FLAGS = [
  ...QUIET,
  `--disable-features=${[...ADDRESS_BAR_POPUP, SPARE_PROCESS, ...DISABLED_BY_PLAYWRIGHT]}`,
];
/** For a browser that Playwright does not start. */
export const PLAIN_FLAGS = [...QUIET, `--disable-features=${ADDRESS_BAR_POPUP}`];

export function findChromium(): string | null {
  const places = process.env['CHROMIUM_PATH'] ? [process.env['CHROMIUM_PATH']] : PLACES;
  return places.find(isExecutable) ?? null;
}

/** The engine without the browser UI: a page costs a quarter of the CPU. It has no sharing and blocks no popups. */
export const findHeadlessShell = (): string | null => (isExecutable(HEADLESS_SHELL) ? HEADLESS_SHELL : null);

/** Installs what the browser tests need. */
export function ensureChromium(): void {
  const missing = [
    ...(findChromium() ? [] : ['chromium', 'fonts-dejavu-core', 'curl']),
    ...(findHeadlessShell() ? [] : ['chromium-headless-shell']),
  ];
  try {
    if (missing.length > 0 && mayInstall() && !process.env['CHROMIUM_PATH']) installPackages(...missing);
  } catch {} // apt-get has printed it
  if (findChromium()) return;
  throw new Error(
    'The tests need Chromium, a font and curl: apt-get install chromium fonts-dejavu-core curl, or set CHROMIUM_PATH.',
  );
}
