// annex callback with programs on published libraries, in two network namespaces: the browser reaches no port of the program.
// `npm run soak -- callback` has published programs too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runKinds } from '../../scripts/soak/callback/kinds-run.ts';
import { Network } from '../../scripts/soak/callback/network.ts';
import { systemClock } from '../../src/base/clock.ts';
import { useRunning } from '../running.ts';

const running = useRunning();

it('brings tokens to programs on libraries from npm, or names before the login what it cannot return', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'annex-kinds-'));
  const network = new Network(folder);
  try {
    await network.open();
    const gateway = await running.gateway({ clock: systemClock });
    expect(await runKinds({ network, folder, gateway }, false)).toEqual([]);
  } finally {
    network.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}, 600_000);
