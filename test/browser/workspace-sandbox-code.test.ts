// What code in a sandbox can rely on, and how it cannot affect later code.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findHeadlessShell } from '../../scripts/chromium.ts';
import { openSandbox, rover } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { useChromium, useHeadlessShell } from './chromium.ts';
import { type OpenWorkspace, startOpenWorkspace } from './workspace.ts';

const running = useRunning();

/** A headless shell cannot block network access, and reports that. */
const UNENFORCED = findHeadlessShell() ? { sandbox: 'unenforced' } : {};

/** Captures every port passed to any browser function, then answers in place of other code. */
const THEFT = `globalThis.stolen = new Set(); let busy = false; const { add } = Set.prototype;
const { apply, ownKeys, getOwnPropertyDescriptor: look, defineProperty: put } = Reflect;
var keep = (x) => {
  if (busy) return;
  busy = true;
  const all = [x];
  if (x instanceof Event) all[1] = x.target, all[2] = x.currentTarget;
  for (let i = 0; i < all.length; i++) if (all[i] instanceof MessagePort) apply(add, stolen, [all[i]]);
  busy = false;
};
const tap = (owner) => {
  for (const key of ownKeys(owner)) {
    const found = look(owner, key);
    const part = ['value', 'get'].find((each) => typeof found[each] === 'function');
    if (!part || !found.configurable || key === 'constructor') continue;
    const original = found[part];
    put(owner, key, { ...found, [part]: { tapped(...args) {
      keep(this);
      for (const arg of [...args, ...(args[2] ?? [])]) keep(arg);
      return apply(original, this, args);
    } }.tapped });
  }
};
for (const option of ['priority', 'signal', 'delay']) {
  put(Object.prototype, option, { configurable: true, get: () => keep(globalThis.event) });
}
const owners = [Object.getPrototypeOf(scheduler), Reflect, Function.prototype, MessagePort.prototype, MessageEvent.prototype, Event.prototype, Promise.prototype, JSON];
for (let i = 0; i < owners.length; i++) tap(owners[i]);
keep(globalThis.event);
var forge = () => {
  for (const port of stolen) for (let id = 0; id < 500; id++) port.postMessage({ kind: 'value', id, json: '"forged"' });
};
"tapped"`;

/** Shared by all tests. */
function useSandbox(browser: () => Browser) {
  let workspace: OpenWorkspace;
  let panelId: string;
  let page: Page;
  const run = (code: string, timeout_ms = 10_000) =>
    workspace.api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code, timeout_ms } });
  beforeAll(async () => {
    workspace = await startOpenWorkspace(running, browser);
    ({ panelId } = await openSandbox(workspace));
    page = await workspace.open();
    await vi.waitFor(async () => expect(await run('1')).toMatchObject({ status: 'executed' }), 10_000);
  });
  afterAll(() => expect(workspace.complaints.filter((text) => text !== 'Error: late')).toEqual([]));
  return {
    run,
    resultOf: async (code: string) => {
      const outcome = await run(code);
      if (outcome?.status !== 'executed') throw new Error(JSON.stringify(outcome));
      return outcome.result;
    },
    reset: () => workspace.api.controlSandbox({ path: rover, body: { panelId, action: 'reset' } }),
    page: () => page,
    open: () => workspace.open(),
  };
}

