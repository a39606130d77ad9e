import { describe, expect, it } from 'vitest';
import { isQuiet } from '../../../src/areas/notify/quiet-hours.ts';
import { problemOf, sending, useRunning } from '../../running.ts';
import { startNotify } from './receivers.ts';

const running = useRunning();

describe('updateNotifications', () => {
  it('changes what the body has and keeps the rest', async () => {
    const { client } = await startNotify(running, []);
    const quiet = { from: '22:00', to: '07:00', time_zone: 'Europe/Berlin' };
    expect(await client.updateNotifications({ body: { quiet } })).toMatchObject({ muted: false, quiet });
    expect(await client.updateNotifications({ body: { muted: true } })).toMatchObject({ muted: true, quiet });
    expect(await client.updateNotifications({ body: { when_done: true } })).toMatchObject({
      muted: true,
      when_done: true,
    });
    expect(await client.updateNotifications({ body: { quiet: null } })).toMatchObject({ muted: true, quiet: null });
  });

  it('refuses an unknown time zone and times that are none', async () => {
    const { platform, headers } = await startNotify(running, []);
    const patch = (quiet: object) => fetch(`${platform.url}/api/notify`, sending('PATCH', { quiet }, headers));
    const unknown = await patch({ from: '22:00', to: '07:00', time_zone: 'Europe/Berln' });
    expect(await problemOf(unknown)).toMatchObject({ detail: 'The time zone Europe/Berln is unknown.' });
    const late = await problemOf(await patch({ from: '24:00', to: '07:00', time_zone: 'UTC' }));
    expect(late.pointers).toContain('/body/quiet/from');
  });

  it('records who muted notifications in the audit log', async () => {
    const { platform, client, userId } = await startNotify(running, []);
    await client.updateNotifications({ body: { muted: true } });
    const events = await platform.identity.audit.list(userId, 10);
    expect(events).toContainEqual(expect.objectContaining({ action: 'notifications-changed', detail: 'muted' }));
  });
});

describe('quiet hours', () => {
  const at = (time: string) => Date.parse(`2026-11-15T${time}:00Z`);
  it.each([
    ['22:00', '07:00', 'UTC', '21:59', false],
    ['22:00', '07:00', 'UTC', '22:00', true],
    ['22:00', '07:00', 'UTC', '06:59', true],
    ['22:00', '07:00', 'UTC', '07:00', false],
    ['12:00', '13:00', 'UTC', '12:30', true],
    ['12:00', '13:00', 'UTC', '13:00', false],
    ['00:00', '00:30', 'Asia/Kolkata', '18:30', true],
    ['08:00', '08:00', 'UTC', '08:00', false],
  ])('from %s to %s in %s at %s UTC: %s', (from, to, time_zone, time, expected) => {
    expect(isQuiet(JSON.stringify({ from, to, time_zone }), at(time))).toBe(expected);
  });
});
