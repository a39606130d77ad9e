// annex mcp: the MCP server `viewer` on standard input and output. It calls the running viewer.
import { Readable } from 'node:stream';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { limitCalls } from '../mcp/call-limit.ts';
import { createViewerServer } from '../mcp/server.ts';
import { groupsIn } from '../mcp/tool-list.ts';
import { type Files, messageBytes, NO_PANEL, screenshotsOverHttp } from '../mcp/viewer-tools.ts';
import { workspacePanel } from '../mcp/workspace-panel.ts';
import type { PasteClient } from '../sdk/paste/index.ts';
import { type UploadSource, uploadFile } from '../sdk/paste/upload.ts';
import { type Arguments, textOf, UsageError } from './arguments.ts';
import { openViewer } from './clients.ts';
import { openSource } from './local-files.ts';

/** Standard output carries the protocol, so messages for people go to standard error. */
export function mcpCommand(args: Arguments): void {
  const { client, url, settings, platform, apiKey, fetch, ...servers } = openViewer(args);
  const chosen = textOf(args, 'tools');
  let used = servers.workspace;
  const tools = {
    screenshots: screenshotsOverHttp(client),
    files: localFiles(client),
    panel: (asked: string | undefined) => {
      const workspace = asked ?? used;
      used ??= workspace; // a session keeps its first workspace
      if (!workspace || !apiKey) return NO_PANEL;
      return workspacePanel({ apiKey, workspace, fetch, baseUrl: () => platform });
    },
    widgetUrl: () => `${url}/screenshot-paste`,
    widgetApp: async () => (await import('../servers/widget-app.ts')).widgetApp(settings.paste.maxUploadBytes),
    limit: limitCalls()(''),
    groups: chosen === undefined ? (apiKey ? undefined : ['paste']) : parseGroups(chosen),
  };
  const maxBufferSize = messageBytes(settings.paste.maxUploadBytes);
  const input = Readable.from(wholeLines(process.stdin, maxBufferSize)).on('error', () => {});
  input.once('pause', () => process.stdin.destroy()); // closed by the SDK, for example after a message that is too large
  serveStdio(() => createViewerServer(tools), {
    transport: new StdioServerTransport(input, process.stdout, { maxBufferSize }),
    onerror: (error) => console.error(`annex mcp: ${error.message.replaceAll('\n', ' ')}`),
  });
}

function parseGroups(list: string): readonly string[] {
  try {
    return groupsIn(list);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function localFiles(client: PasteClient): Files {
  const give = async (source: UploadSource, filename: string, from: string) =>
    uploadFile(client, source, { filename, give: '', from }, { patienceMs: 30_000 });
  return {
    list: (query) => client.listFiles({ query }),
    give: (bytes, { name, from }) => {
      const source = { size: bytes.length, slice: (start: number, end: number) => new Blob([bytes.slice(start, end)]) };
      return give(source, name, from);
    },
    givePath: async (path, from) => {
      const source = await openSource(path);
      return give(source, source.name, from).finally(() => source.close());
    },
  };
}

/** Joins chunks to whole lines, because the SDK copies and searches all it has with every chunk: 10 s for 16 MiB. */
async function* wholeLines(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    bytes += chunk.length;
    if (!chunk.includes('\n') && bytes <= maxBytes) continue;
    yield Buffer.concat(parts);
    parts = [];
    bytes = 0;
  }
}