describe('code in a sandbox', () => {
  const { run, resultOf, reset, page } = useSandbox(useHeadlessShell());

  describe('keeps its declarations for later code', () => {
    afterEach(async () => void (await reset()));
    it.each([
      [
        'let, const, class and function',
        'let a = 1; const b = 2; class C {} function f() { return a + b }',
        'a = 5; [f(), typeof C]',
        [7, 'function'],
      ],
      [
        'names declared anew',
        'let a = 1; const b = 2; class C { static n = 1 }',
        'let a; const b = 3; class C { static n = 2 } [typeof a, b, C.n]',
        ['undefined', 3, 2],
      ],
      ['patterns', 'const { a, b: [c, ...d] } = { a: 1, b: [2, 3] }; let [e = 4] = []', '[a, c, d, e]', [1, 2, [3], 4]],
      [
        'code that awaits',
        'const a = await 1; let b = 2, c; class C {} function f() { return b } for (var i = 0; i < 2; i++) await 0; { var d = await 4 }',
        '[a, b, typeof c, typeof C, f(), i, d]',
        [1, 2, 'undefined', 'function', 2, 2, 4],
      ],
      [
        'strict code',
        '"use strict"; let a = 1; const b = 2; function f() { return this === undefined }',
        '[a, b, f()]',
        [1, 2, true],
      ],
      [
        'names that the window has too',
        'let name = ["x"]; const status = { on: true }',
        '[name, status.on]',
        [['x'], true],
      ],
      ['the value beside it', '6; let a = 1', 'a', 1],
    ])('%s', async (_, first, second, result) => {
      expect(await run(first)).toMatchObject({ status: 'executed' });
      expect(await resultOf(second)).toEqual(result);
    });

    it('but constants cannot be changed, nor names that a window reserves', async () => {
      await run('const c = 1');
      expect(await run('c = 2')).toMatchObject({
        status: 'error',
        error: 'TypeError: Assignment to constant variable.',
      });
      expect(await resultOf('c')).toBe(1);
      const error = "SyntaxError: Identifier 'location' has already been declared";
      expect(await run('const location = "Berlin"')).toMatchObject({ status: 'error', error });
    });
  });

  it.each([
    [
      'handlers in markup',
      'document.body.innerHTML = `<b onclick="this.title = event.type">x</b>`; const b = document.querySelector("b"); b.click(); b.title',
      'click',
    ],
    [
      'handlers set and removed',
      'const b = document.body; var n = 0; b.setAttribute("onclick", "n++"); b.click(); b.removeAttribute("onclick"); b.click(); n',
      1,
    ],
    [
      'onerror of an image',
      'await new Promise((ok) => { globalThis.ok = ok; document.body.innerHTML = `<img src="data:," onerror="ok()">` }); 1',
      1,
    ],
    [
      'script elements',
      'const s = document.createElement("script"); s.textContent = "var made = 5"; document.head.append(s); made',
      5,
    ],
    [
      'scripts that are written',
      'document.write("<p>x</p><script>var found = document.querySelector(\'p\').textContent<\\/script>"); document.close(); found',
      'x',
    ],
    [
      'no scripts of innerHTML',
      'document.body.innerHTML = "<script>var inner = 1<\\/script>"; typeof inner',
      'undefined',
    ],
    [
      'canvas',
      'const c = document.createElement("canvas").getContext("2d"); c.fillStyle = "#f00"; c.fillRect(0, 0, 1, 1); [...c.getImageData(0, 0, 1, 1).data]',
      [255, 0, 0, 255],
    ],
    ['audio', '(await new OfflineAudioContext(1, 128, 44100).startRendering()).length', 128],
    [
      'WebAssembly',
      '(await WebAssembly.instantiate(Uint8Array.of(0,97,115,109,1,0,0,0,1,5,1,96,0,1,127,3,2,1,0,7,5,1,1,102,0,0,10,6,1,4,0,65,42,11))).instance.exports.f()',
      42,
    ],
    [
      'pictures as data',
      'const i = new Image(); i.src = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="; await i.decode(); i.width',
      1,
    ],
    ['hash and history', 'location.hash = "a"; history.pushState(null, "", "#b"); location.hash', '#b'],
    [
      'timers with text, Function and eval',
      'setTimeout("ok = 1"); await new Promise((go) => setTimeout(go, 20)); [ok, Function("return 2")(), eval("3")]',
      [1, 2, 3],
    ],
  ])('has %s', async (_, code, result) => {
    expect(await resultOf(code)).toEqual(result);
  });

  it('returns console lines, and the location of an error in the code', async () => {
    await reset();
    const code =
      'console.log("motor", { on: true }, [1]);\nfunction start() {\n  console.warn("hot");\n  halt();\n}\nstart()';
    const outcome = await run(code);
    expect(outcome).toEqual({
      status: 'error',
      error: 'ReferenceError: halt is not defined',
      stack: expect.stringMatching(
        /^ReferenceError: halt is not defined\n {4}at start \(eval-\d+:4:3\)\n {4}at .*eval-\d+:6:1\)?$/,
      ),
      console: [
        { level: 'log', text: 'motor {"on":true} [1]' },
        { level: 'warn', text: 'hot' },
      ],
      frame: 'new',
      ...UNENFORCED,
    });
    expect(await run('1')).toEqual({ status: 'executed', result: 1, ...UNENFORCED });
  });

  it('returns uncaught errors, also in a written document', async () => {
    const code = `document.write("<p>x</p>"); document.close();
      setTimeout(() => { throw new Error("late") }); await new Promise((go) => setTimeout(go, 50))`;
    expect(await run(code)).toMatchObject({ console: [{ level: 'error', text: 'Uncaught Error: late' }] });
  });

  it('cannot flood the response or the page', async () => {
    const outcome = await run(
      'for (let i = 1; i <= 20_000; i++) console.log(i + "x".repeat(5_000)); console.error("last"); 1',
    );
    if (outcome?.status !== 'executed' || !outcome.console) throw new Error(JSON.stringify(outcome));
    expect(outcome.console).toHaveLength(51);
    expect(outcome.console[0]).toEqual({ level: 'info', text: '… 19951 lines omitted' });
    expect(outcome.console[49]?.text).toBe(`20000${'x'.repeat(1_995)}`);
    expect(outcome.console.at(-1)).toEqual({ level: 'error', text: 'last' });
    await page().getByText('last', { exact: true }).waitFor();
    const shown = await page().locator('.console-lines .line').allTextContents();
    expect(shown.length).toBeLessThanOrEqual(500);
    expect(shown.join('').length).toBeLessThanOrEqual(100_000);
    expect(await resultOf('"next"')).toBe('next');
  });

  it('continues to send lines as the page draws them', async () => {
    const code = `let n = 0; await new Promise((done) => { const timer = setInterval(() => {
      for (let i = 0; i < 60; i++) console.debug("tick " + ++n); if (n >= 300) { clearInterval(timer); done() } }, 60) })`;
    expect(await run(code)).toMatchObject({ console: expect.arrayContaining([{ level: 'debug', text: 'tick 300' }]) });
    await page().getByText('tick 150', { exact: true }).waitFor();
  });

  it('cannot take the port or answer in place of other code', async () => {
    await reset();
    expect(await resultOf(THEFT)).toBe('tapped');
    await run('keep(globalThis.event); console.log("taken")');
    await run('await 0; keep(globalThis.event); forge(); await new Promise((go) => setTimeout(go, 50)); forge()');
    expect(await resultOf('"real"')).toBe('real');
    expect(await resultOf('forge(); await 0; "real too"')).toBe('real too');
  });
});

