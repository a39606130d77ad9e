// annex hook as the agents run it: a process with JSON on standard input, against a platform whose user answers or does not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createWorkspaceClient } from '../../../src/sdk/index.ts';
import type { Schemas } from '../../../src/sdk/workspace/index.ts';
import { rover, startWorkspace } from '../../areas/workspace/workspace.ts';
import { sending, useRunning } from '../../running.ts';

const running = useRunning();
const ANNEX = new URL('../../../src/cli/annex.js', import.meta.url).pathname;

const PERMISSION = {
  session_id: 'b0d5c6a1-5a52-4a35-9d2b-0f6a1f2c3d4e',
  cwd: '/home/ada/rover',
  hook_event_name: 'PermissionRequest',
  tool_name: 'Bash',
  tool_input: { command: 'npm test\ngit push', description: 'Run the tests' },
  permission_suggestions: [{ type: 'setMode', mode: 'acceptEdits', destination: 'session' }],
};

type Inbox = Schemas['Inbox'];

async function start() {
  const { platform } = await startWorkspace(running);
  const headers = await platform.login('ada');
  const user = await platform.identity.users.ensure('ada', ['demo']);
  const { key } = await platform.identity.keys.create('demo', 'Claude Code', { user });
  const api = createWorkspaceClient({ baseUrl: platform.url, apiKey: key });
  const page = (path: string, body: object) => fetch(`${platform.url}${path}`, sending('POST', body, headers));
  const inbox = async () => (await (await fetch(`${platform.url}/api/inbox`, { headers })).json()) as Inbox;
  const environment = { ANNEX_BASE_URL: platform.url, ANNEX_API_KEY: key, ANNEX_WORKSPACE: 'demo/rover' };
  return { platform, headers, api, page, inbox, environment };
}

/** Runs the hook; `output` is what the agent reads. */
function hook(environment: NodeJS.ProcessEnv, input: unknown, ...words: string[]) {
  const env = { PATH: process.env['PATH'], HOME: '/nonexistent', ...environment };
  const child = spawn(process.execPath, [ANNEX, 'hook', ...(words.length > 0 ? words : ['claude'])], { env });
  child.stdin.on('error', () => {});
  child.stdin.end(typeof input === 'string' ? input : JSON.stringify(input));
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { child, ended: ended.then(([output, errors, [code]]) => ({ output, errors, code })) };
}

const SILENT = { output: '', errors: '', code: 0 };

/** Waits for the card. */
async function seeCard({ inbox }: Awaited<ReturnType<typeof start>>) {
  await expect.poll(async () => (await inbox()).waiting.length, { timeout: 20_000 }).toBe(1);
  return (await inbox()).waiting[0] as Inbox['waiting'][number];
}

