import { describe, expect, it } from 'vitest';
import { browserLabel } from '../../../src/areas/identity/browser-label.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Windows NT 10.0; Win64; x64';
const MAC = 'Macintosh; Intel Mac OS X 10_15_7';
const IPHONE = 'iPhone; CPU iPhone OS 18_1 like Mac OS X';

describe('browserLabel', () => {
  it.each([
    ['Firefox on Windows', `${MOZILLA} (${WINDOWS}; rv:145.0) Gecko/20100101 Firefox/145.0`],
    ['Chrome on Linux', `${MOZILLA} (X11; Linux x86_64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
    ['Chrome on Linux', `${MOZILLA} (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/142.0.0.0 Safari/537.36`],
    ['Chrome on Android', `${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`],
    ['Chrome on ChromeOS', `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
    ['Edge on Windows', `${MOZILLA} (${WINDOWS}) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
    ['Opera on macOS', `${MOZILLA} (${MAC}) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`],
    ['Safari on macOS', `${MOZILLA} (${MAC}) ${WEBKIT} Version/18.1 Safari/605.1.15`],
    ['Safari on iOS', `${MOZILLA} (${IPHONE}) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`],
    ['Firefox', `${MOZILLA} (Haiku; rv:145.0) Gecko/20100101 Firefox/145.0`],
  ])('is %s', (label, userAgent) => expect(browserLabel(userAgent)).toBe(label));

  it.each(['', 'node', 'curl/8.15.0', `${MOZILLA} (X11; Linux x86_64) Unknown/1.0`])('is null for %j', (userAgent) =>
    expect(browserLabel(userAgent)).toBeNull(),
  );
});
