import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useSite } from './site.ts';

const site = useSite();

/** The rows of the guide's table: threat, measure, and the test that fails without the measure. */
const guide = readFileSync(resolve(import.meta.dirname, '../../src/docs/guides/cross-device.md'), 'utf8');
const MITIGATIONS = [...guide.matchAll(/^\| (.+) \| (.+) \| `(.+\.test\.ts)`: (.+) \|$/gm)].map(
  ([, threat = '', measure = '', file = '', test = '']) => ({ threat, measure, file, test }),
);

/** Titles of tests without the requirement ids. */
function titlesIn(file: string): string[] {
  const text = readFileSync(resolve(import.meta.dirname, '..', file), 'utf8');
  const found = text.matchAll(/^ *(?:it\(|\]\)\(|it\.each\(.*\]\)\()'((?:[^'\\]|\\.)*)'/gm);
  return [...found].map(([, title = '']) => title.replace(/ \[C-[^\]]*\]/g, ''));
}

describe('the risk assessment of cross-device login', () => {
  it('has rows', () => {
    expect(MITIGATIONS.length).toBeGreaterThan(10);
  });

  it.each(MITIGATIONS)('names a test that exists: $file, $test', ({ file, test }) => {
    expect(titlesIn(file)).toContain(test);
  });

  it('shows every threat, measure and test on its page, and is linked from the login guide', async () => {
    const page = await site.text('/docs/guides/cross-device');
    for (const { threat, measure, test } of MITIGATIONS)
      for (const text of [threat, measure, test]) expect(page).toContain(text);
    expect(page).toContain('RFC 10027');
    expect(await site.text('/docs/guides/login')).toContain('href="/docs/guides/cross-device"');
  });
});
