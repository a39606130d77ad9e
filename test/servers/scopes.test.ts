// For every operation of every document that accepts an API key or a session token, and for every MCP tool: a credential
// without its scopes gets 403, one with exactly its scopes does not.
import { beforeAll, describe, expect, it } from 'vitest';
import { RESOURCE_SCOPES, TOOL_SCOPES, type ToolArguments } from '../../generated/mcp/tools.ts';
import { SCOPE_NAMES, type Scope } from '../../generated/scopes.ts';
import { operations } from '../../scripts/areas.ts';
import { writeCall } from '../../src/contract/conform/calls.ts';
import type { Operation } from '../../src/contract/conform/document.ts';
import { workspacePanel } from '../../src/mcp/workspace-panel.ts';
import { runViewer, type ViewerUnderTest } from '../areas/paste/viewer.ts';
import { createIntent, linkIntent, type PlatformUnderTest, problemOf, sending, useRunning } from '../running.ts';

const running = useRunning();
let platform: PlatformUnderTest;
let viewer: ViewerUnderTest;
let page: Record<string, string>;
beforeAll(async () => {
  platform = await running.platform();
  page = await platform.login();
  viewer = await runViewer(running, {
    authenticate: platform.identity.callers.authenticator(() => undefined),
    logins: { ownerOf: async () => 'demo' },
    clock: platform.clock,
    panelOf: ({ key: apiKey }) => workspacePanel({ apiKey, workspace: 'demo/rover', baseUrl: () => platform.url }),
  });
});

type Scheme = 'apiKey' | 'sessionToken';

/** The scopes of the operation in its document; undefined if it does not accept the scheme. */
function scopesOf({ document, path, method }: Operation, scheme: Scheme): Scope[] | undefined {
  const operation = document.paths[path]?.[method.toLowerCase()] as Pick<Operation['document'], 'security'>;
  const alternative = (operation.security ?? document.security ?? []).find((names) => scheme in names);
  return alternative?.[scheme] as Scope[] | undefined;
}

const credentials = new Map<string, Promise<Record<string, string>>>();

/** The headers of a credential with these scopes. */
function credential(scheme: Scheme, scopes: readonly Scope[]): Promise<Record<string, string>> {
  const name = [scheme, ...scopes].join(' ');
  const created = credentials.get(name) ?? (scheme === 'apiKey' ? createKey(scopes) : createSession(scopes));
  credentials.set(name, created);
  return created;
}

async function createKey(scopes: readonly Scope[]): Promise<Record<string, string>> {
  const user = (await platform.identity.users.list())[0]; // some operations need a key that names its user
  return {
    'X-Api-Key': (await platform.identity.keys.create('demo', null, { scopes, ...(user ? { user } : {}) })).key,
  };
}

async function createSession(scopes: readonly Scope[]): Promise<Record<string, string>> {
  const { token, updates_url } = await createIntent(platform, { scopes });
  await linkIntent(platform, token, page);
  const { session_token } = (await (await fetch(updates_url)).json()) as { session_token: string };
  return { Authorization: `Bearer ${session_token}` };
}

/** Calls the operation with the examples of its document. */
async function call(operation: Operation, headers: Record<string, string>): Promise<Response> {
  const wire = await writeCall(operation, null, { parameters: 'required' });
  if (!wire) throw new Error(`${operation.id} has no example`);
  const { method, path, body } = wire;
  const base = operation.area === 'paste' ? viewer.url : platform.url;
  return fetch(base + path, { method, body: (body ?? null) as BodyInit, headers: { ...wire.headers, ...headers } });
}

const without = (scope: Scope): Scope[] => SCOPE_NAMES.filter((name) => name !== scope);

const SCHEMES: readonly Scheme[] = ['apiKey', 'sessionToken'];
const accepting = operations.flatMap((operation) =>
  SCHEMES.flatMap((scheme) => {
    const scopes = scopesOf(operation, scheme);
    return scopes ? [{ id: operation.id, operation, scheme, scopes }] : [];
  }),
);
const scoped = accepting.filter(({ scopes }) => scopes.length > 0);

it('every operation that accepts a key or a session token requires scopes, with two exceptions [D-auth-scopes]', () => {
  const unscoped = accepting.filter(({ scopes }) => scopes.length === 0).map(({ id, scheme }) => `${id} ${scheme}`);
  // Anybody may create an intent, and an application may always end its own session.
  expect(unscoped).toEqual(['createIntent apiKey', 'createIntent sessionToken', 'endSession sessionToken']);
  expect(scoped.length).toBeGreaterThan(60);
  expect(new Set(scoped.flatMap(({ scopes }) => scopes))).toEqual(new Set(SCOPE_NAMES));
});

describe.each(scoped)('$id with $scheme', ({ operation, scheme, scopes }) => {
  it.each(scopes)('returns 403 insufficient-scope without %s', async (scope) => {
    const response = await call(operation, await credential(scheme, without(scope)));
    const challenge = `Bearer realm="annex", error="insufficient_scope", scope="${scopes.join(' ')}"`;
    expect(response.headers.get('www-authenticate')).toBe(challenge);
    const { status, name, detail } = await problemOf(response);
    expect([status, name]).toEqual([403, 'insufficient-scope']);
    expect(detail).toContain(scopes.join(', '));
  });

  it(`is allowed with ${scopes.join(' and ')} alone`, async () => {
    const response = await call(operation, await credential(scheme, scopes));
    await response.body?.cancel();
    expect([401, 403, 500]).not.toContain(response.status);
  });
});

