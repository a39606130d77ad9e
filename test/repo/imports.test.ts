// Which layer of src may import which, and what each kind of file may import.

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

/** Layer -> the layers that it may import. `contract` alone is its types and problems. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract/server', 'contract/client'],
  'contract/server': ['contract'],
  'contract/client': ['contract'],
  'contract/mock': ['contract', 'contract/server'],
  'contract/conform': [],
  'contract/generate': ['contract', 'contract/conform'],
  base: ['contract', 'contract/server'],
  'package-manager': ['contract', 'base'],
  pages: ['contract', 'contract/server', 'base'],
  docs: ['contract/generate', 'base', 'pages'],
  ...Object.fromEntries(AREA_NAMES.map((area) => [`areas/${area}`, [...AREA, 'contract/conform']])),
  'areas/gateway': [...AREA, 'contract/conform', 'contract/mock'],
  'areas/packages': [...AREA, 'contract/conform', 'package-manager'],
  sdk: ['contract', 'contract/client', 'base', 'package-manager', 'pages'],
  mcp: ['contract', 'contract/server', 'contract/client', 'base', 'sdk'],
  servers: [
    ...[...CONTRACT, 'contract/conform', 'base', 'package-manager', 'pages', 'docs', 'mcp'],
    ...AREA_NAMES.map((area) => `areas/${area}`),
  ],
  cli: ['contract/client', 'base', 'package-manager', 'sdk', 'mcp', 'servers', 'areas/identity'],
};
/** Scripts of pages call as any client does. */
const PAGE_SCRIPT = /\/browser(\.ts|\/)|^src\/areas\/workspace\/proxy\/tracker\//;

/** Two folders deep in contract and areas, one elsewhere. */
function layerOf(path: string): string {
  const [, layer = '', part = '', file] = path.split('/');
  return file !== undefined && ['contract', 'areas'].includes(layer) ? `${layer}/${part}` : layer;
}

const breaking = (from: RegExp, allowed: (to: string, from: string) => boolean): string[] =>
  imports
    .filter((line) => from.test(line.from) && !allowed(line.to, line.from))
    .map((line) => `${line.from} -> ${line.to}`);

const isLocal = (to: string): boolean => /^(src|generated)\//.test(to);

