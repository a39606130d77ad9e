// The official MCP client connects to `annex serve` without a key. The user approves in Chromium.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
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
import { FREE_PORTS, type Started, useAnnex } from '../cli/annex.ts';
import { useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { type Callback, listenForCallback } from './oauth-callback.ts';

const annex = useAnnex();
const running = useRunning();
const browser = useHeadlessShell();

const wordAfter = ({ stdout }: Started, label: string): string =>
  new RegExp(`${label} +(\\S+)`).exec(stdout())?.[1] ?? '';

/** Publishes the metadata document of a client over HTTPS. */
async function publish(redirectUri: string): Promise<{ url: string; host: string; certificate: string }> {
  const [key, certificate] = [join(annex.folder(), 'key.pem'), join(annex.folder(), 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ client_id: url, client_name: 'Published Agent', redirect_uris: [redirectUri] }));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  running.onClose(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const url = `https://${host}/agent.json`;
  return { url, host, certificate };
}

/** What an application stores between its requests. */
class Agent implements OAuthClientProvider {
  readonly redirectUrl: string;
  readonly clientMetadataUrl?: string;
  readonly opened = Promise.withResolvers<URL>();
  #client: OAuthClientInformationMixed | undefined;
  #tokens: OAuthTokens | undefined;
  #discovery: OAuthDiscoveryState | undefined;
  #verifier = '';

  constructor({ url }: Callback, metadataUrl?: string) {
    this.redirectUrl = url;
    if (metadataUrl !== undefined) this.clientMetadataUrl = metadataUrl;
  }

  get clientMetadata() {
    return { client_name: 'Registered Agent', redirect_uris: [this.redirectUrl] };
  }

  clientInformation = () => this.#client;
  saveClientInformation = (client: OAuthClientInformationMixed): void => {
    this.#client = client;
  };
  tokens = () => this.#tokens;
  saveTokens = (tokens: OAuthTokens): void => {
    this.#tokens = tokens;
  };
  discoveryState = () => this.#discovery;
  saveDiscoveryState = (state: OAuthDiscoveryState): void => {
    this.#discovery = state;
  };
  codeVerifier = () => this.#verifier;
  saveCodeVerifier = (verifier: string): void => {
    this.#verifier = verifier;
  };
  redirectToAuthorization = (url: URL): void => this.opened.resolve(url);
}

async function logInAndApprove(url: URL, started: Started, name: string): Promise<void> {
  const context = await browser().newContext();
  running.onClose(() => context.close());
  const page = await context.newPage();
  await page.goto(url.href);
  await page.getByLabel('Name').fill('demo');
  await page.getByLabel('Password').fill(wordAfter(started, 'password'));
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: `“${name}” wants to access your account` }).waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
}

describe('the official MCP client', () => {
  it.each(['registration', 'metadata document'])(
    'connects by %s, uses tools and refreshes its token',
    async (how) => {
      const callback = await listenForCallback(running);
      const document = how === 'registration' ? null : await publish(callback.url);
      const env = document && { NODE_EXTRA_CA_CERTS: document.certificate, ANNEX_OAUTH_PRIVATE_HOSTS: document.host };
      const started = await annex.start(['serve'], { ...FREE_PORTS, ...env }, 'API key');
      const [platform, viewer] = [wordAfter(started, 'platform'), wordAfter(started, 'viewer')];
      const agent = new Agent(callback, document?.url);
      const connect = async (): Promise<Client> => {
        const client = new Client({ name: 'agent', version: '1' });
        await client.connect(new StreamableHTTPClientTransport(new URL(`${viewer}/mcp`), { authProvider: agent }));
        running.onClose(() => client.close());
        return client;
      };
      await expect(connect()).rejects.toThrow(UnauthorizedError);
      await logInAndApprove(await agent.opened.promise, started, document ? 'Published Agent' : 'Registered Agent');
      const transport = new StreamableHTTPClientTransport(new URL(`${viewer}/mcp`), { authProvider: agent });
      await transport.finishAuth((await callback.next()).searchParams);
      if (document) expect(agent.clientInformation()?.client_id).toBe(document.url);
      const client = await connect();
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toContain('av_screenshot_paste');
      const opened = await client.callTool({
        name: 'workspace_open',
        arguments: { workspace: 'demo/rover', name: 'Docs', url: 'https://docs.example/', wait: false },
      });
      expect(opened.isError, JSON.stringify(opened)).toBeFalsy();

      const token = agent.tokens()?.access_token ?? '';
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${platform}/auth/session`, { headers })).status).toBe(401);
      agent.saveTokens({ ...(agent.tokens() as OAuthTokens), access_token: `tok_${'A'.repeat(43)}` });
      const again = await connect();
      expect((await again.listTools()).tools.length).toBe(tools.length);
      expect(agent.tokens()?.access_token).not.toBe(token);
    },
    90_000,
  );
});
