// Agents call tools in parallel when their access token has just expired, so that every call refreshes it.
import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { approve } from '../areas/intents/oauth-client.ts';
import { runViewer, type ViewerUnderTest } from '../areas/paste/viewer.ts';
import { startNode } from '../base/state/node.ts';
import { usePostgres } from '../base/state/postgres-server.ts';
import { ManualClock } from '../clock.ts';
import { rounds } from '../rounds.ts';
import { type PlatformUnderTest, useRunning } from '../running.ts';

const server = usePostgres();
const running = useRunning();
const CALLS = 5;
const HOUR_MS = 3_600_000;
/** The address of the load balancer, which `fetch` below replaces by that of a node. */
const ADDRESS = 'http://127.0.0.1:8790';
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
    ownerOf: async () => 'demo',
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

/** An application with one login. */
class Agent implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT;
  readonly clientMetadata = { client_name: 'Agent', redirect_uris: [REDIRECT] };
  readonly opened: URL[] = [];
  readonly refreshed = new Set<string>();
  #client: OAuthClientInformationMixed | undefined;
  #tokens: OAuthTokens | undefined;
  #discovery: OAuthDiscoveryState | undefined;
  #verifier = '';

  clientInformation = () => this.#client;
  saveClientInformation = (client: OAuthClientInformationMixed): void => {
    this.#client = client;
  };
  tokens = () => this.#tokens;
  saveTokens = (tokens: OAuthTokens): void => {
    this.#tokens = tokens;
    this.refreshed.add(tokens.access_token);
  };
  discoveryState = () => this.#discovery;
  saveDiscoveryState = (state: OAuthDiscoveryState): void => {
    this.#discovery = state;
  };
  codeVerifier = () => this.#verifier;
  saveCodeVerifier = (verifier: string): void => {
    this.#verifier = verifier;
  };
  redirectToAuthorization = (url: URL): void => void this.opened.push(url);
}

/** Logs the agent in and connects it. */
async function connect({ nodes, viewer, fetch }: Cluster, agent: Agent): Promise<Client> {
  const newTransport = () =>
    new StreamableHTTPClientTransport(new URL(`${viewer.url}/mcp`), { authProvider: agent, fetch });
  if (!agent.tokens()) {
    const stranger = new Client({ name: 'agent', version: '1' });
    await expect(stranger.connect(newTransport())).rejects.toThrow(UnauthorizedError);
    const [node] = nodes as [PlatformUnderTest];
    const redirect = await approve(node, agent.opened.pop()?.search ?? '');
    await newTransport().finishAuth(redirect.searchParams);
  }
  const client = new Client({ name: 'agent', version: '1' });
  await client.connect(newTransport());
  running.onClose(() => client.close());
  return client;
}

describe.each([1, 2])('parallel calls of the official MCP client on %i platform node(s)', (count) => {
  it.each([
    ['with a login each', 2],
    ['that share one login', 1],
  ])('of two clients %s survive every expiry', { timeout: 120_000 }, async (_, logins) => {
    const cluster = await start(count);
    const agents = [new Agent(), new Agent()].slice(0, logins);
    const clients: Client[] = [];
    for (const each of [0, 1]) clients.push(await connect(cluster, agents[each % logins] as Agent));
    const expiries = rounds(3);
    for (let round = 0; round < expiries; round += 1) {
      cluster.clock.advance(HOUR_MS);
      const calls = clients.flatMap((client) => Array.from({ length: CALLS }, () => client.listTools()));
      for (const { tools } of await Promise.all(calls)) expect(tools.length).toBeGreaterThan(0);
    }
    for (const { opened, refreshed } of agents) {
      expect(opened).toEqual([]);
      expect(refreshed.size).toBe(1 + expiries); // one access token for all calls of a round
    }
  });
});
