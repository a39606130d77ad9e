import type { Socket } from './sockets.ts';
import { typeName } from './text.ts';

/** The name of the function that connects to a socket, which may be the only one of its area. */
export const socketFunction = (
  area: string,
  { name, channel }: Pick<Socket, 'name' | 'channel'>,
  isOnly: boolean,
): string => `connect${typeName(isOnly ? (channel.title ?? area).toLowerCase() : name)}`;
