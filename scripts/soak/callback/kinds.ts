// Programs whose login needs more than the address of a page: forms, printed addresses, pushed requests, fixed providers, and
// answers that cannot be returned. They are published ones from npm and Debian, and small programs on published libraries.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../../foreign/run.ts';

export interface Kind {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Printed by `annex callback` before the login. */
  readonly says?: RegExp;
  /** `token`: by our provider. `forged`: its provider is out of reach, so a callback that nobody issued reaches it. `none`: named before. */
  readonly gets: 'token' | 'forged' | 'none';
  /** What the program prints once it has its token, or the forged callback. */
  readonly prints?: RegExp;
  /** The login address in its own output, if it opens none. */
  readonly printed?: RegExp;
}

const FOLDER = resolve(import.meta.dirname, '../../../.cache/callback-kinds');
const bin = (name: string) => join(FOLDER, 'node_modules/.bin', name);
/** Small programs of ours use these. */
const LIBRARIES = [
  '@azure/msal-node@7.2.1',
  '@modelcontextprotocol/sdk@1.32.2',
  'openid-client@6.8.9',
  'open@10.2.0',
  'google-auth-library@10.9.1',
];
const PROGRAMS = [
  '@azure/identity@4.13.1',
  'wrangler@4.86.0',
  '@google-cloud/local-auth@3.0.1',
  '@google/clasp@3.4.1',
  '@salesforce/cli@2.146.3',
  '@bitwarden/cli@2026.6.0',
  'eas-cli@24.8.0',
  '@openai/codex@0.169.0',
  '@anthropic-ai/claude-code-linux-x64@2.1.328',
];

const MSAL = `
import { PublicClientApplication } from '@azure/msal-node';
import open from 'open';
const [authority, way] = process.argv.slice(2);
const auth = { clientId: 'msal', authority, knownAuthorities: [new URL(authority).host] };
const app = new PublicClientApplication({ auth, system: { protocolMode: 'OIDC' } });
const openBrowser = async (url) => (way === 'print' ? console.log('OPEN ' + url) : open(url));
const result = await app.acquireTokenInteractive({ scopes: ['openid'], openBrowser });
console.log('TOKEN', result.idToken.length);
`;
const IDENTITY = `
import { InteractiveBrowserCredential } from '@azure/identity';
const [authorityHost] = process.argv.slice(2);
const credential = new InteractiveBrowserCredential({ clientId: 'msal', tenantId: 'adfs', authorityHost, disableInstanceDiscovery: true });
console.log('TOKEN', (await credential.getToken('openid')).token.length);
`;
/** Ways: par, print, fragment, implicit, hybrid, https, form, form-print. */
const OPENID = `
import * as client from 'openid-client';
import open from 'open';
import { createServer } from 'node:http';
const [issuer, way] = process.argv.slice(2);
const config = await client.discovery(new URL(issuer), 'node', undefined, client.None(), { execute: [client.allowInsecureRequests] });
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  response.end('done');
  const url = new URL(request.url, redirect_uri);
  const input = request.method === 'POST' ? new Request(url, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body }) : url;
  const tokens = await client.authorizationCodeGrant(config, input, { pkceCodeVerifier, expectedState: state });
  console.log('TOKEN', tokens.access_token.length);
  process.exit();
}).listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));
const redirect_uri = (way === 'https' ? 'https' : 'http') + '://localhost:' + server.address().port + '/callback';
const pkceCodeVerifier = client.randomPKCECodeVerifier(), state = client.randomState();
const code_challenge = await client.calculatePKCECodeChallenge(pkceCodeVerifier);
const modes = { fragment: { response_mode: 'fragment' }, implicit: { response_type: 'token' }, hybrid: { response_type: 'code id_token' }, form: { response_mode: 'form_post' }, 'form-print': { response_mode: 'form_post' } };
const parameters = { redirect_uri, scope: 'openid', state, code_challenge, code_challenge_method: 'S256', ...modes[way] };
const url = way === 'par' ? await client.buildAuthorizationUrlWithPAR(config, parameters) : client.buildAuthorizationUrl(config, parameters);
if (way.endsWith('print')) console.log('OPEN ' + url.href);
else await open(url.href);
`;
const GOOGLE = `
import { OAuth2Client } from 'google-auth-library';
import { createServer } from 'node:http';
const [issuer] = process.argv.slice(2);
const server = createServer(async (request, response) => {
  response.end('done');
  const { tokens } = await client.getToken(new URL(request.url, 'http://localhost').searchParams.get('code'));
  console.log('TOKEN', tokens.access_token.length);
  process.exit();
}).listen(0, '127.0.0.1');
await new Promise((done) => server.once('listening', done));
const endpoints = { oauth2AuthBaseUrl: issuer + '/auth', oauth2TokenUrl: issuer + '/token' };
const client = new OAuth2Client({ clientId: 'google', clientSecret: 'not-a-secret', redirectUri: 'http://localhost:' + server.address().port + '/', endpoints });
console.log('OPEN ' + client.generateAuthUrl({ scope: ['openid'] }));
`;
const LOCAL_AUTH = `
import { authenticate } from '@google-cloud/local-auth';
authenticate({ keyfilePath: process.argv[2], scopes: ['openid'] }).catch((error) => console.log('FAILED', String(error)));
`;
const PRINTING_PYTHON = `import os, sys
os.environ['OAUTHLIB_INSECURE_TRANSPORT'] = '1'
os.environ['OAUTHLIB_RELAX_TOKEN_SCOPE'] = '1'
from google_auth_oauthlib.flow import InstalledAppFlow
url = sys.argv[1]
installed = {'client_id': 'google', 'client_secret': 'not-a-secret', 'auth_uri': url + '/auth', 'token_uri': url + '/token', 'redirect_uris': ['http://localhost']}
flow = InstalledAppFlow.from_client_config({'installed': installed}, scopes=['openid'])
print('TOKEN', len(flow.run_local_server(port=0, open_browser=False, authorization_prompt_message='OPEN {url}').token))
`;