it('a session can create intents and end itself without any of the scopes they might need', async () => {
  const headers = await createSession(['packages:read']);
  expect((await fetch(`${platform.url}/auth/intents`, { method: 'POST', headers })).status).toBe(201);
  expect((await fetch(`${platform.url}/auth/session`, { headers })).status).toBe(403);
  expect((await fetch(`${platform.url}/auth/session`, { method: 'DELETE', headers })).status).toBe(204);
  expect((await fetch(`${platform.url}/auth/session`, { method: 'DELETE', headers })).status).toBe(401);
});

/** The two kinds of revisions of MCP: with a header for the method, and without. */
const REVISIONS = {
  '2025-06-18': {},
  '2026-07-28': {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  },
} as const;

/** Sends one MCP request. */
async function send(revision: keyof typeof REVISIONS, scopes: readonly Scope[], method: string, params: object) {
  const { 'X-Api-Key': key } = await credential('apiKey', scopes);
  const isNew = revision === '2026-07-28';
  const { name, uri } = params as { name?: string; uri?: string };
  const target = name ?? uri;
  const headers = {
    Authorization: `Bearer ${key}`,
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': revision,
    ...(isNew ? { 'Mcp-Method': method, ...(target ? { 'Mcp-Name': target } : {}) } : {}),
  };
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method,
    params: { ...params, ...(isNew ? { _meta: REVISIONS[revision] } : {}) },
  };
  return fetch(`${viewer.url}/mcp`, sending('POST', body, headers));
}

/** The platform checks the scopes again, so the tools must get that far. */
const ARGUMENTS: Readonly<Record<keyof ToolArguments, object>> = {
  av_screenshot_paste: {},
  av_screenshot_list: {},
  av_screenshot_read: {},
  av_screenshot_rename: { id: 'x', name: 'login dialog' },
  av_screenshot_undo: { id: 'x' },
  av_screenshot_store: { data: 'x' },
  av_screenshot_text: { id: 'x' },
  av_screenshot_delete: { id: 'x' },
  av_screenshot_restore: { id: 'x' },
  wait_for_paste: { timeout_seconds: 1 },
  give_file: { data: 'YQ==', name: 'a' },
  list_files: {},
  wait_for_file: { timeout_seconds: 1 },
  ask_user: { reason: 'Deploy?', wants: 'step', timeout_seconds: 1 },
  workspace_tabs: {},
  workspace_show_panel: { panel: 'BOM table' },
  workspace_open: { name: 'Docs', url: 'https://docs.example/', wait: false },
  workspace_screenshot: { tab: 'Docs' },
  workspace_eval: { code: '1', tab: 'Docs' },
  workspace_console: { tab: 'Docs' },
  workspace_wait_for: { tab: 'Docs', seconds: 1 },
  workspace_close: { tab: 'Docs' },
  page_look: { tab: 'Docs' },
  page_act: { tab: 'Docs', steps: [{ action: 'click', ref: 'e1' }] },
  page_wait: { tab: 'Docs', until: { idle: true } },
};

const MCP_CALLS = [
  ...Object.entries(TOOL_SCOPES).map(([name, scopes]) => {
    const params = { name, arguments: ARGUMENTS[name as keyof ToolArguments] };
    return { name, method: 'tools/call', params, scopes };
  }),
  { name: 'resources/list', method: 'resources/list', params: {}, scopes: RESOURCE_SCOPES },
  { name: 'resources/read', method: 'resources/read', params: { uri: 'screenshot://x' }, scopes: RESOURCE_SCOPES },
];

describe.each(Object.keys(REVISIONS) as (keyof typeof REVISIONS)[])('MCP over HTTP, revision %s', (revision) => {
  it.each(MCP_CALLS)('$name returns 403 without its scopes, and is allowed with them', async (each) => {
    const { method, params, scopes } = each;
    for (const scope of scopes) {
      const refused = await send(revision, without(scope), method, params);
      expect(refused.status).toBe(403);
      const challenge = refused.headers.get('www-authenticate');
      expect(challenge).toContain('Bearer error="insufficient_scope"');
      expect(challenge).toContain(`scope="${scopes.join(' ')}"`);
      expect(challenge).toContain('/.well-known/oauth-protected-resource/mcp"');
      await refused.body?.cancel();
    }
    const allowed = await send(revision, scopes, method, params);
    expect(allowed.status).toBe(200);
    const text = await allowed.text();
    // Without the workspace, this tool returns an address for the user.
    expect(text.replace(/Cannot use the workspace \([^)]*\)/, '')).not.toContain('scope');
  });

  it('lists the tools that the caller has the scopes for', async () => {
    const listed = async (scopes: Scope[]) => (await send(revision, scopes, 'tools/list', {})).text();
    expect(await listed(['account'])).toContain('"tools":[]');
    expect(await listed(['workspace:control', 'workspace:read'])).toContain('workspace_eval');
  });
});

it('MCP over HTTP returns 403 for a batch in which one request lacks its scopes', async () => {
  const { 'X-Api-Key': key } = await credential('apiKey', ['account']);
  const headers = { Authorization: `Bearer ${key}`, Accept: 'application/json, text/event-stream' };
  const request = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'av_screenshot_list', arguments: {} } };
  const batch = [
    { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    { ...request, id: 2 },
  ];
  const response = await fetch(`${viewer.url}/mcp`, sending('POST', batch, headers));
  expect([response.status, await response.text()]).toEqual([403, expect.not.stringContaining('"tools"')]);
});

it('a second credential does not make up for the scopes of the first', async () => {
  const limited = await credential('apiKey', ['account']);
  const { key } = await platform.identity.keys.create('demo');
  const headers = { ...limited, Authorization: `Bearer ${key}` };
  expect((await fetch(`${platform.url}/api/panels/catalog`, { headers })).status).toBe(403);
  expect((await fetch(`${platform.url}/packages/search`, { headers: limited })).status).toBe(403);
  expect((await fetch(`${platform.url}/packages/search`)).status).not.toBe(403);
});