describe('who imports whom', () => {
  it('is read from the files at all', () => {
    expect(imports.length).toBeGreaterThan(1_000);
    expect(imports).toContainEqual({ from: 'src/areas/intents/handlers.ts', to: 'generated/intents/contract.ts' });
  });

  it('knows every folder of src, and no file lies beside them', () => {
    const layers = globSync('src/**/*.{ts,js}', { cwd: root }).map(layerOf);
    expect([...new Set(layers)].sort()).toEqual(Object.keys(LAYERS).sort());
  });

  it('follows the layers: no import runs upwards or sideways', () => {
    const allowed = (to: string, from: string): boolean => {
      if (!to.startsWith('src/') || layerOf(to) === layerOf(from)) return true;
      if (PAGE_SCRIPT.test(from) && /^src\/contract\/client\//.test(to)) return true;
      return LAYERS[layerOf(from)]?.includes(layerOf(to)) ?? false;
    };
    expect(breaking(/^src\//, allowed)).toEqual([]);
  });

  it('has no layer that leads back to itself', () => {
    const below = (layer: string, seen: readonly string[] = []): string[] =>
      seen.includes(layer)
        ? [[...seen, layer].join(' -> ')]
        : (LAYERS[layer] ?? []).flatMap((next) => (/^contract/.test(next) ? [] : below(next, [...seen, layer])));
    expect(Object.keys(LAYERS).flatMap((layer) => below(layer))).toEqual([]);
  });

  it('lets generated import nothing from src, but for clients and mocks, which import those of the contract', () => {
    const allowed = (to: string, from: string): boolean =>
      !to.startsWith('src/') ||
      [/\/(client|mock)\.ts$/.exec(from)].some((file) => file && to === `src/contract/${file[1]}/index.ts`);
    expect(breaking(/^generated\//, allowed)).toEqual([]);
  });

  it('keeps contract a library: it imports nothing that is generated', () => {
    expect(breaking(/^src\/(contract|base\/files)\//, (to) => !to.startsWith('generated/'))).toEqual([]);
  });

  it('lets an area read the generated files of no other area', () => {
    for (const area of AREA_NAMES) {
      const own = new RegExp(`^generated/(${area}|config|pages|problems\\.ts)`);
      expect(breaking(new RegExp(`^src/areas/${area}/`), (to) => !to.startsWith('generated/') || own.test(to))).toEqual(
        [],
      );
    }
  });

  it('keeps the contract types and client free of everything but small client libraries', () => {
    const allowed = (to: string): boolean =>
      /^src\/contract\/(operation|handler|channel|tables|problem|refusal|node-fetch|client\/)/.test(to) ||
      ['eventsource-parser', 'eventsource-parser/stream', 'ws'].includes(to);
    expect(
      breaking(/^src\/contract\/((operation|handler|channel|tables|problem|refusal)\.ts|client\/)/, allowed),
    ).toEqual([]);
  });

  it('keeps Koa, databases and the disk out of the SDK, but for the doors that are for Node', () => {
    const isServerPage = (to: string): boolean => /^src\/pages\/(send-page|cached-answer)\.ts$/.test(to);
    expect(breaking(/^src\/sdk\/(?!oauth\/)/, isLocal)).toEqual([]);
    expect(breaking(/^src\/sdk\/(?!oauth\/)/, (to) => !/^src\/(pages|base\/files|sdk\/oauth)\//.test(to))).toEqual([]);
    expect(breaking(/^src\/sdk\/(?!packages\/)/, (to) => !to.startsWith('src/package-manager/'))).toEqual([]);
    const ofOAuth = (to: string): boolean => isLocal(to) || to.startsWith('node:') || to === 'oauth4webapi';
    expect(breaking(/^src\/sdk\/oauth\//, (to) => ofOAuth(to) && !isServerPage(to))).toEqual([]);
    expect(breaking(/^src\/pages\/(?!send-page|cached-answer)/, (to) => !isServerPage(to) && to !== 'koa')).toEqual([]);
    const libraries = ['jsonc-parser', 'yauzl', 'yazl'];
    expect(
      breaking(/^src\/package-manager\//, (to) => isLocal(to) || to.startsWith('node:') || libraries.includes(to)),
    ).toEqual([]);
  });

  it('lets scripts of pages load nothing of a server', () => {
    const allowed = (to: string): boolean =>
      PAGE_SCRIPT.test(to) ||
      /^(generated\/|src\/contract\/(client\/|channel|problem|refusal))/.test(to) ||
      to === 'src/docs/search-rank.ts' ||
      /^(acorn|dockview|html-to-image|lit-html)(\/|$)/.test(to);
    expect(breaking(PAGE_SCRIPT, allowed)).toEqual([]);
  });

  it('lets handlers call services and services call stores, never the other way', () => {
    const above = /\/(handlers|socket)\.ts$|\/page\//;
    expect(breaking(/^src\/areas\/(.*\/)?([a-z]+-)?(service|store)\.ts$/, (to) => !above.test(to))).toEqual([]);
    expect(breaking(/^src\/areas\/(.*\/)?([a-z]+-)?store\.ts$/, (to) => !/service\.ts$/.test(to))).toEqual([]);
  });

  it('keeps services free of Koa, ws, SQL and timers', () => {
    const allowed = (to: string): boolean =>
      !['koa', '@koa/router', 'ws', 'node:timers', 'node:sqlite', 'postgres'].includes(to);
    expect(breaking(/^src\/areas\/[a-z]+\/service\.ts$/, allowed)).toEqual([]);
    for (const file of globSync('src/areas/*/service.ts', { cwd: root })) {
      const text = readFileSync(join(root, file), 'utf8');
      expect(text, file).not.toMatch(
        /\b(setTimeout|setInterval|Date\.now)\b|\b(select|insert into|update) .* (from|values|set) /,
      );
    }
  });

  it('lets an area write no table but its own', () => {
    const owners: Readonly<Record<string, RegExp>> = {
      'areas/gateway': /^routes$/,
      'areas/identity': /^(users|memberships|api_keys|sessions|login_attempts|login_locks)$/,
      'areas/intents': /^(intents|rate_windows)$/,
      'areas/workspace': /^(workspaces|evals|open_browsers|workspace_lines)$/,
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

  it('lets the database engines stand behind their port', () => {
    const allowed = (to: string): boolean => !['postgres', 'node:sqlite'].includes(to);
    expect(breaking(/^src\/(?!base\/state\/)/, allowed)).toEqual([]);
  });
});
