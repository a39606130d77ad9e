// One client that sends as fast as it can takes nothing from the others.
import { describe, expect, it } from 'vitest';
import { type TestSocket, useRunning } from '../../running.ts';

/** More than two windows of the default limit, so that one of them is overstepped wherever the second turns. */
const FLOOD = 250;
/** Whoever is cut off and does not close is held for a multiple of it. */
const SOON = { closeGraceMs: 10 };

describe('a socket that sends too many frames [finding 2]', () => {
  const running = useRunning();
  const ping = (socket: TestSocket, times: number) => {
    for (let time = 1; time <= times; time++) socket.ws.ping();
  };

  it('is told so and closed with 1008, pings included, and the registrations of others stay', async () => {
    const gateway = await running.gateway({ sockets: SOON });
    const innocent = await running.socket(gateway.socketUrl);
    const state = await innocent.register();
    const attacker = await running.socket(gateway.socketUrl);
    const told = attacker.next();
    ping(attacker, FLOOD);
    expect(await told).toMatchObject({ type: 'error', state: null, code: 'too-many-frames' });
    expect(await attacker.closed).toEqual({ code: 1008, reason: 'Too many frames.' });
    expect((await fetch(`${gateway.url}/callback?state=${state}&code=c`)).status).toBe(200);
    expect(await innocent.next()).toMatchObject({ type: 'callback', code: 'c' });
  });

  it('is closed although it never reads', async () => {
    const gateway = await running.gateway({ sockets: SOON });
    const attacker = await running.socket(gateway.socketUrl);
    attacker.ws.pause();
    ping(attacker, FLOOD);
    while (gateway.connections() > 0) await fetch(`${gateway.url}/health`);
    await attacker.end();
  });

  it('is closed when its address sends too many in all and it more than its share', async () => {
    const sockets = { maxFramesPerSecond: 1_000, maxFramesPerSecondAndAddress: 40, ...SOON };
    const gateway = await running.gateway({ sockets });
    const quiet = await Promise.all(Array.from({ length: 3 }, () => running.socket(gateway.socketUrl)));
    const loud = await running.socket(gateway.socketUrl);
    ping(loud, FLOOD);
    for (const socket of quiet) await socket.register();
    expect(await loud.closed).toMatchObject({ code: 1008 });
    expect(gateway.service.counts.pending).toBe(3);
  });

  it('a ping within the limit gets its pong', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const pong = new Promise((resolve) => socket.ws.once('pong', (data: Buffer) => resolve(data.toString())));
    socket.ws.ping('here');
    expect(await pong).toBe('here');
  });
});
