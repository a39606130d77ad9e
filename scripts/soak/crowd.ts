// Many browsers on one workspace follow every change and end with the same layout; a page does not leak memory after many
// tabs were opened and closed.
import type { Page } from 'playwright-core';
import { SYSTEM_LOG } from '../../generated/workspace/panel-types.ts';
import type { SoakOptions } from './options.ts';
import { Environment } from './workspace/environment.ts';

const BROWSERS = 20;
const CHANGES = 100;
const TABS = 1_000;
const MAX_GROWTH = 1.3;
const BATCH = 50;
const WAIT_LIMIT_MS = 60_000;

export async function crowd({ rounds = 1 }: SoakOptions = {}): Promise<boolean> {
  const environment = await Environment.start();
  try {
    let met = true;
    for (let round = 1; round <= rounds; round++) {
      const same = await countSynchronized(environment, `crowd-${round}`, BROWSERS, CHANGES);
      console.log(`  ${same} of ${BROWSERS} browsers show the same layout after ${CHANGES} changes`);
      const growth = await heapGrowth(environment, `tabs-${round}`, TABS);
      console.log(`  after ${TABS} tabs the heap of a page is ${growth.toFixed(2)} times its former size`);
      met &&= same === BROWSERS && growth <= MAX_GROWTH && environment.complaints.length === 0;
    }
    return met;
  } finally {
    await environment.stop();
  }
}

/** Changes the layout and returns how many browsers show its tabs in the end, compared leaf by leaf. */
async function countSynchronized(
  environment: Environment,
  repo: string,
  browsers: number,
  changes: number,
): Promise<number> {
  const { api } = environment;
  const path = { owner: 'demo', repo };
  const pages: Page[] = [];
  for (let count = 0; count < browsers; count++) pages.push(await environment.open(repo));
  const opened: string[] = [];
  let panelId = 'leaf-1';
  for (let step = 0; step < changes; step++) {
    const body = { panelId, panelType: SYSTEM_LOG, displayName: `Log ${step}` };
    if (step % 10 === 0) {
      const direction = step % 20 === 0 ? 'horizontal' : 'vertical';
      ({ panelId } = await api.splitLeaf({ path, body: { ...body, panelId: 'leaf-1', direction } }));
    } else if (step % 7 === 0 && opened.length > 0) {
      await api.closeTab({ path: { ...path, tabId: opened.pop() ?? '' } });
    } else opened.push((await api.openTab({ path, body })).tabId);
  }
  const { tabs } = await api.listTabs({ path, query: {} });
  const leaves = Map.groupBy(tabs, (tab) => tab.panelId);
  const wanted = inOrder([...leaves.values()].map((leaf) => leaf.map(({ displayName }) => displayName ?? '')));
  const shown = async (page: Page) =>
    inOrder(
      await page
        .locator('.dv-groupview')
        .evaluateAll((all) =>
          all.map((leaf) => [...leaf.querySelectorAll('.tab-name')].map((name) => name.textContent ?? '')),
        ),
    );
  const results = await Promise.all(pages.map((page) => until(async () => (await shown(page)) === wanted)));
  for (const page of pages) await page.context().close();
  return results.filter(Boolean).length;
}

/** Compares leaves by their tabs, since a page may render them in another order. */
const inOrder = (leaves: readonly (readonly string[])[]): string =>
  leaves
    .map((names) => JSON.stringify(names))
    .sort()
    .join('\n');

/** The heap of a page after opening and closing many tabs, relative to the heap before. */
async function heapGrowth(environment: Environment, repo: string, tabs: number): Promise<number> {
  const { api } = environment;
  const path = { owner: 'demo', repo };
  const page = await environment.open(repo);
  const client = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  const wave = async (count: number) => {
    const opened: string[] = [];
    const body = { panelId: 'leaf-1', panelType: SYSTEM_LOG };
    for (let step = 0; step < count; step++) opened.push((await api.openTab({ path, body })).tabId);
    await until(async () => (await page.locator('.panel').count()) === count + 1);
    for (const tabId of opened) await api.closeTab({ path: { ...path, tabId } });
    await until(async () => (await page.locator('.panel').count()) === 1);
  };
  await wave(BATCH); // warm-up
  const before = await heap();
  for (let done = 0; done < tabs; done += BATCH) await wave(BATCH);
  const after = await heap();
  await page.context().close();
  return after / before;
}

async function until(holds: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + WAIT_LIMIT_MS;
  while (!(await holds())) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}
