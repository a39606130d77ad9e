// Agents call tools in parallel when their access token has just expired, so that every call refreshes it.
import type { Client } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { approve } from '../areas/intents/oauth-client.ts';
import { runViewer, type ViewerUnderTest } from '../areas/paste/viewer.ts';
import { startNode } from '../base/state/node.ts';
import { usePostgres } from '../base/state/postgres-server.ts';
import { ManualClock } from '../clock.ts';
import { rounds } from '../rounds.ts';
import { type PlatformUnderTest, useRunning } from '../running.ts';
import { Agent, connectAgent, logIn } from './mcp-agent.ts';

const server = usePostgres();
const running = useRunning();
const CALLS = 5;
const HOUR_MS = 3_600_000;
/** The address of the load balancer, which `fetch` below replaces by that of a node. */
const ADDRESS = 'https://annex.example';
const REDIRECT = 'http://127.0.0.1:52011/callback';

interface Cluster {
  readonly nodes: readonly PlatformUnderTest[];
  readonly viewer: ViewerUnderTest;
  readonly clock: ManualClock;
  readonly fetch: typeof fetch;
}

async function start(count: number): Promise<Cluster> {
  const clock = new ManualClock();
  const databaseUrl = count > 1 ? await server().createUrl() : null;
  const resources: string[] = [];
  const nodes: PlatformUnderTest[] = [];
  while (nodes.length < count) {
    const state = databaseUrl === null ? {} : await startNode(running, databaseUrl);
    const platform = await running.platform({ ...state, clock, url: ADDRESS, resources });
    nodes.push({ ...platform, url: `http://127.0.0.1:${platform.port}` });
  }
  const [{ identity }] = nodes as [PlatformUnderTest];
  const viewer: ViewerUnderTest = await runViewer(running, {
    authenticate: identity.callers.authenticator(() => resources[0]),
    clock,
    logins: { ownerOf: async () => 'demo' },
    platformUrl: () => ADDRESS,
  });
  resources.push(`${viewer.url}/mcp`);
  let requests = 0;
  return {
    ...{ nodes, viewer, clock },
    fetch: (input, init) => {
      requests += 1;
      return fetch(String(input).replace(ADDRESS, nodes[requests % count]?.url ?? ''), init);
    },
  };
}

/** Logs the agent in, unless it is, and connects it. */
async function connect({ nodes, viewer, fetch }: Cluster, agent: Agent): Promise<Client> {
  const connection = { viewerUrl: viewer.url, agent, fetch };
  const [node] = nodes as [PlatformUnderTest];
  if (!agent.tokens()) await logIn(connection, ({ search }) => approve(node, search));
  return connectAgent(running, connection);
}

describe.each([1, 2])('parallel calls of the official MCP client on %i platform node(s)', (count) => {
  it.each([
    ['with a login each', 2],
    ['that share one login', 1],
  ])('of two clients %s survive every expiry', { timeout: 120_000 }, async (_, logins) => {
    const cluster = await start(count);
    const agents = Array.from({ length: logins }, () => new Agent({ name: 'Agent', redirectUrl: REDIRECT }));
    const clients: Client[] = [];
    for (const each of [0, 1]) clients.push(await connect(cluster, agents[each % logins] as Agent));
    const expiries = rounds(3);
    for (let round = 0; round < expiries; round += 1) {
      cluster.clock.advance(HOUR_MS);
      const calls = clients.flatMap((client) => Array.from({ length: CALLS }, () => client.listTools()));
      for (const { tools } of await Promise.all(calls)) expect(tools.length).toBeGreaterThan(0);
    }
    for (const { opened, accessTokens } of agents) {
      expect(opened).toEqual([]);
      expect(accessTokens.size).toBe(1 + expiries); // one access token for all calls of a round
    }
  });
});
