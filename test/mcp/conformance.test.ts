// The conformance suite of the MCP project, which sends no credentials: a proxy adds them.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { authenticate, KEYS } from '../areas/paste/mcp-client.ts';
import { runViewer } from '../areas/paste/viewer.ts';
import { useRunning } from '../running.ts';

const COMMAND = resolve(import.meta.dirname, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js');
const running = useRunning();

/** They call tools, resources and prompts of the suite's own server, or need capabilities that ours does not declare. */
const NOT_FOR_US = [
  ...['simple-text', 'image', 'audio', 'embedded-resource', 'mixed-content', 'error'].map(
    (each) => `tools-call-${each}`,
  ),
  ...['with-logging', 'with-progress', 'sampling', 'elicitation'].map((each) => `tools-call-${each}`),
  ...['elicitation-sep1034-defaults', 'elicitation-sep1330-enums', 'logging-set-level', 'completion-complete'],
  ...['read-text', 'read-binary', 'templates-read', 'subscribe', 'unsubscribe'].map((each) => `resources-${each}`),
  ...['list', 'get-simple', 'get-with-args', 'get-embedded-resource', 'get-with-image'].map(
    (each) => `prompts-${each}`,
  ),
];

/** Adds a key, and names the port of the viewer instead of its own. */
async function proxyTo(port: number): Promise<string> {
  const server = createServer((request, response) => {
    const { port: own } = server.address() as AddressInfo;
    const headers = Object.entries({ ...request.headers, 'x-api-key': KEYS.demo }).map(
      ([name, value]) => [name, String(value).replace(`:${own}`, `:${port}`)] as const,
    );
    const { method, url: path } = request;
    const forwarded = send({ port, host: '127.0.0.1', path, method, headers: Object.fromEntries(headers) });
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  running.onClose(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/mcp`;
}

describe('the conformance suite of MCP', () => {
  it('passes every scenario that needs nothing of its own server', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'annex-conformance-'));
    running.onClose(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'not-for-us.yaml'), JSON.stringify({ server: NOT_FOR_US })); // JSON is YAML
    const viewer = await runViewer(running, { authenticate });
    const url = await proxyTo(viewer.port);
    const run = async (...args: string[]) =>
      new Promise<string>((end) => {
        const command = [COMMAND, 'server', '--url', url, ...args];
        execFile(process.execPath, command, { cwd: folder }, (error, stdout, stderr) =>
          end(`exit code ${error?.code ?? 0}\n${stdout}${stderr}`),
        );
      });
    const result = await run('--suite', 'active', '--expected-failures', 'not-for-us.yaml');
    expect(result).toMatch(/^exit code 0\n/);
    for (const passed of ['server-initialize: 1', 'dns-rebinding-protection: 2', 'server-sse-multiple-streams: 2'])
      expect(result).toContain(`✓ ${passed} passed, 0 failed`);
    expect(await run('--scenario', 'server-sse-polling')).toContain('exit code 0\n');
  });
});
