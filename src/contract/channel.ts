// The types of a socket channel, from the two generated unions of messages.
import type { InvalidPlace } from './problem.ts';

export interface Channel {
  client: { type: string };
  server: { type: string };
}
/** 1001 shutdown, 1003 binary, 1008 policy or limit, 1009 too big, 1011 fault, 1013 try later (RFC 6455, 7.4). */
export type CloseCode = 1000 | 1001 | 1003 | 1008 | 1009 | 1011 | 1013;
export type Sent = 'sent' | 'gone' | 'stuck';
export interface Peer<Ch extends Channel, Caller = null> {
  readonly address: string;
  /** Null where the channel takes no credential. */
  readonly caller: Caller;
  /** 'sent' once handed to the kernel; 'stuck' when the peer does not read and is cut off. */
  send(message: Ch['server']): Sent | Promise<Sent>;
  close(code: CloseCode, reason: string): void;
}
export interface SocketHandlers<Ch extends Channel, Caller = null> {
  readonly on: {
    readonly [T in Ch['client']['type']]: (
      message: Extract<Ch['client'], { type: T }>,
      peer: Peer<Ch, Caller>,
    ) => void | Promise<void>;
  };
  readonly opened?: (peer: Peer<Ch, Caller>) => void;
  readonly closed: (peer: Peer<Ch, Caller>, code: number) => void;
  /** The message to a client whose frame is malformed or invalid. */
  readonly refused: (refused: RefusedFrame, peer: Peer<Ch, Caller>) => void | Promise<void>;
  /** The message to a client that exceeds the frame rate, sent before close code 1008. */
  readonly flooding?: (peer: Peer<Ch, Caller>) => void;
}
export interface RefusedFrame {
  readonly detail: string;
  /** What is wrong with a message of a known type; `detail` has them as one text. */
  readonly errors?: readonly InvalidPlace[];
  /** The frame as parsed, where it was JSON at all. */
  readonly frame: unknown;
  readonly text: string;
}
export interface SocketClient<Ch extends Channel> extends AsyncIterable<Ch['server']>, AsyncDisposable {
  send(message: Ch['client']): Promise<void>;
  close(): Promise<void>;
}
