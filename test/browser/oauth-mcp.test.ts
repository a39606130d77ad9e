// The official MCP client connects to `annex start` without a key. The user approves in Chromium.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { OAuthTokens } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { FREE_PORTS, type Started, useAnnex } from '../cli/annex.ts';
import { Agent, connectAgent, logIn } from '../flows/mcp-agent.ts';
import { useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { listenForCallback } from './oauth-callback.ts';

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
      const { platform, viewer } = annex.instance().urls;
      const name = document ? 'Published Agent' : 'Registered Agent';
      const agent = new Agent({ name, redirectUrl: callback.url, clientMetadataUrl: document?.url });
      const connection = { viewerUrl: viewer, agent };
      await logIn(connection, async (url) => {
        await logInAndApprove(url, started, name);
        return callback.next();
      });
      if (document) expect(agent.clientInformation()?.client_id).toBe(document.url);
      const client = await connectAgent(running, connection);
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
      const again = await connectAgent(running, connection);
      expect((await again.listTools()).tools.length).toBe(tools.length);
      expect(agent.tokens()?.access_token).not.toBe(token);
    },
    90_000,
  );
});
