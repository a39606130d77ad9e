// The commands that agents call often: their own small program, on the Node of the machine.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runSmall } from '../../src/cli/small.ts';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { environmentOfNode20 } from '../repo/node-20.ts';
import { COMMAND, FREE_PORTS, useAnnex } from './annex.ts';

const annex = useAnnex();

describe('annex paste --last', () => {
  it('prints the same path on Node 20 as the whole program, without npm [G-setup-small]', async () => {
    await annex.start(['start'], FREE_PORTS, 'Annex is running');
    const { PATH = '' } = environmentOfNode20(join(annex.folder(), 'node20'));
    const env = { PATH, HOME: annex.folder(), ANNEX_DATA_DIR: join(annex.folder(), '.annex') };
    const last = () => execFileSync('node', [COMMAND, 'paste', '--last'], { env, encoding: 'utf8', stdio: 'pipe' });
    expect(execFileSync('node', ['--version'], { env, encoding: 'utf8' })).toMatch(/^v20\./);
    expect(last).toThrow('Node 24 or later is required'); // there is none yet, which the whole program says
    writeFileSync(join(annex.folder(), 'picture.png'), await png(drawPixels(40, 30)));
    const pasted = await annex.run(['paste', 'picture.png']);
    expect(last()).toBe(pasted.stdout);
  }, 90_000);

  it('says in one line that Annex is not running [G-setup-small]', async () => {
    const started = await annex.start(['start'], FREE_PORTS, 'Annex is running');
    await started.stop();
    const { local } = annex.instance();
    const message = `annex: Annex is not running at ${local}; start it with annex start\n`;
    expect(await annex.runProcess(['paste', '--last'])).toEqual({ code: 1, stdout: '', stderr: message });
  }, 60_000);
});

describe('the small program', () => {
  it('leaves everything else to the whole one', async () => {
    for (const words of [['paste'], ['paste', '--last', '--json'], ['screenshots', '--last'], ['paste', 'x.png']])
      expect(await runSmall(words, {})).toBe(false);
    for (const name of ['ANNEX_BASE_URL', 'ANNEX_PLATFORM_PORT', 'ANNEX_VIEWER_URL', 'ANNEX_HOST'])
      expect(await runSmall(['paste', '--last'], { [name]: 'x' })).toBe(false);
    expect(await runSmall(['paste', '--last'], { ANNEX_DATA_DIR: annex.folder() })).toBe(false);
  });

  it('is one file without packages', () => {
    const text = readFileSync(resolve(import.meta.dirname, '../../generated/cli/small.js'), 'utf8');
    const imported = [...text.matchAll(/\bfrom ?"([^"]+)"/g)].map(([, name = '']) => name);
    expect(imported.length).toBeGreaterThan(3);
    expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
    expect(text.length).toBeLessThan(20_000);
  });
});
