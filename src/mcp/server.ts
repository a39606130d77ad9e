// The MCP server `viewer`. A host that adds it under this name shows its tools as mcp__viewer__av_screenshot_paste etc.
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { VERSION } from '../base/version.ts';
import { answer, CHANGES, object, picture, READS, SCREENSHOT_ID, told, WORKSPACE, withFinalPaths } from './answers.ts';
import { registerScreenshotResources } from './screenshot-resources.ts';
import type { Screenshot, ViewerTools } from './viewer-tools.ts';
import { registerWaitForPaste } from './wait-for-paste.ts';
import { registerWorkspaceTools } from './workspace-tools.ts';

const SCREENSHOT = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    name_state: { type: 'string' },
    name_source: { type: 'string' },
    file: { type: 'string' },
    original: { type: 'string' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    created_at: { type: 'string' },
  },
  required: ['id', 'name'], // no paths while the files are being named
} as const;

const OPTIONS = {
  instructions:
    'Ask the user for a screenshot with av_screenshot_paste, then call wait_for_paste, which returns it. ' +
    'av_screenshot_list and av_screenshot_read show earlier ones. Give them descriptive names with av_screenshot_rename. ' +
    'The workspace_ tools control what the user has open in the browser. Identify a tab by its id or name. They stay ' +
    'in one workspace, which every result names. Pass another workspace as an argument.',
};

// Built once: compiling the schemas of all tools takes many times longer than a call.

const PASTE = {
  title: 'Ask for a screenshot',
  description:
    'Opens the paste widget in the active viewer panel so that the user can paste, drop or choose a ' +
    'screenshot. If no workspace is open, returns the URL for the user to open. The files are saved ' +
    'in screenshots/sp/ in the project.',
  inputSchema: object<{ title?: string; workspace?: string }>({
    title: {
      type: 'string',
      maxLength: 200,
      description: 'What the screenshot will show. Its files are named after it.',
    },
    workspace: WORKSPACE,
  }),
  outputSchema: object<{ url: string; opened: boolean; workspace?: string; after?: string }>(
    {
      url: { type: 'string' },
      opened: { type: 'boolean' },
      workspace: { type: 'string' },
      after: { type: 'string', description: 'The cursor for wait_for_paste, for screenshots pasted from now on.' },
    },
    ['url', 'opened'],
  ),
  annotations: CHANGES,
};

const LIST = {
  title: 'List screenshots',
  description: 'Lists the latest pasted screenshots with their ids, names and files, newest first.',
  inputSchema: object<{ limit?: number }>({
    limit: { type: 'integer', minimum: 1, maximum: 100, description: 'Maximum number of screenshots; 10 by default.' },
  }),
  outputSchema: object<{ screenshots: Screenshot[] }>({ screenshots: { type: 'array', items: SCREENSHOT } }, [
    'screenshots',
  ]),
  annotations: READS,
};

const READ = {
  title: 'Look at a screenshot',
  description: 'Returns a pasted screenshot as an image. Default: the latest one.',
  inputSchema: object<{ id?: string }>({ id: SCREENSHOT_ID }),
  annotations: READS,
};

const ONE = fromJsonSchema<Screenshot>(SCREENSHOT as unknown as Parameters<typeof fromJsonSchema>[0]);

const RENAME = {
  title: 'Name a screenshot',
  description: 'Renames both files of a screenshot. Use two to six words that describe what it shows.',
  inputSchema: object<{ id: string; name: string }>(
    {
      id: SCREENSHOT_ID,
      name: {
        type: 'string',
        minLength: 1,
        maxLength: 200,
        description: 'What it shows, such as: login dialog with error',
      },
    },
    ['id', 'name'],
  ),
  outputSchema: ONE,
  annotations: CHANGES,
};

const UNDO = {
  title: 'Undo a rename',
  description: 'Restores the names that both files of a screenshot had before the last rename.',
  inputSchema: object<{ id: string }>({ id: SCREENSHOT_ID }, ['id']),
  outputSchema: ONE,
  annotations: CHANGES,
};

export function createViewerServer(tools: ViewerTools): McpServer {
  const { screenshots, panel, widgetUrl } = tools;
  const server = new McpServer({ name: 'viewer', title: 'Annex viewer', version: VERSION }, OPTIONS);

  server.registerTool('av_screenshot_paste', PASTE, ({ title, workspace }) =>
    told(async () => {
      const url = new URL(await widgetUrl());
      if (title?.trim()) url.searchParams.set('title', title.trim());
      let why = 'No workspace is open.';
      const show = async () => (await panel(workspace)).show(url.href);
      const shown = await show().catch((error: unknown) => {
        why = `Cannot use the workspace (${error instanceof Error ? error.message : error}).`;
        return null;
      });
      const text = shown
        ? `The paste widget is open in the workspace ${shown.workspace}. Ask the user to paste the screenshot there, then call wait_for_paste.`
        : `${why} Ask the user to open ${url.href} in a browser on this machine and paste the screenshot there, then call wait_for_paste.`;
      const after = await screenshots.latest().catch(() => undefined); // the next tool reports a viewer that does not respond
      return answer(text, { url: url.href, opened: shown !== null, ...shown, ...(after ? { after } : {}) });
    }),
  );

  server.registerTool('av_screenshot_list', LIST, ({ limit }) =>
    told(async () => {
      const found = (await screenshots.list(limit ?? 10)).map(withFinalPaths);
      const lines = found.map(
        ({ id, file = 'still being named', name_source }) => `${id}  ${file}  (name: ${name_source})`,
      );
      return answer(lines.join('\n') || 'Nothing has been pasted yet.', { screenshots: found });
    }),
  );

  server.registerTool('av_screenshot_read', READ, ({ id }) =>
    told(async () => {
      const screenshot = id === undefined ? (await screenshots.list(1))[0] : await screenshots.get(id);
      if (!screenshot) return answer('Nothing has been pasted yet.');
      return picture(screenshot, await screenshots.image(screenshot.id));
    }),
  );

  server.registerTool('av_screenshot_rename', RENAME, ({ id, name }) =>
    told(async () => {
      const renamed = await screenshots.rename(id, name);
      return answer(`Renamed to ${renamed.file}.`, renamed);
    }),
  );

  server.registerTool('av_screenshot_undo', UNDO, ({ id }) =>
    told(async () => {
      const renamed = await screenshots.undo(id);
      return answer(`Restored the name ${renamed.file}.`, renamed);
    }),
  );
  registerWaitForPaste(server, tools);
  registerScreenshotResources(server, screenshots);
  registerWorkspaceTools(server, tools);
  return server;
}
