import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../src/sdk/watchdog/index.ts';
import { problemOf, sending } from '../../running.ts';
import { useWatchdog } from './server.ts';

describe('setAutoRestart', () => {
  const start = useWatchdog();

  it('toggles without a body, or without `enabled` in the body [B-watchdog-toggle] [B-watchdog-answers]', async () => {
    const { url } = await start();
    for (const [body, expected] of [
      [undefined, false],
      [{}, true],
      [{ other: 1 }, false],
      [undefined, true],
    ] as const) {
      const response = await fetch(`${url}/watchdog`, sending('POST', body));
      const status = (await response.json()) as Schemas['WatchdogStatus'];
      expect(status.auto_restart).toBe(expected);
      expect(status.events.at(-1)?.kind).toBe(expected ? 'auto-restart-on' : 'auto-restart-off');
    }
  });

  it('sets the value of `enabled`, whatever it was before [B-watchdog-toggle-set]', async () => {
    const { client } = await start();
    for (const enabled of [true, false, false, true]) {
      expect(await client.setAutoRestart({ body: { enabled } })).toMatchObject({ auto_restart: enabled });
    }
    expect((await client.getWatchdogStatus()).events.map(({ kind }) => kind)).toEqual([
      'auto-restart-off',
      'auto-restart-on',
    ]);
  });

  it('answers 400 to any other value, and changes nothing', async () => {
    const { url, client } = await start();
    for (const enabled of ['true', 1, null, {}]) {
      const response = await fetch(`${url}/watchdog`, sending('POST', { enabled }));
      expect(await problemOf(response)).toMatchObject({ status: 400, pointers: ['/body/enabled'] });
    }
    expect((await client.getWatchdogStatus()).auto_restart).toBe(true);
  });
});
