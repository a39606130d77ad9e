// The system time of a running server is wrong for a moment.
import { describe, expect, it } from 'vitest';
import { call } from '../../scripts/faults/call.ts';
import { freePort } from '../../scripts/free-port.ts';
import { FREE_PORTS, useAnnex } from './annex.ts';

const DAYS_MS = 400 * 86_400_000;
/** The right time of the server. SIGUSR2 switches to ours, which is 400 days ahead of it, and back. */
const SHIFTED = new URL(`../../scripts/faults/shifted-clock.js?${-DAYS_MS}`, import.meta.url).href;

describe('a server whose system time goes 400 days forward and back', () => {
  const annex = useAnnex();

  it('keeps sessions and intents, and dates new ones as before', async () => {
    const port = await freePort();
    const settings = { ...FREE_PORTS, ANNEX_PLATFORM_PORT: `${port}`, NODE_OPTIONS: `--import=${SHIFTED}` };
    const server = await annex.start(['platform'], settings, 'is running');
    const at = { balancer: port, port };
    const createIntent = async () => {
      const created = await call(at, '/auth/intents', { method: 'POST', body: {} });
      expect(created?.status).toBe(201);
      expect(Math.abs(Date.parse(String(created?.body['created_at'])) + DAYS_MS - Date.now())).toBeLessThan(60_000);
      return `/auth/intents/${created?.body['token']}`;
    };
    const [intent, open] = [await createIntent(), await createIntent()];
    const password = /password +(\S+)/.exec(server.stdout())?.[1];
    const login = await call(at, '/auth/login', { method: 'POST', body: { name: 'demo', password } });
    const cookie = String(login?.headers['set-cookie']).split(';')[0] ?? '';
    expect((await call(at, intent, { method: 'PATCH', headers: { cookie } }))?.status).toBe(200);
    const token = (await call(at, `${intent}/status`))?.body['session_token'];
    const session = async () =>
      (await call(at, '/auth/session', { headers: { authorization: `Bearer ${token}` } }))?.status;

    for (const offset of [
      { clock_offset_seconds: -DAYS_MS / 1_000 },
      {},
      { clock_offset_seconds: -DAYS_MS / 1_000 },
      {},
    ]) {
      server.signal('SIGUSR2');
      const health = async () => (await call(at, '/health'))?.body;
      await expect.poll(health).toEqual({ status: 'ok', uptime_seconds: expect.any(Number), ...offset });
      expect(await session()).toBe(200);
      expect((await call(at, `${open}/status`))?.body).toMatchObject({ state: 'pending' });
      await createIntent();
      const doctor = await annex.run(['doctor'], { ANNEX_PLATFORM_PORT: `${port}` });
      const warning = /^warning +server clock: the server is 34560000 seconds behind the system time$/m;
      expect(warning.test(doctor.stdout)).toBe('clock_offset_seconds' in offset);
    }
    const leaps = server.stderr().match(/"msg":"the system time[^"]*/g);
    expect(leaps?.map((line) => line.slice(7))).toEqual([
      'the system time has leapt and is ignored unless that lasts for a minute',
      'the system time is right again after a leap',
      'the system time has leapt and is ignored unless that lasts for a minute',
      'the system time is right again after a leap',
    ]);
  });
});
