// Opens a listener. All servers use the same limits, timeouts and error handlers, and share one count of connections.
import type Koa from 'koa';
import { DEFAULTS } from '../../generated/config/defaults.ts';
import { problems } from '../../generated/problems.ts';
import type { Logger } from '../base/log/log.ts';
import { type Listening, type ListenOptions, listen } from '../contract/server/index.ts';
import { connectionsOf } from './descriptors.ts';

export interface ListenerOptions extends Pick<ListenOptions, 'problemBase' | 'requestTimeoutMs'> {
  readonly log: Logger;
  readonly listen?: ListenOptions | undefined;
}

export function openListener(
  app: Koa,
  host: string,
  port: number,
  { log, listen: limits = {}, ...own }: ListenerOptions,
): Promise<Listening> {
  return listen(app.callback(), host, port, {
    problems,
    connections: connectionsOf({ limits: DEFAULTS.limits, trustedProxies: [] }),
    onError: (err) => log.error({ err }, 'cannot accept connections'),
    ...limits,
    ...(own.problemBase ? { problemBase: own.problemBase } : {}),
    ...(own.requestTimeoutMs === undefined ? {} : { requestTimeoutMs: own.requestTimeoutMs }),
  });
}
