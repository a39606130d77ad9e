// Follows the instructions that the first start prints.
import { describe, expect, it, onTestFinished } from 'vitest';
import { FREE_PORTS, useAnnex } from '../cli/annex.ts';
import { useHeadlessShell } from './chromium.ts';

describe('the first start', () => {
  const annex = useAnnex();
  const browser = useHeadlessShell();

  it('prints at most eight lines, with an address and working credentials', async () => {
    const { ANNEX_PACKAGES_SAMPLE: _, ...ports } = FREE_PORTS;
    const { stdout } = await annex.start(['serve'], ports, 'API key');
    expect(stdout().trimEnd().split('\n').length).toBeLessThanOrEqual(8);
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
  }, 120_000);
});
