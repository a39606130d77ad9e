// Which layers of src may import each other, and what each kind of file may import.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AREA_NAMES } from '../../generated/documents.ts';
import { modules, root } from './modules.ts';

const imports = modules(['{src,generated}/**/*.{ts,js}']).flatMap(({ path, imports }) =>
  imports.map(({ to }) => ({ from: path, to })),
);

const CONTRACT = ['contract', 'contract/server', 'contract/client', 'contract/mock'];
const AREA = ['contract', 'contract/server', 'base', 'pages'];

/** The layers that each layer may import. `contract` itself has types and problems. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract/server', 'contract/client'],
  'contract/server': ['contract'],
  'contract/client': ['contract'],
  'contract/mock': ['contract', 'contract/server'],
  'contract/conform': ['contract'],
  'contract/generate': ['contract', 'contract/server', 'contract/mock', 'contract/conform'],
  'contract/cli': ['contract', 'contract/generate', 'contract/conform', 'contract/mock'],
  base: ['contract', 'contract/server'],
  'package-manager': ['contract', 'base'],
  pages: ['contract', 'contract/server', 'base'],
  docs: ['contract', 'contract/generate', 'base', 'pages'],
  ...Object.fromEntries(AREA_NAMES.map((area) => [`areas/${area}`, AREA])),
  'areas/gateway': [...AREA, 'contract/mock'],
  'areas/packages': [...AREA, 'package-manager'],
  'areas/workspace': [...AREA, 'package-manager'],
  conformance: ['contract', 'contract/conform', 'package-manager'],
  sdk: ['contract', 'contract/client', 'base', 'package-manager', 'pages'],
  mcp: ['contract', 'contract/server', 'contract/client', 'base', 'sdk'],
  servers: [
    ...[...CONTRACT, 'contract/conform', 'base', 'package-manager', 'pages', 'docs', 'mcp', 'conformance'],
    ...AREA_NAMES.map((area) => `areas/${area}`),
  ],
  cli: [
    'contract',
    'contract/cli',
    'contract/client',
    'base',
    'package-manager',
    'sdk',
    'mcp',
    'servers',
    'areas/gateway',
    'areas/identity',
    'areas/workspace',
  ],
};
/** Page scripts call servers like any other client. */
const PAGE_SCRIPT =
  /\/browser(\.ts|\/)|^src\/areas\/workspace\/(page-kit|[a-z-]+\/page|web-view\/proxy\/(tracker|in-page))\//;

/** Two directories deep in contract and areas, one elsewhere. */
function layerOf(path: string): string {
  const [, layer = '', part = '', file] = path.split('/');
  return file !== undefined && ['contract', 'areas'].includes(layer) ? `${layer}/${part}` : layer;
}

const violations = (from: RegExp, allowed: (to: string, from: string) => boolean): string[] =>
  imports
    .filter((line) => from.test(line.from) && !allowed(line.to, line.from))
    .map((line) => `${line.from} -> ${line.to}`);

const isLocal = (to: string): boolean => /^(src|generated)\//.test(to);

