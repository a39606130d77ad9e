// Requests to the person: cards in two browsers, by the API, `annex ask`, `annex open`, `annex callback` and MCP.
import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { createWorkspaceClient } from '../../src/sdk/index.ts';
import { rover, WEB_VIEW } from '../areas/workspace/workspace.ts';
import { COMMAND, useAnnex } from '../cli/annex.ts';
import { useRunning } from '../running.ts';
import { COLOURS, violations } from './axe.ts';
import { useHeadlessShell } from './chromium.ts';
import { type OpenWorkspace, startOpenWorkspace, useSite } from './workspace.ts';

const execute = promisify(execFile);

/** Waits for one callback, and asks to open its login address. */
const PROGRAM = `
const http = require('http'), { spawnSync } = require('child_process');
const server = http.createServer((request, response) => {
  console.log('GOT ' + request.url);
  response.end('ok', () => setTimeout(() => process.exit(7), 100));
}).listen(0, '127.0.0.1', () => {
  const redirect = 'http://127.0.0.1:' + server.address().port + '/cb';
  const login = process.argv[2] + '/auth?response_type=code&state=s1&redirect_uri=' + encodeURIComponent(redirect);
  console.log('PORT ' + server.address().port);
  spawnSync(process.env.BROWSER, [login]);
});
setTimeout(() => process.exit(3), 60_000);
`;

