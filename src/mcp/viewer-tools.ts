// What the MCP tools act on: a viewer in this process, or one behind its HTTP interface.

import type { MaybePromise } from '../base/async/maybe-promise.ts';
import type { Client } from '../contract/client/call.ts';
import type { OpenEnums } from '../contract/client/open-enums.ts';
import type { Paste, Schemas } from '../sdk/paste/index.ts';
import type { WorkspaceControl } from '../sdk/workspace/index.ts';
import type { CallLimit } from './call-limit.ts';

export type Screenshot = OpenEnums<Schemas['PastedScreenshot']>;

/** Those of one owner. */
export interface Screenshots {
  list(limit: number): Promise<readonly Screenshot[]>;
  /** The cursor of the screenshot saved last. */
  latest(): Promise<string>;
  /** The first one saved after a cursor; its id is the next cursor. */
  next(after: string): Promise<Screenshot | undefined>;
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
  /** The workspace was neither asked for nor set: the user happens to be there. */
  readonly isGuess?: boolean;
}

export interface WorkspaceInReach {
  readonly control: WorkspaceControl;
  readonly path: { readonly owner: string; readonly repo: string };
}

export interface ViewerTools {
  readonly screenshots: Screenshots;
  /** In the workspace that was asked for (owner/repo), else in the one of this session. Throws errors for the model. */
  readonly panel: (asked: string | undefined) => MaybePromise<ViewerPanel>;
  /** Where the widget is. */
  readonly widgetUrl: () => MaybePromise<string>;
  /** Of calls that wait. */
  readonly limit: CallLimit;
}

/** Who calls over HTTP, and with what. */
export interface KeyHolder {
  readonly owner: string;
  readonly key: string;
  /** As owner/repo; absent: the one that is set, else the one that the user is in. */
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

/** With a key, the widget has to save for the key's owner: the viewer answers with the address that does. */
export const widgetUrlOverHttp = (viewer: Client<Paste>, url: string) => async (): Promise<string> => {
  const { headers } = await viewer.getPasteWidget.answer({});
  return new URL(headers.get('content-location') ?? '/screenshot-paste', url).href;
};
