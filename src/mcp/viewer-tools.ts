// What the MCP tools act on: a viewer in this process, or one behind its HTTP interface.
import type { Client } from '../contract/client/call.ts';
import type { OpenEnums } from '../contract/client/open-enums.ts';
import type { Paste, Schemas } from '../sdk/paste/index.ts';
import type { WorkspaceControl } from '../sdk/workspace/index.ts';

export type Screenshot = OpenEnums<Schemas['PastedScreenshot']>;

export interface Screenshots {
  list(limit: number): Promise<readonly Screenshot[]>;
  get(id: string): Promise<Screenshot>;
  /** The optimized copy, at most 1568 pixels: larger ones are scaled down by models anyway. */
  image(id: string): Promise<Uint8Array>;
  rename(id: string, name: string): Promise<Screenshot>;
  undo(id: string): Promise<Screenshot>;
}

/** The panel that the user looks at. */
export interface ViewerPanel {
  /** Loads a page there; null when no workspace is open. */
  show(url: string): Promise<{ readonly workspace: string } | null>;
  /** The workspace around it, where one is known. */
  readonly workspace?: (() => WorkspaceInReach) | undefined;
}

export interface WorkspaceInReach {
  readonly control: WorkspaceControl;
  readonly path: { readonly owner: string; readonly repo: string };
}

export interface ViewerTools {
  readonly screenshots: Screenshots;
  readonly panel: ViewerPanel;
  /** Where the widget is. */
  readonly widgetUrl: () => string;
}

/** Who calls over HTTP, and with what. */
export interface KeyHolder {
  readonly owner: string;
  readonly key: string;
}

export const NO_PANEL: ViewerPanel = { show: async () => null };

export const screenshotsOverHttp = (viewer: Client<Paste>): Screenshots => ({
  list: async (limit) => (await viewer.listPastes({ query: { limit } })).screenshots,
  get: (id) => viewer.getPaste({ path: { id } }),
  image: (id) => viewer.getPasteImage.as('image/png', { path: { id }, query: { variant: 'model' } }),
  rename: (id, name) => viewer.renamePaste({ path: { id }, body: { name, source: 'agent' } }),
  undo: (id) => viewer.undoPasteName({ path: { id } }),
});
