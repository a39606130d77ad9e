// The schema of the settings, and the validators generated from it.
import { isIP } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import schema from '../../../spec/config/settings.schema.json' with { type: 'json' };
import { SETTINGS, SETTINGS_SCHEMA } from '../../../src/base/config/catalogue.ts';
import { findWrong } from '../../../src/base/config/check.ts';
import { readConfig, type Settings } from '../../../src/base/config/config.ts';
import { EVENT_LIMITS } from '../../../src/contract/server/events.ts';
import { LISTEN_LIMITS } from '../../../src/contract/server/index.ts';
import { SOCKET_LIMITS } from '../../../src/contract/server/socket-options.ts';

function isIpRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && (bits === undefined ? most > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= most);
}

/** The content of a file with one setting. */
const fileOf = (path: string, value: unknown): unknown =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);

const ajv = new Ajv2020({ strict: true, allErrors: true });
addFormats.default(ajv);
ajv.addFormat('ip-range', isIpRange);
ajv.addKeyword({ keyword: 'x-internal', schemaType: 'boolean' });
ajv.addKeyword({ keyword: 'x-removed', schemaType: 'array' });
const validateFile = ajv.compile(schema);

/** Settings without a default, with the reason. */
const WITHOUT_DEFAULT = [
  'databaseUrl', // SQLite
  'apiKey', // a secret
  'workspace', // different for every user
  'log.node', // host name and process id
  'platform.baseUrl', // the address it listens on
  'gateway.url',
  'gateway.wsUrl',
  'viewer.port', // that of the platform
  'viewer.url',
  'proxy.port', // that of the platform
  'proxy.url',
  'packages.mirror', // it serves its own repository
  'paste.model.url', // no model is used
  'paste.model.key', // a secret
  'intents.maxSessionSeconds', // no limit
  'intents.maxScopes', // all scopes
  'paste.pathPrefix', // paths as on this machine
];

describe('the settings schema', () => {
  it('describes every setting with its bounds and its default', () => {
    const missing = SETTINGS.flatMap(({ path, schema: { description, type, default: standard, ...rest } }) => {
      const bounded = type !== 'integer' || (rest.minimum !== undefined && rest.maximum !== undefined);
      const isExplained = type !== 'string' || rest.enum || rest.examples || path.endsWith('Dir');
      const items = type !== 'array' || (rest.items?.examples && rest.maxItems !== undefined);
      const given = (standard !== undefined) !== WITHOUT_DEFAULT.includes(path);
      return description && bounded && isExplained && items && given ? [] : [path];
    });
    expect(missing).toEqual([]);
    expect(SETTINGS.length).toBeGreaterThan(50);
  });

  it('has defaults and examples that are valid', () => {
    for (const { path, schema: leaf } of SETTINGS) {
      const samples = [leaf.default, ...(leaf.writeOnly ? [] : (leaf.examples ?? []))];
      for (const sample of samples)
        if (sample !== undefined) expect(findWrong(SETTINGS_SCHEMA, fileOf(path, sample)), path).toBeNull();
      const { items } = leaf;
      for (const sample of items?.examples ?? [])
        expect(findWrong(SETTINGS_SCHEMA, fileOf(path, [sample])), path).toBeNull();
    }
  });

  it('has unique names, including the documented variables', () => {
    for (const name of ['path', 'flag', 'variable'] as const) {
      const names = SETTINGS.map((setting) => setting[name]);
      expect(new Set(names).size).toBe(names.length);
    }
    const variables = SETTINGS.map(({ variable }) => variable);
    const documented =
      'DATA_DIR PROJECT_DIR HOST PLATFORM_PORT GATEWAY_PORT WATCHDOG_PORT VIEWER_PORT PROXY_PORT BASE_URL GATEWAY_URL ' +
      'GATEWAY_WS_URL PROXY_URL DATABASE_URL TRUSTED_PROXIES LOG_LEVEL API_KEY WORKSPACE';
    expect(variables).toEqual(expect.arrayContaining(documented.split(' ').map((name) => `ANNEX_${name}`)));
  });
});

