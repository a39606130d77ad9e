// Programs that log in with a browser, as their authors publish them.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../../foreign/run.ts';

export interface Program {
  readonly name: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Printed once it has a token. */
  readonly success: RegExp;
  /** Whether it logs in at Annex itself. */
  readonly isOwn?: true;
}

const NPM = resolve(import.meta.dirname, '../../../.cache/callback');
const PYTHON = `import os, sys
os.environ['OAUTHLIB_INSECURE_TRANSPORT'] = '1'
os.environ['OAUTHLIB_RELAX_TOKEN_SCOPE'] = '1'
from google_auth_oauthlib.flow import InstalledAppFlow
url = sys.argv[1]
installed = {'client_id': 'google', 'client_secret': 'not-a-secret', 'auth_uri': url + '/auth', 'token_uri': url + '/token', 'redirect_uris': ['http://localhost']}
print('TOKEN', len(InstalledAppFlow.from_client_config({'installed': installed}, scopes=['openid']).run_local_server(port=0).token))
`;

export async function preparePrograms(home: string, provider: string, viewer: string): Promise<Program[]> {
  const words = ['install', '--prefix', NPM, '--ignore-scripts', '--no-audit', '--no-fund', 'mcp-remote', 'wrangler'];
  mkdirSync(NPM, { recursive: true });
  if (!existsSync(join(NPM, 'node_modules/wrangler'))) await run('npm', words, NPM);
  const file = (name: string, text: string) => {
    writeFileSync(join(home, name), text);
    return join(home, name);
  };
  const { host } = new URL(provider);
  const git = `[credential "${provider}"]
  oauthClientId = git
  oauthAuthURL = /auth
  oauthTokenURL = /token
  oauthScopes = openid
`;
  file('.gitconfig', git);
  const drive = `client_id=rclone client_secret=not-a-secret auth_url=${provider}/auth token_url=${provider}/token`;
  const shell = (text: string) => ['sh', '-c', text];
  const bin = (name: string) => join(NPM, 'node_modules/.bin', name);
  return [
    {
      name: 'google-auth-oauthlib',
      command: ['/usr/bin/python3', file('google.py', PYTHON), provider],
      env: {},
      success: /TOKEN \d+/,
    },
    {
      name: 'git-credential-oauth',
      command: shell(`printf 'protocol=http\\nhost=${host}\\n\\n' | git-credential-oauth get`),
      env: {},
      success: /^password=.{20}/m,
    },
    {
      name: 'rclone',
      command: shell(
        `rm -f rclone.conf; timeout 60 rclone --config rclone.conf config create there drive ${drive} config_is_local=true < /dev/null; cat rclone.conf`,
      ),
      env: {},
      success: /^token = .*access_token/m,
    },
    {
      name: 'wrangler',
      command: [bin('wrangler'), 'login', '--scopes', 'account:read', 'user:read'],
      env: {
        WRANGLER_AUTH_URL: `${provider}/auth`,
        WRANGLER_TOKEN_URL: `${provider}/token`,
        WRANGLER_CLIENT_ID: 'wrangler',
        WRANGLER_SEND_METRICS: 'false',
      },
      success: /Successfully logged in/,
    },
    {
      name: 'mcp-remote',
      command: shell(`rm -rf .mcp-auth; exec timeout 90 ${bin('mcp-remote')} ${viewer}/mcp`),
      env: {},
      success: /Proxy established successfully/,
      isOwn: true,
    },
  ];
}
