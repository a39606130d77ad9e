import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const AREAS = ['packages', 'gateway', 'watchdog', 'intents', 'workspace', 'paste'];

interface Import {
  readonly from: string;
  /** A path from the root, or a package's name. */
  readonly to: string;
}

const imports: readonly Import[] = globSync('{src,generated}/**/*.{ts,js}', { cwd: root }).flatMap((from) => {
  const text = readFileSync(join(root, from), 'utf8');
  const found = text.matchAll(/^(?:import|export)\s(?:[^'"]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm);
  return [...found].map(([, plain, dynamic]) => {
    const to = plain ?? dynamic ?? '';
    return { from, to: to.startsWith('.') ? relative(root, join(root, dirname(from), to)) : to };
  });
});

const breaking = (from: RegExp, allowed: (to: string, from: string) => boolean): string[] =>
  imports
    .filter((line) => from.test(line.from) && !allowed(line.to, line.from))
    .map((line) => `${line.from} -> ${line.to}`);

const isLocal = (to: string): boolean => /^(src|generated)\//.test(to);

describe('who imports whom', () => {
  it('is read from the files at all', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports).toContainEqual({ from: 'src/intents/handlers.ts', to: 'generated/intents/contract.ts' });
  });

  it('lets generated import nothing from src, but for clients and mocks, which import those of the contract', () => {
    const allowed = (to: string, from: string): boolean =>
      to.startsWith('generated/') ||
      [/\/(client|mock)\.ts$/.exec(from)].some((file) => file && to === `src/contract/${file[1]}/index.ts`);
    expect(breaking(/^generated\//, allowed)).toEqual([]);
  });

  it('keeps the contract types and client free of everything but small client libraries', () => {
    const allowed = (to: string): boolean =>
      /^src\/contract\/(operation|handler|channel|tables|problem|refusal|client\/)/.test(to) ||
      ['eventsource-parser', 'eventsource-parser/stream', 'ws'].includes(to);
    expect(
      breaking(/^src\/contract\/((operation|handler|channel|tables|problem|refusal)\.ts|client\/)/, allowed),
    ).toEqual([]);
  });

  it('keeps Koa, databases and areas out of the SDK', () => {
    const allowed = (to: string): boolean =>
      to.startsWith('generated/') ||
      to.startsWith('src/sdk/') ||
      to === 'src/nearest-word.ts' ||
      to === 'src/problem.ts' ||
      /^src\/contract\/(operation|channel|problem|client\/)/.test(to);
    // The OAuth client keeps files and shows a page: a door of its own, for Node.
    const ofOAuth = (to: string): boolean =>
      allowed(to) ||
      /^(node:|src\/files\/|src\/pages\/(?!(send-page|cached-answer)\.ts))/.test(to) ||
      to === 'oauth4webapi';
    expect(breaking(/^src\/sdk\/oauth\//, ofOAuth)).toEqual([]);
    expect(
      breaking(/^src\/pages\/(?!(send-page|cached-answer)\.ts)/, (to) =>
        /^(node:crypto$|generated\/pages\/|src\/pages\/(?!(send-page|cached-answer)\.ts))/.test(to),
      ),
    ).toEqual([]);
    const packageManager = (to: string): boolean => to.startsWith('src/package-manager/');
    expect(breaking(/^src\/sdk\/packages\//, (to) => allowed(to) || packageManager(to))).toEqual([]);
    expect(
      breaking(/^src\/sdk\/(?!oauth\/|packages\/)/, (to) => allowed(to) && !to.startsWith('src/sdk/oauth/')),
    ).toEqual([]);
  });

  it('keeps the package manager free of servers, areas and the SDK that stands on it', () => {
    const libraries = ['jsonc-parser', 'yauzl', 'yazl'];
    const allowed = (to: string): boolean =>
      /^(generated\/packages\/|src\/package-manager\/|src\/files\/|src\/nearest-word\.ts$|src\/contract\/problem\.ts$|node:)/.test(
        to,
      ) || libraries.includes(to);
    expect(breaking(/^src\/package-manager\//, allowed)).toEqual([]);
  });

  it('keeps the contract layer a library: it imports nothing of this program', () => {
    const allowed = (to: string): boolean => !isLocal(to) || to.startsWith('src/contract/');
    expect(breaking(/^src\/contract\//, allowed)).toEqual([]);
  });

  it('keeps the cases of conformance free of this program: they are made from any document', () => {
    const allowed = (to: string): boolean => to.startsWith('src/conform/') || !isLocal(to);
    expect(breaking(/^src\/conform\//, allowed)).toEqual([]);
  });

  it('keeps areas apart: they meet in src/servers only', () => {
    for (const area of AREAS) {
      const others = AREAS.filter((other) => other !== area).map((other) => `src/${other}/`);
      const own = new RegExp(`^src/${area}/`);
      expect(
        breaking(own, (to) => ![...others, 'src/servers/', 'src/cli/'].some((path) => to.startsWith(path))),
      ).toEqual([]);
    }
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

  it('lets only the command line start servers', () => {
    expect(breaking(/^src\/(?!servers\/|cli\/)/, (to) => !to.startsWith('src/servers/'))).toEqual([]);
  });

  it('lets the database engines stand behind their port', () => {
    const allowed = (to: string): boolean => !['postgres', 'node:sqlite'].includes(to);
    expect(breaking(/^src\/(?!state\/)/, allowed)).toEqual([]);
  });
});
