// oidc-provider with its own login pages, at an address that both machines reach.
import { Provider } from 'oidc-provider';
import { freePort } from '../../free-port.ts';

const loopback = (path: string): string[] => ['127.0.0.1', 'localhost'].map((name) => `http://${name}${path}`);
const client = (client_id: string, path: string, hasSecret = false) => ({
  client_id,
  application_type: 'native' as const,
  redirect_uris: loopback(path),
  token_endpoint_auth_method: hasSecret ? ('client_secret_post' as const) : ('none' as const),
  ...(hasSecret ? { client_secret: 'not-a-secret' } : {}),
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
});

/** Returns its URL, and the clients that have received a token, in order. */
export async function startProvider(host: string) {
  const port = await freePort();
  const url = `http://${host}:${port}`;
  console.warn = console.info = () => {}; // it warns about its in-memory store and built-in pages
  const provider = new Provider(url, {
    clients: [
      client('google', '/', true),
      client('git', ''),
      client('rclone', '/', true),
      client('wrangler', '/oauth/callback'),
    ],
    pkce: { required: () => false },
    scopes: ['openid', 'offline_access', 'account:read', 'user:read', 'https://www.googleapis.com/auth/drive'],
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['soak'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
  });
  // git-credential-oauth 0.4.2 sends a code_verifier with characters that RFC 7636 forbids.
  provider.use(async (context, next) => {
    const isGit = context.path === '/auth' && context.query['client_id'] === 'git';
    if (isGit) context.querystring = context.querystring.replace(/&?code_challenge(_method)?=[^&]*/g, '');
    if (context.path === '/token') {
      let text = '';
      for await (const chunk of context.req) text += chunk;
      const body = Object.fromEntries(new URLSearchParams(text));
      if (/[^\w.~-]/.test(body['code_verifier'] ?? '')) delete body['code_verifier'];
      Object.assign(context.req, { body });
    }
    return next();
  });
  const tokens: string[] = [];
  provider.on('grant.success', ({ oidc }) => tokens.push(oidc.client?.clientId ?? ''));
  const server = provider.listen(port, host);
  return { url, tokens, close: () => server.close() };
}
