import { PRESETS } from '../../../generated/notify/presets.ts';
import { SCOPE_NAMES } from '../../../generated/scopes.ts';
import { type Command, type Commands, JSON_OPTION, type Options } from '../../contract/cli/command.ts';

const LIVE = 'Works while a server is running; changes take effect on the next request.';
const NAME = { NAME: "the user's name" } as const;

const OWNERS: Options = {
  owner: { value: 'OWNER', required: true, description: 'an owner the user belongs to; may be repeated' },
};
const OWNER: Options = { owner: { value: 'OWNER', description: 'only those of this owner' } };
const USER: Options = { user: { value: 'NAME', description: 'only those of this user' }, ...OWNER };

/** Commands that work in the database. */
const inDatabase = (summary: string, commands: Commands): Command => ({
  summary,
  settings: true,
  notes: LIVE,
  commands,
});

const USERS = inDatabase('manage the users who can log in', {
  add: {
    summary: 'add a user; prompts for the password, or reads it as one line from standard input',
    arguments: NAME,
    options: OWNERS,
    examples: ['users add ada --owner acme', 'users add grace --owner acme --owner demo < password.txt'],
    run: async (args) => (await import('../identity.ts')).addUser(args),
  },
  list: {
    summary: 'list the users, their owners and when they were added',
    options: JSON_OPTION,
    run: async (args) => (await import('../identity.ts')).listUsers(args),
  },
  passwd: {
    summary: "change a user's password and end the user's browser sessions",
    arguments: NAME,
    run: async (args) => (await import('../identity.ts')).changePassword(args),
  },
  reset: {
    summary: 'print a one-time link with which a user who is locked out logs in and sets a password',
    arguments: NAME,
    run: async (args) => (await import('../identity.ts')).resetUser(args),
  },
  update: {
    summary: 'replace the owners of a user; if the user loses one, all of their sessions end',
    arguments: NAME,
    options: OWNERS,
    examples: ['users update ada --owner acme --owner demo'],
    run: async (args) => (await import('../identity.ts')).updateUser(args),
  },
  remove: {
    summary: 'remove a user and end all of their sessions',
    arguments: NAME,
    run: async (args) => (await import('../identity.ts')).removeUser(args),
  },
});

const KEYS = inDatabase('manage API keys', {
  create: {
    summary: 'create an API key and print it once',
    options: {
      owner: { value: 'NAME', required: true, description: 'the owner whose workspaces and pastes the key opens' },
      user: {
        value: 'NAME',
        description: 'a user of the owner for whom alone the programs with the key act',
      },
      name: { value: 'TEXT', description: 'a name for the key, to recognize it in the list' },
      scope: {
        value: 'SCOPE',
        choices: SCOPE_NAMES,
        description: 'what the key may do; may be repeated (default: all scopes)',
      },
      expires: { value: 'TIME', description: 'when the key expires: 12h, 90d or 4w from now (default: never)' },
    },
    examples: [
      'keys create --owner acme --name "build server"',
      'keys create --owner acme --scope workspace:read --expires 90d --name ci',
    ],
    notes: `Scopes: ${SCOPE_NAMES.join(', ')}`,
    run: async (args) => (await import('../identity.ts')).createKey(args),
  },
  list: {
    summary: 'list the API keys',
    options: { all: { description: 'include revoked keys' }, ...OWNER, ...JSON_OPTION },
    examples: ['keys list --all'],
    run: async (args) => (await import('../identity.ts')).listKeys(args),
  },
  revoke: {
    summary: 'revoke an API key',
    arguments: { ID: 'the id of the key, as shown by annex keys list' },
    run: async (args) => (await import('../identity.ts')).revokeKey(args),
  },
});

const PANELS = inDatabase('list and revoke what users have allowed panels of packages', {
  grants: {
    summary: 'list or revoke the permissions that users gave to panels',
    options: {
      owner: { value: 'OWNER', description: 'only the grants of this owner' },
      revoke: { value: 'PANEL', description: 'revoke what this panel may do in the workspaces of --owner' },
      ...JSON_OPTION,
    },
    examples: ['panels grants --owner acme --revoke com.example.bom/5d0c4a53-2f0e-4b52-9a55-0c6d6f0e9b01'],
    run: async (args) => (await import('../identity.ts')).listGrants(args),
  },
});

const SESSIONS = inDatabase('list and end sessions of users', {
  list: {
    summary: 'list active sessions: logged-in browsers, and applications with access',
    options: { ...USER, ...JSON_OPTION },
    examples: ['sessions list --user ada'],
    run: async (args) => (await import('../identity.ts')).listSessions(args),
  },
  end: {
    summary: 'end sessions',
    arguments: { 'ID...': 'the id of a session, as shown by annex sessions list' },
    run: async (args) => (await import('../identity.ts')).endSessions(args),
  },
});

