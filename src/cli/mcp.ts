// annex mcp: the MCP server `viewer` on standard input and output, in front of the running viewer.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createViewerServer } from '../mcp/server.ts';
import { NO_PANEL, screenshotsOverHttp } from '../mcp/viewer-tools.ts';
import { workspacePanel } from '../mcp/workspace-panel.ts';
import type { Arguments } from './arguments.ts';
import { openViewer, platformAddress } from './viewer-address.ts';

/** Standard output belongs to the protocol: whatever people should know goes to standard error. */
export function mcpCommand(given: Arguments): void {
  const { client, url, settings } = openViewer(given);
  const { apiKey, workspace } = settings;
  const panel =
    apiKey && workspace ? workspacePanel({ apiKey, workspace, baseUrl: () => platformAddress(settings) }) : NO_PANEL;
  const tools = {
    screenshots: screenshotsOverHttp(client),
    panel,
    widgetUrl: () => `${url}/screenshot-paste`,
  };
  serveStdio(() => createViewerServer(tools), {
    onerror: (error) => console.error(`annex mcp: ${error.message.replaceAll('\n', ' ')}`),
  });
}
