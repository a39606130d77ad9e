// The MCP server `viewer`. A host that adds it under that name shows its tools as mcp__viewer__av_screenshot_paste etc.
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { VERSION } from '../version.ts';
import { answer, object, picture, SCREENSHOT_ID, told } from './answers.ts';
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
  required: ['id', 'name', 'file', 'original'],
} as const;

export function createViewerServer({ screenshots, panel, widgetUrl }: ViewerTools): McpServer {
  const server = new McpServer(
    { name: 'viewer', title: 'Annex viewer', version: VERSION },
    {
      instructions:
        'Ask the user for a screenshot with av_screenshot_paste, then call wait_for_paste, which returns it. ' +
        'av_screenshot_list and av_screenshot_read show earlier ones; give them telling names with av_screenshot_rename. ' +
        'The workspace_ tools act on what the user has open in the browser; a tab is told by its id or its name.',
    },
  );

  server.registerTool(
    'av_screenshot_paste',
    {
      title: 'Ask for a screenshot',
      description:
        'Opens the paste widget in the viewer panel that is active, so that the user can paste, drop or choose a ' +
        'screenshot. Where no workspace is open, returns the address that the user should open. The files are saved ' +
        'in screenshots/sp/ of the project.',
      inputSchema: object<{ title?: string }>({
        title: {
          type: 'string',
          maxLength: 200,
          description: 'What the screenshot will show; its files are named after it.',
        },
      }),
      outputSchema: object<{ url: string; opened: boolean; workspace?: string; after?: string }>(
        {
          url: { type: 'string' },
          opened: { type: 'boolean' },
          workspace: { type: 'string' },
          after: { type: 'string', description: 'For wait_for_paste: the latest screenshot before.' },
        },
        ['url', 'opened'],
      ),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    async ({ title }) => {
      const url = new URL(widgetUrl());
      if (title?.trim()) url.searchParams.set('title', title.trim());
      let why = 'No workspace is open.';
      const shown = await panel.show(url.href).catch((error: unknown) => {
        why = `The workspace cannot be used (${error instanceof Error ? error.message : error}).`;
        return null;
      });
      const text = shown
        ? `The paste widget is open in the workspace ${shown.workspace}. Ask the user to paste the screenshot there; then call wait_for_paste.`
        : `${why} Ask the user to open ${url.href} in a browser on this machine and to paste the screenshot there; then call wait_for_paste.`;
      const after = (await screenshots.list(1).catch(() => []))[0]?.id; // a viewer that does not answer is told by the next tool
      return answer(text, { url: url.href, opened: shown !== null, ...shown, ...(after ? { after } : {}) });
    },
  );

  server.registerTool(
    'av_screenshot_list',
    {
      title: 'List screenshots',
      description: 'The latest pasted screenshots with their ids, names and files, the latest first.',
      inputSchema: object<{ limit?: number }>({
        limit: { type: 'integer', minimum: 1, maximum: 100, description: 'At most so many; 10 unless given.' },
      }),
      outputSchema: object<{ screenshots: Screenshot[] }>({ screenshots: { type: 'array', items: SCREENSHOT } }, [
        'screenshots',
      ]),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ limit }) =>
      told(async () => {
        const found = await screenshots.list(limit ?? 10);
        const text = found.map(({ id, file, name_source }) => `${id}  ${file}  (name: ${name_source})`).join('\n');
        return answer(text || 'Nothing has been pasted yet.', { screenshots: found });
      }),
  );

  server.registerTool(
    'av_screenshot_read',
    {
      title: 'Look at a screenshot',
      description: 'Returns a pasted screenshot as an image, the latest one unless an id is given.',
      inputSchema: object<{ id?: string }>({ id: SCREENSHOT_ID }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ id }) =>
      told(async () => {
        const screenshot = id === undefined ? (await screenshots.list(1))[0] : await screenshots.get(id);
        if (!screenshot) return answer('Nothing has been pasted yet.');
        return picture(screenshot, await screenshots.image(screenshot.id));
      }),
  );

  server.registerTool(
    'av_screenshot_rename',
    {
      title: 'Name a screenshot',
      description: 'Renames both files of a screenshot. Use two to six words that say what the picture shows.',
      inputSchema: object<{ id: string; name: string }>(
        {
          id: SCREENSHOT_ID,
          name: { type: 'string', minLength: 1, maxLength: 200, description: 'What it shows: login dialog with error' },
        },
        ['id', 'name'],
      ),
      outputSchema: fromJsonSchema<Screenshot>(SCREENSHOT as unknown as Parameters<typeof fromJsonSchema>[0]),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    ({ id, name }) =>
      told(async () => {
        const renamed = await screenshots.rename(id, name);
        return answer(`It is ${renamed.file} now.`, renamed);
      }),
  );

  server.registerTool(
    'av_screenshot_undo',
    {
      title: 'Take a renaming back',
      description: 'Gives both files of a screenshot the name that they had before the last renaming.',
      inputSchema: object<{ id: string }>({ id: SCREENSHOT_ID }, ['id']),
      outputSchema: fromJsonSchema<Screenshot>(SCREENSHOT as unknown as Parameters<typeof fromJsonSchema>[0]),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    ({ id }) =>
      told(async () => {
        const renamed = await screenshots.undo(id);
        return answer(`It is ${renamed.file} again.`, renamed);
      }),
  );
  registerWaitForPaste(server, screenshots);
  registerScreenshotResources(server, screenshots);
  registerWorkspaceTools(server, panel);
  return server;
}
