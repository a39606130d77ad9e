import { readSockets } from '../sockets.ts';
import type { ChannelRule } from './rule.ts';

export const channels: ChannelRule = {
  name: 'channels',
  refuses:
    'AsyncAPI channels without an address, without messages, with a server that is not WebSocket or with several parameters in one path segment; messages that no operation uses, with headers or with a schema that is not JSON Schema',
  check: (document) => readSockets(document).notes,
};
