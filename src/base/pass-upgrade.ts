// Passes a WebSocket on: once the other server accepts, bytes pass unchanged in both directions.
import type { ClientRequest } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeLater, endWithStatus } from '../contract/server/write.ts';

interface UpgradeOptions {
  readonly timeoutMs: number;
  /** Called when the other server has accepted. */
  readonly accepted?: () => void;
}

/** `sent` is the request to the other server, not ended yet. Rejects with its error if there was no answer. */
export async function passUpgrade(
  sent: ClientRequest,
  socket: Duplex,
  head: Buffer,
  { timeoutMs, accepted = () => {} }: UpgradeOptions,
): Promise<void> {
  sent.setHeader('Connection', 'Upgrade');
  sent.setHeader('Upgrade', 'websocket');
  const end = () => {
    sent.destroy();
    socket.destroy();
  };
  socket.on('error', end).on('close', end);
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(end, timeoutMs);
    sent.on('error', reject);
    sent.on('close', () => {
      clearTimeout(late);
      resolve();
    });
    sent.on('response', (answer) => {
      endWithStatus(socket, `${answer.statusCode} ${answer.statusMessage}`);
      answer.destroy();
    });
    sent.on('upgrade', (answer, upstream, rest) => {
      clearTimeout(late);
      const close = () => {
        upstream.destroy();
        end();
      };
      upstream.on('error', close).on('close', close);
      resolve();
      if (socket.destroyed) return close();
      accepted();
      socket.on('close', close).on('end', () => closeLater(socket)); // a WebSocket is never half-closed
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${written(answer.rawHeaders)}\r\n`);
      if (rest.length > 0) socket.write(rest);
      if (head.length > 0) upstream.write(head);
      upstream.pipe(socket);
      socket.pipe(upstream);
    });
    sent.end();
  });
}

/** Drops the handshake's cookies, which a frame would not keep unchanged. */
function written(raw: readonly string[]): string {
  let text = '';
  for (let at = 0; at < raw.length; at += 2) {
    if (raw[at]?.toLowerCase() !== 'set-cookie') text += `${raw[at]}: ${raw[at + 1]}\r\n`;
  }
  return text;
}
