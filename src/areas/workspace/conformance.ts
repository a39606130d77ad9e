// Conformance checks of area D: panels, tabs and the layout events of a workspace.
import { type Check, checksOf, expect, expectStatus } from '../../contract/conform/check.ts';
import { mediaOf } from '../../contract/conform/check-response.ts';
import type { Client, Reply } from '../../contract/conform/client.ts';
import { Mismatch } from '../../contract/conform/mismatch.ts';

interface Panel {
  readonly panelType: string;
  readonly displayName: string;
}
const CATEGORIES = ['Development', 'Control', 'Visualization', 'Media', 'Utility'];
const NAME = 'Conformance';

async function getCatalog(client: Client) {
  const reply = await client.call('GET', '/api/panels/catalog', { as: 'key' });
  const categories = (reply.json['categories'] ?? []) as readonly { name: string; panels: readonly Panel[] }[];
  return { reply, categories, panels: categories.flatMap(({ panels }) => panels) };
}

async function panelType(client: Client, name: string): Promise<string> {
  const { panels, reply } = await client.once(getCatalog);
  const found = panels.find(({ displayName }) => displayName.toLowerCase() === name);
  if (!found) throw new Mismatch(`the catalog has no ${name}`, reply.wire);
  return found.panelType;
}

const editor = (client: Client, rest = ''): string => `/api/workspaces/editor/${client.workspace}/current${rest}`;

async function openTab(client: Client, name: string): Promise<Reply> {
  const body = { panelType: await panelType(client, name), displayName: NAME };
  return client.call('POST', editor(client, '/tabs'), { as: 'key', body });
}

/** Closes the tabs of the run at its end. */
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

async function callWithoutAccess(client: Client) {
  const path = editor(client);
  return {
    missing: await client.call('GET', path),
    wrong: await client.call('GET', path, { headers: { 'X-Api-Key': 'ak_wrong' } }),
    elsewhere: await client.call('GET', '/api/workspaces/editor/somebody-else/x/current', { as: 'key' }),
  };
}

async function changeLayout(client: Client) {
  const stream = await client.stream(editor(client, '/events'), { as: 'key' });
  await stream.until(() => stream.events.length > 1);
  const before = stream.events.length;
  const tab = await openTab(client, 'sandbox');
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

interface Node {
  readonly id: string;
  readonly tabs?: readonly { readonly id: string; readonly panelState: Readonly<Record<string, unknown>> }[];
  readonly first?: Node;
  readonly second?: Node;
}
const leavesOf = (node: Node): Node[] =>
  node.first && node.second ? [...leavesOf(node.first), ...leavesOf(node.second)] : [node];

/** Each change is read back from the layout, and watched here and in another workspace. */
async function arrangePanels(client: Client) {
  const [owner = ''] = client.workspace.split('/');
  const other = await client.stream(`/api/workspaces/editor/${owner}/conformance-other/current/events`, { as: 'key' });
  const stream = await client.stream(editor(client, '/events'), { as: 'key' });
  for (const each of [other, stream]) await each.until(() => each.events.length > 1);
  const silent = other.events.length;
  const layouts: { readonly revision: number; readonly leaves: readonly Node[] }[] = [];
  const change = async (method: string, path: string, body?: object) => {
    const reply = await client.call(method, path, { as: 'key', ...(body && { body }) });
    const { json } = await client.call('GET', editor(client), { as: 'key' });
    layouts.push({ revision: Number(json['revision']), leaves: leavesOf(json['layout'] as Node) });
    return reply;
  };
  const side = { panelType: await panelType(client, 'web view') };
  const tab = await change('POST', editor(client, '/tabs'), { ...side, displayName: NAME });
  const { tabId, panelId } = tab.json;
  const target = { panelId, tabId, action: 'navigate', url: 'https://moved.example/' };
  await change('PATCH', `/api/panels/webview/${client.workspace}`, target);
  const split = await change('POST', editor(client, '/splits'), { ...side, panelId, direction: 'vertical' });
  const { newPanelId } = split.json;
  await change('POST', editor(client, '/moves'), { tabId, targetPanelId: newPanelId });
  await change('DELETE', editor(client, `/panels/${newPanelId}`));
  const revisions = layouts.map(({ revision }) => revision);
  await stream.until(() => stream.events.some(({ data }) => data.includes(`"revision":${revisions.at(-1)}`)));
  const streamed = stream.events.flatMap(({ event, data }) => (event === 'layout' ? [JSON.parse(data).revision] : []));
  const isSilent = other.events.length === silent;
  return { tab, split, layouts, revisions, streamed, stream, other, isSilent };
}

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));

async function openSingletonsTwice(client: Client) {
  const { panels } = await client.once(getCatalog);
  const names = panels.map(({ displayName }) => displayName.toLowerCase());
  const singles = ['3d viewer', 'schematic editor'].filter((name) => names.includes(name));
  const replies: Reply[] = [];
  for (const name of singles) {
    await openTab(client, name);
    replies.push(await openTab(client, name));
  }
  return replies;
}

