// The faults that tests cause in PostgreSQL are exact: nothing of a killed server is left.
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { descendantsOf, isRunning } from '../../../scripts/processes.ts';
import { usePostgres } from './postgres-server.ts';

const ROUNDS = 3;
const CLIENTS = 8;
const server = usePostgres();

describe('a PostgreSQL server of tests', { timeout: 120_000 }, () => {
  // each start recovers a killed server
  const processId = () => Number.parseInt(readFileSync(join(server().dataDir, 'postmaster.pid'), 'utf8'), 10);
  /** How many processes use the shared memory, from line 7 of the file. */
  const attached = (): number => {
    const lines = readFileSync(join(server().dataDir, 'postmaster.pid'), 'utf8').split('\n');
    const [, id = ''] = lines[6]?.trim().split(/\s+/) ?? [];
    const segments = readFileSync('/proc/sysvipc/shm', 'utf8').split('\n');
    const segment = segments.map((line) => line.trim().split(/\s+/)).find((fields) => fields[1] === id);
    return Number(segment?.[6] ?? 0);
  };

  it('leaves no process when it is killed while clients connect all the time, and starts again', async () => {
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) {
        const socket: Socket = connect(server().port, '127.0.0.1');
        socket.on('error', () => {}); // while the server is down
        setTimeout(() => socket.destroy(), 20);
        await new Promise((resolve) => socket.once('close', resolve));
      }
    });
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        await expect.poll(attached).toBeGreaterThan(6); // some clients are there
        await server().kill();
        expect(attached()).toBe(0);
        await server().start();
      }
    } finally {
      isOver = true;
      await Promise.all(clients);
    }
  });

  it('stops with all its children until it is resumed', async () => {
    const pid = processId();
    await server().freeze();
    const stateOf = (each: number) => /\) (.)/.exec(readFileSync(`/proc/${each}/stat`, 'utf8'))?.[1];
    const all = [pid, ...descendantsOf([pid])].filter(isRunning);
    expect(all.length).toBeGreaterThan(4);
    expect(all.map(stateOf)).toEqual(all.map(() => 'T'));
    await server().resume();
    expect(await server().createUrl()).toContain('search_path');
  });

  describe.each(['freeze', 'kill', 'stop'] as const)('after the %s of a test', (fault) => {
    it.fails('that fails', async () => {
      await server()[fault]();
      throw new Error('as a test does');
    });

    it('works in the next test', async () => {
      expect(await server().createUrl()).toContain('search_path');
    });
  });

  it('is removed while it is stopped', async () => {
    const pid = processId();
    const all = [pid, ...descendantsOf([pid])];
    await server().freeze();
    await server().remove();
    expect(all.filter(isRunning)).toEqual([]);
  });
});
