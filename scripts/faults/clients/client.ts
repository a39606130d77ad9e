import type { Random } from '../../../src/contract/conform/random.ts';
import type { Target } from '../call.ts';
import type { Cluster } from '../cluster.ts';
import type { History } from '../history.ts';
import type { NodeProcess } from '../node-process.ts';

export interface ClientContext {
  readonly cluster: Cluster;
  readonly history: History;
  readonly random: Random;
  /** Session cookie of the logged-in user. */
  readonly cookie: string;
}

/** One round of calls; true when all of them succeeded. */
export type Round = () => Promise<boolean>;

/** `close` is called at the end of the run. */
export interface Client {
  readonly round: Round;
  close(): Promise<void>;
}

export const platforms = ({ nodes }: Cluster): readonly NodeProcess[] =>
  nodes.filter(({ kind }) => kind === 'platform');
export const gateways = ({ nodes }: Cluster): readonly NodeProcess[] => nodes.filter(({ kind }) => kind === 'gateway');

/** Through the balancer, or directly to a node with the balancer's Host header. */
export const platformAt = ({ platformPort }: Cluster, node?: NodeProcess): Target => ({
  balancer: platformPort,
  port: node?.port,
});
export const gatewayAt = ({ gatewayPort }: Cluster, node?: NodeProcess): Target => ({
  balancer: gatewayPort,
  port: node?.port,
});
