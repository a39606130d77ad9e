import Koa from 'koa';
import { oauthRoutes, readCredentials } from '../../src/sdk/oauth/index.ts';

const connect = oauthRoutes({
  provider: 'Example',
  authUrl: process.env['AUTH_URL'] ?? 'https://provider.example/authorize',
  tokenUrl: process.env['TOKEN_URL'] ?? 'https://provider.example/token',
  scopes: 'openid',
  ...(await readCredentials('credentials.json')),
  appName: 'Layout Assistant',
  user: () => 'ada', // whoever is signed in to your service, or null
});

const app = new Koa();
app.use(connect);
const server = app.listen(Number(process.env['PORT'] ?? 3000), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`Open http://127.0.0.1:${address?.port}/oauth/Example`);
});