describe('annex hook', () => {
  it('asks the user of the key, and tells the agent the answer [D-hook-answer]', async () => {
    const workspace = await start();
    const answers = [
      [{ outcome: 'allowed' }, { behavior: 'allow' }],
      [
        { outcome: 'allowed', grant: 0 },
        { behavior: 'allow', updatedPermissions: PERMISSION.permission_suggestions },
      ],
      [
        { outcome: 'denied', answer: 'Use pnpm.' },
        { behavior: 'deny', message: 'Use pnpm.' },
      ],
    ] as const;
    for (const [answer, decision] of answers) {
      await workspace.page('/api/inbox/seen', { ids: [] });
      const { ended } = hook(workspace.environment, PERMISSION);
      const { id, request } = await seeCard(workspace);
      expect(request).toMatchObject({ kind: 'permission', agent: 'Claude Code', command: 'npm test\ngit push' });
      expect((await workspace.page(`/api/inbox/requests/${id}/answer`, answer)).status).toBe(204);
      const { output, ...rest } = await ended;
      expect({ ...rest, output: JSON.parse(output) }).toEqual({
        output: { hookSpecificOutput: { hookEventName: 'PermissionRequest', decision } },
        errors: '',
        code: 0,
      });
      expect((await workspace.inbox()).waiting).toEqual([]);
    }
  });

  it('says nothing at once if nobody looks and nobody can be notified', async () => {
    const { environment } = await start();
    expect(await hook(environment, PERMISSION).ended).toEqual(SILENT);
  });

  it('takes its card along when the agent’s own prompt was answered first', async () => {
    const workspace = await start();
    await workspace.page('/api/inbox/seen', { ids: [] });
    const { child, ended } = hook(workspace.environment, PERMISSION);
    const { id } = await seeCard(workspace);
    child.kill('SIGTERM');
    child.kill('SIGTERM');
    expect(await ended).toEqual(SILENT);
    const left = await workspace.api.getRequest({ path: { ...rover, requestId: id } });
    expect(left).toMatchObject({ status: 'withdrawn' });
  });

  it('gives Codex its own prompt when the time is over, and asks nothing with --wait 0', async () => {
    const workspace = await start();
    await workspace.page('/api/inbox/seen', { ids: [] });
    expect(await hook(workspace.environment, PERMISSION, 'codex', '--wait', '1').ended).toEqual(SILENT);
    expect(await hook(workspace.environment, PERMISSION, 'codex', '--wait', '0').ended).toEqual(SILENT);
  });

  it('passes a reply on when the agent is done, and reports what it does [D-hook-reply]', async () => {
    const workspace = await start();
    await workspace.page('/api/inbox/seen', { ids: [] });
    const stop = { ...PERMISSION, hook_event_name: 'Stop', last_assistant_message: 'All tests pass.' };
    const { ended } = hook(workspace.environment, stop, 'claude', '--reply', '1m');
    const { id, request } = await seeCard(workspace);
    expect(request).toMatchObject({ kind: 'reply', text: 'All tests pass.' });
    await workspace.page(`/api/inbox/requests/${id}/answer`, { outcome: 'answered', answer: 'Now push.' });
    expect(JSON.parse((await ended).output)).toEqual({ decision: 'block', reason: 'Now push.' });
    expect(await hook(workspace.environment, stop).ended).toEqual(SILENT); // without --reply
  });

  it('answers PreToolUse only with --headless, for the tools that are listed', async () => {
    const workspace = await start();
    const input = { ...PERMISSION, hook_event_name: 'PreToolUse' };
    for (const words of [['claude'], ['claude', '--headless'], ['claude', '--headless', '--tools', 'Write']])
      expect(await hook(workspace.environment, input, ...words).ended).toEqual(SILENT);
    await workspace.page('/api/inbox/seen', { ids: [] });
    const { ended } = hook(workspace.environment, input, 'claude', '--headless', '--tools', 'Write,Bash');
    const { id } = await seeCard(workspace);
    await workspace.page(`/api/inbox/requests/${id}/answer`, { outcome: 'denied' });
    expect(JSON.parse((await ended).output)).toMatchObject({ hookSpecificOutput: { permissionDecision: 'deny' } });
  });

  it('says nothing and exits 0 whatever is wrong [D-hook-silent]', async () => {
    const { environment, platform } = await start();
    const wrong: [NodeJS.ProcessEnv, unknown, ...string[]][] = [
      [{}, PERMISSION], // no Annex
      [{ ...environment, ANNEX_API_KEY: `ak_${'x'.repeat(43)}` }, PERMISSION],
      [{ ...environment, ANNEX_WORKSPACE: 'other/rover' }, PERMISSION],
      [{ ...environment, ANNEX_BASE_URL: 'http://127.0.0.1:1' }, PERMISSION],
      [{ ...environment, ANNEX_BASE_URL: 'not a url' }, PERMISSION],
      [environment, 'not JSON'],
      [environment, ''],
      [environment, { ...PERMISSION, tool_input: { command: 'x'.repeat(20_000) } }],
      [environment, PERMISSION, 'gemini'],
      [environment, PERMISSION, 'claude', '--unknown'],
    ];
    const results = await Promise.all(wrong.map(([env, input, ...words]) => hook(env, input, ...words).ended));
    expect(results).toEqual(wrong.map(() => SILENT));
    expect(JSON.stringify(platform.log)).not.toContain('git push');
  });

  it('explains without asking', async () => {
    const { output } = await hook({}, PERMISSION, 'claude', '--explain').ended;
    expect(JSON.parse(output)).toMatchObject({
      event: 'PermissionRequest',
      asks: { kind: 'permission', grants: ['Accept all changes of files for this session'] },
      answers: { allowed: { hookSpecificOutput: { decision: { behavior: 'allow' } } } },
    });
  });
});
