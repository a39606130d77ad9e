// Pages that answer for the agent, send it to other sites, or show secrets.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { isProblem } from '../../../src/base/problem.ts';
import { rover } from '../../areas/workspace/workspace.ts';
import { useRunning } from '../../running.ts';
import { usePlainHeadlessShell } from '../plain-chromium.ts';
import { proxiedFrame } from '../proxied-workspace.ts';
import { useSite } from '../workspace.ts';
import { type Acting, startActing, unfenced } from './acting.ts';

// Takes the port of the tracker, and answers in the place of the agent.
const HIJACK = `<title>Hijack</title><script>
  const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  window.asks = 0;
  Object.defineProperty(MessagePort.prototype, 'onmessage', { set(listener) {
    window.isTaken = true;
    window.port = this;
    set.call(this, (event) => {
      const { type, id, ask } = event.data;
      if (type !== 'ask') return type === 'agent' ? undefined : listener(event);
      window.asks++;
      this.postMessage({ type: 'answer', id, answer: window.reply(ask) });
    });
  } });
  window.node = (number, more) => ({ depth: 0, role: 'option', name: 'x', states: [], number, isActionable: true, isInline: false, ...more });
</script>`;
const PAGES: Readonly<Record<string, string>> = {
  '/form': '<title>Form</title><button>Save</button>',
  '/next': `<title>Next</title><h1>Next page</h1><button onclick="this.textContent = 'Clicked'">Go on</button>`,
  '/toggle': `<title>Toggle</title><label>Key <input type=password id=k></label><button onclick="k.type = 'text'">Show</button>`,
  '/hijack': HIJACK,
  '/open': '<title>Open</title><button onclick="window.open(window.to)">Open</button>',
};

const codeOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    (found) => `no problem: ${JSON.stringify(found)}`,
    (error: unknown) => (isProblem(error) ? error.name : String(error)),
  );