const APPLICATIONS = inDatabase('list and revoke applications that users have given access', {
  list: {
    summary: 'list the applications that users have given access',
    options: { ...USER, ...JSON_OPTION },
    examples: ['applications list --user ada'],
    run: async (args) => (await import('../identity.ts')).listApplications(args),
  },
  revoke: {
    summary: 'end all sessions and tokens of an application',
    arguments: { ID: 'the id of the application, as shown by annex applications list' },
    options: USER,
    run: async (args) => (await import('../identity.ts')).revokeApplication(args),
  },
});

const OWNER_COMMANDS = inDatabase('require a passkey of the users of an owner', {
  'require-passkey': {
    summary: 'require a passkey of the users of an owner; lists the keys and sessions that keep working',
    arguments: { OWNER: 'the name of the owner' },
    examples: ['owners require-passkey acme'],
    options: { off: { description: 'allow logins with a password alone again' } },
    run: async (args) => (await import('../identity.ts')).requirePasskey(args),
  },
});

const AUDIT: Command = {
  summary: 'show logins, refused attempts, approvals and changes of accounts',
  settings: true,
  options: { since: { value: 'TIME', description: 'only events of the last 12h, 90d or 4w' }, ...JSON_OPTION },
  examples: ['audit --since 24h'],
  run: async (args) => (await import('../identity.ts')).listAudit(args),
};

const AUTH: Command = {
  summary: 'log in to a platform from the command line',
  settings: true,
  notes: `The platform is set by --base-url or ANNEX_BASE_URL; the default is the one on this machine.
The session is stored in ~/.annex/sessions, readable only by you.`,
  commands: {
    login: {
      summary: 'log in with your browser: prints a link and waits until you approve',
      options: {
        name: { value: 'TEXT', description: 'the application name shown on the approval page' },
        'max-age': { value: 'SECONDS', range: [1, Infinity], description: 'how long the session may last' },
        qr: { description: 'also show the link as a QR code; the default on a terminal' },
      },
      examples: ['auth login', 'auth login --base-url https://annex.example --max-age 86400'],
      run: async (args) => (await import('../auth.ts')).login(args),
    },
    status: {
      summary: 'show who is logged in, and until when',
      options: JSON_OPTION,
      run: async (args) => (await import('../auth.ts')).showStatus(args),
    },
    logout: {
      summary: 'log out: ends the session and deletes its file',
      run: async (args) => (await import('../auth.ts')).logout(args),
    },
  },
};

const PROVIDER_OPTIONS: Options = {
  'auth-url': { value: 'URL', description: "the provider's authorization URL" },
  'token-url': { value: 'URL', description: "the provider's token URL" },
  'revocation-url': { value: 'URL', description: "the provider's revocation URL; by default found through the issuer" },
  issuer: { value: 'URL', description: "the provider's issuer; rejects a wrong iss, and a missing one if promised" },
  'client-id': { value: 'ID', description: 'the client id of an app without a secret' },
  credentials: { value: 'FILE', description: 'a JSON file with clientId and clientSecret' },
  scopes: { value: 'SCOPES', description: 'the scopes to request, separated by spaces' },
  param: { value: 'NAME=VALUE', description: 'an extra parameter for the authorization URL; may be repeated' },
  'default-lifetime': {
    value: 'SECONDS',
    range: [1, 2_147_483_647],
    description: 'lifetime of a token if the provider sends no expires_in (default: 3600 with a refresh token)',
  },
  'no-pkce': { description: 'turn off PKCE, for providers that reject it' },
  user: { value: 'NAME', description: 'the user whose tokens to use (default: default)' },
};
const PROVIDER = { PROVIDER: 'the name you gave the provider' } as const;

