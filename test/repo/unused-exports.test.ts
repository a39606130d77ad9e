import { describe, expect, it } from 'vitest';
import { modules } from './modules.ts';

/** What others import who are not in this repository, or what is started as a program or a page. */
const DOOR =
  /^src\/(sdk\/(.*\/)?index\.ts|contract\/(.*\/)?index\.ts|package-manager\/[a-z]+\/index\.ts|servers\/(conform|mock)\.ts)$/;

/** Loaded by their path: by the linter, the tests' set-up, the bundled validators, and in bundles for browsers. */
const LOADED =
  /^(scripts\/(lint\/index|chromium)|src\/contract\/(browser-fetch|undici\.d|generate\/ajv\/[a-z-]+))\.ts$/;

describe('an export of src or scripts', () => {
  it('is imported by another file, or stands in a door', { timeout: 120_000 }, () => {
    const every = modules();
    const used = new Map<string, Set<string>>();
    const whole = new Set<string>();
    for (const { imports } of every) {
      for (const { to, names } of imports) {
        if (names === null) whole.add(to);
        else used.set(to, new Set([...(used.get(to) ?? []), ...names]));
      }
    }
    const unused = every
      .filter(({ path }) => /^(src|scripts)\//.test(path) && !DOOR.test(path) && !LOADED.test(path) && !whole.has(path))
      .flatMap(({ path, exports }) =>
        exports
          .filter(({ name, isTypeOfOther }) => !isTypeOfOther && !used.get(path)?.has(name))
          .map(({ name }) => `${path} ${name}`),
      );
    expect(unused).toEqual([]);
  });
});
