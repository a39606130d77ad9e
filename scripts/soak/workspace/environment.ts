// A server process, a network to it that can be cut, a browser, and a site to open in it.
import type { ForkOptions } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Settings } from '../../../generated/config/settings.ts';
import type { PanelLimits } from '../../../src/areas/workspace/limits.ts';
import { createWorkspaceClient } from '../../../src/sdk/index.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.ts';
import { type ForkedServer, forkServer } from '../../forked-server.ts';
import { type HttpSite, startSite } from '../../http-site.ts';
import { FaultyNetwork } from './faulty-network.ts';
import type { Colour } from './picture-colour.ts';
import type { Ready } from './server.ts';

/** Accepts the browser's prompt for sharing. */
const FLAGS = ['--auto-accept-this-tab-capture'];
/** Default size of a page in CSS pixels. */
const SIZE = { width: 1280, height: 800 };
export const SITE_COLOUR: Colour = [200, 40, 90];

export interface EnvironmentOptions {
  /** An existing browser; by default a new one that shares tabs without a prompt. */
  readonly browser?: Browser;
  /** Size of a page; the cost of a shared tab depends on its pixels. Null: that of the browser's window. */
  readonly size?: { readonly width: number; readonly height: number } | null;
  readonly panels?: Partial<PanelLimits>;
  readonly sandbox?: Partial<Settings['sandbox']>;
  /** Browsers connect to the server directly, without the network, which delays messages by two turns of the event loop. */
  readonly direct?: boolean;
  /** Additional browser flags; the folder is that of the environment. */
  readonly flags?: (folder: string) => readonly string[];
  /** Default flags to omit. */
  readonly withoutFlags?: readonly string[];
}

export class Environment {
  readonly network: FaultyNetwork;
  readonly browser: Browser;
  /** A site of another origin in a single colour. */
  readonly siteUrl: string;
  /** Uncaught errors of pages. */
  readonly complaints: string[] = [];
  readonly folder: string;
  readonly #options: EnvironmentOptions;
  readonly #site: HttpSite;
  #server: ForkedServer<Ready> | null = null;

  static async start(options: EnvironmentOptions = {}): Promise<Environment> {
    const site = await startSite((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(`<!doctype html><title>Site</title><style>body { background: rgb(${SITE_COLOUR}) }</style>`);
    });
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
    network: FaultyNetwork,
    browser: Browser,
    site: HttpSite,
    folder: string,
  ) {
    this.#options = options;
    this.network = network;
    this.browser = browser;
    this.#site = site;
    this.siteUrl = `http://localhost:${site.port}/`;
    this.folder = folder;
  }

  /** Bypasses the network, so that it works when the browser is disconnected. */
  get api(): ReturnType<typeof createWorkspaceClient> {
    const { port, key } = this.#started;
    return createWorkspaceClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey: key });
  }

  /** Port of the server itself, not of the network. */
  get port(): number {
    return this.#started.port;
  }

  /** API key of `demo`. */
  get key(): string {
    return this.#started.key;
  }

  /** The address for browsers. */
  get url(): string {
    return this.#options.direct ? `http://127.0.0.1:${this.port}` : this.network.url;
  }

  /** Uses the data of the previous server, if there was one. */
  async startServer(): Promise<void> {
    const { panels = {}, sandbox = {}, direct } = this.#options;
    const args = [this.folder, direct ? '' : this.network.url, JSON.stringify({ panels, sandbox })];
    const options: ForkOptions = { execArgv: ['--no-warnings'], stdio: 'inherit' };
    this.#server = await forkServer<Ready>(join(import.meta.dirname, 'server.ts'), args, options);
    this.network.connectTo(this.port);
  }

  /** SIGTERM lets it clean up, SIGKILL does not. */
  async endServer(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await this.#server?.end(signal);
  }

  /** Opens the workspace demo/`repo` in a new browser context and waits until it is connected. */
  readonly open = async (repo: string, browser = this.browser): Promise<Page> => {
    const context = await browser.newContext({
      viewport: this.#options.size === undefined ? SIZE : this.#options.size,
    });
    await context.addCookies([this.#cookie]);
    await context.addInitScript({ content: this.#keepProof });
    const page = await context.newPage();
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    await page.goto(`${this.url}/workspaces/demo/${repo}`);
    await page.getByText('Connected').waitFor();
    return page;
  };

  /** The same in a page without a debugger, which would receive a copy of every message. */
  async openUndriven(repo: string): Promise<void> {
    const session = await this.browser.newBrowserCDPSession();
    await session.send('Storage.setCookies', { cookies: [this.#cookie] });
    const window = { url: 'about:blank', newWindow: true, ...(this.#options.size ?? SIZE) };
    const { targetId } = await session.send('Target.createTarget', window);
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const opened = new Promise<void>((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => JSON.parse(message).id === 2 && resolve());
    });
    const address = `${this.url}/workspaces/demo/${repo}`;
    const commands = [
      { id: 1, method: 'Page.addScriptToEvaluateOnNewDocument', params: { source: this.#keepProof } },
      { id: 2, method: 'Page.navigate', params: { url: address } },
    ];
    for (const command of commands) {
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(command) });
    }
    await opened;
    await session.detach();
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.endServer('SIGTERM');
    await this.network.close();
    this.#site.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  get #started(): Ready {
    if (!this.#server) throw new Error('the server has not started');
    return this.#server.ready;
  }

  /** A script for every frame. */
  get #keepProof(): string {
    const { origin } = new URL(this.url);
    return `if (origin === '${origin}') localStorage.setItem('annex-proof', '${this.#started.proof}')`;
  }

  get #cookie() {
    const url = this.url.replace('http:', 'https:');
    return { name: '__Host-annex_session', value: this.#started.session, secure: true, httpOnly: true, url };
  }
}

/** The frame of the page's only sandbox. */
export function sandboxOf(page: Page) {
  const frame = page.frames().find((each) => each.url().endsWith('/workspaces/sandbox-frame'));
  if (!frame) throw new Error('the page has no sandbox');
  return frame;
}
