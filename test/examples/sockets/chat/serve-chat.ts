// Serves the sockets of the chat document on one HTTP server.
import type { Server } from 'node:http';
import { type SocketServer, serveSocket } from '../../../../src/contract/server/socket.ts';
import type { SocketLimits } from '../../../../src/contract/server/socket-options.ts';
import { channels, type ReadingsChannel, type RoomChannel } from './generated/messages.ts';
import { messages } from './generated/validators.js';

export interface Seen {
  readonly what: string;
  readonly message?: unknown;
}

export function serveChat(server: Server, seen: Seen[], limits: Partial<SocketLimits> = {}): SocketServer[] {
  const common = {
    server,
    origins: [],
    violations: 'throw',
    onFault: (error: unknown) => seen.push({ what: 'fault', message: error }),
    limits,
  } as const;
  const room = serveSocket<RoomChannel>({
    ...common,
    channel: channels.room,
    messages: messages.room,
    handlers: {
      on: {
        join: ({ request = 0, user }) =>
          user === 'nobody' ? { event: 'refused', reason: 'Unknown user' } : { event: 'joined', about: { request } },
        say: async ({ text, urgent }, peer) => {
          seen.push({ what: 'say', message: { text, urgent } });
          await peer.send({
            event: 'said',
            text: `${peer.parameters.query.user} in ${peer.parameters.path.roomId}: ${text}`,
          });
        },
      },
      opened: ({ parameters }) => seen.push({ what: 'opened', message: parameters }),
      closed: (_, code) => seen.push({ what: 'closed', message: code }),
      refused: ({ detail }, peer) => void peer.send({ event: 'refused', reason: detail }),
    },
  });
  const readings = serveSocket<ReadingsChannel>({
    ...common,
    channel: channels.readings,
    messages: messages.readings,
    handlers: {
      on: {
        reading: ([name, value]) => `${name} is ${value}`,
        limit: (limit) => `limited to ${limit}`,
        command: async (command) => {
          if (command === 'fail') throw new Error('failed');
          return command.toUpperCase();
        },
        firmware: (bytes) => bytes.toReversed(),
      },
      closed: () => {},
      refused: ({ detail }, peer) => void peer.send(`refused: ${detail}`),
    },
  });
  return [room, readings];
}
