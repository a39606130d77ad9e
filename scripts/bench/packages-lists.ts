// Signed lists of 500 and 10,000 packages with 10 versions each, whose archives are hosted elsewhere: a rebuild after one
// change, the memory of the platform, the CPU of a search, and what a reload does to other requests.
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Random } from '../../src/contract/conform/random.ts';
import { buildRepository, createKeys, readKey, refreshSignatures } from '../../src/sdk/packages/build/index.ts';
import { type ForkedServer, forkServer } from '../forked-server.ts';
import type { ServerUsage } from './packages-list-server.ts';
import { type Timing, time } from './timing.ts';

export const SMALL = 500;
export const BIG = 10_000;
const VERSIONS = 10;
const SEARCHES = 60;
const SERVER = join(import.meta.dirname, 'packages-list-server.ts');
const WORDS = 'via copper footprint render export panel length teardrop fanout bom stitch'.split(' ');
const TIMESTAMP = 1_794_744_000;
/** Files that have just changed are read again. */
const SETTLE_MS = 150;

export interface ListRound {
  readonly full: Timing;
  readonly rebuild: Timing;
  readonly small: Served;
  readonly big: Served;
}

export interface Served {
  /** CPU of the server for one search. */
  readonly searchMs: number;
  /** Memory that the list takes. */
  readonly bytes: number;
  /** CPU of the longest turn of the event loop while a changed list is loaded. */
  readonly turnMs: number;
  /** Rounds of four requests that were answered while the new list was loaded. */
  readonly during: number;
  /** The slowest of these requests, by wall time. */
  readonly slowestMs: number;
}

export async function measureLists(folder: string, seed: number): Promise<ListRound> {
  const sources = { small: join(folder, 'small'), big: join(folder, 'big') };
  writePackages(sources.small, SMALL, seed);
  writePackages(sources.big, BIG, seed);
  await settle();
  const keys = await createKeys(join(folder, 'keys'));
  const sign = { root: await readKey(keys.root), online: await readKey(keys.online) };
  const build = (name: 'small' | 'big', minutes: number) =>
    time(() =>
      buildRepository({
        source: sources[name],
        out: join(folder, `${name}-out`),
        baseUrl: 'https://packages.example',
        timestamp: TIMESTAMP + minutes * 60,
        sign,
      }),
    );
  await build('small', 0);
  const full = await build('big', 0);
  await refreshSignatures(join(folder, 'big-out'), sign);
  release(sources.big, '2.0.0');
  const rebuild = await build('big', 1);
  const serve = (name: 'small' | 'big', packages: number) =>
    measureServer(join(folder, `${name}-out`), folder, packages, async () => {
      release(sources[name], '3.0.0');
      await build(name, 2);
    });
  const round = { full, rebuild, small: await serve('small', SMALL), big: await serve('big', BIG) };
  await rm(folder, { recursive: true });
  return round;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

function writePackages(source: string, packages: number, seed: number): void {
  const random = new Random(seed);
  const words = (count: number): string =>
    Array.from({ length: count }, () => WORDS[random.between(0, WORDS.length - 1)] ?? '').join(' ');
  for (let index = 0; index < packages; index += 1) {
    mkdirSync(join(source, `p${index}`), { recursive: true });
    const item = {
      name: `Package ${index}`,
      description: `Helps with ${words(3)}.`,
      description_full: words(60),
      identifier: `example.package-${index}`,
      type: 'plugin',
      author: { name: `Author ${index % 300}`, contact: { web: 'https://author.example/' } },
      license: 'MIT',
      resources: { Homepage: `https://package.example/${index}` },
      tags: ['bench', `topic-${index % 40}`],
      versions: Array.from({ length: VERSIONS }, (_, at) => versionOf(index, `1.${VERSIONS - 1 - at}.0`)),
    };
    writeFileSync(join(source, `p${index}/metadata.json`), JSON.stringify(item));
  }
}

const versionOf = (index: number, version: string) => ({
  version,
  status: 'stable',
  tool_version: '8.0',
  runtime: 'swig',
  download_url: `https://downloads.example/p${index}/${version}.zip`,
  download_sha256: hash('sha256', `${index} ${version}`),
  download_size: 1_000 + index,
  install_size: 3_000 + index,
});

/** Releases a version of one package. */
function release(source: string, version: string): void {
  const file = join(source, 'p7/metadata.json');
  const item = JSON.parse(readFileSync(file, 'utf8')) as { versions: object[] };
  writeFileSync(file, JSON.stringify({ ...item, versions: [versionOf(7, version), ...item.versions] }));
}

async function measureServer(
  packagesDir: string,
  folder: string,
  packages: number,
  publishChange: () => Promise<void>,
): Promise<Served> {
  const empty = join(folder, 'empty');
  await mkdir(empty, { recursive: true });
  const idle = await withServer(empty, folder, ({ ask }) => ask('memory'));
  return withServer(packagesDir, folder, async ({ url, ask, send }) => {
    const search = async (): Promise<string> => {
      const found = await fetchJson(`${url}/packages/search?q=stitch%20package-7&limit=20`);
      if (found.total < packages / 2) throw new Error(`a search found only ${found.total} packages`);
      return found.packages[0]?.version?.version ?? '';
    };
    for (let warm = 0; warm < SEARCHES; warm += 1) await search();
    const { bytes } = await ask('memory');
    const before = await ask('cpu');
    for (let count = 0; count < SEARCHES; count += 1) await search();
    const after = await ask('cpu');
    const old = await versionOfPackage(url);
    await publishChange();
    send('watch');
    let [during, slowestMs] = [-1, 0];
    for (let current = old; current === old; during += 1) {
      for (const path of ['/health', '/packages/repository.json', '/packages/search?q=stitch', null]) {
        const start = performance.now();
        if (path === null) current = await versionOfPackage(url);
        else await expectSuccess(url + path);
        slowestMs = Math.max(slowestMs, performance.now() - start);
      }
    }
    const { turnMs } = await ask('cpu');
    return {
      searchMs: (after.cpuMs - before.cpuMs) / SEARCHES,
      bytes: bytes - idle.bytes,
      turnMs,
      during,
      slowestMs,
    };
  });
}

async function expectSuccess(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} returned ${response.status} during a reload`);
}

interface Found {
  readonly total: number;
  readonly packages: readonly { readonly version: { readonly version: string } | null }[];
}

const fetchJson = async (url: string): Promise<Found> => (await fetch(url)).json() as Promise<Found>;

const versionOfPackage = async (url: string): Promise<string> =>
  (await fetchJson(`${url}/packages/search?q=example.package-7&limit=1`)).packages[0]?.version?.version ?? '';

interface Server extends Pick<ForkedServer<unknown>, 'send'> {
  readonly url: string;
  readonly ask: (what: 'cpu' | 'memory') => Promise<ServerUsage>;
}

async function withServer<T>(packagesDir: string, folder: string, use: (server: Server) => Promise<T>): Promise<T> {
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { recursive: true });
  const env = { ...process.env, NODE_ENV: 'production', BENCH_DATA_DIR: dataDir, BENCH_PACKAGES_DIR: packagesDir };
  const { ready, ask, send, end } = await forkServer<{ port: number }>(SERVER, [], { execArgv: ['--expose-gc'], env });
  try {
    return await use({ url: `http://127.0.0.1:${ready.port}`, ask, send });
  } finally {
    await end();
    await rm(dataDir, { recursive: true, force: true });
  }
}
