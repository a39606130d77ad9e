// A server process, a network to it that can be cut, a browser, and a site to show.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Settings } from '../../../generated/config/settings.ts';
import { createWorkspaceClient } from '../../../src/sdk/index.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.ts';
import { FaultyNetwork } from './faulty-network.ts';
import type { Colour } from './picture-colour.ts';
import type { Ready } from './server.ts';

/** Answers the browser's own question about sharing. */
const FLAGS = ['--auto-accept-this-tab-capture'];
/** Of a page, in CSS pixels, unless it is given another. */
const SIZE = { width: 1280, height: 800 };
export const SITE_COLOUR: Colour = [200, 40, 90];

export interface EnvironmentOptions {
  /** One that is there already; by default one of its own, which shares a tab without asking. */
  readonly browser?: Browser;
  /** Of a page; a tab that is shared costs by its pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly panels?: Partial<Settings['panels']>;
  readonly sandbox?: Partial<Settings['sandbox']>;
  /** Browsers reach the server without the line between, which costs every message two turns of this process. */
  readonly direct?: boolean;
  /** Of the browser, beside the usual ones; the folder is the environment's own. */
  readonly flags?: (folder: string) => readonly string[];
  /** Usual ones to leave out. */
  readonly withoutFlags?: readonly string[];
}

export class Environment {
  readonly line: FaultyNetwork;
  readonly browser: Browser;
  /** A foreign site, all in one colour. */
  readonly siteUrl: string;
  /** What pages threw. */
  readonly complaints: string[] = [];
  readonly folder: string;
  readonly #options: EnvironmentOptions;
  readonly #site: Server;
  #child: ChildProcess | null = null;
  #ready: Ready | null = null;

  static async start(options: EnvironmentOptions = {}): Promise<Environment> {
    const site = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(`<!doctype html><title>Site</title><style>body { background: rgb(${SITE_COLOUR}) }</style>`);
    });
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    const folder = await mkdtemp(join(tmpdir(), 'annex-environment-'));
    const usual = CHROMIUM_FLAGS.filter((flag) => !options.withoutFlags?.includes(flag));
    const args = [...usual, ...FLAGS, ...(options.flags?.(folder) ?? [])];
    const browser = options.browser ?? (await chromium.launch({ executablePath: findChromium() ?? '', args }));
    const environment = new Environment(options, await FaultyNetwork.open(), browser, site, folder);
    await environment.startServer();
    return environment;
  }

  private constructor(
    options: EnvironmentOptions,
    line: FaultyNetwork,
    browser: Browser,
    site: Server,
    folder: string,
  ) {
    this.#options = options;
    this.line = line;
    this.browser = browser;
    this.#site = site;
    this.siteUrl = `http://localhost:${(site.address() as AddressInfo).port}/`;
    this.folder = folder;
  }

  /** Programs do not go by the line: they are told, whatever becomes of the browser. */
  get api(): ReturnType<typeof createWorkspaceClient> {
    const { port, key } = this.#started;
    return createWorkspaceClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey: key });
  }

  /** Of the server, past the line. */
  get port(): number {
    return this.#started.port;
  }

  /** A key of `demo`. */
  get key(): string {
    return this.#started.key;
  }

  /** The address that browsers know. */
  get url(): string {
    return this.#options.direct ? `http://127.0.0.1:${this.port}` : this.line.url;
  }

  /** On the same folder as the one before, if there was one. */
  async startServer(): Promise<void> {
    const { panels = {}, sandbox = {}, direct } = this.#options;
    const args = [this.folder, direct ? '' : this.line.url, JSON.stringify({ panels, sandbox })];
    const child = fork(join(import.meta.dirname, 'server.ts'), args, { execArgv: ['--no-warnings'], stdio: 'inherit' });
    const early = once(child, 'exit').then(() => {
      throw new Error('the server ended as it started');
    });
    early.catch(() => {});
    const [ready] = (await Promise.race([once(child, 'message'), early])) as [Ready];
    this.#child = child;
    this.#ready = ready;
    this.line.leadTo(ready.port);
  }

  /** SIGKILL gives it no chance to tidy up, SIGTERM does. */
  async endServer(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  /** A browser of its own, with the workspace demo/`repo` open and connected. */
  readonly open = async (repo: string, browser = this.browser): Promise<Page> => {
    const context = await browser.newContext({ viewport: this.#options.size ?? SIZE });
    await context.addCookies([this.#cookie]);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    await page.goto(`${this.url}/workspaces/demo/${repo}`);
    await page.getByText('Connected').waitFor();
    return page;
  };

  /** The same in a page that nothing is attached to, as people have it: a debugger is sent a copy of every message. */
  async openUndriven(repo: string): Promise<void> {
    const session = await this.browser.newBrowserCDPSession();
    await session.send('Storage.setCookies', { cookies: [this.#cookie] });
    await session.send('Target.createTarget', {
      url: `${this.url}/workspaces/demo/${repo}`,
      newWindow: true,
      ...(this.#options.size ?? SIZE),
    });
    await session.detach();
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.endServer('SIGTERM');
    await this.line.close();
    this.#site.closeAllConnections();
    this.#site.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  get #started(): Ready {
    if (!this.#ready) throw new Error('the server has not started');
    return this.#ready;
  }

  get #cookie() {
    const url = this.url.replace('http:', 'https:');
    return { name: '__Host-annex_session', value: this.#started.session, secure: true, httpOnly: true, url };
  }
}

/** The document of the page's one sandbox. */
export function sandboxOf(page: Page) {
  const frame = page.frames().find((each) => each.url().endsWith('/workspaces/sandbox-frame'));
  if (!frame) throw new Error('the page has no sandbox');
  return frame;
}
