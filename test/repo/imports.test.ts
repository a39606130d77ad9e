// Which room of src may import which, and what each kind of file may import.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modules, root } from './modules.ts';

const imports = modules(['{src,generated}/**/*.{ts,js}']).flatMap(({ path, imports }) =>
  imports.map(({ to }) => ({ from: path, to })),
);

const AREAS = ['gateway', 'identity', 'intents', 'packages', 'paste', 'platform', 'watchdog', 'workspace'];
/** Files right below src: they belong to no room and import no room but the contract. */
const COMMON = globSync('src/*.ts', { cwd: root });
/** What every server-side room may import; of generated/ only its own area's files, settings and page scripts. */
const SERVER = ['contract', 'contract/server', 'pages'];
const AREA = [...SERVER, 'identity', 'state', 'files'];

/** Room -> the rooms below it. `contract` is its types and problems, `contract/*` its three sides. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract/server', 'contract/client'],
  'contract/server': ['contract'],
  'contract/client': ['contract'],
  'contract/mock': ['contract', 'contract/server'],
  conform: [],
  files: [],
  log: ['contract/server'],
  metrics: ['contract/server'],
  config: ['contract/server'],
  state: [],
  pages: ['contract/server'],
  'package-manager': ['contract', 'files'],
  identity: [...SERVER, 'state'],
  intents: AREA,
  gateway: [...SERVER, 'contract/mock', 'state'],
  watchdog: SERVER,
  paste: AREA,
  workspace: AREA,
  packages: [...SERVER, 'package-manager'],
  platform: [...SERVER, 'metrics'],
  docs: ['config', 'pages'],
  sdk: ['contract', 'contract/client', 'package-manager', 'files', 'pages'],
  mcp: ['contract', 'contract/server', 'contract/client', 'sdk'],
  mock: ['contract/mock', 'gateway'],
  servers: [
    ...['contract', 'contract/server', 'contract/client', 'config', 'log', 'metrics', 'state', 'pages', 'docs'],
    ...['mcp', 'package-manager', ...AREAS],
  ],
  cli: [
    ...['contract/client', 'config', 'conform', 'files', 'state', 'identity', 'package-manager', 'sdk', 'mcp', 'mock'],
    'servers',
  ],
};
/** Scripts of pages call as any client does. */
const PAGE_SCRIPT = /\/browser(\.ts|\/)|^src\/workspace\/proxy\/tracker\//;

function roomOf(path: string): string {
  const [, room = '', side = '', file] = path.split('/');
  return file !== undefined && room === 'contract' ? `${room}/${side}` : room;
}

const breaking = (from: RegExp, allowed: (to: string, from: string) => boolean): string[] =>
  imports
    .filter((line) => from.test(line.from) && !allowed(line.to, line.from))
    .map((line) => `${line.from} -> ${line.to}`);

const isLocal = (to: string): boolean => /^(src|generated)\//.test(to);

