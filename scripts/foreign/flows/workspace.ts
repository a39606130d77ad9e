import assert from 'node:assert/strict';
import { type Flow, isProblem, json } from './flow.ts';

interface Tabs {
  readonly tabs: readonly { readonly tabId: string; readonly panelId: string; readonly panelType: string }[];
}

/** Opens, splits, controls and closes tabs with an API key. */
export const workspace: Flow = async ({ ask, servers }) => {
  const as = { apiKey: servers.key };
  const path = { owner: servers.user, repo: 'foreign' };
  await isProblem(await ask('getLayout', 401, { path }), 'unauthorized');
  await ask('getLayout', 200, { path, as });
  const { tabs } = json<Tabs>(await ask('listTabs', 200, { path, as }));
  const [{ panelId, panelType } = { panelId: '', panelType: '' }] = tabs;

  const body = { panelId, panelType, displayName: 'Foreign', initialState: { url: 'https://example.com/' } };
  const { tabId } = json<{ tabId: string }>(await ask('openTab', 201, { path, as, body }));
  const refused = await ask('openTab', 400, { path, as, body: { ...body, displayName: 7 } });
  await isProblem(refused, 'invalid-request');
  assert.equal(json<{ errors: { pointer: string }[] }>(refused).errors[0]?.pointer, '/body/displayName');
  const named = json<Tabs>(await ask('listTabs', 200, { path, as, query: { name: 'Foreign' } }));
  assert.deepEqual(
    named.tabs.map((tab) => tab.tabId),
    [tabId],
  );
  await ask('updateTab', 204, { path: { ...path, tabId }, as, body: { active: true } });
  const split = { panelId, direction: 'horizontal', panelType, displayName: 'Beside' };
  const { panelId: beside } = json<{ panelId: string }>(await ask('splitLeaf', 201, { path, as, body: split }));
  await ask('controlWebview', 204, { path, as, body: { action: 'navigate', panelId, url: 'https://example.org/' } });
  const webview = json(await ask('getWebview', 200, { path, as, query: { panelId } }));
  assert.equal(webview['address'], 'https://example.org/');
  await isProblem(await ask('captureScreenshot', 409, { path, as, body: { scope: 'workspace' } }), 'no-browser');
  await ask('closePanel', 204, { path: { ...path, panelId: beside }, as });
  await ask('closeTabs', 200, { path, as, query: { name: 'Foreign' } });
  await isProblem(await ask('closeTab', 404, { path: { ...path, tabId }, as }), 'tab-not-found');
};
