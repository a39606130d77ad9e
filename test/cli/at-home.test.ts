// The packed Annex in an empty home, on Node 20 and on Node 24, with the real Claude Code and Codex from npm. Claude Code talks
// to a scripted model. No command has a variable of Annex.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSTANCE_FILE, type Instance } from '../../src/base/instance.ts';
import { serveHttp } from '../http-server.ts';
import { packed } from '../packed.ts';
import { copyDependencies, environmentOfNode20, NPM_FLAGS } from '../repo/node-20.ts';
import { useRunning } from '../running.ts';

const running = useRunning();
const run = promisify(execFile);
const AGENTS = resolve(import.meta.dirname, '../../.cache/agents');
const PACKAGES = ['@anthropic-ai/claude-code@2.1.197', '@openai/codex@0.169.0'];
const PORTS = ['platform', 'gateway', 'watchdog'].flatMap((name) => [`--${name}-port`, '0']);
const TOOL = 'av_screenshot_list';

let folder = '';
let installed = '';
let nodes: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'annex-home-'));
  installed = join(folder, 'installed');
  mkdirSync(installed);
  writeFileSync(join(installed, 'package.json'), '{"private":true}');
  copyDependencies(installed);
  const { annex } = await packed();
  execFileSync('npm', ['install', ...NPM_FLAGS, annex], { cwd: installed, stdio: 'ignore' });
  nodes = { 20: environmentOfNode20(join(folder, 'node20'))['PATH'] ?? '', 24: dirname(process.execPath) };
  if (existsSync(join(AGENTS, 'node_modules/@openai/codex'))) return;
  mkdirSync(AGENTS, { recursive: true });
  writeFileSync(join(AGENTS, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', ...NPM_FLAGS, '--ignore-scripts', ...PACKAGES], { cwd: AGENTS, stdio: 'ignore' });
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Body = Readonly<Record<string, unknown>> & {
  readonly tools?: readonly { readonly name?: string; readonly tools?: readonly { readonly name: string }[] }[];
};

/** A model that calls one tool of Annex, then repeats what it got. */
async function scriptedModel() {
  const seen = { tools: new Set<string>(), results: [] as string[] };
  const site = await serveHttp(running, (request, response) => void answer(request, response, seen));
  return { ...site, seen };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  seen: { tools: Set<string>; results: string[] },
) {
  const body = (request.method === 'POST' ? await json(request).catch(() => ({})) : {}) as Body;
  for (const { name, tools } of body.tools ?? [])
    for (const each of [name, ...(tools ?? []).map((tool) => tool.name)]) if (each) seen.tools.add(each);
  const text = JSON.stringify(body['messages'] ?? body['input'] ?? []);
  const isDone = /"tool_result"|function_call_output/.test(text);
  if (isDone) seen.results.push(text);
  const tool = (body.tools ?? [])
    .flatMap(({ name, tools }) => (tools ?? []).map((each) => [name, each.name]).concat([['', name ?? '']]))
    .find(([, name]) => name?.endsWith(TOOL));
  const calls = !isDone && tool;
  const stream = (events: readonly (readonly [string, object])[]) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.end(
      events.map(([type, data]) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`).join(''),
    );
  };
  if (!request.url?.startsWith('/v1/messages') || request.url.includes('count_tokens'))
    return response.end('{"input_tokens":1,"data":[],"models":[]}');
  const block = calls ? { type: 'tool_use', id: 'toolu_1', name: tool[1], input: {} } : { type: 'text', text: '' };
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body['model'],
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
  const delta = calls ? { type: 'input_json_delta', partial_json: '{}' } : { type: 'text_delta', text: 'Done.' };
  if (!body['stream']) {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    return response.end(
      JSON.stringify({ ...message, content: [{ type: 'text', text: 'Done.' }], stop_reason: 'end_turn' }),
    );
  }
  return stream([
    ['message_start', { message }],
    ['content_block_start', { index: 0, content_block: block }],
    ['content_block_delta', { index: 0, delta }],
    ['content_block_stop', { index: 0 }],
    [
      'message_delta',
      { delta: { stop_reason: calls ? 'tool_use' : 'end_turn', stop_sequence: null }, usage: { output_tokens: 1 } },
    ],
    ['message_stop', {}],
  ]);
}

describe.each(['20', '24'])('an installed Annex in an empty home on Node %s', (version) => {
  it('is found without variables by commands, Claude Code and Codex [G-setup-agents] [G-setup-found] [G-setup-data-dir] [G-setup-one-database]', async () => {
    const home = join(folder, `home${version}`);
    const [project, elsewhere] = [join(home, 'project'), join(home, 'elsewhere')];
    for (const each of [project, elsewhere]) mkdirSync(each, { recursive: true });
    execFileSync('git', ['init', '-q'], { cwd: elsewhere });
    const claude = join(AGENTS, 'node_modules/@anthropic-ai/claude-code-linux-x64');
    const PATH = [
      join(installed, 'node_modules/.bin'),
      nodes[version],
      claude,
      join(AGENTS, 'node_modules/.bin'),
      '/usr/bin:/bin',
    ].join(delimiter);
    const model = await scriptedModel();
    const env = {
      ...{
        PATH,
        HOME: home,
        npm_config_update_notifier: 'false',
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        DISABLE_AUTOUPDATER: '1',
      },
      ...{ ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: `sk-ant-${'0'.repeat(40)}` },
      ...(process.env['npm_config_registry'] ? { npm_config_registry: process.env['npm_config_registry'] } : {}),
    };
    const annex = (...words: string[]) => run('annex', words, { cwd: elsewhere, env });
    await expect(annex('keys', 'list')).rejects.toMatchObject({
      stderr: expect.stringContaining('has no database yet'),
    });
    const server = spawn('annex', ['start', '--no-sample', ...PORTS], { cwd: project, env, detached: true });
    running.onClose(async () => {
      const ended = once(server, 'close');
      process.kill(-(server.pid ?? 0), 'SIGTERM');
      await ended;
    });
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
    await expect.poll(() => output, { timeout: 120_000 }).toContain('API key');
    const data = join(home, '.local/share/annex');
    const { urls } = JSON.parse(readFileSync(join(data, INSTANCE_FILE), 'utf8')) as Instance;
    expect((await annex('status')).stdout).toContain(urls.platform);
    expect((await annex('keys', 'list')).stdout).toContain('Demo key');
    const { stdout } = await annex('setup', '--yes');
    expect(stdout).toContain('Connected: Claude Code, Codex.');
    expect((await annex('setup', '--yes')).stdout).toBe('Nothing to do: Claude Code, Codex.\n');

    await run('claude', ['-p', 'List the screenshots.', '--allowedTools', `mcp__annex__${TOOL}`], {
      cwd: elsewhere,
      env,
      timeout: 120_000,
    });
    expect([...model.seen.tools]).toContain(`mcp__annex__${TOOL}`);
    expect(model.seen.results.join('')).toContain('screenshot');
    const listed = await run('codex', ['mcp', 'list', '--json'], { cwd: elsewhere, env });
    expect(JSON.parse(listed.stdout)).toMatchObject([{ name: 'annex', enabled: true }]);

    expect(execFileSync('git', ['status', '--porcelain', '--ignored'], { cwd: elsewhere, encoding: 'utf8' })).toBe('');
    expect(existsSync(join(project, '.annex'))).toBe(false);
    expect((await annex('setup', '--remove', '--yes')).stdout).toContain('Removed.');
    expect(readFileSync(join(home, '.claude.json'), 'utf8')).not.toContain('annex.js');
    expect(readFileSync(join(home, '.codex/config.toml'), 'utf8')).not.toContain('annex');
  }, 400_000);
});
