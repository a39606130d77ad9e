// The real workspace page in Chromium, logged in, with its platform and a foreign site to show.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { rover, startWorkspace, WEB_VIEW, type WorkspaceUnderTest } from '../areas/workspace/workspace.ts';
import type { PlatformSettings, PlatformUnderTest, Running } from '../running.ts';
import { logInByCookie } from './cookie-login.ts';

export interface OpenWorkspace extends WorkspaceUnderTest {
  /** Opens the workspace demo/rover in a new browser and waits until it is connected. */
  open(options?: { colorScheme?: 'light' | 'dark'; width?: number; height?: number }): Promise<Page>;
  /** Errors of the pages. */
  readonly complaints: string[];
}

export async function startOpenWorkspace(
  running: Running,
  browser: () => Browser,
  settings: PlatformSettings = {},
): Promise<OpenWorkspace> {
  const workspace = await startWorkspace(running, settings);
  return { ...workspace, ...openWorkspace(running, browser, workspace.platform) };
}

export function openWorkspace(
  running: Running,
  browser: () => Browser,
  platform: PlatformUnderTest,
): Pick<OpenWorkspace, 'open' | 'complaints'> {
  const complaints: string[] = [];
  return {
    complaints,
    open: async ({ colorScheme = 'light', width = 1280, height = 800 } = {}) => {
      const context = await browser().newContext({ colorScheme, viewport: { width, height } });
      running.onClose(() => context.close());
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(String(error)));
      await logInByCookie(context, platform, 'grace');
      await page.goto(`${platform.url}/workspaces/demo/rover`);
      await page.getByText('Connected').waitFor();
      return page;
    },
  };
}

/** Replaces everything in leaf-1 by a web view without a page, history or permissions. */
export async function renewWebview({ api }: Pick<OpenWorkspace, 'api'>, page: Page): Promise<string> {
  const { tabs: former } = await api.listTabs({ path: rover, query: {} });
  const { tabId } = await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: WEB_VIEW } });
  for (const { tabId } of former) await api.closeTab({ path: { ...rover, tabId } });
  await expect.poll(() => shownTabs(page)).toEqual([tabId]); // not the former web view
  return tabId;
}

/** The ids of the tabs that the page shows, which may lag behind the server. */
export const shownTabs = (page: Page): Promise<string[]> =>
  page.locator('.dv-tab').evaluateAll((tabs) => tabs.map((tab) => (tab as HTMLElement).dataset['tabPanelId'] ?? ''));

/** A site on its own origin; page loads are numbered. */
export function useNumberedSite(): () => string {
  let loads = 0;
  const site = useSite((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<!doctype html><title>Site</title><style>body { margin: 0; background: rgb(200, 40, 90) }</style>
<p id="load">load ${++loads}</p>`);
  });
  return () => `${site()}/`;
}

/** A site on another origin than the platform. Returns its URL, without a trailing slash. */
export function useSite(listener: RequestListener): () => string {
  const server = createServer(listener);
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Evaluates in the frame that shows an address; waits for the frame. */
export async function loadOf(page: Page, url: string): Promise<string> {
  const frame = page.frameLocator(`iframe[src="${url}"]`);
  return (await frame.locator('#load').textContent()) ?? '';
}