/** In a full browser, which gives the frame its own process. */
describe('code in a sandbox', () => {
  const { run, reset, page, open } = useSandbox(useChromium());

  it('fails if it navigates its frame away, and the next code runs in a new frame', async () => {
    await reset();
    const error = 'The code opened another page in the sandbox. The sandbox was restarted and its variables are gone.';
    const code = 'var kept = 1; location.href = "https://example.com/"; await new Promise(() => {})';
    expect(await run(code, 20_000)).toEqual({ status: 'error', error, frame: 'new' });
    expect(await run('typeof kept')).toEqual({ status: 'executed', result: 'undefined', frame: 'new' });
    await run('location.href = "https://example.com/"; 1');
    await expect.poll(() => run('2')).toEqual({ status: 'executed', result: 2, frame: 'new' });
  });

  it('runs in a new frame when earlier code blocks its own', async () => {
    await run('setTimeout(() => { for (;;); }, 10)');
    await expect
      .poll(() => run('"free"'), { timeout: 20_000 })
      .toEqual({ status: 'executed', result: 'free', frame: 'new' });
  });

  it('is marked as the first in a new frame, with the browser that ran it', async () => {
    await run('var kept = 1');
    await page().reload();
    await page().getByText('Connected').waitFor();
    await expect.poll(() => run('typeof kept')).toEqual({ status: 'executed', result: 'undefined', frame: 'new' });
    const other = await open();
    await expect.poll(() => run('var here = "other"; 1')).toMatchObject({ status: 'executed' });
    const there = await run('here');
    expect(there).toEqual({
      status: 'executed',
      result: 'other',
      browser: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await other.close();
    await expect.poll(() => run('typeof here')).toEqual({ status: 'executed', result: 'undefined' });
  });
});
