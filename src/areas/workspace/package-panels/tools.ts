// The tools of Annex that a panel can call, each within a scope. They act as the panel, and the log says so.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { WEB_VIEW } from '../../../../generated/workspace/panel-types.ts';
import type { PanelScope } from '../../../../generated/workspace/resources.ts';
import { isProblem } from '../../../base/problem.ts';
import { capture } from '../capture/capture.ts';
import type { RoomCaller } from '../room/browser-work.ts';
import { change, listTabs } from '../room/tabs.ts';
import type { InstalledPanel } from './registry.ts';

export type ToolResult = Schemas['PanelToolResult'];
type Arguments = Readonly<Record<string, unknown>>;

/** What other areas can do for a panel, for the owner of the workspace. */
export interface OtherTools {
  searchPackages(q: string, limit: number): Promise<object>;
}

interface Tool {
  /** One of them is enough. */
  readonly scopes: readonly PanelScope[];
  run(caller: RoomCaller, args: Arguments, others: OtherTools): Promise<ToolResult>;
}

const MAX_PX = 1568;
const MAX_FOUND = 50;

const textOf = (args: Arguments, name: string): string | undefined => {
  const value = args[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new TypeError(`${name} must be a string.`);
};

const structured = (structuredContent: object): ToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
  structuredContent: structuredContent as Record<string, unknown>,
});

const TOOLS: Readonly<Record<string, Tool>> = {
  workspace_tabs: {
    scopes: ['workspace:tabs', 'workspace:read'],
    // Without panelState: it belongs to other panels.
    run: async (caller) => {
      const { tabs } = await listTabs(caller);
      return structured({
        tabs: tabs.map(({ tabId, name, panelId, panelType, isActive, isOwn, panelState: { url = null } }) => {
          return { tabId, name, panelId, panelType, isActive, isOwn, url };
        }),
      });
    },
  },
  workspace_open_page: {
    scopes: ['workspace:control'],
    run: async (caller, args) => {
      const [url, name] = [textOf(args, 'url') ?? '', textOf(args, 'name')];
      const named = name === undefined ? {} : { displayName: name.replace(/\p{Cc}/gu, ' ').slice(0, 100) || 'Page' };
      const initialState = { url };
      const { tabId, panelId } = await change(caller, { op: 'openTab', panelType: WEB_VIEW, ...named, initialState });
      return structured({ tabId, panelId });
    },
  },
  workspace_screenshot: {
    scopes: ['workspace:read'],
    run: async (caller, args) => {
      const tabId = textOf(args, 'tabId');
      const about = { method: 'element-capture', maxDimension: MAX_PX, waitForSharing: 0 } as const;
      const scope = tabId === undefined ? ({ scope: 'workspace' } as const) : ({ scope: 'panel', tabId } as const);
      const request = { ...about, ...scope };
      const { bytes, width, height } = await capture(caller, request, new AbortController().signal);
      const picture = { type: 'image', data: bytes.toString('base64'), mimeType: 'image/png' };
      return { content: [picture], structuredContent: { width, height } };
    },
  },
  packages_search: {
    scopes: ['packages:read'],
    run: async (_, args, others) => structured(await others.searchPackages(textOf(args, 'q') ?? '', MAX_FOUND)),
  },
};

/** Never throws for what the panel has done: the result says what is wrong. */
export async function callTool(
  { manifest, panelType }: InstalledPanel,
  granted: readonly PanelScope[],
  { name, arguments: args = {} }: Schemas['CallPanelTool'],
  caller: RoomCaller,
  others: OtherTools,
): Promise<ToolResult> {
  if (Object.hasOwn(manifest.answers, name)) return manifest.answers[name] as ToolResult;
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
  if (!tool) return failure(`There is no tool named ${name}. The tools are ${Object.keys(TOOLS).join(', ')}.`);
  if (!tool.scopes.some((scope) => granted.includes(scope))) {
    return failure(`“${manifest.title}” may not call ${name}. It needs the permission ${tool.scopes[0]}.`);
  }
  try {
    return await tool.run(caller, args, others);
  } catch (error) {
    if (error instanceof TypeError) return failure(error.message);
    if (!isProblem(error)) throw new Error(`${name} failed for ${panelType}`, { cause: error });
    const [place] = error.errors ?? [];
    return failure(place ? `${place.pointer} ${place.detail}` : error.message);
  }
}

const failure = (text: string): ToolResult => ({ isError: true, content: [{ type: 'text', text }] });