export const workspaceChecks: readonly Check[] = [
  ...checksOf(getCatalog, ['key', 'state'], {
    'must D-covers-catalog: the catalog has the five categories': ({ reply, categories }) => {
      expectStatus(reply, 200);
      const missing = CATEGORIES.filter((name) => !categories.some((category) => category.name === name));
      expect(missing.length === 0, `without ${missing.join(', ')}`, reply.wire);
    },
  }),
  ...checksOf(getCatalog, ['key'], {
    'must D-panel-identifier: the catalog names a panel <owner>/<panel_uuid>': ({ reply, panels }) => {
      const invalid = panels.find(
        ({ panelType: type }) => !/^[^/]+\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(type),
      );
      expect(invalid === undefined, `${invalid?.panelType}`, reply.wire);
    },
  }),
  ...checksOf(callWithoutAccess, ['key', 'state'], {
    'should D-auth-401: a missing or wrong key returns 401': ({ missing, wrong }) => {
      expectStatus(missing, 401);
      expectStatus(wrong, 401);
    },
    "should D-auth-403: another owner's workspace returns 403": ({ elsewhere }) => expectStatus(elsewhere, 403),
  }),
  ...checksOf(changeLayout, ['key', 'write', 'state'], {
    'should D-layout-add-tab: POST adds a tab and returns its id': ({ tab, listed }) => {
      expectStatus(tab, 201);
      const tabs = (listed.json['tabs'] ?? []) as readonly { tabId?: unknown }[];
      const isListed = tabs.some(({ tabId }) => tabId === tab.json['tabId']);
      expect(isListed, 'the tab is not listed', listed.wire);
    },
    'should D-layout-events: changes are streamed as SSE': ({ stream, before }) => {
      expect(mediaOf(stream.type) === 'text/event-stream', `status ${stream.status} instead of a stream`, stream.wire);
      expect(stream.invalidLines.length === 0, `not a valid stream line: ${stream.invalidLines[0]}`, stream.wire);
      expect(
        before > 0 && stream.events.some(({ event }) => event === 'layout'),
        'no layout event at the start',
        stream.wire,
      );
      expect(stream.events.length > before, 'no event after opening a tab', stream.wire);
    },
    'must D-sandbox-reset: reset returns 204': ({ reset }) => expectStatus(reset, 204),
    'must D-events-eval: an eval is executed, failed or queued': ({ run }) => {
      expectStatus(run, 200);
      const { status } = run.json;
      expect(['executed', 'error', 'queued'].includes(String(status)), `status ${status}`, run.wire);
    },
    'should D-error-panel-kind: the wrong kind of panel returns 409': ({ kind }) => expectStatus(kind, 409),
    'should D-error-panel-unknown: an unknown panelId returns 404': ({ unknown }) => expectStatus(unknown, 404),
    'should D-error-url: a URL that is not http or https returns 400': ({ address }) => expectStatus(address, 400),
    'should D-error-screenshot-method: a method the scope does not allow returns 400': ({ method }) =>
      expectStatus(method, 400),
  }),
  ...checksOf(arrangePanels, ['key', 'write', 'state'], {
    'should workspace:layout: the layout shows every change': ({ tab, split, layouts, stream }) => {
      const { tabId, newPanelId } = { ...tab.json, ...split.json, tabId: tab.json['tabId'] } as Record<string, unknown>;
      const find = ({ leaves }: (typeof layouts)[number]) => {
        const leaf = leaves.find(({ tabs = [] }) => tabs.some(({ id }) => id === tabId));
        return { panel: leaf?.id, url: leaf?.tabs?.find(({ id }) => id === tabId)?.panelState['url'] };
      };
      const [opened, navigated, , moved, closed] = layouts.map(find);
      expect(opened?.panel === tab.json['panelId'], 'it does not show the new tab', tab.wire);
      expect(navigated?.url === 'https://moved.example/', 'it does not show the new URL', stream.wire);
      expect(moved?.panel === newPanelId, 'it does not show the move to a new panel', split.wire);
      expect(closed?.panel === undefined, 'it shows a closed panel', stream.wire);
    },
    'should workspace:revisions: every change has a higher revision, also in the stream': (result) => {
      const { revisions, streamed, tab, split, stream } = result;
      expect(isRising(revisions), `the revisions are ${revisions.join(', ')}`, stream.wire);
      expect(tab.json['revision'] === revisions[0], 'a new tab has another revision than the layout', tab.wire);
      expect(split.json['revision'] === revisions[2], 'a split has another revision than the layout', split.wire);
      expect(isRising(streamed), `the stream has the revisions ${streamed.join(', ')}`, stream.wire);
      expect(streamed.at(-1) === revisions.at(-1), 'the stream does not have the last revision', stream.wire);
    },
    'should workspace:streams: a workspace does not get the events of another': ({ isSilent, other }) =>
      expect(isSilent, 'it gets an event', other.wire),
  }),
  ...checksOf(openSingletonsTwice, ['key', 'write', 'state'], {
    'should D-singleton-409: a second singleton panel returns 409': (replies) => {
      for (const reply of replies) expectStatus(reply, 409);
    },
  }),
];
