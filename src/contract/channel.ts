// Types of a WebSocket channel, derived from the two generated message unions.
import type { InvalidPlace } from './problem.ts';

export interface Channel {
  client: unknown;
  server: unknown;
  /** The client's messages by name. */
  receives: object;
  /** Replies by the name of the client's message. */
  replies?: object;
  /** Address parameters, and the query and headers of the handshake. */
  parameters?: object;
}
export type ParametersOf<Ch extends Channel> = Ch extends { parameters: infer Parameters } ? Parameters : undefined;
/** A handler may return the documented reply instead of sending it. */
type ReplyTo<Ch extends Channel, Name extends PropertyKey> = Ch extends { replies: Record<Name, infer Reply> }
  ? Reply
  : never;

/** 1001 shutdown, 1003 binary, 1008 policy or limit, 1009 too big, 1011 internal error, 1013 try again later (RFC 6455, 7.4). */
export type CloseCode = 1000 | 1001 | 1003 | 1008 | 1009 | 1011 | 1013;
export type Sent = 'sent' | 'gone' | 'stuck';
export interface Peer<Ch extends Channel, Caller = null> {
  readonly address: string;
  /** Null if the channel requires no credential. */
  readonly caller: Caller;
  /** Undefined if the document describes none. */
  readonly parameters: ParametersOf<Ch>;
  /** 'sent' once handed to the kernel; 'stuck' if the peer does not read and is disconnected. */
  send(message: Ch['server']): Sent | Promise<Sent>;
  close(code: CloseCode, reason: string): void;
}
export interface SocketHandlers<Ch extends Channel, Caller = null> {
  readonly on: {
    readonly [Name in keyof Ch['receives']]: (
      message: Ch['receives'][Name],
      peer: Peer<Ch, Caller>,
    ) => void | ReplyTo<Ch, Name> | Promise<void> | Promise<ReplyTo<Ch, Name> | undefined>;
  };
  readonly opened?: (peer: Peer<Ch, Caller>) => void;
  readonly closed: (peer: Peer<Ch, Caller>, code: number) => void;
  /** On shutdown: true if the client can continue on another connection. Ends its state here; the socket is closed next. */
  readonly leaves?: (peer: Peer<Ch, Caller>) => boolean;
  /** Called for a malformed or invalid frame, so that the handler can send an error message. */
  readonly refused: (refused: RefusedFrame, peer: Peer<Ch, Caller>) => void | Promise<void>;
  /** Called when a client exceeds the frame rate, before its socket is closed with 1008. */
  readonly flooding?: (peer: Peer<Ch, Caller>) => void;
}
export interface RefusedFrame {
  readonly detail: string;
  /** Validation errors of a message of a known type; `detail` joins them into one text. */
  readonly errors?: readonly InvalidPlace[];
  /** The parsed frame, or its bytes; undefined if it was not JSON. */
  readonly frame: unknown;
  readonly text: string;
}
export interface SocketClient<Ch extends Channel> extends AsyncIterable<Ch['server']>, AsyncDisposable {
  send(message: Ch['client']): Promise<void>;
  close(): Promise<void>;
}
