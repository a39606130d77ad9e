// What the MCP tools act on: a viewer in this process, or one behind its HTTP interface.
import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server';
import type { ToolArguments } from '../../generated/mcp/tools.ts';
import type { Client } from '../contract/client/call.ts';
import type { OpenEnums } from '../contract/client/open-enums.ts';
import type { Paste, Schemas } from '../sdk/paste/index.ts';
import type { WorkspaceControl } from '../sdk/workspace/index.ts';
import type { CallLimit } from './call-limit.ts';
import type { RequestCalls } from './running-calls.ts';

export type Screenshot = OpenEnums<Schemas['PastedScreenshot']>;
type ScreenshotList = OpenEnums<Schemas['PastedScreenshots']>;

export type ImageVariant = 'optimized' | 'original' | 'thumbnail' | 'model';

/** The screenshots of one owner. */
export interface Screenshots {
  /** Newest first, or with `after`, those saved after that screenshot, oldest first. */
  list(query: { limit: number; q?: string; cursor?: string; after?: string }): Promise<ScreenshotList>;
  get(id: string): Promise<Screenshot>;
  /** `model` is at most 1568 pixels, because models scale larger images down. */
  image(id: string, variant: ImageVariant): Promise<Uint8Array>;
  /** All text recognized in it. */
  text(id: string): Promise<string>;
  store(bytes: Uint8Array<ArrayBuffer>, fileName: string, title: string | undefined): Promise<Screenshot>;
  rename(id: string, name: string): Promise<Screenshot>;
  undo(id: string): Promise<Screenshot>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<Screenshot>;
}

export type FileEntry = OpenEnums<Schemas['FileEntry']>;

/** The files of one owner. */
export interface Files {
  list(query: { direction?: 'incoming' | 'given'; after?: string }): Promise<OpenEnums<Schemas['FileList']>>;
  give(bytes: Uint8Array, about: { readonly name: string; readonly from: string }): Promise<FileEntry>;
  /** Reads the file as the user of this process. Absent over HTTP. */
  readonly givePath?: (path: string, from: string) => Promise<FileEntry>;
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
  readonly files: Files;
  /** In the requested workspace (owner/repo), else in this session's. Throws errors for the model. */
  readonly panel: (asked: string | undefined) => ViewerPanel | Promise<ViewerPanel>;
  /** The URL of the widget. */
  readonly widgetUrl: () => string;
  /** The widget as an MCP App: HTML that calls the tools through its host. */
  readonly widgetApp: () => string | Promise<string>;
  /** The groups of tools that the user has chosen. */
  readonly groups?: readonly string[] | undefined;
  /** What the caller may do, if that is known. */
  readonly scopes?: readonly string[] | undefined;
  /** Limits waiting calls. */
  readonly limit: CallLimit;
  /** Only over HTTP. */
  readonly calls?: RequestCalls;
}

/** What each tool does, with valid arguments. */
export type ToolHandlers = {
  readonly [Name in keyof ToolArguments]: (
    args: ToolArguments[Name],
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

const MIN_MESSAGE_BYTES = 10 * 1024 * 1024;
/** Maximum size of a message, which may contain an image in Base64. */
export const messageBytes = (imageBytes: number): number =>
  Math.max(MIN_MESSAGE_BYTES, Math.ceil(imageBytes / 3) * 4 + 65_536);

export const NO_PANEL: ViewerPanel = { show: async () => null };

export const screenshotsOverHttp = (viewer: Client<Paste>): Screenshots => ({
  list: (query) => viewer.listPastes({ query }),
  get: (id) => viewer.getPaste({ path: { id } }),
  image: (id, variant) => viewer.getPasteImage.as('image/png', { path: { id }, query: { variant } }),
  text: async (id) => (await viewer.getPasteText({ path: { id } })).text,
  store: (bytes, fileName, title) => {
    const image = new File([bytes], fileName, { type: 'image/png' }); // the viewer detects the real type
    const content = { image, ...(title === undefined ? {} : { title }) };
    return viewer.pasteScreenshot({ body: { media: 'multipart/form-data', content } });
  },
  rename: (id, name) => viewer.renamePaste({ path: { id }, body: { name, source: 'agent' } }),
  undo: (id) => viewer.undoPasteName({ path: { id } }),
  remove: (id) => viewer.deletePaste({ path: { id } }),
  restore: (id) => viewer.restorePaste({ path: { id } }),
});
