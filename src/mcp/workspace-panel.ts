// The panel that the user looks at, through the panel control interface of the platform.
import type { ViewerPanel } from './viewer-tools.ts';

export interface WorkspaceAddress {
  /** The platform's; asked for when it is needed, since the platform may start later. */
  readonly baseUrl: () => string;
  readonly apiKey: string;
  /** owner/repo */
  readonly workspace: string;
}

type LayoutNode =
  | { readonly type: 'split'; readonly first: LayoutNode; readonly second: LayoutNode }
  | { readonly type: 'leaf'; readonly id: string; readonly tabs: readonly Tab[]; readonly activeTab: string | null };
type Leaf = Extract<LayoutNode, { type: 'leaf' }>;
interface Tab {
  readonly id: string;
  readonly panelType: string;
}
interface Layout {
  readonly layout: LayoutNode;
  /** The leaf that was focused last in a browser that is open; null when none is. */
  readonly focusedPanelId?: string | null;
}

const WEB_VIEW = 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a02';
const TIMEOUT_MS = 10_000;

/** Loads a page in the web view of the leaf last focused; a leaf that shows something else gets a new tab. */
export const workspacePanel = (address: WorkspaceAddress): ViewerPanel => ({
  show: async (url) => {
    const { workspace } = address;
    const current = `/api/workspaces/editor/${workspace}/current`;
    const { layout, focusedPanelId } = (await call(address, 'GET', current)) as Layout;
    const leaf = leavesOf(layout).find(({ id }) => id === focusedPanelId);
    if (!leaf) return null;
    const active = leaf.tabs.find(({ id }) => id === leaf.activeTab);
    if (active?.panelType === WEB_VIEW) {
      await call(address, 'PATCH', `/api/panels/webview/${workspace}`, { panelId: leaf.id, action: 'navigate', url });
    } else {
      const tab = { panelId: leaf.id, panelType: WEB_VIEW, displayName: 'Paste a screenshot', initialState: { url } };
      await call(address, 'POST', `${current}/tabs`, tab);
    }
    return { workspace };
  },
});

const leavesOf = (node: LayoutNode): readonly Leaf[] =>
  node.type === 'leaf' ? [node] : [...leavesOf(node.first), ...leavesOf(node.second)];

async function call(
  { baseUrl, apiKey }: WorkspaceAddress,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(baseUrl() + path, {
    method,
    headers: {
      Accept: 'application/json',
      'X-Api-Key': apiKey,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the platform answered ${answer.status} to ${method} ${path}`);
  return text === '' ? null : JSON.parse(text);
}
