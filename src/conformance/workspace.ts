// Conformance checks of area D: panels, tabs and the layout events of a workspace.
import type { Schemas } from '../../generated/workspace/contract.ts';
import { type Check, checksOf, expect, expectField, expectStatus, expectStream } from '../contract/conform/check.ts';
import type { Client, Reply } from '../contract/conform/client.ts';
import { Mismatch } from '../contract/conform/mismatch.ts';

const CATEGORIES = ['Development', 'Control', 'Visualization', 'Media', 'Utility'];

const call = (client: Client, method: string, path: string, body?: object): Promise<Reply> =>
  client.call(method, path, { as: 'key', ...(body && { body }) });

async function getCatalog(client: Client) {
  const reply = await call(client, 'GET', '/api/panels/catalog');
  const categories = (reply.json['categories'] ?? []) as Schemas['PanelCatalog']['categories'];
  return { reply, categories, panels: categories.flatMap(({ panels }) => panels) };
}

async function panelType(client: Client, name: string): Promise<string> {
  const { panels, reply } = await client.once(getCatalog);
  const panel = panels.find(({ displayName }) => displayName.toLowerCase() === name);
  if (!panel) throw new Mismatch(`the catalog has no ${name}`, reply.wire);
  return panel.panelType;
}

const editor = (client: Client, rest = ''): string => `/api/workspaces/editor/${client.workspace}/current${rest}`;
const listTabs = async (client: Client): Promise<string[]> => {
  const { json } = await call(client, 'GET', editor(client, '/tabs'));
  return ((json['tabs'] ?? []) as Schemas['TabList']['tabs']).map(({ tabId }) => tabId);
};

async function openTab(client: Client, name: string): Promise<Reply> {
  const body = { panelType: await panelType(client, name), displayName: 'Conformance' };
  return call(client, 'POST', editor(client, '/tabs'), body);
}

const control = (client: Client, kind: string, body: object): Promise<Reply> =>
  call(client, 'PATCH', `/api/panels/${kind}/${client.workspace}`, body);

/** Closes the tabs of the run at its end. */
export async function closeTabs(client: Client): Promise<void> {
  const before = await listTabs(client);
  client.undo('tabs', async () => {
    for (const tabId of await listTabs(client)) {
      if (!before.includes(tabId)) await call(client, 'DELETE', editor(client, `/tabs/${tabId}`));
    }
  });
}

async function controlPanels(client: Client) {
  const { panelId } = (await openTab(client, 'sandbox')).json;
  const screenshot = { scope: 'workspace', method: 'html2canvas' };
  return {
    reset: await control(client, 'sandbox', { panelId, action: 'reset' }),
    run: await control(client, 'sandbox', { panelId, action: 'eval', code: '1 + 1' }),
    kind: await control(client, 'webview', { panelId, action: 'refresh' }),
    unknown: await control(client, 'webview', { panelId: 'no-such-panel', action: 'refresh' }),
    address: await control(client, 'webview', { panelId, action: 'navigate', url: 'ftp://docs.example/' }),
    method: await call(client, 'PATCH', editor(client, '/screenshot'), screenshot),
  };
}

const leavesOf = (node: Schemas['Layout']): Schemas['LeafNode'][] =>
  node.type === 'split' ? [...leavesOf(node.first), ...leavesOf(node.second)] : [node];

/** Each change is read back from the layout, and watched here and in another workspace. */
async function changeLayout(client: Client) {
  const [owner = ''] = client.workspace.split('/');
  const other = await client.stream(`/api/workspaces/editor/${owner}/conformance-other/current/events`, { as: 'key' });
  const stream = await client.stream(editor(client, '/events'), { as: 'key' });
  for (const each of [other, stream]) await each.until(() => each.events.length > 1);
  const [before, silent] = [stream.events.length, other.events.length];
  const layouts: { readonly revision: number; readonly leaves: readonly Schemas['LeafNode'][] }[] = [];
  const change = async (changed: Promise<Reply>) => {
    const reply = await changed;
    const { json } = await call(client, 'GET', editor(client));
    layouts.push({ revision: Number(json['revision']), leaves: leavesOf(json['layout'] as Schemas['Layout']) });
    return reply;
  };
  const tab = await change(openTab(client, 'web view'));
  const { tabId, panelId } = tab.json;
  await change(control(client, 'webview', { panelId, tabId, action: 'navigate', url: 'https://moved.example/' }));
  const side = { panelType: await panelType(client, 'web view'), panelId, direction: 'vertical' };
  const split = await change(call(client, 'POST', editor(client, '/splits'), side));
  const { newPanelId: targetPanelId } = split.json;
  await change(call(client, 'POST', editor(client, '/moves'), { tabId, targetPanelId }));
  await change(call(client, 'DELETE', editor(client, `/panels/${targetPanelId}`)));
  const revisions = layouts.map(({ revision }) => revision);
  await stream.until(() => stream.events.some(({ data }) => data.includes(`"revision":${revisions.at(-1)}`)));
  const streamed = stream.events.flatMap(({ event, data }) => (event === 'layout' ? [JSON.parse(data).revision] : []));
  const isSilent = other.events.length === silent;
  return { tab, split, layouts, revisions, streamed, stream, before, other, isSilent };
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
  ...checksOf((client) => call(client, 'GET', '/api/workspaces/editor/somebody-else/x/current'), ['key', 'state'], {
    "should D-auth-403: another owner's workspace returns 403": (reply) => expectStatus(reply, 403),
  }),
  ...checksOf(controlPanels, ['key', 'write', 'state'], {
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
  ...checksOf(changeLayout, ['key', 'write', 'state'], {
    'should D-layout-events: changes are streamed as SSE': ({ stream, before, streamed }) => {
      expectStream(stream);
      expect(before > 0 && streamed.length > 0, 'no layout event at the start', stream.wire);
      expect(stream.events.length > before, 'no event after opening a tab', stream.wire);
    },
    'should workspace:layout: the layout shows every change': ({ tab, split, layouts, stream }) => {
      const { tabId } = tab.json;
      const find = ({ leaves }: (typeof layouts)[number]) => {
        const leaf = leaves.find(({ tabs }) => tabs.some(({ id }) => id === tabId));
        return { panel: leaf?.id, url: leaf?.tabs.find(({ id }) => id === tabId)?.panelState['url'] };
      };
      const [opened, navigated, , moved, closed] = layouts.map(find);
      expect(opened?.panel === tab.json['panelId'], 'it does not show the new tab', tab.wire);
      expect(navigated?.url === 'https://moved.example/', 'it does not show the new URL', stream.wire);
      expect(moved?.panel === split.json['newPanelId'], 'it does not show the move to a new panel', split.wire);
      expect(closed?.panel === undefined, 'it shows a closed panel', stream.wire);
    },
    'should workspace:revisions: every change has a higher revision, also in the stream': (result) => {
      const { revisions, streamed, tab, split, stream } = result;
      expect(isRising(revisions), `the revisions are ${revisions.join(', ')}`, stream.wire);
      expectField(tab, 'revision', revisions[0]);
      expectField(split, 'revision', revisions[2]);
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
