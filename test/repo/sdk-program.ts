/** A user's program: compiled under strict with the packed types, run on Node 20. It imports `sdk` and `mock`. */
export const program = (sdk: string, mock: string): string => `
import { connectGateway, createIntentsClient, createPackagesClient, Problem } from '${sdk}';
import { compareVersions, type Package } from '${sdk}/packages';
import { exchangeCode, OAuthError, startOAuthFlow, TokenStore } from '${sdk}/oauth';

const [platform = '', gateway = '', metadata = '{}'] = process.argv.slice(2);
const intents = createIntentsClient({ baseUrl: platform });
const intent = await intents.createIntent({ body: { max_age: 60 } });
const status = await intents.watchIntent({ path: { token: intent.token } });
const abort = new AbortController();
const events = intents.watchIntent.stream({ path: { token: intent.token } }, abort.signal);
abort.abort();
let aborted = false;
try {
  for await (const event of events) console.log(event.event);
} catch {
  aborted = true;
}
const missing = await intents.watchIntent.outcome({ path: { token: 'x'.repeat(43) } });
const problem = await createPackagesClient({ baseUrl: platform })
  .searchPackages({ query: { limit: 101 } })
  .catch((error: unknown) => (error instanceof Problem ? error.name : 'other'));
const state = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
const socket = await connectGateway(gateway);
await socket.send({ type: 'register', state, provider: 'test' });
let registered = '';
for await (const message of socket) {
  registered = message.type;
  break;
}
await socket.close();
const app = { provider: 'test', authUrl: 'https://a.example/auth', clientId: 'c', scopes: 'a b' };
const flow = await startOAuthFlow({ ...app, gatewayUrl: gateway.replace('ws', 'http') });
await fetch(\`\${flow.redirectUri}?code=x&state=\${new URL(flow.authRedirectUrl).searchParams.get('state')}\`);
const received = await flow.waitForCode();
const exchanged = await exchangeCode({ ...app, ...received, tokenUrl: 'http://127.0.0.1:9/token' }).catch((error: unknown) =>
  error instanceof OAuthError ? error.code : 'other',
);
const store = new TokenStore('tokens');
await store.write('test', 'ada', { accessToken: 'a', refreshToken: null, expiresAt: null });
const [forNode, forTests]: string[] = ['${sdk}/packages/node', '${mock}']; // their types need those of Node
const { readRepository, verifyMetadata } = await import(forNode ?? '');
const files = new Map<string, string>(Object.entries(JSON.parse(metadata)));
const load = async (name: string) => (files.has(name) ? new TextEncoder().encode(files.get(name)) : null);
const signature = await verifyMetadata({ load });
const expired = await verifyMetadata({ load, trusted: signature.files, now: Date.now() + 1e11 }).catch(
  ({ code }: { code: string }) => code,
);
const { mockGateway } = await import(forTests ?? '');
const older: Pick<Package['versions'][number], 'version'> = { version: '1.0' };
console.log(
  JSON.stringify({
    node: process.versions.node.split('.')[0],
    max_age: intent.requested_max_age,
    state: status.state,
    aborted,
    missing: missing.ok ? 'found' : missing.problem.type,
    problem,
    registered,
    code: received.code,
    exchanged,
    stored: (await store.list()).length,
    newer: compareVersions({ version: '1.0.1' }, older) > 0,
    signed: [signature.version, expired],
    functions: [typeof mockGateway, typeof readRepository],
  }),
);
`;

export const TYPES_OF_NODE = 'declare const process: { argv: string[]; versions: { node: string } };\n';
