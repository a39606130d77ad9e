// Two platforms and two gateways on one PostgreSQL. Each pair is behind a balancer, and each node has its own link to the
// database.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { type Link, startLink } from './link.ts';
import { NodeProcess } from './node-process.ts';

/** Low enough that a fault can exhaust them; each node uses up to twelve. */
const MAX_CONNECTIONS = 70;
const DISK_MIB = 256;

/** Short timeouts, so that a run takes seconds and not minutes. */
const FAST_SETTINGS = {
  ANNEX_PACKAGES_SAMPLE: 'false',
  ANNEX_LOG_LEVEL: 'warn',
  ANNEX_INTENTS_POLL_MS: '100',
  ANNEX_GATEWAY_ACKNOWLEDGE_MS: '1000',
  ANNEX_LIMITS_DRAIN_MS: '500',
  ANNEX_DATABASE_RECHECK_MS: '3000',
};

export interface Cluster {
  readonly nodes: readonly NodeProcess[];
  /** Each node's link to the database. */
  readonly links: ReadonlyMap<NodeProcess, Link>;
  readonly database: PostgresServer & { readonly url: string };
  readonly platformPort: number;
  readonly gatewayPort: number;
  readonly user: string;
  readonly password: string;
  readonly key: string;
  /** The small disk with the database files; null if this user may not mount one. */
  readonly smallDisk: string | null;
  readonly folder: string;
  close(): Promise<void>;
}

const MAX_TRIES = 3;

export interface ClusterOptions {
  /** Files that every node loads with --import. */
  readonly preloads?: readonly string[];
  readonly smallDisk?: boolean;
  /** Further settings of every node. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts again on other ports when another process has taken one of the free ports. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryCluster(options);
    } catch (error) {
      if (tries === MAX_TRIES || !/port \d+ is already in use/.test(String(error))) throw error;
    }
  }
}

async function tryCluster({
  preloads = [],
  smallDisk = false,
  env: settingsOfNodes = {},
}: ClusterOptions): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-faults-'));
  await chmod(folder, 0o755); // under root, PostgreSQL runs as another user and needs access
  const disk = smallDisk ? mountSmallDisk(folder) : null;
  const links = new Map<NodeProcess, Link>();
  /** Cleans up when the process exits for any reason. The database exits on its own. */
  const cleanUp = (): void => {
    for (const node of links.keys()) node.signal('SIGKILL');
    if (disk) execFileSync('umount', ['--lazy', disk]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', cleanUp);
  const closing: (() => Promise<unknown>)[] = [
    async () => {
      process.off('exit', cleanUp);
      cleanUp();
    },
  ];
  const close = async (): Promise<void> => {
    for (const closePart of closing.splice(0).toReversed()) await closePart();
  };
  try {
    const settings = [`max_connections=${MAX_CONNECTIONS}`, 'max_wal_size=64MB', 'min_wal_size=32MB'];
    const home = disk && join(disk, 'postgres');
    if (home) mkdirSync(home);
    const database = await startPostgres({ ...(home ? { folder: home } : {}), settings });
    closing.push(() => database.remove());
    const url = await database.createUrl();
    const ports = { platform: [await freePort(), await freePort()], gateway: [await freePort(), await freePort()] };
    const balancers = { platform: await startLink(ports.platform), gateway: await startLink(ports.gateway) };
    closing.push(() => Promise.all([...Object.values(balancers), ...links.values()].map((link) => link.close())));
    for (const kind of ['platform', 'gateway'] as const) {
      for (const [index, port] of ports[kind].entries()) {
        const link = await startLink([database.port], { isPostgres: true });
        const name = `${kind}-${index + 1}`;
        mkdirSync(join(folder, name));
        const env = {
          ...FAST_SETTINGS,
          ANNEX_DATABASE_URL: url.replace(`:${database.port}/`, `:${link.port}/`),
          ANNEX_DATA_DIR: join(folder, name),
          ANNEX_PLATFORM_PORT: kind === 'platform' ? `${port}` : '0',
          ANNEX_GATEWAY_PORT: kind === 'gateway' ? `${port}` : '0',
          ANNEX_PROXY_PORT: '0',
          ANNEX_BASE_URL: `http://127.0.0.1:${balancers.platform.port}`,
          ANNEX_GATEWAY_URL: `http://127.0.0.1:${balancers.gateway.port}`,
          ...settingsOfNodes,
        };
        links.set(new NodeProcess({ kind, name, port, folder: join(folder, name), env }), link);
      }
    }
    const nodes = [...links.keys()];
    closing.push(() => Promise.all(nodes.map((node) => node.end('SIGKILL'))));
    const [first, ...others] = nodes;
    const printed = (await first?.start(preloads)) ?? '';
    await Promise.all(others.map((node) => node.start(preloads)));
    const find = (name: string): string => new RegExp(`^ {2}${name} +(\\S+)`, 'm').exec(printed)?.[1] ?? '';
    return {
      nodes,
      links,
      database: { ...database, url },
      platformPort: balancers.platform.port,
      gatewayPort: balancers.gateway.port,
      user: find('user'),
      password: find('password'),
      key: find('API key'),
      smallDisk: disk,
      folder,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Null if this user may not mount. */
function mountSmallDisk(folder: string): string | null {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m,mode=755`, 'annex-faults', disk], {
      stdio: 'ignore',
    });
    return disk;
  } catch {
    return null;
  }
}