describe('a default value', () => {
  const { settings } = readConfig({ folder: '/nowhere' });

  it('is the same in the generated defaults and in an empty directory', () => {
    const { dataDir: _, projectDir: __, platform, packages, ...others } = settings;
    const { installDir: ___, ...rest } = packages;
    expect(DEFAULTS).toMatchObject({ ...others, packages: rest, platform: { port: platform.port } });
  });

  it('is the same as in the contract layer, which does not know the settings', () => {
    const { gateway, intents, limits } = settings;
    const { headersTimeoutMs, requestTimeoutMs, closeGraceMs, maxStreamsPerAddress } = limits;
    expect(SOCKET_LIMITS).toMatchObject(gateway.sockets);
    expect(LISTEN_LIMITS).toMatchObject({ headersTimeoutMs, requestTimeoutMs, closeGraceMs });
    expect(EVENT_LIMITS).toMatchObject({ keepAliveMs: intents.keepAliveMs, maxStreamsPerAddress });
  });

  it('is the required number [G-limits-are-settings]', () => {
    const { intents, gateway, watchdog, paste, platform } = settings;
    expect(intents).toMatchObject({ lifetimeMs: 15 * 60_000, defaultMaxAgeSeconds: 7_776_000 });
    expect(gateway.port).toBe(8795);
    expect(watchdog).toMatchObject({ port: 8796, pollMs: 10_000, failures: 3 });
    expect(paste.maxEdgePx).toBe(1568);
    expect(platform.port).toBe(8790);
  });
});

describe('the validation of a value', () => {
  /** Values at, below and above every bound of the schema, and many of other types. */
  const numbers = SETTINGS.flatMap(({ schema: { minimum = 0, maximum = 0 } }) => [
    ...[minimum - 1, minimum, minimum + 0.5, minimum + 1],
    ...[maximum - 1, maximum, maximum + 1],
  ]);
  const texts = [
    ...SETTINGS.flatMap(({ schema: { enum: words = [], examples = [], items } }) => [
      ...[...words, ...examples, ...(items?.examples ?? [])],
    ]),
    ...['', ' ', '0', 'true', 'null', 'a b', 'a\n', '::1', '[::1]', 'localhost', 'a'.repeat(253), 'a'.repeat(254)],
    ...['http://a', 'http://a/', 'http://a/b', 'http://a/b?c', 'http://a#b', 'http://u:p@a', 'http://a:1', 'ftp://a'],
    ...[
      'https://',
      'http:///a',
      'http://[::1]:80/x',
      'ws://a/',
      'wss://a/b?c',
      'HTTP://A',
      'http://a b',
      'http://a/ b',
    ],
    ...['postgres://a/b', 'postgresql://u:p@a:1,b:2/c?d=e', 'postgres://', 'mysql://a/b', 'postgres://a b'],
    ...['1.2.3.4', '1.2.3.4/32', '1.2.3.4/33', '1.2.3.4/', '1.2.3/8', '::/0', '::/129', '10.0.0.0/8/8', '1.2.3.4/-1'],
    ...[`ak_${'a'.repeat(43)}`, `ak_${'a'.repeat(42)}`, `ak_${'a'.repeat(44)}`, `AK_${'a'.repeat(43)}`],
    ...['a/b', 'a/b/c', '/b', 'a/', '-a/b', 'a/b ', 'kicad', 'Kicad', 'k-cad', '9k'],
  ];
  const plain: readonly unknown[] = [
    ...numbers,
    ...texts,
    true,
    false,
    null,
    {},
    { 0: 'a' },
    [[]],
    Number.POSITIVE_INFINITY,
    -0,
  ];
  const values = [...plain, [], ...plain.map((value) => [value]), texts.slice(0, 3), Array(257).fill('1.2.3.4')];

  it('agrees with Ajv for many values of every setting', () => {
    const disagreeing: string[] = [];
    let accepted = 0;
    for (const { path, schema: leaf } of SETTINGS) {
      const validate = ajv.compile(leaf);
      for (const value of values) {
        const ours = findWrong(SETTINGS_SCHEMA, fileOf(path, value)) === null;
        if (ours) accepted++;
        if (ours !== validate(value))
          disagreeing.push(`${path} ${JSON.stringify(value)} ${ours ? 'accepted' : 'refused'}`);
      }
    }
    expect(disagreeing).toEqual([]);
    expect(accepted).toBeGreaterThan(1_000);
  });

  it('accepts exactly the files that the schema accepts', () => {
    const file = { $schema: 'x', platform: { port: 0 }, log: { level: 'warn' } } satisfies {
      readonly [K in keyof Settings]?: Partial<Settings[K]>;
    } & { $schema: string };
    expect(validateFile(file)).toBe(true);
    expect(validateFile({ platform: { prot: 0 } })).toBe(false);
    expect(validateFile({ plattform: {} })).toBe(false);
  });
});
