// annex mcp: the MCP server `viewer` on standard input and output, in front of the running viewer.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createViewerServer } from '../mcp/server.ts';
import { NO_PANEL, screenshotsOverHttp } from '../mcp/viewer-tools.ts';
import type { Arguments } from './arguments.ts';
import { openViewer } from './viewer-address.ts';

/** Standard output belongs to the protocol: whatever people should know goes to standard error. */
export function mcpCommand(given: Arguments): void {
  const { client, url } = openViewer(given);
  const tools = {
    screenshots: screenshotsOverHttp(client),
    panel: NO_PANEL,
    widgetUrl: () => `${url}/screenshot-paste`,
  };
  serveStdio(() => createViewerServer(tools), {
    onerror: (error) => console.error(`annex mcp: ${error.message.replaceAll('\n', ' ')}`),
  });
}
