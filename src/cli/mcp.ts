// annex mcp: the MCP server `viewer` on standard input and output. It calls the running viewer.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { CallLimits } from '../mcp/call-limit.ts';
import { createViewerServer } from '../mcp/server.ts';
import { NO_PANEL, screenshotsOverHttp, widgetUrlOverHttp } from '../mcp/viewer-tools.ts';
import { workspacePanel } from '../mcp/workspace-panel.ts';
import type { Arguments } from './arguments.ts';
import { openViewer, platformAddress } from './clients.ts';

/** Standard output carries the protocol, so messages for people go to standard error. */
export function mcpCommand(given: Arguments): void {
  const { client, url, settings } = openViewer(given);
  const { apiKey } = settings;
  let used = settings.workspace;
  const tools = {
    screenshots: screenshotsOverHttp(client),
    panel: (asked: string | undefined) => {
      const workspace = asked ?? used;
      used ??= workspace; // a session keeps its first workspace
      if (!workspace || !apiKey) return NO_PANEL;
      return workspacePanel({ apiKey, workspace, baseUrl: () => platformAddress(settings) });
    },
    widgetUrl: apiKey ? widgetUrlOverHttp(client, url) : () => `${url}/screenshot-paste`,
    limit: new CallLimits().of(''),
  };
  serveStdio(() => createViewerServer(tools), {
    onerror: (error) => console.error(`annex mcp: ${error.message.replaceAll('\n', ' ')}`),
  });
}
