// Does the tasks with Playwright MCP, in a Chromium of its own, as a careful agent would: it looks again when it does not know
// an element, opens lists before it chooses, and looks again once if a call fails.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { findChromium } from '../../../scripts/chromium.ts';
import { installPackages } from '../../mcp/packages/install.ts';
import type { Running } from '../../running.ts';
import type { TaskStep } from './tasks/tasks.ts';

interface Line {
  readonly role: string;
  readonly name: string;
  readonly ref: string;
}

const LINE = /^\s*- ([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/;

/** The elements of a snapshot. What has no name is named by its text. */
const linesOf = (snapshot: string): Line[] =>
  snapshot.split('\n').flatMap((line) => {
    const [, role = '', name, rest = ''] = LINE.exec(line.replace(/^(\s*- )'(.*)':?$/, '$1$2')) ?? [];
    const ref = /\[ref=(\w+)\]/.exec(rest)?.[1];
    const text = /: (.*)$/.exec(rest)?.[1];
    return ref ? [name, text].flatMap((each) => (each === undefined ? [] : [{ role, ref, name: each }])) : [];
  });

const MAX_LOOKS = 3;

export class PlaywrightAgent {
  readonly #client: Client;
  #snapshot = '';
  characters = 0;

  private constructor(client: Client) {
    this.#client = client;
  }

  static async start(running: Running): Promise<PlaywrightAgent> {
    const cli = join(await installPackages(), 'node_modules/@playwright/mcp/cli.js');
    const options = ['--headless', '--isolated', '--no-sandbox', '--executable-path', findChromium() ?? ''];
    const client = new Client({ name: 'bench', version: '1' });
    const cwd = await mkdtemp(join(tmpdir(), 'annex-playwright-')); // it writes its snapshots there
    running.onClose(() => rm(cwd, { recursive: true, force: true }));
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [cli, ...options], cwd }));
    running.onClose(() => client.close());
    return new PlaywrightAgent(client);
  }

  async #call(name: string, args: object): Promise<string> {
    const { content, isError } = await this.#client.callTool({ name, arguments: { ...args } }, { timeout: 60_000 });
    const text = (content as { readonly text?: string }[]).map((part) => part.text ?? '').join('\n');
    this.characters += JSON.stringify({ name, arguments: args }).length + text.length;
    const isAsked = isError && text.includes('modal state') && name !== 'browser_handle_dialog';
    if (isAsked) await this.#call('browser_handle_dialog', { accept: true });
    if (isAsked) return this.#call(name, args);
    if (isError) throw new Error(text.slice(0, 300));
    return text;
  }

  async look(): Promise<void> {
    this.#snapshot = await this.#call('browser_snapshot', {});
  }

  async open(url: string): Promise<void> {
    await this.#call('browser_navigate', { url });
    await this.look();
  }

  #match({ role, name = '', pw }: Pick<TaskStep, 'role' | 'name' | 'pw'>): string | undefined {
    if (pw) return pw.exec(this.#snapshot)?.[1];
    const all = linesOf(this.#snapshot).filter((line) => !role || line.role === role.replace('clickable', 'generic'));
    const wanted = name.toLowerCase();
    const exact = all.filter((line) => line.name.toLowerCase() === wanted);
    const some = exact.length > 0 ? exact : all.filter((line) => line.name.toLowerCase().includes(wanted));
    return (some.find((line) => line.role !== 'generic') ?? some[0])?.ref;
  }

  async #find(target: Pick<TaskStep, 'role' | 'name' | 'pw'>): Promise<string> {
    const known = this.#match(target);
    if (known) return known;
    for (let looks = 0; looks < MAX_LOOKS && !this.#match(target); looks++) {
      if (looks > 0) await this.#call('browser_wait_for', { time: 1 });
      await this.look();
    }
    const ref = this.#match(target) ?? this.#match({ name: target.name, pw: target.pw } as typeof target);
    if (!ref) throw new Error(`not in the snapshot: ${target.role ?? ''} ${target.name ?? target.pw}`);
    return ref;
  }

  /** Once more with new refs if a call fails. */
  async run(step: TaskStep): Promise<void> {
    try {
      await this.#do(step);
    } catch {
      await this.look();
      const isHidden = /click|check/.test(step.action) && step.pw === undefined; // what is shown in its place has the same text
      await this.#do(isHidden ? { ...step, role: 'generic' } : step).catch(() => this.#do(step));
    }
  }

  waitFor(text: string): Promise<string> {
    return this.#call('browser_wait_for', { text });
  }

  async #do(step: TaskStep): Promise<void> {
    const { action, value = '', name, role, pw, button, count, to, x = 0, y = 0, dialog } = step;
    const hasTarget = name !== undefined || role !== undefined || pw !== undefined;
    const target = hasTarget ? await this.#find(step) : '';
    const element = name ?? role ?? 'element';
    const evaluate = (code: string) => this.#call('browser_evaluate', { element, target, function: code });
    switch (action) {
      case 'click':
        return this.#click(
          { element, target, ...(button ? { button } : {}), ...(count === 2 ? { doubleClick: true } : {}) },
          dialog,
        );
      case 'check':
        return void (await this.#call('browser_click', { element, target }));
      case 'fill':
      case 'type':
        return void (await this.#call('browser_type', { element, target, text: value, slowly: action === 'type' }));
      case 'press':
        if (hasTarget) await evaluate('(element) => element.focus()');
        return void (await this.#call('browser_press_key', { key: value }));
      case 'hover':
        return void (await this.#call('browser_hover', { element, target }));
      case 'select':
        return this.#select(element, target, value);
      case 'scroll':
        await evaluate(`(element) => { let at = element; while (at.parentElement && !(at.scrollHeight > at.clientHeight
          && /auto|scroll/.test(getComputedStyle(at).overflow))) at = at.parentElement; at.scrollBy(${x}, ${y}); }`);
        return this.look();
      case 'drag':
        return this.#drag(element, target, to, x, y);
      default:
        throw new Error(`no tool for ${action}`);
    }
  }

  async #click(args: object, dialog: TaskStep['dialog']): Promise<void> {
    const said = await this.#call('browser_click', args);
    if (!said.includes('Modal state')) return;
    await this.#call('browser_handle_dialog', { accept: dialog?.accept ?? true, promptText: dialog?.text });
  }

  async #select(element: string, target: string, value: string): Promise<void> {
    const [, list = ''] =
      new RegExp(`\\[ref=${target}\\][^\\n]*:\\n((?:\\s+- option[^\\n]*\\n)+)`).exec(this.#snapshot) ?? [];
    if (list) return void (await this.#call('browser_select_option', { element, target, values: [value] }));
    await this.#call('browser_click', { element, target });
    await this.look();
    const [option] = linesOf(this.#snapshot).filter(
      (line) => line.name === value && /option|item|generic/.test(line.role),
    );
    if (!option) throw new Error(`no option ${value}`);
    await this.#call('browser_click', { element: value, target: option.ref });
  }

  async #drag(element: string, target: string, to: TaskStep['to'], x: number, y: number): Promise<void> {
    if (to) {
      const endTarget = await this.#find(to as TaskStep);
      const end = { endElement: to.name, endTarget };
      return void (await this.#call('browser_drag', { startElement: element, startTarget: target, ...end }));
    }
    const code = `async (page) => { const box = await page.locator('aria-ref=${target}').boundingBox();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]; await page.mouse.move(x, y); await page.mouse.down();
      await page.mouse.move(x + ${x / 2}, y + ${y / 2}); await page.mouse.move(x + ${x}, y + ${y}, { steps: 5 }); await page.mouse.up(); }`;
    await this.#call('browser_run_code_unsafe', { code });
  }
}
