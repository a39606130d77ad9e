// Opens the development servers of Vite, Next, VitePress and Storybook through the proxy of a workspace: each page must load
// and follow an edit. They are installed from npm into a temporary folder.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPlainChromium } from '../plain-chromium.ts';
import { DEV_SERVERS, type DevServer } from './proxy/dev-servers.ts';
import { followEdit } from './proxy/follow-edit.ts';
import { ProxiedWorkspace } from './proxy/workspace.ts';

export async function proxy(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-soak-proxy-'));
  const chromium = await launchPlainChromium();
  const workspace = await ProxiedWorkspace.start(join(folder, 'data'));
  let met = true;
  try {
    for (const server of DEV_SERVERS) {
      try {
        const project = await install(server, join(folder, server.name));
        const page = await workspace.open(chromium.browser);
        const modules = join(project, 'node_modules');
        const { editMs, kept } = await followEdit(page, workspace.show, server, project, modules);
        console.log(
          `  ${server.name}: the edit shows after ${editMs.toFixed(0)} ms, ${kept ? 'in place' : 'by a reload'}`,
        );
        await page.context().close();
      } catch (error) {
        console.log(`  ${server.name}: ${error instanceof Error ? error.message : error}`);
        met = false;
      }
    }
  } finally {
    await chromium.close();
    await workspace.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
  return met;
}

async function install({ name, packages }: DevServer, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }));
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync('npm', [...args, ...packages], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`npm install exited with ${status}`);
  return folder;
}
