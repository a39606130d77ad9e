// The workspace page with a platform and the web view proxy.
import type { lookup } from 'node:dns';
import type { Browser, Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ProxyAccess } from '../../src/areas/workspace/web-view/proxy/access.ts';
import { Guard } from '../../src/areas/workspace/web-view/proxy/guard.ts';
import { placesOf } from '../../src/areas/workspace/web-view/proxy/labels.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createLog, logFaults } from '../../src/base/log/log.ts';
import { labelsWith } from '../areas/workspace/web-view/proxy/labels.ts';
import { startWorkspace, type WorkspaceUnderTest } from '../areas/workspace/workspace.ts';
import type { Running } from '../running.ts';
import { openWorkspace, renewWebview } from './workspace.ts';

export type ProxiedWorkspace = Awaited<ReturnType<typeof startProxiedWorkspace>>;

/** `hosts`: `name:port` of sites on this machine that have a public name. */
export async function startProxiedWorkspace(running: Running, browser: () => Browser, hosts: readonly string[] = []) {
  const workspace = await startWorkspaceWithProxy(running, hosts);
  const { open, complaints } = openWorkspace(running, browser, workspace.platform);
  const page = await open();
  return { ...workspace, open, complaints, page, renew: () => renewWebview(workspace, page) };
}

/** Without a browser. */
export async function startWorkspaceWithProxy(running: Running, hosts: readonly string[] = []) {
  const access = new ProxyAccess(async () => Buffer.alloc(32, 7), systemClock);
  const guard = new Guard({ isLocal: () => true, privateHosts: hosts, ownPorts: () => new Set(), resolve });
  const onFault = logFaults(createLog({ level: 'error' }));
  const labels = labelsWith({ access, guard, ownUrls: () => [platform.url], onFault });
  const proxy = { access, guard, labels };
  const workspace: WorkspaceUnderTest = await startWorkspace(running, { clock: systemClock, proxy });
  const { platform } = workspace;
  access.placeOf = placesOf(platform.url, undefined);
  const control = (body: object) =>
    workspace.call('PATCH', '/api/panels/webview/demo/rover', { panelId: 'leaf-1', ...body });
  return { ...workspace, guard, control };
}

/** Every name is this machine. */
const resolve = ((_: string, __: object, done: (error: null, found: object[]) => void) =>
  done(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof lookup;

/** Waits for the proxied frame with this path. */
export async function proxiedFrame(page: Page, path: string): Promise<Frame> {
  const isProxied = (frame: Frame) => /\.localhost:\d+$/.test(new URL(frame.url() || 'x:').host);
  const find = () => page.frames().find((frame) => isProxied(frame) && frame.url().includes(path));
  await expect.poll(() => find()?.url(), { timeout: 15_000 }).toContain(path);
  return find() as Frame;
}
