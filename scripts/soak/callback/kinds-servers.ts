// oidc-provider by http and by https, and an MCP server that it protects, for programs that log in by themselves.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import { Provider } from 'oidc-provider';
import { freePort } from '../../free-port.ts';

const names = ['127.0.0.1', 'localhost'];
const client = (client_id: string, path: string, more: object = {}) => ({
  client_id,
  application_type: 'native' as const,
  redirect_uris: names.map((name) => `http://${name}${path}`),
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  ...more,
});

export async function startServers(host: string, folder: string) {
  console.warn = console.info = () => {}; // the provider warns about its in-memory store and built-in pages
  const [key, cert] = ['provider.key', 'provider.pem'].map((name) => join(folder, name)) as [string, string];
  const subject = ['-subj', '/CN=provider', '-addext', `subjectAltName=IP:${host}`];
  const files = ['-keyout', key, '-out', cert, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject], { stdio: 'ignore' });
  const [port, tlsPort, mcpPort] = [await freePort(), await freePort(), await freePort()];
  const [http, https, mcp] = [`http://${host}:${port}`, `https://${host}:${tlsPort}`, `http://${host}:${mcpPort}`];
  const tokens: string[] = [];
  const provider = createProvider(http, tokens).callback();
  const tlsProvider = createProvider(https, tokens).callback();
  const resource = { resource: `${mcp}/mcp`, authorization_servers: [http], scopes_supported: ['openid'] };
  const servers = [
    createServer(provider).listen(port, host),
    createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
      request.url = request.url?.replace(/^\/adfs(?=\/\.well-known)/, '') ?? '/';
      void tlsProvider(request, response);
    }).listen(tlsPort, host),
    createServer((request, response) => {
      const challenge = `Bearer resource_metadata="${mcp}/.well-known/oauth-protected-resource/mcp"`;
      const isMetadata = request.url?.startsWith('/.well-known/oauth-protected-resource');
      response.writeHead(isMetadata ? 200 : 401, { 'content-type': 'application/json', 'www-authenticate': challenge });
      response.end(JSON.stringify(isMetadata ? resource : {}));
    }).listen(mcpPort, host),
  ];
  const close = () => {
    for (const server of servers) server.close();
  };
  return { http, https, mcp: `${mcp}/mcp`, tokens, cert, close };
}

function createProvider(url: string, tokens: string[]): Provider {
  const secret = { token_endpoint_auth_method: 'client_secret_post' as const, client_secret: 'not-a-secret' };
  const provider = new Provider(url, {
    clients: [
      client('msal', '/', {
        redirect_uris: [...names.map((name) => `http://${name}`), ...names.map((name) => `http://${name}/`)],
      }),
      client('google', '/', secret),
      client('node', '/callback'),
      client('wrangler', '/oauth/callback'),
    ],
    pkce: { required: () => false },
    scopes: ['openid', 'profile', 'email', 'offline_access', 'account:read', 'user:read'],
    features: {
      devInteractions: { enabled: true },
      registration: { enabled: true },
      resourceIndicators: { enabled: false },
      pushedAuthorizationRequests: { enabled: true },
    },
    cookies: { keys: ['soak'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  });
  provider.on('grant.success', ({ oidc }) => tokens.push(oidc.client?.clientId ?? ''));
  return provider;
}
