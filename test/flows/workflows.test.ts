// The Arazzo workflows of spec/workflows, run by redocly's `respect` against the real platform.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { item, publish, version } from '../package-manager/repository.ts';
import { type PlatformUnderTest, useRunning } from '../running.ts';

const root = resolve(import.meta.dirname, '../..');
const running = useRunning();

/** Returns the output of `respect`. Rejects if a step fails. Each start takes seconds. */
async function respect(
  platform: PlatformUnderTest,
  document: 'intents' | 'packages',
  workflows: readonly string[],
  inputs: Record<string, string> = {},
): Promise<string> {
  const cli = resolve(root, 'node_modules/@redocly/cli/bin/cli.js');
  const workflowFlags = workflows.flatMap((workflow) => ['--workflow', workflow]);
  const inputFlags = Object.entries(inputs).flatMap(([name, value]) => ['--input', `${name}=${value}`]);
  const args = [cli, 'respect', `spec/workflows/${document}.arazzo.yaml`, ...workflowFlags];
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [...args, '--server', `${document}=${platform.url}`, ...inputFlags],
    {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' },
    },
  );
  return stdout + stderr;
}

describe('the workflows of spec/workflows', { timeout: 60_000 }, () => {
  it('let an application request a session, a user approve it, and the application use and end it', async () => {
    const platform = await running.platform();
    const { origin } = new URL(platform.url);
    const { id } = await platform.identity.users.ensure('ada', ['demo']);
    const { session: session_cookie } = await platform.identity.logins.createLogin(id, 'ada', {}, null, {});
    const workflows = ['askForSession', 'getSessionFromUser'];
    const report = await respect(platform, 'intents', workflows, { session_cookie, origin });
    expect(report).toMatch(/Workflows: 2 passed, 2 total/);
  });

  it('let a package manager find a version, and an author validate a repository', async () => {
    const platform = await running.platform();
    const wanted = item({ identifier: 'example.stitcher', versions: [version({ version: '1.4.0' }), version()] });
    await publish(platform.packagesDir, { packages: [wanted, item({ identifier: 'example.other' })] });
    const report = await respect(platform, 'packages', ['findVersion', 'judgeRepository']);
    expect(report).toMatch(/Workflows: 2 passed, 2 total/);
  });

  it('fail if the platform does not behave as described', async () => {
    const platform = await running.platform();
    const wrong = respect(platform, 'intents', ['getSessionFromUser'], {
      session_cookie: 'x'.repeat(43),
      origin: platform.url,
    });
    await expect(wrong).rejects.toThrow();
  });
});