/** Its folder must be known to notmuch. */
const LIEER = `
mkdir mail
printf '[database]\\npath=%s/mail\\n[user]\\nname=x\\nprimary_email=me@example.com\\n' "$HOME" > .notmuch-config
notmuch new
cd mail
gmi init --no-auth me@example.com
exec gmi auth -c "$1"
`;

/** One at a time: some packages hold back others' versions of the same dependency. */
async function install(packages: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const each of packages) {
    if (existsSync(join(FOLDER, 'node_modules', each.slice(0, each.lastIndexOf('@'))))) continue;
    const flags = [
      '--prefix',
      FOLDER,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--legacy-peer-deps',
      '--save-exact',
    ];
    await run('npm', ['install', ...flags, each], FOLDER);
  }
}

interface Urls {
  readonly http: string;
  readonly https: string;
  readonly mcp: string;
}

/**
 * `http` and `https` are addresses of our provider, `mcp` is a protected MCP server whose provider it is. Without programs:
 * those on libraries, which install in seconds.
 */
export async function prepareKinds(home: string, urls: Urls, withPrograms: boolean): Promise<Kind[]> {
  await install(withPrograms ? [...LIBRARIES, ...PROGRAMS] : LIBRARIES);
  const file = (name: string, text: string): string => {
    writeFileSync(join(FOLDER, name), text);
    return join(FOLDER, name);
  };
  const node = (name: string, text: string, ...words: readonly string[]) => [
    process.execPath,
    file(name, text),
    ...words,
  ];
  const openid = (way: string) => node('openid.mjs', OPENID, urls.http, way);
  const google = { client_id: 'google', client_secret: 'x', redirect_uris: ['http://localhost'], project_id: 'p' };
  const endpoints = {
    auth_uri: 'https://accounts.google.com/o/oauth2/auth',
    token_uri: 'https://oauth2.googleapis.com/token',
  };
  writeFileSync(join(home, 'creds.json'), JSON.stringify({ installed: { ...google, ...endpoints } }));
  const example = '@modelcontextprotocol/sdk/dist/esm/examples/client/simpleOAuthClient.js';
  const printed = /OPEN (\S+)/;
  const got = { gets: 'token', prints: /TOKEN \d+/ } as const;
  const refusedByGoogle = {
    gets: 'forged',
    prints: /Unable to find the server|Authentication has failed|invalid/,
  } as const;
  const isNamed = (reason: string) =>
    ({ gets: 'none', says: new RegExp(`cannot return the answer of this login: ${reason}`) }) as const;
  const wrangler = {
    WRANGLER_AUTH_URL: `${urls.http}/auth`,
    WRANGLER_TOKEN_URL: `${urls.http}/token`,
    WRANGLER_CLIENT_ID: 'wrangler',
    WRANGLER_SEND_METRICS: 'false',
  };
  const salesforce = { SF_DISABLE_TELEMETRY: 'true', SF_SKIP_NEW_VERSION_CHECK: 'true' };
  const onLibraries: Kind[] = [
    { name: '@azure/msal-node', command: node('msal.mjs', MSAL, urls.https, 'open'), says: /F12/, ...got },
    { name: '@azure/msal-node, printing', command: node('msal.mjs', MSAL, urls.https, 'print'), printed, ...got },
    { name: 'openid-client, form', command: openid('form'), says: /F12/, ...got },
    { name: 'openid-client, form, printing', command: openid('form-print'), printed, ...got },
    { name: 'openid-client, pushed', command: openid('par'), ...got },
    { name: 'openid-client, printing', command: openid('print'), printed, ...got },
    {
      name: 'MCP SDK simpleOAuthClient',
      command: [process.execPath, join(FOLDER, 'node_modules', example), urls.mcp],
      printed: /open this URL in your browser to authorize:\s+(\S+)/,
      gets: 'token',
      prints: /Authorization code received/,
    },
    { name: 'google-auth-library, printing', command: node('google.mjs', GOOGLE, urls.http), printed, ...got },
    { name: 'openid-client, fragment', command: openid('fragment'), ...isNamed('it comes after a #') },
    { name: 'openid-client, token', command: openid('implicit'), ...isNamed('it is a token') },
    { name: 'openid-client, code id_token', command: openid('hybrid'), ...isNamed('it is a token') },
    { name: 'openid-client, https', command: openid('https'), ...isNamed('it goes to https:') },
  ];
  if (!withPrograms) return onLibraries;
  return [
    ...onLibraries,
    {
      name: '@azure/identity', // asks for a prompt that our provider does not have
      command: node('identity.mjs', IDENTITY, urls.https),
      gets: 'forged',
      prints: /AuthenticationRequiredError|invalid_grant|invalid_request/,
    },
    {
      name: 'google-auth-oauthlib, printing',
      command: ['/usr/bin/python3', '-u', file('printing.py', PRINTING_PYTHON), urls.http],
      printed,
      ...got,
    },
    {
      name: 'wrangler, printing',
      command: [bin('wrangler'), 'login', '--browser=false', '--scopes', 'account:read', 'user:read'],
      env: wrangler,
      printed: /(http\S+\/auth\?\S+)/,
      gets: 'token',
      prints: /Successfully logged in/,
    },
    {
      name: '@openai/codex',
      command: [bin('codex'), 'login'],
      gets: 'forged',
      prints: /Token exchange/,
    },
    {
      name: 'Claude Code',
      command: [join(FOLDER, 'node_modules/@anthropic-ai/claude-code-linux-x64/claude'), 'auth', 'login'],
      gets: 'forged',
      prints: /Login failed|ENOTFOUND|EAI_AGAIN|error/i,
    },
    {
      name: 'gcalcli',
      command: ['gcalcli', '--client-id', 'google', '--client-secret', 'x', '--noincluderc', 'list'],
      ...refusedByGoogle,
    },
    { name: 'goobook', command: ['goobook', 'authenticate', '--', 'google', 'x'], ...refusedByGoogle },
    { name: 'lieer', command: ['sh', '-c', LIEER, 'lieer', join(home, 'creds.json')], ...refusedByGoogle },
    {
      name: '@google/clasp',
      command: [bin('clasp'), 'login', '--creds', join(home, 'creds.json')],
      gets: 'forged',
      prints: /ENOTFOUND|EAI_AGAIN|request to https:|failed|Error/,
    },
    {
      name: '@google-cloud/local-auth',
      command: node('local.mjs', LOCAL_AUTH, join(home, 'creds.json')),
      gets: 'forged',
      prints: /FAILED|ENOTFOUND|EAI_AGAIN/,
    },
    {
      name: '@salesforce/cli',
      command: [bin('sf'), 'org', 'login', 'web', '--instance-url', `${urls.http}/sf`],
      env: salesforce,
      gets: 'forged',
      prints: /Error|invalid/,
    },
    {
      name: '@bitwarden/cli',
      command: [bin('bw'), 'login', '--sso', 'example'],
      printed: /wants to open: {2}(\S+)/,
      gets: 'forged',
      prints: /identity\.bitwarden\.com/,
    },
    {
      name: 'eas-cli',
      command: [bin('eas'), 'login', '--browser'],
      gets: 'forged',
      prints: /ENOTFOUND|EAI_AGAIN|Error|failed/,
    },
  ];
}
