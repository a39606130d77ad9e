// Opens a connection and cuts it while it sends, while it receives the response, or afterwards.
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../../src/contract/conform/random.ts';

/** How long to wait for a response, and how long a silent client stays connected. */
const ANSWER_MS = 300;
const HELD_MS = 1_500;

const CUTS = ['fin', 'reset', 'half-open', 'silent'] as const;
const STAGES = ['sending', 'answer', 'after'] as const;

export interface Target {
  readonly port: number;
  readonly localAddress: string;
}

export async function cutConnection({ port, localAddress }: Target, bytes: Buffer, random: Random): Promise<void> {
  const stage = random.pick(STAGES);
  const way = random.pick(CUTS);
  const end = stage === 'sending' ? random.between(0, bytes.length) : bytes.length;
  const middle = random.between(0, end);
  const heard = random.between(1, 120);
  const heldMs = random.between(0, HELD_MS);
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
  socket.on('error', () => {}); // the server may reset the connection
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await event(socket, 'connect', closed);
  socket.write(bytes.subarray(0, middle));
  if (random.chance(0.3)) await new Promise(setImmediate);
  if (!socket.destroyed) socket.write(bytes.subarray(middle, end));
  if (stage === 'answer') await Promise.race([read(socket, heard), closed, wait(ANSWER_MS)]);
  else if (stage === 'after') {
    socket.resume();
    await Promise.race([event(socket, 'end', closed), wait(ANSWER_MS)]);
    if (random.chance(0.5) && socket.writable) socket.write('more');
  }
  if (way === 'reset') socket.resetAndDestroy();
  else if (way !== 'silent') socket.end();
  if (way !== 'reset') await Promise.race([closed, wait(way === 'fin' ? ANSWER_MS : heldMs)]);
  socket.destroy();
  await closed;
}

const event = (socket: Socket, name: string, closed: Promise<void>): Promise<void> =>
  Promise.race([new Promise<void>((resolve) => socket.once(name, () => resolve())), closed]);

/** Reads this many bytes, then stops reading. */
function read(socket: Socket, bytes: number): Promise<void> {
  return new Promise((resolve) => {
    let left = bytes;
    socket.on('data', (chunk) => {
      left -= chunk.length;
      if (left > 0) return;
      socket.pause();
      resolve();
    });
  });
}