describe('imports', () => {
  it('are found', () => {
    expect(imports.length).toBeGreaterThan(1_000);
    expect(imports).toContainEqual({ from: 'src/areas/intents/handlers.ts', to: 'generated/intents/contract.ts' });
  });

  it('have a rule for every directory of src, and no file is outside of them', () => {
    const layers = globSync('src/**/*.{ts,js}', { cwd: root }).map(layerOf);
    expect([...new Set(layers)].sort()).toEqual(Object.keys(LAYERS).sort());
  });

  it('follow the layers', () => {
    const allowed = (to: string, from: string): boolean => {
      if (!to.startsWith('src/') || layerOf(to) === layerOf(from)) return true;
      if (PAGE_SCRIPT.test(from) && /^src\/(contract\/client\/|sdk\/paste\/upload)/.test(to)) return true;
      return LAYERS[layerOf(from)]?.includes(layerOf(to)) ?? false;
    };
    expect(violations(/^src\//, allowed)).toEqual([]);
  });

  it('follow layers without cycles', () => {
    const below = (layer: string, seen: readonly string[] = []): string[] =>
      seen.includes(layer)
        ? [[...seen, layer].join(' -> ')]
        : (LAYERS[layer] ?? []).flatMap((next) => (/^contract/.test(next) ? [] : below(next, [...seen, layer])));
    expect(Object.keys(LAYERS).flatMap((layer) => below(layer))).toEqual([]);
  });

  it('of generated are not from src, except that clients and mocks import those of the contract', () => {
    const allowed = (to: string, from: string): boolean =>
      !to.startsWith('src/') ||
      [/\/(client|mock)\.ts$/.exec(from)].some((file) => file && to === `src/contract/${file[1]}/index.ts`);
    expect(violations(/^generated\//, allowed)).toEqual([]);
  });

  it('of contract are not generated, because it is a library', () => {
    expect(violations(/^src\/(contract|base\/files)\//, (to) => !to.startsWith('generated/'))).toEqual([]);
  });

  it('of an area are not from the generated files of another area', () => {
    for (const area of AREA_NAMES) {
      const own = new RegExp(`^generated/(${area}|config|pages|(documents|problems|scopes)\\.ts)`);
      expect(
        violations(new RegExp(`^src/areas/${area}/`), (to) => !to.startsWith('generated/') || own.test(to)),
      ).toEqual([]);
    }
  });

  it('of the contract types and client are small client libraries only', () => {
    const allowed = (to: string): boolean =>
      /^src\/contract\/(operation|handler|channel|error-row|form-fields|messages|negotiate|parse-or|tables|problem|refusal|node-fetch|client\/)/.test(
        to,
      ) || ['eventsource-parser', 'eventsource-parser/stream', 'ws'].includes(to);
    expect(
      violations(
        /^src\/contract\/((operation|handler|channel|error-row|messages|negotiate|tables|problem|refusal)\.ts|client\/)/,
        allowed,
      ),
    ).toEqual([]);
  });

  it('of the SDK are not Koa, databases or the disk, except in the entry points for Node', () => {
    const isServerPage = (to: string): boolean => /^src\/pages\/(send-page|cached-response)\.ts$/.test(to);
    expect(violations(/^src\/sdk\/(?!oauth\/)/, isLocal)).toEqual([]);
    expect(violations(/^src\/sdk\/(?!oauth\/)/, (to) => !/^src\/(pages|base\/files|sdk\/oauth)\//.test(to))).toEqual(
      [],
    );
    expect(violations(/^src\/sdk\/(?!packages\/)/, (to) => !to.startsWith('src/package-manager/'))).toEqual([]);
    const isOAuthImport = (to: string): boolean => isLocal(to) || to.startsWith('node:') || to === 'oauth4webapi';
    expect(violations(/^src\/sdk\/oauth\//, (to) => isOAuthImport(to) && !isServerPage(to))).toEqual([]);
    expect(violations(/^src\/pages\/(?!send-page|cached-response)/, (to) => !isServerPage(to) && to !== 'koa')).toEqual(
      [],
    );
    const libraries = ['htmlparser2', 'jsonc-parser', 'yauzl', 'yazl'];
    expect(
      violations(/^src\/package-manager\//, (to) => isLocal(to) || to.startsWith('node:') || libraries.includes(to)),
    ).toEqual([]);
  });

  it('of page scripts are not from a server', () => {
    const allowed = (to: string): boolean =>
      PAGE_SCRIPT.test(to) ||
      /^(generated\/|src\/contract\/(client\/|channel|convert|json|messages|parse-or|problem|refusal|tables|validation-errors))/.test(
        to,
      ) ||
      [
        'src/base/hosts.ts',
        'src/base/time-text.ts',
        'src/contract/generate/sample-code.ts',
        'src/docs/console/data.ts',
        'src/docs/search-rank.ts',
        'src/areas/workspace/layout/tree.ts',
        'src/sdk/paste/upload.ts',
      ].includes(to) ||
      /^(@simplewebauthn\/browser|acorn|dockview|eventsource-parser|html-to-image|lit-html)(\/|$)/.test(to);
    expect(violations(PAGE_SCRIPT, allowed)).toEqual([]);
  });

  it('lead from handlers to services to stores, never back', () => {
    const above = /\/(handlers|socket)\.ts$|\/page\//;
    expect(violations(/^src\/areas\/(.*\/)?([a-z]+-)?(service|store)\.ts$/, (to) => !above.test(to))).toEqual([]);
    expect(violations(/^src\/areas\/(.*\/)?([a-z]+-)?store\.ts$/, (to) => !/service\.ts$/.test(to))).toEqual([]);
  });

  it('of services are not Koa, ws or databases; services use no SQL and no timers', () => {
    const allowed = (to: string): boolean =>
      !['koa', '@koa/router', 'ws', 'node:timers', 'node:sqlite', 'postgres'].includes(to);
    expect(violations(/^src\/areas\/[a-z]+\/service\.ts$/, allowed)).toEqual([]);
    for (const file of globSync('src/areas/*/service.ts', { cwd: root })) {
      const text = readFileSync(join(root, file), 'utf8');
      expect(text, file).not.toMatch(
        /\b(setTimeout|setInterval|Date\.now)\b|\b(select|insert into|update) .* (from|values|set) /,
      );
    }
  });

  it('of database engines are only in base/state', () => {
    const allowed = (to: string): boolean => !['postgres', 'node:sqlite'].includes(to);
    expect(violations(/^src\/(?!base\/state\/)/, allowed)).toEqual([]);
  });
});

describe('areas', () => {
  it('write only their own tables', () => {
    const owners: Readonly<Record<string, RegExp>> = {
      'areas/gateway': /^routes$/,
      'areas/identity':
        /^(users|memberships|provider_memberships|api_keys|sessions|audit_events|passkeys|passkey_owners|recovery_codes|login_attempts|login_locks|linked_accounts|used_login_nonces)$/,
      'areas/intents': /^(intents|rate_windows|oauth_grants)$/,
      'areas/workspace':
        /^(workspaces|evals|open_browsers|workspace_lines|person_requests|agent_sessions|visible_pages|panel_grants|panel_contents)$/,
      'areas/notify': /^notify_(targets|settings|deliveries)$/,
      base: /./,
    };
    const writes = globSync('src/**/*.ts', { cwd: root }).flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /\b(?:insert into|update|delete from) ([a-z_]+)\b(?= set|\s*\(|\s+where|\s+as )/g,
        ),
      ]
        .map(([, table = '']) => table)
        .filter((table) => !owners[layerOf(file)]?.test(table))
        .map((table) => `${file} writes ${table}`),
    );
    expect(writes).toEqual([]);
  });
});
