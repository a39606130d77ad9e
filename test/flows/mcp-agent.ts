// Connects the official MCP client to a viewer by OAuth.
import {
  Client,
  type FetchLike,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import type { Running } from '../running.ts';

export interface AgentOptions {
  readonly name: string;
  readonly redirectUrl: string;
  /** Where the client publishes its metadata; otherwise it registers. */
  readonly clientMetadataUrl?: string | undefined;
}

/** An application with one login, and what it stores between its requests. */
export class Agent implements OAuthClientProvider {
  readonly redirectUrl: string;
  readonly clientMetadata: { client_name: string; redirect_uris: string[] };
  readonly clientMetadataUrl?: string;
  /** Every access token that it has received. */
  readonly accessTokens = new Set<string>();
  /** Addresses at which the user is asked to approve. */
  readonly opened: URL[] = [];
  #client: OAuthClientInformationMixed | undefined;
  #tokens: OAuthTokens | undefined;
  #discovery: OAuthDiscoveryState | undefined;
  #verifier = '';

  constructor({ name, redirectUrl, clientMetadataUrl }: AgentOptions) {
    this.redirectUrl = redirectUrl;
    this.clientMetadata = { client_name: name, redirect_uris: [redirectUrl] };
    if (clientMetadataUrl !== undefined) this.clientMetadataUrl = clientMetadataUrl;
  }

  clientInformation = () => this.#client;
  saveClientInformation = (client: OAuthClientInformationMixed): void => {
    this.#client = client;
  };
  tokens = () => this.#tokens;
  saveTokens = (tokens: OAuthTokens): void => {
    this.#tokens = tokens;
    this.accessTokens.add(tokens.access_token);
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

export interface AgentConnection {
  readonly viewerUrl: string;
  readonly agent: Agent;
  readonly fetch?: FetchLike;
}

const openTransport = ({ viewerUrl, agent, fetch }: AgentConnection) =>
  new StreamableHTTPClientTransport(new URL(`${viewerUrl}/mcp`), { authProvider: agent, ...(fetch ? { fetch } : {}) });

/** Connects once without a token. `approve` gets the address that the user must open, and resolves to the redirect. */
export async function logIn(connection: AgentConnection, approve: (url: URL) => Promise<URL>): Promise<void> {
  const stranger = new Client({ name: 'agent', version: '1' });
  await expect(stranger.connect(openTransport(connection))).rejects.toThrow(UnauthorizedError);
  const { searchParams } = await approve(connection.agent.opened.pop() as URL);
  await openTransport(connection).finishAuth(searchParams);
}

export async function connectAgent(running: Pick<Running, 'onClose'>, connection: AgentConnection): Promise<Client> {
  const client = new Client({ name: 'agent', version: '1' });
  await client.connect(openTransport(connection));
  running.onClose(() => client.close());
  return client;
}
