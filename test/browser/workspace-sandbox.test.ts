import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { findHeadlessShell } from '../../scripts/chromium.ts';
import { openSandbox, rover } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { useChromium, useHeadlessShell } from './chromium.ts';
import { type OpenWorkspace, startOpenWorkspace } from './workspace.ts';

/** A headless shell cannot block network access, and reports that. */
const UNENFORCED = findHeadlessShell() ? { sandbox: 'unenforced' } : {};

describe('the sandbox in a browser', () => {
  const running = useRunning();
  const browser = useChromium();
  const shell = useHeadlessShell();

  it('answers queued while no page is open, and runs the code in order once one opens', async () => {
    const workspace = await startOpenWorkspace(running, shell);
    const { api, open } = workspace;
    const { panelId } = await openSandbox(workspace);
    const queue = (code: string) => api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code } });
    const first = await queue('var seen = ["first"]; seen.length');
    const second = await queue('seen.push("second"); seen');
    if (first?.status !== 'queued' || second?.status !== 'queued') throw new Error('it was not queued');
    await open();
    const outcome = (evalId: string) => api.getEval({ path: { ...rover, evalId } });
    await expect
      .poll(() => outcome(second.evalId))
      .toEqual({ status: 'executed', result: ['first', 'second'], ...UNENFORCED });
    expect(await outcome(first.evalId)).toEqual({ status: 'executed', result: 1, frame: 'new', ...UNENFORCED });
  });

  it('reports that queued code ran and its result is too large', async () => {
    const workspace = await startOpenWorkspace(running, shell);
    const { api, open } = workspace;
    const { panelId } = await openSandbox(workspace);
    const body = { panelId, action: 'eval', code: 'Array(100_001).fill(0)' } as const;
    const queued = await api.controlSandbox({ path: rover, body });
    if (queued?.status !== 'queued') throw new Error('it was not queued');
    await open();
    const error = expect.stringMatching(/^The code ran, but its result has 10000\d values/);
    await expect
      .poll(() => api.getEval({ path: { ...rover, evalId: queued.evalId } }))
      .toMatchObject({ status: 'error', error });
  });

  it('runs code in an engine without peer connections, such as a headless shell', async () => {
    const workspace = await startOpenWorkspace(running, shell);
    const { panelId } = await openSandbox(workspace);
    await workspace.open();
    const run = () => workspace.api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code: '6 * 7' } });
    await vi.waitFor(async () => expect(await run()).toMatchObject({ status: 'executed', result: 42 }), 20_000);
  });

  describe('with a page open', () => {
    let workspace: OpenWorkspace;
    let panelId: string;
    let page: Page;
    const run = (code: string, timeout_ms = 5_000) =>
      workspace.api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code, timeout_ms } });
    beforeAll(async () => {
      workspace = await startOpenWorkspace(running, browser);
      ({ panelId } = await openSandbox(workspace));
      page = await workspace.open();
      await page.getByText('Run JavaScript below').waitFor();
      await vi.waitFor(async () => expect(await run('1')).toMatchObject({ status: 'executed', result: 1 }), 10_000);
    });

    it('shows each console line in one row, as high as the results', async () => {
      await run('console.log("a line of its own"); "a result"');
      await page.getByText('"a result"', { exact: true }).waitFor();
      const heightOf = async (text: string) =>
        (await page.locator('.line', { hasText: text }).last().boundingBox())?.height;
      expect(await heightOf('a line of its own')).toBe(await heightOf('"a result"'));
    });

    it.each([
      ['6 * 7', { status: 'executed', result: 42 }],
      ['undefined', { status: 'executed' }],
      ['null', { status: 'executed', result: null }],
      ['({ a: [1, "two", { three: 3 }] })', { status: 'executed', result: { a: [1, 'two', { three: 3 }] } }],
      ['new Promise((done) => setTimeout(done, 20, "later"))', { status: 'executed', result: 'later' }],
      ['const x = await Promise.resolve(20); x + 2', { status: 'executed', result: 22 }],
      ['for await (const n of [1, 2]) globalThis.n = n; n', { status: 'executed', result: 2 }],
      ['throw new RangeError("too far")', { status: 'error', error: 'RangeError: too far' }],
      ['nowhere()', { status: 'error', error: 'ReferenceError: nowhere is not defined' }],
      ['NaN', { status: 'error', error: 'The code ran, but its result cannot be represented as JSON: NaN.' }],
      ['const o = {}; o.o = o; o', { status: 'error', error: expect.stringMatching(/^The code ran, but .*circular/) }],
      ['"\\ud800 half"', { status: 'executed', result: '\ufffd half' }],
      [
        'let deep = 1; for (let i = 0; i < 61; i++) deep = [deep]; deep',
        { status: 'error', error: 'The code ran, but its result is nested deeper than 60 levels.' },
      ],
      [
        'let deepest = 1; for (let i = 0; i < 1e5; i++) deepest = [deepest]; deepest',
        { status: 'error', error: expect.stringMatching(/^The code ran, but /) },
      ],
      ['Array(99_990).fill(0).length', { status: 'executed', result: 99_990 }],
      [
        'console.log("kept"); Array(100_001).fill(0)',
        {
          status: 'error',
          error: 'The code ran, but its result has 100011 values. The limit is 100000.',
          console: [{ level: 'log', text: 'kept' }],
        },
      ],
      [
        'Array(300).fill().map(() => Object.fromEntries(Array(500).fill().map((_, n) => [n, null])))',
        { status: 'error', error: expect.stringMatching(/^The code ran, but its result has 15\d+ values/) },
      ],
      [
        '"\\u20ac".repeat(1 << 23)',
        { status: 'error', error: expect.stringMatching(/^The code ran, but its result has 251\d+ bytes/) },
      ],
      [
        '"x".repeat(40e6)',
        { status: 'error', error: expect.stringMatching(/^The code ran, but its result has 40000002 characters/) },
      ],
      [
        '({ toJSON() { throw new Error("no") } })',
        { status: 'error', error: 'The code ran, but its result cannot be converted to JSON: Error: no' },
      ],
      [
        'for (let i = 0; i < 1e4; i++) console.log("x".repeat(1e4)); Array(1e5).fill("y")',
        { status: 'error', error: expect.stringMatching(/^The code ran, but its result has 100\d+ values/) },
      ],
      ['let a = ;', { status: 'error', error: expect.stringContaining('SyntaxError') }],
    ])('evaluates %s', async (code, outcome) => {
      expect(await run(code)).toMatchObject(outcome);
    });

    it('keeps global state until a reset', async () => {
      expect(await run('var kept = "yes"; document.body.textContent = kept')).toMatchObject({ status: 'executed' });
      expect(await run('kept + document.body.textContent')).toEqual({ status: 'executed', result: 'yesyes' });
      await workspace.api.controlSandbox({ path: rover, body: { panelId, action: 'reset' } });
      await expect.poll(() => run('typeof kept')).toEqual({ status: 'executed', result: 'undefined', frame: 'new' });
    });

    it('aborts code that never ends, and is usable again', async () => {
      expect(await run('for (;;);', 300)).toEqual({ status: 'error', error: 'The code timed out after 300 ms.' });
      await expect.poll(() => run('"back"')).toEqual({ status: 'executed', result: 'back', frame: 'new' });
    });

    describe('keeps code from [D-sandbox-isolated] [D-sandbox-scripts-only]', () => {
      const reached: string[] = [];
      const server = createServer((request, response) => {
        reached.push(request.url ?? '');
        response.writeHead(200, { 'Access-Control-Allow-Origin': '*' });
        response.end('reached');
      });
      let outside = '';
      beforeAll(async () => {
        await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
        running.onClose(() => void server.close());
        outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      });

      it.each([
        ['reading the page', 'parent.parent.document.title'],
        ['reading the shell', 'parent.document.body.innerHTML'],
        ['reading the top', 'top.document.cookie'],
        ['replacing the page', 'top.location.href = OUTSIDE + "/top"; "tried"'],
        ['cookies', 'document.cookie'],
        ['local storage', 'localStorage.length'],
        ['session storage', 'sessionStorage.length'],
        [
          'databases',
          'await new Promise((ok, no) => { const r = indexedDB.open("x"); r.onsuccess = ok; r.onerror = () => no(r.error) })',
        ],
        ['caches', 'await caches.open("x")'],
        ['fetch', 'await fetch(OUTSIDE + "/fetch")'],
        [
          'fetching the platform',
          'await fetch(new URL("/auth/me", location.href), { credentials: "include" }).then((r) => r.text())',
        ],
        [
          'XMLHttpRequest',
          'await new Promise((ok, no) => { const x = new XMLHttpRequest(); x.onload = ok; x.onerror = () => no(new Error("blocked")); x.open("GET", OUTSIDE + "/xhr"); x.send() })',
        ],
        [
          'WebSockets',
          'await new Promise((ok, no) => { const s = new WebSocket(OUTSIDE.replace("http", "ws")); s.onopen = ok; s.onerror = () => no(new Error("blocked")) })',
        ],
        [
          'event streams',
          'await new Promise((ok, no) => { const s = new EventSource(OUTSIDE + "/events"); s.onopen = ok; s.onerror = () => no(new Error("blocked")) })',
        ],
        [
          'images',
          'await new Promise((ok, no) => { const i = new Image(); i.onload = ok; i.onerror = () => no(new Error("blocked")); i.src = OUTSIDE + "/image" })',
        ],
        ['beacons', 'if (!navigator.sendBeacon(OUTSIDE + "/beacon", "x")) throw new Error("refused"); "sent"'],
        [
          'styles from elsewhere',
          'await new Promise((ok, no) => { const l = document.createElement("link"); l.rel = "stylesheet"; l.onload = ok; l.onerror = () => no(new Error("blocked")); l.href = OUTSIDE + "/style"; document.head.append(l) })',
        ],
        ['scripts from elsewhere', 'await import(OUTSIDE + "/module")'],
        ['workers', 'new Worker(OUTSIDE + "/worker")'],
        [
          'forms',
          'const f = document.createElement("form"); f.action = OUTSIDE + "/form"; document.body.append(f); f.submit(); "tried"',
        ],
        [
          'frames of its own',
          'const f = document.createElement("iframe"); f.src = OUTSIDE + "/frame"; document.body.append(f); "tried"',
        ],
        ['new windows', 'if (!window.open(OUTSIDE + "/window")) throw new Error("refused")'],
        ['going elsewhere', 'location.href = OUTSIDE + "/navigate"; "tried"'],
      ])('%s', async (_, code) => {
        const outcome = await run(code.replaceAll('OUTSIDE', JSON.stringify(outside)));
        if (!JSON.stringify(outcome).includes('tried') && !JSON.stringify(outcome).includes('sent')) {
          expect(outcome).toMatchObject({ status: 'error' });
        }
        // Anything the browser would send has been sent once a later round trip is over.
        await workspace.api.controlSandbox({ path: rover, body: { panelId, action: 'reset' } });
        await expect.poll(() => run('"still here"')).toMatchObject({ status: 'executed', result: 'still here' });
        expect(reached).toEqual([]);
      });

      it('answering for other code, or talking to the page', async () => {
        const forged = `for (const target of [parent, parent.parent, top]) for (let id = 0; id < 50; id++) {
          target.postMessage({ kind: 'value', id, json: '"forged"' }, '*'); target.postMessage({ type: 'result' }, '*'); }
        Object.prototype.status = 'forged'; Array.prototype.map = () => ['forged']; JSON.stringify = () => '"forged"'; 1`;
        expect(await run(forged)).toMatchObject({ status: 'executed', result: 1 });
        await workspace.api.controlSandbox({ path: rover, body: { panelId, action: 'reset' } });
        await expect.poll(() => run('[1].map((n) => n)')).toMatchObject({ status: 'executed', result: [1] });
        expect(workspace.complaints).toEqual([]);
      });
    });
  });
});
