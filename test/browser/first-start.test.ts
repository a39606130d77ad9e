// Follows the instructions that the first start prints.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FREE_PORTS, useAnnex } from '../cli/annex.ts';
import { useHeadlessShell } from './chromium.ts';

const run = promisify(execFile);

describe('the first start', () => {
  const annex = useAnnex();
  const browser = useHeadlessShell();

  it('prints an address, working credentials, and a command that changes the page', async () => {
    const { ANNEX_PACKAGES_SAMPLE: _, ...ports } = FREE_PORTS;
    const { stdout } = await annex.start(['serve'], ports, '/status\n');
    const [address = ''] = /http:\S+/.exec(stdout()) ?? [];
    const [, name = '', password = ''] = /user +(\S+)\n +password +(\S+)\n/.exec(stdout()) ?? [];
    const page = await browser().newPage();
    onTestFinished(() => page.close());
    await page.goto(address);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
    await page.getByText('Connected').waitFor();

    const [line = '', ...others] = curlLines(stdout());
    await run('sh', ['-c', `${line} --fail --silent --show-error`]);
    await page.getByRole('tab', { name: 'Paste' }).waitFor();
    const shown = page.frameLocator('iframe[src$="/screenshot-paste"]');
    await shown.getByRole('heading', { name: 'Paste a screenshot' }).waitFor();

    const answers = await Promise.all(
      others.map((other) => run('sh', ['-c', `${other} --fail --silent --show-error`])),
    );
    expect(answers).toHaveLength(4);
    expect(answers.map((answer) => answer.stdout).join('\n')).toContain('example.stitcher.via-stitcher');
  }, 120_000);
});

/** Each on one line. */
const curlLines = (text: string): string[] =>
  [...text.matchAll(/^ {2}(curl (?:.*\\\n)*.*)$/gm)].map(([, line = '']) => line.replaceAll(/\\\n */g, ''));
