import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REMOVED_SETTINGS, SETTINGS, SETTINGS_SCHEMA } from '../../../src/base/config/catalogue.ts';
import { ConfigError, type ConfigInput, masked, readConfig, valueAt } from '../../../src/base/config/config.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'annex-config-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (content: unknown): void =>
  writeFileSync(join(folder, 'annex.config.json'), typeof content === 'string' ? content : JSON.stringify(content));

const read = (input: Omit<ConfigInput, 'folder'> = {}) => readConfig({ ...input, folder });

/** The error message that stops the start. */
function errorMessage(input: Omit<ConfigInput, 'folder'> = {}): string {
  try {
    read(input);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    expect(error.message).not.toMatch(/[\r\n]/);
    return error.message;
  }
  throw new Error('It was accepted');
}

describe('readConfig', () => {
  it('prefers a flag to a variable, a variable to the file, and the file to the default', () => {
    write({ platform: { port: 3 }, gateway: { port: 3 }, viewer: { port: 3 } });
    const { settings, sources } = read({
      flags: { 'platform-port': '1' },
      env: { ANNEX_PLATFORM_PORT: '2', ANNEX_GATEWAY_PORT: '2' },
    });
    const ports = ['platform', 'gateway', 'viewer', 'watchdog'].map((name) => `${name}.port`);
    expect(ports.map((path) => valueAt(settings, path))).toEqual([1, 2, 3, 8796]);
    expect(ports.map((path) => sources.get(path))).toEqual(['flag', 'environment', 'file', 'default']);
  });

  it('reads every setting from its flag, its variable and the file', () => {
    for (const { path, flag, variable, schema } of SETTINGS) {
      const example = (schema.items?.examples ?? schema.enum ?? schema.examples)?.[0];
      const sample = schema.type === 'boolean' ? 'false' : (example ?? String(schema.minimum ?? 'a'));
      const text = path === 'apiKey' ? `ak_${'k'.repeat(43)}` : sample;
      const byFlag = read({ flags: { [flag]: text } });
      const byVariable = read({ env: { [variable]: text } });
      expect(byFlag.sources.get(path), path).toBe('flag');
      expect(byVariable.sources.get(path), path).toBe('environment');
      const value = valueAt(byFlag.settings, path);
      write(path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value));
      const byFile = read();
      expect(byFile.sources.get(path), path).toBe('file');
      expect(valueAt(byFile.settings, path), path).toEqual(value);
      write({});
    }
  });

  it('resolves relative directories against the working directory', () => {
    expect(read().settings).toMatchObject({
      dataDir: join(folder, '.annex'),
      projectDir: folder,
      platform: { packagesDir: join(folder, '.annex/packages') },
    });
    const { settings } = read({ flags: { 'data-dir': '/srv/$&' }, env: { ANNEX_PROJECT_DIR: '../x' } });
    expect(settings.platform.packagesDir).toBe('/srv/$&/packages');
    expect(settings.projectDir).toBe(join(folder, '../x'));
    expect(read({ flags: { 'platform-packages-dir': 'built' } }).settings.platform.packagesDir).toBe(
      join(folder, 'built'),
    );
  });

  it('removes the trailing slash of an http URL, but not of a ws URL', () => {
    const { settings } = read({
      env: { ANNEX_BASE_URL: 'https://annex.example/a//', ANNEX_GATEWAY_WS_URL: 'wss://annex.example/' },
    });
    expect(settings.platform.baseUrl).toBe('https://annex.example/a');
    expect(settings.gateway.wsUrl).toBe('wss://annex.example/');
  });

  it('reads comma-separated lists', () => {
    const { settings } = read({ env: { ANNEX_TRUSTED_PROXIES: '10.0.0.0/8, ::1,' } });
    expect(settings.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  it('treats an empty variable as not set', () => {
    const { settings, sources } = read({
      env: { ANNEX_PLATFORM_PORT: '', ANNEX_DATABASE_URL: '', ANNEX_LOG_LEVEL: '' },
    });
    expect(settings.platform.port).toBe(8790);
    expect(settings.databaseUrl).toBeUndefined();
    expect(sources.get('log.level')).toBe('default');
  });

  it('ignores unrelated variables with the same prefix', () => {
    const env = { ANNEX_PORT: 'tcp://10.0.0.1:80', ANNEX_SERVICE_HOST: '10.0.0.1', ANNEX_RESTARTED: '1', ANNEX: 'x' };
    expect(read({ env }).settings).toEqual(read().settings);
  });
});

describe('an invalid setting', () => {
  it.each<[string, Record<string, string>, string]>([
    ['a number that is none', { ANNEX_PLATFORM_PORT: '7x' }, 'must be an integer from 0 to 65535'],
    ['a number that is too large', { ANNEX_GATEWAY_PORT: '65536' }, 'must be an integer from 0 to 65535'],
    ['a number that is too small', { ANNEX_VIEWER_PORT: '-1' }, 'must be an integer from 0 to 65535'],
    ['a number with a point', { ANNEX_INTENTS_LIFETIME_MS: '1.5' }, 'must be an integer from 1 to 2147483647'],
    [
      'a timer longer than timers are',
      { ANNEX_WATCHDOG_POLL_MS: '2147483648' },
      'must be an integer from 10 to 2147483647',
    ],
    [
      'a word that is none of them',
      { ANNEX_LOG_LEVEL: 'loud' },
      'must be one of: trace, debug, info, warn, error, fatal, silent',
    ],
    ['neither true nor false', { ANNEX_WATCHDOG_AUTO_RESTART: 'yes' }, 'must be true or false'],
    ['no address', { ANNEX_BASE_URL: 'annex.example' }, 'must look like https://annex.example'],
    [
      'an address with a query',
      { ANNEX_GATEWAY_URL: 'https://a.example/?x=1' },
      'must look like https://annex.example',
    ],
    [
      'an address with a password',
      { ANNEX_PROXY_URL: 'https://u:geheim@a.example' },
      'must look like https://views.example',
    ],
    ['a wildcard', { ANNEX_PROXY_URL: 'https://*.views.example' }, 'must look like https://views.example'],
    ['an impossible port', { ANNEX_BASE_URL: 'http://a:99999' }, 'must look like https://annex.example'],
    [
      'an unknown database',
      { ANNEX_DATABASE_URL: 'mysql://u:geheim@h/d' },
      'must look like postgres://annex@db.example:5432/annex',
    ],
    ['a key that is none', { ANNEX_API_KEY: 'geheim' }, 'must look like ak_ and 43 characters'],
    ['no host', { ANNEX_HOST: 'a b' }, 'must look like 127.0.0.1'],
  ])('in the environment is reported with its variable: %s', (_, env, must) => {
    expect(errorMessage({ env })).toBe(`${Object.keys(env)[0]} ${must}`);
  });

  it('in a flag is reported with the flag, and an entry of a list with its number', () => {
    expect(errorMessage({ flags: { 'platform-port': '' } })).toBe('--platform-port must be an integer from 0 to 65535');
    expect(errorMessage({ flags: { host: '' } })).toBe('--host must look like 127.0.0.1');
    expect(errorMessage({ flags: { 'data-dir': '' } })).toBe('--data-dir must be a non-empty string');
    expect(errorMessage({ env: { ANNEX_TRUSTED_PROXIES: '::1,10.0.0.0/33' } })).toBe(
      'ANNEX_TRUSTED_PROXIES: entry 2 must look like 10.0.0.0/8',
    );
  });

  it('is reported if its variable is misspelled or has a new name', () => {
    expect(errorMessage({ env: { ANNEX_IDENTITY_LOGIN_HISTORY_PER_USER: '1' } })).toBe(
      'ANNEX_IDENTITY_LOGIN_HISTORY_PER_USER is now called ANNEX_IDENTITY_AUDIT_LOG_PER_USER',
    );
    expect(errorMessage({ env: { ANNEX_PLATFROM_PORT: '1' } })).toBe(
      "unknown setting ANNEX_PLATFROM_PORT. Did you mean 'ANNEX_PLATFORM_PORT'?",
    );
  });

  it.each<[string, unknown, string]>([
    ['a wrong value', { platform: { port: '8790' } }, '/platform/port must be an integer from 0 to 65535'],
    ['nothing', { host: null }, '/host must look like 127.0.0.1'],
    [
      'an entry of a list',
      { gateway: { origins: ['https://a.example', 'https://b.example/'] } },
      '/gateway/origins/1 must look like https://app.example',
    ],
    ['no list', { trustedProxies: '::1' }, '/trustedProxies must be a list of at most 256 entries'],
    ['no group', { log: 'info' }, '/log must be an object'],
    ['no object at all', [], '/ must be an object'],
    ['a misspelt setting', { platform: { prot: 1 } }, "/platform/prot is not a known setting. Did you mean 'port'?"],
    ['a renamed group', { identity: { loginHistory: {} } }, '/identity/loginHistory is now called auditLog'],
    ['a misspelt group', { gatway: {} }, "/gatway is not a known setting. Did you mean 'gateway'?"],
    ['an unknown setting', { limits: { elephants: 1 } }, '/limits/elephants is not a known setting'],
    ['a key of everybody’s', { toString: 1 }, '/toString is not a known setting'],
    ['a key with lines of its own', { 'a\nannex: all is well': 1 }, '/a·annex:·all·is·well is not a known setting'],
  ])('in the file is reported with its path: %s', (_, content, line) => {
    write(content);
    expect(errorMessage()).toBe(`annex.config.json: ${line}`);
  });

  it('in the file is reported even if a flag overrides it', () => {
    write({ platform: { port: -1 } });
    expect(errorMessage({ flags: { 'platform-port': '1' } })).toContain('/platform/port');
  });
});

describe('annex.config.json', () => {
  it('may contain $schema and start with a byte order mark', () => {
    write(`\uFEFF${JSON.stringify({ $schema: './settings.schema.json', log: { level: 'warn' } })}`);
    expect(read().settings.log.level).toBe('warn');
  });

  it.each([
    ['{\n  "apiKey": geheim\n}', 'is not valid JSON (line 2, column 13)'],
    ['{\n  "apiKey": "geheim",\n}', 'is not valid JSON (line 3, column 1)'],
    ['{\n  // geheim\n}', 'is not valid JSON (line 2, column 3)'],
    ['{\n  "host": "a"\n  "apiKey": "geheim"\n}', 'is not valid JSON (line 3, column 3)'],
    ['{ "trustedProxies": [1, geheim] }', 'is not valid JSON (line 1, column 25)'],
    ['', 'is not valid JSON'],
    ['{"host":"a","host":"b"}', 'has the duplicate key "host"'],
    [`${'['.repeat(100)}${']'.repeat(100)}`, 'is nested deeper than 64 levels'],
  ])('with invalid JSON is reported with the position but not the text: %j', (text, line) => {
    write(text);
    expect(errorMessage()).toBe(`annex.config.json ${line}`);
  });

  it('that is a directory is reported', () => {
    mkdirSync(join(folder, 'annex.config.json'));
    expect(errorMessage()).toBe(`cannot read ${join(folder, 'annex.config.json')} (EISDIR)`);
  });
});

describe('a removed setting', () => {
  it('is accepted from a flag, a variable and the file, named once, and changes nothing', () => {
    for (const removed of REMOVED_SETTINGS) {
      const { path, flag, variable } = removed;
      const content = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), 'any value');
      for (const [input, file] of [
        [{ flags: { [flag]: 'false' } }, {}],
        [{ env: { [variable]: '7' } }, {}],
        [{}, content],
        [{ flags: { [flag]: 'false' }, env: { [variable]: '7' } }, content],
      ] as const) {
        write(file);
        const config = read(input);
        expect(config.removed, path).toEqual([removed]);
        write({});
        expect(config.settings).toEqual(read().settings);
      }
    }
    expect(read({ env: { ANNEX_PASTE_SQUEEZE: '' } }).removed).toEqual([]);
    expect(REMOVED_SETTINGS.map(({ path }) => path)).toEqual(SETTINGS_SCHEMA['x-removed']);
  });

  it('does not hide an invalid setting beside it', () => {
    write({ paste: { squeeze: true, squeezed: true } });
    expect(errorMessage()).toContain('/paste/squeezed is not a known setting');
  });

  it('is not a setting', () => {
    const removed = new Set(SETTINGS_SCHEMA['x-removed']);
    expect(SETTINGS.filter(({ path }) => removed.has(path))).toEqual([]);
  });
});

describe('masked', () => {
  const shown = (path: string, value: string) => {
    const setting = SETTINGS.find((candidate) => candidate.path === path);
    if (!setting) throw new Error(path);
    return masked(setting, value);
  };

  it.each([
    ['postgres://annex:geheim@db:5432/annex', 'postgres://annex:***@db:5432/annex'],
    ['postgres://annex:ge@he/im?@db/annex', 'postgres://annex:***@db/annex'],
    ['postgres://:geheim@db/annex', 'postgres://:***@db/annex'],
    ['postgres://annex@db/annex?password=geheim', 'postgres://annex@db/annex?***'],
    ['postgresql://a:geheim@h1:1,h2:2/d', 'postgresql://a:***@h1:1,h2:2/d'],
    ['postgres://db/annex', 'postgres://db/annex'],
  ])('hides only the password in a database URL: %s', (value, visible) => {
    expect(shown('databaseUrl', value)).toBe(visible);
  });

  it('hides a key completely and shows all other values', () => {
    expect(shown('apiKey', `ak_${'g'.repeat(43)}`)).toBe('***');
    expect(shown('platform.baseUrl', 'https://annex.example')).toBe('https://annex.example');
  });
});
