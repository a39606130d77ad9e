// An agent that uses MCP over HTTP, in a browser that nothing debugs, and the site whose pages tell what has happened in them.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { RESULTS } from '../../../generated/mcp/tools.ts';
import type { Annex } from '../../cli/annex.ts';
import { startFirst } from '../../cli/first-start.ts';
import type { Running } from '../../running.ts';
import { type DetachedBrowser, loginSteps, textStep } from '../detached.ts';

const ajv = new Ajv2020({ strict: false });

export interface ToolResult {
  readonly isError: boolean;
  readonly text: string;
  readonly structured: Readonly<Record<string, unknown>>;
}

export interface Agent {
  /** Calls a tool. */
  call(name: string, args: object): Promise<ToolResult>;
  /** Characters of the calls and of the texts of their results so far. */
  characters(): number;
}

/** `share`: whether the user shares the tab. */
export async function startAgent(
  running: Running,
  annex: Annex,
  browser: DetachedBrowser,
  { share = false }: { readonly share?: boolean } = {},
): Promise<Agent> {
  const { address, name, password, key, viewer } = await startFirst(annex);
  const press = `[...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === 'Share').click() ?? true`;
  const steps = [...loginSteps(name, password), textStep('Connected'), ...(share ? [press, textStep('Sharing')] : [])];
  await browser.open([`${new URL(address).origin}/login?next=/workspaces/demo/rover`, steps]);
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { 'X-Api-Key': key } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${viewer}/mcp`), { requestInit }));
  running.onClose(() => client.close());
  let characters = 0;
  return {
    characters: () => characters,
    call: async (name, args) => {
      const result = await client.callTool({ name, arguments: { ...args } }, { timeout: 120_000 });
      const isValid = ajv.validate(RESULTS[name as keyof typeof RESULTS], result.structuredContent ?? {});
      if (!result.isError && !isValid)
        throw new Error(`The result of ${name} is not as documented: ${ajv.errorsText()}`);
      const parts = result.content as { readonly text?: string }[];
      const shown = parts.map((part) => part.text ?? '').join('\n');
      characters += JSON.stringify({ name, arguments: args }).length + shown.length;
      const structured = (result.structuredContent ?? {}) as Readonly<Record<string, unknown>>;
      return { isError: result.isError ?? false, text: shown, structured };
    },
  };
}

export interface ReportingSite {
  readonly url: string;
  stateOf(page: string): Readonly<Record<string, unknown>>;
}

/** Serves files. What a page reports with POST /report/PAGE?TIME is its state from that time on. */
export async function serveReports(running: Running, files: ReadonlyMap<string, string>): Promise<ReportingSite> {
  const states = new Map<string, Readonly<Record<string, unknown>>>();
  const times = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/report/')) {
      const state = JSON.parse(await text(request));
      const [page = '', time] = url.slice('/report'.length).split('?');
      if (Number(time ?? 0) >= (times.get(page) ?? 0)) states.set(page, state);
      times.set(page, Math.max(Number(time ?? 0), times.get(page) ?? 0));
      return void response.writeHead(204).end();
    }
    const body = files.get(url);
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.onClose(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stateOf: (page) => states.get(page) ?? {},
  };
}
