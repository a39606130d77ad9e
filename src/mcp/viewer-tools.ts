// What the MCP tools act on: a viewer in this process, or one behind its HTTP interface.
import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server';
import type { ToolArguments } from '../../generated/mcp/tools.ts';
import type { MaybePromise } from '../base/async/maybe-promise.ts';
import type { Client } from '../contract/client/call.ts';
import type { OpenEnums } from '../contract/client/open-enums.ts';
import type { Paste, Schemas } from '../sdk/paste/index.ts';
import type { WorkspaceControl } from '../sdk/workspace/index.ts';
import type { CallLimit } from './call-limit.ts';

export type Screenshot = OpenEnums<Schemas['PastedScreenshot']>;

/** The screenshots of one owner. */
export interface Screenshots {
  list(limit: number): Promise<readonly Screenshot[]>;
  /** The cursor of the screenshot saved last. */
  latest(): Promise<string>;
  /** The first one saved after a cursor; its id is the next cursor. */
  next(after: string): Promise<Screenshot | undefined>;
  get(id: string): Promise<Screenshot>;
  /** The optimized copy, at most 1568 pixels, because models scale larger images down. */
  image(id: string): Promise<Uint8Array>;
  rename(id: string, name: string): Promise<Screenshot>;
  undo(id: string): Promise<Screenshot>;
}

/** The panel that the user is looking at. */
export interface ViewerPanel {
  /** Loads a page there; null when no workspace is open. */
  show(url: string): Promise<{ readonly workspace: string } | null>;
  /** Its workspace, if known. */
  readonly workspace?: (() => WorkspaceInReach) | undefined;
  /** True if the workspace was neither requested nor set, but is where the user is. */
  readonly isGuess?: boolean;
}

export interface WorkspaceInReach {
  readonly control: WorkspaceControl;
  readonly path: { readonly owner: string; readonly repo: string };
}

export interface ViewerTools {
  readonly screenshots: Screenshots;
  /** In the requested workspace (owner/repo), else in this session's. Throws errors for the model. */
  readonly panel: (asked: string | undefined) => MaybePromise<ViewerPanel>;
  /** The URL of the widget. */
  readonly widgetUrl: () => MaybePromise<string>;
  /** Limits waiting calls. */
  readonly limit: CallLimit;
}

/** What each tool does, with valid arguments. */
export type ToolHandlers = {
  readonly [Name in keyof ToolArguments]: (
    given: ToolArguments[Name],
    tools: ViewerTools,
    context: ServerContext,
  ) => Promise<CallToolResult>;
};

/** The caller over HTTP and its key. */
export interface KeyHolder {
  readonly owner: string;
  readonly key: string;
  /** As owner/repo. Default: the configured one, else the one that the user is in. */
  readonly workspace?: string | undefined;
}

export const NO_PANEL: ViewerPanel = { show: async () => null };

export const screenshotsOverHttp = (viewer: Client<Paste>): Screenshots => ({
  list: async (limit) => (await viewer.listPastes({ query: { limit } })).screenshots,
  latest: async () => (await viewer.listPastes({ query: { limit: 1 } })).latest,
  next: async (after) => (await viewer.listPastes({ query: { after, limit: 1 } })).screenshots[0],
  get: (id) => viewer.getPaste({ path: { id } }),
  image: (id) => viewer.getPasteImage.as('image/png', { path: { id }, query: { variant: 'model' } }),
  rename: (id, name) => viewer.renamePaste({ path: { id }, body: { name, source: 'agent' } }),
  undo: (id) => viewer.undoPasteName({ path: { id } }),
});

/** With a key, the widget must save for the key's owner; the viewer returns the URL for that. */
export const widgetUrlOverHttp = (viewer: Client<Paste>, url: string) => async (): Promise<string> => {
  const { headers } = await viewer.getPasteWidget.answer({});
  return new URL(headers.get('content-location') ?? '/screenshot-paste', url).href;
};