describe('a hostile page', () => {
  const running = useRunning();
  const browser = usePlainHeadlessShell();
  const asked: string[] = [];
  const site = useSite(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html>${PAGES[url] ?? '<title>Nothing</title>nothing'}`);
  });
  let acting: Acting;
  let page: Page;
  const named = (name: string) => `http://${name}:${new URL(site()).port}`;
  const question = (name: string) => page.getByText(new RegExp(`Allow “.*” to read and use pages of http://${name}:`));
  const answerWith = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** `reply` is the source of a function. */
  const hijack = async (reply: string) => {
    for (;;) {
      const frame = await acting.show(`${site()}/hijack`);
      await frame.evaluate(`window.reply = ${reply}`);
      if (await frame.evaluate('window.isTaken')) return frame; // else the port came before the page's script
    }
  };
  beforeAll(async () => {
    const { port } = new URL(site());
    acting = await startActing(running, browser, [`docs.example:${port}`, `other.example:${port}`]);
    ({ page } = acting);
  });

  it('keeps a password masked that was typed and shown after the field was first seen', async () => {
    const frame = await acting.show(`${site()}/toggle`);
    const before = await acting.look();
    await frame.getByLabel('Key').fill('hunter2');
    await frame.getByRole('button', { name: 'Show' }).click();
    const after = await acting.look();
    expect(after.outline).toContain('•••');
    expect(JSON.stringify([before, after])).not.toContain('hunter2');
  });

  it('is asked about again if the question was dismissed, or replaced by that of another key', async () => {
    await acting.show(`${named('docs.example')}/form`);
    expect(await codeOf(acting.look())).toBe('consent-required');
    await question('docs.example').waitFor();
    await answerWith('Dismiss');
    await question('docs.example').waitFor({ state: 'hidden' });
    expect(await codeOf(acting.look())).toBe('consent-required');
    await question('docs.example').waitFor();
    const { key } = await acting.platform.identity.keys.create('demo', 'Second');
    const path = '/api/panels/webview/demo/rover/outline';
    const second = () => acting.call('GET', path, undefined, { 'x-api-key': key });
    await second();
    await answerWith('Deny');
    expect(await codeOf(acting.look())).toBe('consent-required');
    await question('docs.example').waitFor();
    await answerWith('Allow');
    expect((await acting.look()).outline).toContain('button "Save"');
    expect((await (await second()).json()).type).toMatch(/consent-denied$/);
  });

  it('cannot bring an agent to a site that the user has not allowed', async () => {
    const to = `${named('other.example')}/next`;
    const leaveFrom = async () => {
      const frame = await acting.show(`${named('docs.example')}/form`);
      if ((await codeOf(acting.look())) === 'consent-required') await answerWith('Allow');
      await acting.look();
      await frame.evaluate((url) => void setTimeout(() => location.assign(url), 500), to);
    };
    await leaveFrom();
    expect((await acting.until({ text: 'Next page' }, 4_000)).met).toBe(false);
    expect(await (await proxiedFrame(page, '/next')).getByText('Next page').count()).toBe(1);
    await leaveFrom();
    const acted = await acting.act([{ action: 'click', name: 'Go on' }]);
    expect(acted).toMatchObject({ done: 0, failed: { code: expect.stringMatching(/^(page-changed|not-found)$/) } });
    expect(await (await proxiedFrame(page, '/next')).getByText('Clicked').count()).toBe(0);
  }, 30_000);

  it('cannot break the workspace by texts, holes and properties in what it sends', async () => {
    const nodes =
      "ask.step ? { notes: Object.assign(['Page: x', , 'x'.repeat(1e6)], { slice: 1 }) } : { nodes: Object.assign([], { slice: 1 }), quietMs: 0 }";
    const frame = await hijack(`(ask) => (${nodes})`);
    await frame.evaluate(`window.port.postMessage('x'.repeat(1e7))`);
    const { done, notes = [] } = await acting.act([{ action: 'press', value: 'a' }]);
    expect([done, notes.length, notes[0], notes[1]?.length]).toEqual([1, 2, 'Page: x', 300]);
  });

  it('cannot open or load an address in a private network if it is public itself', async () => {
    const isPrivate = vi.spyOn(acting.guard, 'isPrivate').mockImplementation((url) => url.hostname === 'localhost');
    const frame = await acting.show(`${named('docs.example')}/open`);
    const fetchIcon = (url: string) =>
      frame.evaluate(
        (href) => document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href })),
        url,
      );
    const open = async (url: string) => {
      await frame.evaluate(`window.to = '${url}'`);
      await frame.getByRole('button').click();
    };
    await fetchIcon(`${site()}/private-icon`);
    await open(`${site()}/private-page`);
    await page.getByText('A public page cannot open an address in a private network.').waitFor();
    await fetchIcon(`${named('other.example')}/public-icon`);
    await page.waitForTimeout(600); // between windows
    await open(`${named('other.example')}/public-page`);
    await expect.poll(() => asked).toContain('/public-page');
    expect(asked.filter((url) => url.startsWith('/private'))).toEqual([]);
    isPrivate.mockRestore();
  });

  it('cannot make up refs that are no numbers, codes or endless steps', async () => {
    await hijack('({ next }) => ({ nodes: [node(next + 0.5), node(next), null, node([7])] })');
    const lines = await acting.lines();
    expect(lines).toHaveLength(4);
    expect(lines.join('\n').match(/\[e[^\]]*\]/g)).toEqual([expect.stringMatching(/^\[e\d+\]$/)]);
    await acting.show(`${site()}/form`);
    expect(await acting.lines()).toEqual([expect.stringMatching(/^button "Save" \[e\d+\]$/)]);
    await hijack(`({ step, next }) => step ? { failed: { code: 'mine', reason: 'x' } } : { nodes: [node(next)] }`);
    expect((await acting.act([{ action: 'click', name: 'x' }])).failed).toMatchObject({ code: 'failed', reason: 'x' });
    const frame = await hijack('({ step, next }) => step ? { hasOpened: true } : { nodes: [node(next)] }');
    expect(await acting.act([{ action: 'click', name: 'x' }])).toMatchObject({ done: 1 });
    expect(await frame.evaluate('asks')).toBeLessThan(10);
  }, 30_000);

  it('cannot block the workspace by its answers', async () => {
    await hijack(`({ next }) => ({ nodes: Object.assign([node(next)], { length: 4294967295 }) })`);
    const began = performance.now();
    await acting.look();
    expect(performance.now() - began).toBeLessThan(10_000);
    const row = `node(next, { role: 'row', name: '' })`;
    const cells = `Array.from({ length: 5000 }, (_, at) => node(next + at, { name: 'y'.repeat(200), isInline: true }))`;
    await hijack(`({ next }) => ({ nodes: [${row}, ...${cells}] })`);
    const { outline, next } = await acting.look();
    expect(unfenced(outline)[0]).toMatch(/^row .*option "yyy/);
    expect(outline?.length).toBeLessThan(60_000);
    expect(next).toBeGreaterThan(1);
    const endless = 'Object.assign([], { length: 4294967295 })';
    await hijack(`({ next }) => ({ nodes: [node(next, { states: ${endless} })], quietMs: ${endless} })`);
    expect(await acting.lines()).toEqual([expect.stringMatching(/^option "x" \[e\d+\]$/)]);
    const depth = `const depth = Array(1e6).fill('')`;
    const nodes = `Array.from({ length: 20_000 }, (_, at) => node(next + at, { depth, name: 'x' + at }))`;
    await hijack(`({ next }) => { ${depth}; return { nodes: ${nodes} }; }`);
    expect((await acting.lines())[1]).toMatch(/^option "x1" /);
  }, 40_000);

  it('cannot make the workspace send a flood of requests', async () => {
    const frame = await hijack('() => ({})');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await frame.evaluate(`for (let at = 0; at < 1000; at++) {
      port.postMessage({ type: 'icon', url: '${site()}/icon-' + at % 2 });
      port.postMessage({ type: 'leave', url: '${site()}/leave-' + at, window: false });
    }`);
    await proxiedFrame(page, '/leave-999');
    const count = (part: string) => requests.filter((url) => url.includes(part)).length;
    expect(count('/tickets')).toBeLessThan(100);
    expect(count('/icon?')).toBeLessThan(100);
  });

  it('cannot spoil what programs are told by messages of other types', async () => {
    const frame = await hijack('({ next }) => ({ nodes: [node(next)] })');
    await frame.evaluate(`for (const message of [
      null, 'text', [], {},
      { type: 'console', level: ['log'], text: ['x'] },
      { type: 'request-failed', method: ['GET'], url: [{}], reason: ['x'] },
      { type: 'address', url: [location.href, 'x'], kind: 'push' },
      { type: 'title', title: { length: 3 } },
      { type: 'title', title: 'x'.repeat(100_000) },
    ]) port.postMessage(message)`);
    await page.getByText('xxxxxxxxx').first().waitFor();
    expect(await acting.lines()).toHaveLength(1);
    expect(await acting.api.getWebview({ path: rover, query: {} })).toMatchObject({
      state: 'loaded',
      title: 'x'.repeat(500),
      console: [],
      failedRequests: [],
    });
  });
});