describe('requests to the person', () => {
  const running = useRunning();
  const browser = useHeadlessShell();
  const annex = useAnnex();
  const site = useSite(
    (_, response) => void response.setHeader('Content-Type', 'text/html').end('<title>Site</title>'),
  );
  let workspace: OpenWorkspace;
  let gatewayUrls: Record<string, string>;
  let [page, other]: Page[] = [];
  beforeAll(async () => {
    const gateway = await running.gateway({ clock: systemClock });
    const front = { target: () => gateway.url, secret: 'unused' };
    workspace = await startOpenWorkspace(running, browser, { clock: systemClock, gateway: front });
    [page, other] = [await workspace.open(), await workspace.open()];
    gatewayUrls = { ANNEX_GATEWAY_URL: gateway.url, ANNEX_GATEWAY_WS_URL: gateway.socketUrl };
  });

  const pages = () => [page, other] as [Page, Page];
  const card = (in_: Page, text: string) => in_.locator('.request').filter({ hasText: text });
  const env = () => ({
    ANNEX_BASE_URL: workspace.platform.url,
    ANNEX_API_KEY: workspace.key,
    ANNEX_WORKSPACE: 'demo/rover',
    XDG_RUNTIME_DIR: annex.folder(),
    ...gatewayUrls,
  });
  const ask = (body: object) => workspace.api.askUser({ path: rover, body: body as never });
  const get = (requestId: string) => workspace.api.getRequest({ path: { ...rover, requestId } });
  const noCards = () => Promise.all(pages().map((each) => each.locator('.request').count()));

  it('annex ask prints what was chosen in whichever browser, and the other one loses its card [D-request-cards]', async () => {
    const [one, two] = pages();
    const command = annex.launch(
      ['ask', 'Deploy', 'now?', '--option', 'Yes', '--option', 'No', '--tab', 'Web view'],
      env(),
    );
    for (const each of pages()) {
      await card(each, 'Deploy now?').waitFor();
      expect(await card(each, 'Deploy now?').textContent()).toMatch(/asks about “Web view” from 127\.0\.0\.1:/);
      expect(await each.title()).toMatch(/^\(1\) /);
    }
    await card(two, 'Deploy now?').getByRole('button', { name: 'Yes' }).click();
    expect(await command.ended).toEqual({ code: 0, stdout: 'Yes\n', stderr: '' });
    await expect.poll(noCards).toEqual([0, 0]);
    expect(await one.title()).not.toContain('(');
  });

  it('annex ask takes a text and a confirmation, and exits with 4 or 5 without an answer', async () => {
    const [one, two] = pages();
    const text = annex.launch(['ask', '--text', 'Which branch?'], env());
    await card(one, 'Which branch?').getByLabel('Your answer').fill('grüße\n2nd line <b>');
    expect(await card(one, 'Which branch?').textContent()).toContain('Do not enter passwords here.');
    await card(one, 'Which branch?').getByRole('button', { name: 'Send' }).click();
    expect((await text.ended).stdout).toBe('grüße\n2nd line <b>\n');
    const step = annex.launch(['ask', '--step', 'Plug in the board'], env());
    await card(two, 'Plug in').getByRole('button', { name: 'Done' }).click();
    expect(await step.ended).toMatchObject({ code: 0, stdout: '' });
    const declined = annex.launch(['ask', '--step', 'Unplug it'], env());
    await card(one, 'Unplug it').getByRole('button', { name: 'Decline' }).click();
    expect(await declined.ended).toMatchObject({ code: 4, stderr: 'annex: the person declined\n' });
    const late = await annex.runProcess(['ask', '--timeout', '1', 'Too late'], env());
    expect(late).toMatchObject({ code: 5, stderr: 'annex: nobody answered in time\n' });
    const stopped = annex.launch(['ask', 'Never mind'], env());
    await card(one, 'Never mind').waitFor();
    expect((await stopped.stop()).code).toBe(130);
    await expect.poll(noCards).toEqual([0, 0]);
    const yes = annex.launch(['ask', 'Deploy it?'], env());
    await card(two, 'Deploy it?').getByRole('button', { name: 'Yes' }).click();
    expect(await yes.ended).toMatchObject({ code: 0, stdout: 'Yes\n' });
    const killed = annex.launch(['ask', 'Killed'], env());
    await card(one, 'Killed').waitFor();
    await killed.kill();
    await expect.poll(noCards, { timeout: 20_000 }).toEqual([0, 0]);
    await expect.poll(noCards).toEqual([0, 0]);
  }, 60_000);

  it('annex open serves as BROWSER, and the address opens in a new tab, never in a web view [D-request-new-tab]', async () => {
    const [one] = pages();
    const bin = join(annex.folder(), 'annex');
    await writeFile(bin, `#!/bin/sh\nexec '${process.execPath}' '${COMMAND}' "$@"\n`);
    await chmod(bin, 0o755);
    await writeFile(
      join(annex.folder(), 'open.py'),
      `import webbrowser\nprint(webbrowser.open('${site()}/docs?a=1&b=2'))\n`,
    );
    const variables = { ...env(), PATH: process.env['PATH'] ?? '', HOME: annex.folder(), BROWSER: `${bin} open %s` };
    const program = await execute('python3', ['open.py'], { cwd: annex.folder(), env: variables });
    expect(program).toEqual({ stdout: 'True\n', stderr: '' });
    expect(await card(one, 'Open localhost').textContent()).toMatch(/run first: ssh -N -L (\d+):127\.0\.0\.1:\1 \S/);
    const link = card(one, 'Open localhost').getByRole('link', { name: 'Open' });
    const [opened] = await Promise.all([one.waitForEvent('popup'), link.click()]);
    await opened.waitForURL(`${site()}/docs?a=1&b=2`);
    expect(await opened.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
    expect(
      one
        .frames()
        .map((frame) => frame.url())
        .filter((url) => url.startsWith(site())),
    ).toEqual([]);
    await expect.poll(noCards).toEqual([0, 0]);
    await opened.close();
    const refused = await annex.run(['open', 'file:///etc/passwd'], env());
    expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('only http and https') });
    const { ANNEX_WORKSPACE: _, ...without } = env();
    expect((await annex.run(['open', `${site()}/`], without)).stdout).toBe(`Open in your browser: ${site()}/\n`);
  }, 60_000);

  it('annex callback shows a card for a login, and takes the pasted address there; a wrong one can be repeated', async () => {
    const [one, two] = pages();
    await writeFile(join(annex.folder(), 'program.cjs'), PROGRAM);
    const words = ['callback', '--name', 'sample', '--', process.execPath, 'program.cjs', site()];
    const program = annex.launch(words, env());
    const login = card(one, 'sample wants you to log in at localhost').filter({ hasText: 'It runs on ' });
    await login.waitFor();
    const link = login.getByRole('link', { name: 'Open the login page' });
    const [opened] = await Promise.all([one.waitForEvent('popup'), link.click()]);
    await opened.waitForURL(/\/auth\?response_type=code/);
    expect(one.frames().some((frame) => frame.url().includes('/auth'))).toBe(false);
    await opened.close();
    const field = login.getByRole('textbox');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    const port = /PORT (\d+)/.exec(program.stdout())?.[1];
    const paste = (text: string) =>
      field.evaluate((input, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, text);
    await paste(`http://127.0.0.1:${port}/cb?code=c1&state=wrong`);
    await expect.poll(() => login.getByRole('alert').textContent()).toContain('belongs to another login');
    expect(program.stdout()).not.toContain('GOT');
    await paste(`http://127.0.0.1:${port}/cb?code=c1&state=s1\n`);
    expect((await program.ended).code).toBe(7);
    expect(program.stdout()).toContain('GOT /cb?code=c1&state=s1\n');
    await expect.poll(noCards).toEqual([0, 0]);
    expect(await two.title()).not.toContain('(');
    expect(workspace.platform.log.join('\n')).not.toContain('code=c1');
  }, 60_000);

  it('counts the first of two answers at the same moment, and keeps it until it is withdrawn', async () => {
    const { id } = await ask({ kind: 'choice', title: 'Which?', options: ['one', 'two'] });
    const buttons = pages().map((each, at) =>
      card(each, 'Which?').getByRole('button', { name: at === 0 ? 'one' : 'two' }),
    );
    await Promise.all(buttons.map((button) => button.waitFor()));
    await expect.poll(async () => (await get(id)).status).toBe('seen');
    await Promise.allSettled(buttons.map((button) => button.click({ timeout: 3_000 })));
    await expect.poll(noCards).toEqual([0, 0]);
    const first = await get(id);
    expect(first).toMatchObject({
      status: 'answered',
      answered_by: 'grace',
      answer: expect.stringMatching(/^(one|two)$/),
    });
    expect(await get(id)).toEqual(first);
    await workspace.api.withdrawRequest({ path: { ...rover, requestId: id } });
    expect(await get(id)).not.toHaveProperty('answer');
  });

  it('shows hostile texts as quotations without control characters', async () => {
    const name = 'Annex <b>';
    const { key } = await workspace.platform.identity.keys.create('demo', name);
    const api = createWorkspaceClient({ baseUrl: workspace.platform.url, apiKey: key });
    const flood = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        api.askUser({
          path: rover,
          body: {
            kind: 'open',
            title: `${at} \u202eevil\u0000\u200b<img src=x onerror=alert(1)>${'x'.repeat(40)}`,
            text: `Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢\n${'\n'.repeat(300)}\u2028end`,
            url: 'https://login.example@xn--pple-43d.example/%0d%0a?x',
          },
        }),
      ),
    );
    expect(flood.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const [one] = pages();
    await expect.poll(() => one.locator('.request').count()).toBe(10);
    const first = one.locator('.request').first();
    expect(await first.getByRole('heading').textContent()).toMatch(/^\d+ evil<img src=x onerror=alert\(1\)>x+$/);
    expect(await first.locator('.host').textContent()).toBe('xn--pple-43d.example');
    expect(await one.locator('.requests').innerText()).not.toMatch(/[\p{Cf}\p{Co}]|(?!\n|\t)\p{Cc}/u);
    expect(await one.locator('.request img').count()).toBe(0);
    const box = await one.locator('.requests').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    const link = first.getByRole('link');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    const ids = flood.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : []));
    await expect(get(ids[0] ?? '')).rejects.toMatchObject({ name: 'request-not-found' }); // another key
    for (const requestId of ids) await api.withdrawRequest({ path: { ...rover, requestId } });
    await expect.poll(noCards).toEqual([0, 0]);
  });

  it('is not answered by a click for something else, nor by a forged answer', async () => {
    const [one] = pages();
    const isInert = (text: string) => card(one, text).evaluate((element) => (element as HTMLElement).inert);
    const { id } = await ask({ kind: 'choice', title: 'Erase?', options: ['Yes', 'No'] });
    await card(one, 'Erase?').waitFor();
    await expect.poll(() => isInert('Erase?')).toBe(false);
    const { key } = await workspace.platform.identity.keys.create('elsewhere');
    const stranger = createWorkspaceClient({ baseUrl: workspace.platform.url, apiKey: key });
    const path = { ...rover, requestId: id };
    await expect(stranger.getRequest({ path })).rejects.toMatchObject({ status: 403 });
    const forged = { kind: 'step', title: 'Forged' } as const;
    await expect(stranger.askUser({ path: rover, body: forged })).rejects.toMatchObject({ status: 403 });
    expect((await workspace.answer(id, { outcome: 'answered', answer: 'Perhaps' })).status).toBe(400);
    expect((await workspace.answer('forged', { outcome: 'done' })).status).toBe(404);
    const client = await workspace.page();
    client.send({ type: 'requests-seen', ids: ['forged'] });
    await client.until(() => client.received.some(({ type }) => type === 'request-ended'));
    expect((await get(id)).status).toBe('seen');
    await workspace.answer(id, { outcome: 'answered', answer: 'No' });
    await expect.poll(async () => (await get(id)).status).toBe('answered');
    await expect.poll(noCards).toEqual([0, 0]);
  });

  it('ask_user returns the answer, and where the tab is now', async () => {
    const [one] = pages();
    const client = new Client({ name: 'test', version: '1' });
    const args = [resolve(COMMAND), 'mcp'];
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args, env: { PATH: process.env['PATH'] ?? '', ...env() } }),
    );
    running.onClose(() => client.close());
    const call = (given: object) =>
      client.callTool({ name: 'ask_user', arguments: { reason: 'Which one?', ...given } });
    const choice = { wants: 'choice', options: ['left', 'right'], tab: 'Web view' };
    const answered = call(choice);
    await card(one, 'Which one?').getByRole('button', { name: 'right' }).click();
    expect(await answered).toMatchObject({
      structuredContent: { status: 'answered', answer: 'right', answered_by: 'grace', title: 'Web view' },
      content: [{ text: expect.stringMatching(/^right\nPage now: Web view /) }, {}],
    });
    const early = await call({ ...choice, timeout_seconds: 1 });
    const { id } = early.structuredContent as { id: string };
    expect(early.content).toMatchObject([
      { text: `No answer yet. Call ask_user with id: ${id}.\nPage now: Web view ` },
      {},
    ]);
    await card(one, 'Which one?').getByRole('button', { name: 'left' }).click();
    expect(await call({ ...choice, id })).toMatchObject({ structuredContent: { id, answer: 'left' } });
    const stop = new AbortController();
    const cancelled = client.callTool(
      { name: 'ask_user', arguments: { reason: 'Gone?', wants: 'step' } },
      { signal: stop.signal },
    );
    await card(one, 'Gone?').waitFor();
    stop.abort();
    await expect(cancelled).rejects.toThrow();
    await expect.poll(noCards).toEqual([0, 0]);
  }, 60_000);

  it('keeps its cards through a lost connection, and drops those that ended meanwhile', async () => {
    const [one] = pages();
    const kept = await ask({ kind: 'text', title: 'Kept' });
    const ended = await ask({ kind: 'step', title: 'Ended' });
    await card(one, 'Kept').getByLabel('Your answer').fill('half a sentence');
    await card(one, 'Ended').waitFor();
    await one.context().setOffline(true);
    await one.evaluate(() => dispatchEvent(new Event('offline')));
    await workspace.api.withdrawRequest({ path: { ...rover, requestId: ended.id } });
    await one.context().setOffline(false);
    await expect.poll(() => card(one, 'Ended').count(), { timeout: 30_000 }).toBe(0);
    expect(await card(one, 'Kept').getByLabel('Your answer').inputValue()).toBe('half a sentence');
    await workspace.api.withdrawRequest({ path: { ...rover, requestId: kept.id } });
    await expect.poll(noCards).toEqual([0, 0]);
  }, 60_000);

  it('passes axe with every kind of card, wide and light, narrow and dark', async () => {
    const [one] = pages();
    await workspace.api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: WEB_VIEW } });
    const bodies = [
      { kind: 'open', title: 'Open the docs', url: 'https://docs.example/' },
      {
        kind: 'login',
        title: 'Log in',
        text: 'For the build.',
        url: 'https://login.example/',
        mailbox: 'm'.repeat(22),
      },
      { kind: 'step', title: 'Plug it in' },
      { kind: 'choice', title: 'Deploy?', options: ['Yes', 'No'] },
      { kind: 'text', title: 'Which branch?' },
    ];
    for (const body of bodies) await ask(body);
    await expect.poll(() => one.locator('.request:not([inert])').count()).toBe(5);
    expect(await violations(one)).toEqual([]);
    await one.setViewportSize({ width: 390, height: 780 });
    await one.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(one, COLOURS)).toEqual([]);
    expect(await one.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(workspace.complaints).toEqual([]);
  }, 60_000);
});