const CONNECT: Command = {
  summary: 'connect to an OAuth 2.0 provider and manage your connections',
  settings: true,
  arguments: PROVIDER,
  options: {
    ...PROVIDER_OPTIONS,
    timeout: { value: 'SECONDS', range: [1, 99_999], description: 'how long to wait for your approval (default: 600)' },
    'no-browser': { description: 'print the authorization URL instead of opening a browser' },
    paste: { description: 'connect without the gateway: you copy the final URL from your browser' },
  },
  notes: `Connects through the gateway and stores the tokens in ~/.annex/tokens.
Register <gateway_url>/callback as a redirect URI at the provider.

You can set these options in annex.config.json instead: { "providers": { "<provider>": { "authUrl": ..., "tokenUrl": ...,
"credentialsFile": ..., "scopes": ..., "extraParams": ... } } }`,
  examples: ['connect google --no-browser', 'connect status', 'connect token google'],
  run: async (args) => (await import('../connect/flow.ts')).connect(args),
  explain: async (error) => (await import('../connect/provider.ts')).asCommandError(error),
  commands: {
    status: {
      summary: 'list your connections to providers',
      options: JSON_OPTION,
      run: async (args) => (await import('../connect/connections.ts')).showStatus(args),
    },
    token: {
      summary: 'print a valid access token for scripts; refreshes it if it is about to expire',
      arguments: PROVIDER,
      options: {
        ...PROVIDER_OPTIONS,
        refresh: { description: 'refresh the token now, for instance after an API has rejected it' },
        ...JSON_OPTION,
      },
      examples: ['connect token google --user ada', 'connect token google --refresh'],
      run: async (args) => (await import('../connect/connections.ts')).printToken(args),
    },
    remove: {
      summary: 'disconnect from a provider: revokes the tokens if possible (RFC 7009), then deletes them',
      arguments: PROVIDER,
      options: {
        ...PROVIDER_OPTIONS,
        local: { description: 'delete the tokens on this machine without revoking them' },
      },
      run: async (args) => (await import('../connect/connections.ts')).removeConnection(args),
    },
  },
};

const CALLBACK: Command = {
  summary: 'run a program that logs in with a browser on another machine',
  usage: '-- COMMAND...',
  settings: true,
  arguments: { 'COMMAND...': 'the program and its arguments, after --' },
  options: {
    name: { value: 'TEXT', description: 'the name of the program, as shown to you (default: its file name)' },
    'no-display': { description: 'hide the display of this machine, so that the program cannot open a browser here' },
  },
  notes: `Catches the login page that the program wants to open and shows you its address, unchanged. After the login, your
browser ends on an address such as http://127.0.0.1:8976/... If it does not open, because the program is on another
machine, paste that address on the page whose link is printed. The gateway checks it and the program gets its code. Or run annex
callback return in a second terminal on that machine: it shows the login and takes the address. Needs Linux.`,
  examples: ['callback -- wrangler login', 'callback --no-display -- rclone config', 'callback return'],
  run: async (args) => (await import('../callback/wrapper.ts')).runCallback(args),
  commands: {
    return: {
      summary: 'show the waiting login and return the address that did not open; prompts for it',
      run: async (args) => (await import('../callback/return.ts')).returnAddress(args),
    },
  },
};

export const ACCOUNTS: Commands = {
  users: USERS,
  keys: KEYS,
  sessions: SESSIONS,
  applications: APPLICATIONS,
  owners: OWNER_COMMANDS,
  panels: PANELS,
  audit: AUDIT,
};
const ID = { ID: 'the id of the target, as shown by annex notify list' } as const;

const NOTIFY: Command = {
  summary: 'choose where you are notified when a program waits for you and no page is open',
  settings: true,
  notes:
    'Uses your session of annex auth login, otherwise ANNEX_API_KEY, which must name you (annex keys create --user).',
  commands: {
    list: {
      summary: 'list your targets and the last notifications',
      options: JSON_OPTION,
      run: async (args) => (await import('../notify.ts')).listTargets(args),
    },
    add: {
      summary: 'add a service; reads its token from the terminal, or as one line from standard input',
      arguments: { [Object.keys(PRESETS).join('|')]: 'the service; slack is also for Mattermost' },
      options: {
        url: { value: 'URL', description: 'the address of the service (default: ntfy.sh and api.telegram.org)' },
        topic: { value: 'TOPIC', description: 'the topic of ntfy' },
        token: { description: 'the topic of ntfy needs an access token' },
        chat: { value: 'ID', description: 'the chat of Telegram' },
        name: { value: 'TEXT', description: 'a name for the target' },
        'include-command': { description: 'send what is asked, too, such as a command' },
        ...JSON_OPTION,
      },
      examples: ['notify add ntfy --topic ada-agents', 'notify add gotify --url https://gotify.example < token.txt'],
      run: async (args) => (await import('../notify.ts')).addTarget(args),
    },
    test: {
      summary: 'send a test; ten per hour',
      arguments: ID,
      options: JSON_OPTION,
      run: async (args) => (await import('../notify.ts')).testTarget(args),
    },
    remove: {
      summary: 'remove a target',
      arguments: ID,
      run: async (args) => (await import('../notify.ts')).removeTarget(args),
    },
    mute: {
      summary: 'mute all notifications',
      options: { off: { description: 'send notifications again' } },
      run: async (args) => (await import('../notify.ts')).mute(args),
    },
  },
};

export const LOGIN: Commands = { auth: AUTH, connect: CONNECT, callback: CALLBACK, notify: NOTIFY };
