// Conformance checks of the workspace API: panels, tabs and layout events.
import { type Check, checksOf, hasStatus, hold } from '../../contract/conform/check.ts';
import { mediaOf } from '../../contract/conform/check-response.ts';
import type { Client, Reply } from '../../contract/conform/client.ts';
import { Mismatch } from '../../contract/conform/mismatch.ts';

interface Panel {
  readonly panelType: string;
  readonly displayName: string;
}
const CATEGORIES = ['Development', 'Control', 'Visualization', 'Media', 'Utility'];
const NAME = 'Conformance';

async function catalog(client: Client) {
  const reply = await client.call('GET', '/api/panels/catalog', { as: 'key' });
  const categories = (reply.json['categories'] ?? []) as readonly { name: string; panels: readonly Panel[] }[];
  return { reply, categories, panels: categories.flatMap(({ panels }) => panels) };
}

async function panelType(client: Client, name: string): Promise<string> {
  const { panels, reply } = await client.once(catalog);
  const found = panels.find(({ displayName }) => displayName.toLowerCase() === name);
  if (!found) throw new Mismatch(`the catalog has no ${name}`, reply.wire);
  return found.panelType;
}

const editor = (client: Client, rest = ''): string => `/api/workspaces/editor/${client.workspace}/current${rest}`;

async function open(client: Client, name: string): Promise<Reply> {
  const body = { panelType: await panelType(client, name), displayName: NAME };
  return client.call('POST', editor(client, '/tabs'), { as: 'key', body });
}

/** Closes the tabs that the run opened. */
export async function closeTabs(client: Client): Promise<void> {
  const listTabs = async () => {
    const { json } = await client.call('GET', editor(client, '/tabs'), { as: 'key' });
    return ((json['tabs'] ?? []) as readonly { tabId: string }[]).map(({ tabId }) => tabId);
  };
  const before = await listTabs();
  client.undo('tabs', async () => {
    for (const tabId of await listTabs()) {
      if (!before.includes(tabId)) await client.call('DELETE', editor(client, `/tabs/${tabId}`), { as: 'key' });
    }
  });
}

async function access(client: Client) {
  const path = editor(client);
  return {
    nobody: await client.call('GET', path),
    wrong: await client.call('GET', path, { headers: { 'X-Api-Key': 'ak_wrong' } }),
    elsewhere: await client.call('GET', '/api/workspaces/editor/somebody-else/x/current', { as: 'key' }),
  };
}

async function arranged(client: Client) {
  const stream = await client.stream(editor(client, '/events'), { as: 'key' });
  await stream.until(() => stream.events.length > 1);
  const before = stream.events.length;
  const tab = await open(client, 'sandbox');
  await stream.until(() => stream.events.length > before);
  const panelId = tab.json['panelId'];
  const sandbox = (body: object) =>
    client.call('PATCH', `/api/panels/sandbox/${client.workspace}`, { as: 'key', body });
  const webview = (body: object) =>
    client.call('PATCH', `/api/panels/webview/${client.workspace}`, { as: 'key', body });
  return {
    stream,
    before,
    tab,
    listed: await client.call('GET', editor(client, `/tabs?name=${NAME}`), { as: 'key' }),
    reset: await sandbox({ panelId, action: 'reset' }),
    run: await sandbox({ panelId, action: 'eval', code: '1 + 1' }),
    kind: await webview({ panelId, action: 'refresh' }),
    unknown: await webview({ panelId: 'no-such-panel', action: 'refresh' }),
    address: await webview({ panelId, action: 'navigate', url: 'ftp://docs.example/' }),
    method: await client.call('PATCH', editor(client, '/screenshot'), {
      as: 'key',
      body: { scope: 'workspace', method: 'html2canvas' },
    }),
  };
}

async function singletons(client: Client) {
  const { panels } = await client.once(catalog);
  const names = panels.map(({ displayName }) => displayName.toLowerCase());
  const singles = ['3d viewer', 'schematic editor'].filter((name) => names.includes(name));
  const replies: Reply[] = [];
  for (const name of singles) {
    await open(client, name);
    replies.push(await open(client, name));
  }
  return replies;
}

export const workspaceChecks: readonly Check[] = [
  ...checksOf(catalog, ['key', 'state'], {
    'must D-covers-catalog: the catalog has the five categories': ({ reply, categories }) => {
      hasStatus(reply, 200);
      const missing = CATEGORIES.filter((name) => !categories.some((category) => category.name === name));
      hold(missing.length === 0, `without ${missing.join(', ')}`, reply.wire);
    },
  }),
  ...checksOf(catalog, ['key'], {
    'must D-panel-identifier: the catalog names a panel <owner>/<panel_uuid>': ({ reply, panels }) => {
      const odd = panels.find(
        ({ panelType: type }) => !/^[^/]+\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(type),
      );
      hold(odd === undefined, `${odd?.panelType}`, reply.wire);
    },
  }),
  ...checksOf(access, ['key', 'state'], {
    'should D-auth-401: a missing or wrong key answers 401': ({ nobody, wrong }) => {
      hasStatus(nobody, 401);
      hasStatus(wrong, 401);
    },
    "should D-auth-403: another owner's workspace answers 403": ({ elsewhere }) => hasStatus(elsewhere, 403),
  }),
  ...checksOf(arranged, ['key', 'write', 'state'], {
    'should D-layout-add-tab: POST adds a tab and answers its id': ({ tab, listed }) => {
      hasStatus(tab, 201);
      const tabs = (listed.json['tabs'] ?? []) as readonly { tabId?: unknown }[];
      const isListed = tabs.some(({ tabId }) => tabId === tab.json['tabId']);
      hold(isListed, 'the tab is not listed', listed.wire);
    },
    'should D-layout-events: changes are streamed as SSE': ({ stream, before }) => {
      hold(mediaOf(stream.type) === 'text/event-stream', `status ${stream.status} instead of a stream`, stream.wire);
      hold(stream.invalidLines.length === 0, `not a valid stream line: ${stream.invalidLines[0]}`, stream.wire);
      hold(
        before > 0 && stream.events.some(({ event }) => event === 'layout'),
        'no layout event at the start',
        stream.wire,
      );
      hold(stream.events.length > before, 'no event after opening a tab', stream.wire);
    },
    'must D-sandbox-reset: reset answers 204': ({ reset }) => hasStatus(reset, 204),
    'must D-events-eval: an eval is executed, failed or queued': ({ run }) => {
      hasStatus(run, 200);
      const { status } = run.json;
      hold(['executed', 'error', 'queued'].includes(String(status)), `status ${status}`, run.wire);
    },
    'should D-error-panel-kind: the wrong kind of panel answers 409': ({ kind }) => hasStatus(kind, 409),
    'should D-error-panel-unknown: an unknown panelId answers 404': ({ unknown }) => hasStatus(unknown, 404),
    'should D-error-url: a URL that is not http or https answers 400': ({ address }) => hasStatus(address, 400),
    'should D-error-screenshot-method: a method the scope does not allow answers 400': ({ method }) =>
      hasStatus(method, 400),
  }),
  ...checksOf(singletons, ['key', 'write', 'state'], {
    'should D-singleton-409: a second singleton panel answers 409': (replies) => {
      for (const reply of replies) hasStatus(reply, 409);
    },
  }),
];
