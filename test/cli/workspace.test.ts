// annex workspace with a real platform, and a simulated page that uses the channel like a browser.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { SMALL_PNG } from '../areas/workspace/browser.ts';
import { startWorkspace, type WorkspaceUnderTest } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { useAnnex } from './annex.ts';

const annex = useAnnex();
const running = useRunning();
let workspace: WorkspaceUnderTest;
beforeAll(async () => {
  workspace = await startWorkspace(running);
  await workspace.page({
    sharing: { tab: true, screen: true },
    page: ({ request }) => {
      const place = { status: 'answered', address: 'https://docs.example/' } as const;
      if (request.do === 'outline') return { ...place, outline: `button "${request.find}" [e1]`, next: 400 };
      if (request.do === 'wait') return { ...place, met: request.until.text === 'Saved' };
      const failed = { step: 0, code: 'disabled', reason: 'The element is disabled.' } as const;
      const isDone = request.steps[0]?.ref === 'e1';
      return { ...place, ...(isDone ? { done: 1, changes: '+ text "Saved"' } : { done: 0, failed }) };
    },
  });
});
const env = () => ({
  ANNEX_BASE_URL: workspace.platform.url,
  ANNEX_API_KEY: workspace.key,
  ANNEX_WORKSPACE: 'demo/rover',
});
const run = (...words: string[]) => annex.run(['workspace', ...words], env());
const runProcess = (...words: string[]) => annex.runProcess(['workspace', ...words], env());
const tabs = async () => JSON.parse((await run('tabs', '--json')).stdout) as { name: string; tabId: string }[];

describe('annex workspace', () => {
  it('opens a page by name, waits for it, lists it, reloads it and closes it', async () => {
    const opened = await run('open', 'https://docs.example/', '--name', 'Docs', '--wait');
    expect(opened).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Opened Docs \(tab-\d+, panel leaf-1\)\.\n$/),
    });
    expect((await run('tabs')).stdout).toMatch(/tab-\d+ {2}leaf-1 {2}active {2}Docs +https:\/\/docs\.example\/\n/);
    expect((await run('refresh', 'Docs')).code).toBe(0);
    expect(await tabs()).toMatchObject([{}, { name: 'Docs', panelState: { reloads: 1 } }]);
    expect((await run('close', 'Docs')).code).toBe(0);
    expect((await tabs()).map(({ name }) => name)).toEqual(['Web view']);
    expect(await run('close', 'Docs')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('No tab has the name or id Docs.'),
    });
  });

  it('shows a panel while its author writes it, and prints its errors', async () => {
    const id = '7f2e6c75-4a2a-4d74-9c77-2e8f8a2fbd23';
    const write = (name: string, text: string) => writeFile(join(annex.folder(), name), text);
    expect((await run('panel', annex.folder())).stderr).toContain('has no panel.json with an id');
    await write('panel.json', JSON.stringify({ id, title: 'Draft', entry: 'view.html' }));
    await write('view.html', '<!doctype html><p>One</p>');
    const draft = await annex.start(['workspace', 'panel', annex.folder()], env(), 'Press Ctrl+C to stop');
    const [tab] = (await tabs()).filter(({ name }) => name === 'Panel draft');
    const person = await workspace.platform.login('ada', ['demo']);
    const { url } = workspace.platform;
    const show = async () => {
      const response = await fetch(`${url}/api/panels/views/demo/rover/tabs/${tab?.tabId}`, { headers: person });
      const { view, detail } = (await response.json()) as { view?: string; detail?: string };
      return view === undefined ? detail : (await fetch(url + view)).text();
    };
    expect(await show()).toContain('<p>One</p>');
    await write('view.html', '<!doctype html><p>Two</p>');
    await expect.poll(show).toContain('<p>Two</p>');
    await write('panel.json', JSON.stringify({ id, entry: 'view.html' }));
    await expect.poll(show).toContain('This panel has errors.');
    await expect.poll(draft.stderr).toContain('title');
    await write('panel.json', JSON.stringify({ id, title: 'Draft', entry: 'view.html' }));
    await expect.poll(show).toContain('<p>Two</p>');
    await expect.poll(draft.stderr).toContain('No errors.');
    await draft.stop();
    expect((await run('close', 'Panel draft')).code).toBe(0);
  });

  it('splits a tab, runs code in it, and takes screenshots of a tab and of all panels', async () => {
    const { stdout } = await run('split', 'tab-1', '--below', '--name', 'Plot', '--json');
    const { tabId } = JSON.parse(stdout);
    expect(await runProcess('eval', 'Plot', '6 * 7')).toEqual({ code: 0, stdout: '42\n', stderr: '' });
    expect(JSON.parse((await run('eval', tabId, '"a"', '--json')).stdout)).toMatchObject({ status: 'executed' });
    expect(await run('eval', 'throw new Error("no")')).toMatchObject({ code: 1, stderr: 'annex: Error: no\n' });
    for (const words of [
      ['Plot', '-o', 'one.png'],
      ['-o', 'one.png'],
      ['--screen', '-o', 'one.png'],
    ]) {
      expect(await run('screenshot', ...words)).toMatchObject({ code: 0, stdout: 'one.png\n' });
    }
    expect((await readFile(join(annex.folder(), 'one.png'))).toString('base64')).toBe(SMALL_PNG);
    const json = await run('screenshot', '-oshort.png', '--json');
    expect(JSON.parse(json.stdout)).toEqual({ file: 'short.png', bytes: expect.any(Number) });
  });

  it('prints the outline of a page in proxy mode, acts in it and waits for it', async () => {
    await run('open', 'https://docs.example/', '--name', 'App', '--proxy', '--wait');
    expect(await run('outline', 'App', '--find', 'Save')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^<page-.*>\nbutton "Save" \[e1\]\n<\/page-.*>\n$/),
      stderr: 'There is more. Continue with --from 400.\n',
    });
    const acted = await run('act', 'App', '[{"action":"click","ref":"e1"}]', '--text', 'Saved');
    expect(acted).toMatchObject({ code: 0, stdout: expect.stringContaining('+ text "Saved"') });
    expect(await run('act', 'App', '[{"action":"click","ref":"e2"}]')).toMatchObject({
      code: 1,
      stderr: 'annex: step 1 failed (disabled): The element is disabled.\n',
    });
    expect((await run('act', 'App', 'click')).code).toBe(2);
    expect(JSON.parse((await run('wait', 'App', '--text', 'Saved', '--json')).stdout)).toMatchObject({ met: true });
    expect(await run('wait', 'App', '--gone', 'x')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('in time'),
    });
    await run('close', 'App');
  });

  it('prints changes', async () => {
    const { stdout } = await runProcess('events', '--limit', '2');
    const lines = stdout.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).type).sort()).toEqual(['connected', 'layout']);
  });

  it('reports on one line what is missing', async () => {
    expect(await annex.run(['workspace', 'tabs'], { ANNEX_PLATFORM_PORT: '9' })).toMatchObject({
      code: 1,
      stderr: 'annex: no workspace given; set --workspace OWNER/REPO or ANNEX_WORKSPACE\n',
    });
    expect((await run('open')).code).toBe(2);
    expect((await run('dance')).code).toBe(2);
  });
});
