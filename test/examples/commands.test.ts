// Runs the code of the guides to the workspace, packages, paste and generation, copied from their pages.
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { createLog } from '../../src/base/log/log.ts';
import { openDatabase } from '../../src/base/state/open.ts';
import { createWorkspaceClient } from '../../src/sdk/workspace/index.ts';
import { createIdentity } from '../../src/servers/identity.ts';
import { buildSample } from '../../src/servers/sample-repository.ts';
import { runViewer } from '../areas/paste/viewer.ts';
import { useSite } from '../docs/site.ts';
import { useRunning } from '../running.ts';
import { useReader } from './reader.ts';

const root = resolve(import.meta.dirname, '../..');
const site = useSite();
const running = useRunning();
const { folder, run } = useReader(site, running);

/** A data directory where the owner demo exists. */
async function demoDirectory(): Promise<string> {
  const dataDir = join(folder(), 'data');
  const database = await openDatabase({ dataDir, role: 'command' });
  await createIdentity({ database, clock: systemClock }).users.ensure('ada', ['demo']);
  await database.close();
  return dataDir;
}

describe('Control a workspace', () => {
  it('opens a page and a sandbox, queues code until a browser opens, and streams the changes', async () => {
    const platform = await running.platform();
    const { key: ANNEX_API_KEY } = await platform.identity.keys.create('demo');
    const env = { ANNEX_BASE_URL: platform.url, ANNEX_API_KEY };
    const events = await run('workspace', 'workspace-events.sh', env);
    await events.until(/event: layout\n/);
    const program = await run('workspace', 'workspace.ts', env);
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toMatch(/^Tabs: .*Manual, Scratch\n/);
    expect(program.output()).toContain(
      `The code is queued. Open ${platform.url}/workspaces/demo/rover\nNo screenshot: `,
    );
    await events.until(/"displayName":"Scratch"/);
  });

  it('opens, lists, reloads and closes tabs from a shell', async () => {
    const platform = await running.platform();
    const { key: ANNEX_API_KEY } = await platform.identity.keys.create('demo');
    const env = { ANNEX_PLATFORM_PORT: new URL(platform.url).port, ANNEX_API_KEY };
    const shell = await run('workspace', 'workspace-commands.sh', env);
    expect(await shell.exit, shell.output()).toBe(0);
    expect(shell.output()).toContain('Reference');
    const client = createWorkspaceClient({ baseUrl: platform.url, apiKey: ANNEX_API_KEY });
    const { tabs } = await client.listTabs({ path: { owner: 'demo', repo: 'rover' } });
    expect(tabs.map(({ name }) => name)).not.toContain('Reference');
  });

  it('creates a key from a shell', async () => {
    const shell = await run('workspace', 'create-key.sh', { ANNEX_DATA_DIR: await demoDirectory() });
    expect(await shell.exit, shell.output()).toBe(0);
    expect(shell.output()).toMatch(/\bak_[\w-]{43}\b/);
  });
});

describe('Log in with Annex', () => {
  it('creates a key with few scopes and an expiry', async () => {
    const shell = await run('login', 'create-limited-key.sh', { ANNEX_DATA_DIR: await demoDirectory() });
    expect(await shell.exit, shell.output()).toBe(0);
    expect(shell.output()).toMatch(/\bak_[\w-]{43}\b/);
  });
});

describe('Publish packages', () => {
  it('validates a directory of packages and builds a valid repository from it', async () => {
    const shell = await run('publish-packages', 'publish-packages.sh', {});
    expect(await shell.exit, shell.output()).toBe(0);
    expect(shell.output()).toContain('Published 1 package, 1 version, 1 new archive.');
    expect(shell.output()).toMatch(/2 files checked, no problems found\.\n/);
  }, 60_000);
});

describe('Write a panel', () => {
  it('creates, validates, builds and installs a package with a panel', async () => {
    const shell = await run('write-panel', 'write-panel.sh', { HOME: folder(), ANNEX_DATA_DIR: folder() });
    expect(await shell.exit, shell.output()).toBe(0);
    expect(shell.output()).toContain('2 files checked, no problems found.');
    expect(shell.output()).toContain('panel “BOM table” asks for no permissions');
  }, 60_000);
});

describe('Install packages', () => {
  it('searches, downloads, installs, updates, verifies, removes and restores a package', async () => {
    const platform = await running.platform();
    const { packagesDir, url } = platform;
    await buildSample({ folder: packagesDir, platformUrl: url, brand: 'tool', log: createLog({ level: 'silent' }) });
    const env = { ANNEX_BASE_URL: platform.url, HOME: folder(), ANNEX_DATA_DIR: join(folder(), '.annex') };
    const shell = await run('install-packages', 'install-packages.sh', env);
    expect(await shell.exit, shell.output()).toBe(0);
    expect(shell.output()).toContain('example.stitcher.via-stitcher');
    expect(await readdir(join(folder(), '.annex/installed/plugins'))).toEqual(['example_stitcher_via-stitcher']);
  }, 60_000);
});

describe('Paste screenshots', () => {
  it('saves, lists and finds a screenshot', async () => {
    const viewer = await runViewer(running);
    await copyFile(join(root, 'src/docs/picture.png'), join(folder(), 'screenshot.png'));
    const shell = await run('paste-screenshots', 'paste-screenshots.sh', { ANNEX_VIEWER_PORT: String(viewer.port) });
    expect(await shell.exit, shell.output()).toBe(0);
    expect(shell.output().match(/login-dialog/g)?.length).toBeGreaterThanOrEqual(2);
    expect(await viewer.files()).toEqual(['login-dialog-1280x560-original.png', 'login-dialog-1280x560.png']);
  }, 60_000);
});

describe('the guides', () => {
  it('show no code that no test runs', async () => {
    const tests = ['commands', 'examples', 'judge-implementation', 'openapi-extensions', 'run-nodes'];
    const sources = await Promise.all(
      [...tests, '../repo/codegen-packages', '../browser/oauth-clients', '../cli/reach'].map((name) =>
        readFile(join(import.meta.dirname, `${name}.test.ts`), 'utf8'),
      ),
    );
    const guides = (await readdir(join(root, 'src/docs/guides'))).map((file) => file.replace('.md', ''));
    expect(guides.length).toBeGreaterThan(15);
    for (const guide of guides) {
      const text = await readFile(join(root, 'src/docs/guides', `${guide}.md`), 'utf8');
      const blocks = [...text.matchAll(/^```(\w+)(?: (\S+))?\n[\s\S]*?^```$/gm)];
      for (const [, language = '', file] of blocks) {
        if (['json', 'text'].includes(language)) continue;
        expect(file, `${guide}: a block of ${language} needs a file name`).toBeDefined();
        expect(sources.join('\n'), `${guide}: ${file} is not run`).toContain(file);
      }
    }
  });
});
