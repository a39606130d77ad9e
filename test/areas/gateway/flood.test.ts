// A client that sends as fast as it can does not affect other clients.
import { describe, expect, it } from 'vitest';
import { type TestSocket, useRunning } from '../../running.ts';

/** More than two seconds of the default limit, so that one window exceeds it wherever the windows begin. */
const FLOOD = 250;
/** A disconnected client that does not close its socket is kept for a multiple of this time. */
const CLOSE_QUICKLY = { closeGraceMs: 10 };

describe('a socket that sends too many frames', () => {
  const running = useRunning();
  const ping = (socket: TestSocket, times: number) => {
    for (let time = 1; time <= times; time++) socket.ws.ping();
  };

  it('gets an error and is closed with 1008, also for pings; other registrations stay', async () => {
    const gateway = await running.gateway({ sockets: CLOSE_QUICKLY });
    const bystander = await running.socket(gateway.socketUrl);
    const state = await bystander.register();
    const attacker = await running.socket(gateway.socketUrl);
    const error = attacker.next();
    ping(attacker, FLOOD);
    expect(await error).toMatchObject({ type: 'error', state: null, code: 'too-many-frames' });
    expect(await attacker.closed).toEqual({ code: 1008, reason: 'Too many frames.' });
    expect((await fetch(`${gateway.url}/callback?state=${state}&code=c`)).status).toBe(200);
    expect(await bystander.next()).toMatchObject({ type: 'callback', code: 'c' });
  });

  it('is closed even if it never reads', async () => {
    const gateway = await running.gateway({ sockets: CLOSE_QUICKLY });
    const attacker = await running.socket(gateway.socketUrl);
    attacker.ws.pause();
    ping(attacker, FLOOD);
    while (gateway.connections() > 0) await fetch(`${gateway.url}/health`);
    await attacker.end();
  });

  it('is closed if its address exceeds the limit and it sends more than its share', async () => {
    const sockets = { maxFramesPerSecond: 1_000, maxFramesPerSecondAndAddress: 40, ...CLOSE_QUICKLY };
    const gateway = await running.gateway({ sockets });
    const quiet = await Promise.all(Array.from({ length: 3 }, () => running.socket(gateway.socketUrl)));
    const loud = await running.socket(gateway.socketUrl);
    ping(loud, FLOOD);
    for (const socket of quiet) await socket.register();
    expect(await loud.closed).toMatchObject({ code: 1008 });
    expect(gateway.service.counts.pending).toBe(3);
  });

  it('gets a pong for each ping within the limit', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const pong = new Promise((resolve) => socket.ws.once('pong', (data: Buffer) => resolve(data.toString())));
    socket.ws.ping('here');
    expect(await pong).toBe('here');
  });
});
