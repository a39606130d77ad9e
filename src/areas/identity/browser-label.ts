// A short label for a browser session, such as "Firefox on Windows". Nothing else of the User-Agent header is stored.

/** In order: most browsers also contain the names of those that follow. */
const BROWSERS: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.* Safari\//],
];

/** In order: Android also contains Linux, and iOS also contains Mac OS X. */
const SYSTEMS: readonly (readonly [label: string, pattern: RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Null if the browser is unknown. */
export function browserLabel(userAgent: string): string | null {
  const find = (list: typeof BROWSERS) => list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  return browser === null || system === null ? browser : `${browser} on ${system}`;
}