describe('who imports whom', () => {
  it('is read from the files at all', () => {
    expect(imports.length).toBeGreaterThan(1_000);
    expect(imports).toContainEqual({ from: 'src/intents/handlers.ts', to: 'generated/intents/contract.ts' });
  });

  it('names every room', () => {
    const rooms = globSync('src/**/*.{ts,js}', { cwd: root }).filter((path) => !COMMON.includes(path));
    expect([...new Set(rooms.map(roomOf))].sort()).toEqual(Object.keys(ROOMS).sort());
  });

  it('follows the rooms: no import runs upwards or sideways', () => {
    const allowed = (to: string, from: string): boolean => {
      if (!to.startsWith('src/') || COMMON.includes(to) || roomOf(to) === roomOf(from)) return true;
      if (PAGE_SCRIPT.test(from) && /^src\/contract\/client\//.test(to)) return true;
      return ROOMS[roomOf(from)]?.includes(roomOf(to)) ?? false;
    };
    expect(breaking(/^src\/[a-z-]+\//, allowed)).toEqual([]);
    expect(
      breaking(
        /^src\/[a-z-]+\.ts$/,
        (to) => !to.startsWith('src/') || roomOf(to) === 'contract' || COMMON.includes(to),
      ),
    ).toEqual([]);
  });

  it('has no room whose rooms lead back to it', () => {
    const below = (room: string, seen: readonly string[] = []): string[] =>
      seen.includes(room)
        ? [[...seen, room].join(' -> ')]
        : (ROOMS[room] ?? []).flatMap((next) => (/^contract/.test(next) ? [] : below(next, [...seen, room])));
    expect(Object.keys(ROOMS).flatMap((room) => below(room))).toEqual([]);
  });

  it('lets generated import nothing from src, but for clients and mocks, which import those of the contract', () => {
    const allowed = (to: string, from: string): boolean =>
      !to.startsWith('src/') ||
      [/\/(client|mock)\.ts$/.exec(from)].some((file) => file && to === `src/contract/${file[1]}/index.ts`);
    expect(breaking(/^generated\//, allowed)).toEqual([]);
  });

  it('keeps contract, conform and files libraries: they import nothing that is generated', () => {
    expect(breaking(/^src\/(contract|conform|files)\//, (to) => !to.startsWith('generated/'))).toEqual([]);
  });

  it('lets an area read the generated files of no other area', () => {
    for (const area of AREAS) {
      const own = new RegExp(`^generated/(${area}|config|pages|problems\\.ts)`);
      expect(breaking(new RegExp(`^src/${area}/`), (to) => !to.startsWith('generated/') || own.test(to))).toEqual([]);
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
    expect(breaking(/^src\/sdk\/(?!oauth\/)/, (to) => !/^src\/(pages|files|sdk\/oauth)\//.test(to))).toEqual([]);
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
      ['src/docs/search-rank.ts', 'src/workspace/panels/catalog.ts'].includes(to) ||
      /^(acorn|dockview|html-to-image|lit-html)(\/|$)/.test(to);
    expect(breaking(PAGE_SCRIPT, allowed)).toEqual([]);
  });

  it('lets handlers call services and services call stores, never the other way', () => {
    const above = /\/(handlers|socket)\.ts$|\/page\//;
    expect(breaking(/^src\/[a-z-]+\/(.*\/)?([a-z]+-)?(service|store)\.ts$/, (to) => !above.test(to))).toEqual([]);
    expect(breaking(/^src\/[a-z-]+\/(.*\/)?([a-z]+-)?store\.ts$/, (to) => !/service\.ts$/.test(to))).toEqual([]);
  });

  it('keeps services free of Koa, ws, SQL and timers', () => {
    const allowed = (to: string): boolean =>
      !['koa', '@koa/router', 'ws', 'node:timers', 'node:sqlite', 'postgres'].includes(to);
    expect(breaking(/^src\/[a-z]+\/service\.ts$/, allowed)).toEqual([]);
    for (const file of globSync('src/*/service.ts', { cwd: root })) {
      const text = readFileSync(join(root, file), 'utf8');
      expect(text, file).not.toMatch(
        /\b(setTimeout|setInterval|Date\.now)\b|\b(select|insert into|update) .* (from|values|set) /,
      );
    }
  });

  it('lets an area write no table but its own', () => {
    const owners: Readonly<Record<string, RegExp>> = {
      gateway: /^routes$/,
      identity: /^(users|memberships|api_keys|sessions|login_attempts|login_locks)$/,
      intents: /^(intents|rate_windows)$/,
      workspace: /^(workspaces|evals|open_browsers|workspace_lines)$/,
      state: /./,
    };
    const writes = globSync('src/**/*.ts', { cwd: root }).flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /\b(?:insert into|update|delete from) ([a-z_]+)\b(?= set|\s*\(|\s+where|\s+as )/g,
        ),
      ]
        .map(([, table = '']) => table)
        .filter((table) => !owners[roomOf(file)]?.test(table))
        .map((table) => `${file} writes ${table}`),
    );
    expect(writes).toEqual([]);
  });

  it('lets the database engines stand behind their port', () => {
    const allowed = (to: string): boolean => !['postgres', 'node:sqlite'].includes(to);
    expect(breaking(/^src\/(?!state\/)/, allowed)).toEqual([]);
  });
});
