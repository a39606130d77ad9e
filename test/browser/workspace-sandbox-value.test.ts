// The completion value of code with top-level await.
import { beforeAll, expect, it, vi } from 'vitest';
import { openSandbox, rover } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { type OpenWorkspace, startOpenWorkspace } from './workspace.ts';

const running = useRunning();
const browser = useHeadlessShell();
let workspace: OpenWorkspace;
let panelId: string;
const run = (code: string) => workspace.api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code } });

beforeAll(async () => {
  workspace = await startOpenWorkspace(running, browser);
  ({ panelId } = await openSandbox(workspace));
  await workspace.open();
  await vi.waitFor(async () => expect(await run('1')).toMatchObject({ status: 'executed' }), 10_000);
});

it.each([
  ['await 0; if (true) { 5 }', 5],
  ['await 0; if (false) { 5 } else 6', 6],
  ['await 1; if (false) 2', undefined],
  ['for await (const n of [1, 2]) { n * 10 }', 20],
  ['await 0; try { throw 1 } catch (e) { e + 1 } finally { 9 }', 2],
  ['await 0; switch (1) { case 1: "one"; break; default: "other" }', 'one'],
  ['await 0; outer: for (;;) { 7; break outer }', 7],
  ['await 3; let a = 1', 3],
  ['await 3; while (false) 4', undefined],
  ['(await 8) // why', 8],
  ['await 0\n{ 1\n2 }', 2],
  ['await 0; if (true) if (true) 4', 4],
  ['await 0; do 5; while (false) ;[6]', [6]],
  ['"use strict"; await 0; { (function () { return this === undefined })() }', true],
  ['await 0; if (true) { Promise.resolve("awaited") }', 'awaited'],
  ['await 0; function f() { 5 } class C {}', 0],
])('returns the same value as a console for code that awaits: %s', async (code, result) => {
  const outcome = await run(code);
  expect(outcome).toMatchObject({ status: 'executed' });
  expect((outcome as { result?: unknown }).result).toEqual(result);
});
