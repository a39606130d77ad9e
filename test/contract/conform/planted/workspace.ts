import { editJson, list, type Planted, swallow } from './planted.ts';

export const WORKSPACE: readonly Planted[] = [
  {
    name: 'a closed tab that stays open',
    checks: ['closeTab:effect'],
    fault: () => swallow('DELETE', /\/tabs\/[^/]+$/),
  },
  {
    name: 'a tab that keeps its name',
    checks: ['updateTab:effect'],
    fault: () => swallow('PATCH', /\/tabs\/[^/]+$/),
  },
  {
    name: 'a split that keeps its ratio',
    checks: ['resizeSplit:effect'],
    fault: () => swallow('PATCH', /\/splits\//),
  },
  {
    name: 'a web view that does not navigate',
    checks: ['workspace:layout'],
    fault: () => swallow('PATCH', /\/panels\/webview\//),
  },
  {
    name: 'a tab that is created and not listed',
    checks: ['openTab:effect'],
    fault: () =>
      editJson(/\/tabs(\?|$)/, (json) => (json['tabs'] ? { ...json, tabs: list(json, 'tabs').slice(0, 1) } : json)),
  },
  {
    name: 'any API key accepted',
    checks: ['getLayout:rejects', 'listTabs:rejects', 'getPanelCatalog:rejects'],
    fault: ({ key }) => ({
      onRequest: ({ headers }) => {
        if (headers['x-api-key'] !== undefined) headers['x-api-key'] = key;
      },
    }),
  },
  {
    name: 'a revision that does not move',
    checks: ['workspace:revisions'],
    fault: () => editJson(/\/current$/, (json) => ({ ...json, revision: 7 })),
  },
  {
    name: 'the same revision for every new tab',
    checks: ['workspace:revisions'],
    fault: () => editJson(/\/tabs$/, (json, { method }) => (method === 'POST' ? { ...json, revision: 7 } : json)),
  },
  {
    name: 'every event sent twice',
    checks: ['workspace:revisions'],
    fault: () => ({ onStream: (text) => (text.startsWith('event: layout') ? text + text : text) }),
  },
];
