// Opens a listener. All servers use the same limits, timeouts and error handlers, and share one total of connections.

import { readFileSync } from 'node:fs';
import type Koa from 'koa';
import { DEFAULTS } from '../../generated/config/defaults.ts';
import { problems } from '../../generated/problems.ts';
import type { Settings } from '../base/config/config.ts';
import { listenHosts } from '../base/hosts.ts';
import type { Logger } from '../base/log/log.ts';
import { Problem } from '../base/problem.ts';
import type { ConnectionLimits } from '../contract/server/connections.ts';
import {
  Connections,
  createAddressList,
  type Listening,
  type ListenOptions,
  listen,
} from '../contract/server/index.ts';
import type { Page } from '../pages/layout.ts';
import { problemPage } from '../pages/problem.ts';

export function openListener(
  app: Koa,
  host: string,
  port: number,
  log: Logger,
  options: ListenOptions,
): Promise<Listening> {
  return listen(app.callback(), listenHosts(host), port, {
    problems,
    cookiePage,
    connections: connectionsOf({ limits: DEFAULTS.limits, trustedProxies: [] }),
    onError: (err) => log.error({ err }, 'cannot accept connections'),
    ...options,
  });
}

/** Links nowhere, because no other page of this host opens either. */
const cookiePage = (): Page => problemPage(new Problem('headers-too-large', TOO_MANY_COOKIES), { platform: null });

const TOO_MANY_COOKIES =
  'The sites on this host have set more cookies than Annex accepts. Sites at its other ports count, too. Your browser was ' +
  'asked to delete them: reload this page, and log in again. If it stays, delete the cookies of this host in the settings ' +
  'of your browser, under site data.';

/** Descriptors for databases, logs, packages and code that is loaded later: a quarter, within these bounds. */
const RESERVED_FOR_FILES = { min: 64, max: 512, divisor: 4 };

/** Per process; fewer if the limit on open files is lower. */
const MAX_CONNECTIONS = 25_000;

let connections: Connections | null = null;

/** All servers of the process share one count, because they share its descriptors. */
export function connectionsOf({ limits, trustedProxies }: Pick<Settings, 'limits' | 'trustedProxies'>): Connections {
  const isShared = createAddressList(trustedProxies);
  const { maxConnectionsPerAddress } = limits;
  const most = limitConnections({ maxConnections: MAX_CONNECTIONS, maxConnectionsPerAddress }, readDescriptorLimit());
  connections ??= new Connections({ ...most, isShared });
  return connections;
}

/** At one server, an address gets at most half of the connections. */
export function limitConnections(
  limits: Pick<ConnectionLimits, 'maxConnections' | 'maxConnectionsPerAddress'>,
  descriptors: number,
) {
  const { min, max, divisor } = RESERVED_FOR_FILES;
  const reserved = Math.min(max, Math.max(min, Math.ceil(descriptors / divisor)));
  const maxConnections = Math.min(limits.maxConnections, Math.max(2, descriptors - reserved));
  return { maxConnections, maxConnectionsPerAddress: Math.min(limits.maxConnectionsPerAddress, maxConnections >> 1) };
}

/** The limit on Linux; unlimited elsewhere, where only the setting counts. */
function readDescriptorLimit(): number {
  try {
    const [, soft = ''] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === '' ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
