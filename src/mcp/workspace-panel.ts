// The panel that the user is looking at, through the platform's panel control API.
import type { OpenEnums } from '../sdk/index.ts';
import { createWorkspace, createWorkspaceClient, type Schemas, WEB_VIEW } from '../sdk/workspace/index.ts';
import type { ViewerPanel } from './viewer-tools.ts';

export interface WorkspaceAddress {
  /** The platform's URL; read when needed, because the platform may start later. */
  readonly baseUrl: () => string;
  /** One of the two. */
  readonly apiKey?: string;
  readonly sessionToken?: string;
  readonly fetch?: typeof fetch | undefined;
  /** owner/repo */
  readonly workspace: string;
}

type Layout = OpenEnums<Schemas['Layout']>;
type Leaf = Extract<Layout, { type: 'leaf' }>;
const TIMEOUT_MS = 10_000;
/** A screenshot may have to wait for the user. */
const LONG_MS = 90_000;

/** Loads a page in the web view of the last focused leaf. A leaf that shows another panel gets a new tab. */
export function workspacePanel({ baseUrl, workspace, ...credential }: WorkspaceAddress): ViewerPanel {
  const [owner = '', repo = ''] = workspace.split('/');
  const path = { owner, repo };
  return {
    show: async (url) => {
      const client = createWorkspaceClient({ baseUrl: baseUrl(), ...credential, timeoutMs: TIMEOUT_MS });
      const { layout, focusedPanelId } = await client.getLayout({ path });
      const leaf = leavesOf(layout).find(({ id }) => id === focusedPanelId);
      if (!leaf) return null;
      const active = leaf.tabs.find(({ id }) => id === leaf.activeTab);
      if (active?.panelType === WEB_VIEW) {
        await client.controlWebview({ path, body: { panelId: leaf.id, tabId: active.id, action: 'navigate', url } });
      } else {
        const tab = { panelId: leaf.id, panelType: WEB_VIEW, displayName: 'Paste a screenshot', initialState: { url } };
        await client.openTab({ path, body: tab });
      }
      return { workspace };
    },
    workspace: () => ({
      path,
      control: createWorkspace({ baseUrl: baseUrl(), ...credential, timeoutMs: LONG_MS, ...path }),
    }),
  };
}

const leavesOf = (node: Layout): readonly Leaf[] =>
  node.type === 'leaf' ? [node] : [...leavesOf(node.first), ...leavesOf(node.second)];
