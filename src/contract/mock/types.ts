// What a test sees of the mocks. No type of Node or of a library stands here: tests of browser code can import it.
export interface Listener extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Which response to give: the header `Prefer: code=410, example=intent-denied`, as Prism reads it. */
export interface Preference {
  readonly code?: number | undefined;
  readonly example?: string | undefined;
}

export interface MockHttpOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number | undefined;
}
export interface MockCall {
  /** Null when no operation answers there. */
  readonly operationId: string | null;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed JSON, the form's fields (files as Blob), the bytes of another media type, or undefined. */
  readonly body: unknown;
  readonly status: number;
}
export interface MockHttp extends Listener {
  /** Every request so far, in the order of the answers. */
  readonly calls: readonly MockCall[];
  /** Chooses the answers of the operation's next calls, one each; a call's own `Prefer` header comes first. */
  next(operationId: string, ...preferences: readonly Preference[]): void;
}

export interface RegistrationOptions {
  /** How long a registration lives; 600 000 by default. */
  readonly lifetimeMs?: number | undefined;
  /** Registrations a connection may hold; 16 by default. */
  readonly maxRegistrations?: number | undefined;
  /** 'uuid', the default, or 'opaque', which also takes 22 to 128 unreserved characters. */
  readonly state?: 'uuid' | 'opaque' | undefined;
  /** With a clock of yours nothing is told to be over until you call `sweep()`. */
  readonly clock?: { now(): number } | undefined;
}
export interface GatewayMessage {
  readonly from: 'client' | 'gateway';
  /** As parsed; the text of a frame that is not JSON. */
  readonly message: unknown;
}

export interface MockGatewayOptions extends RegistrationOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number | undefined;
}
/** `url` is for GET /callback, `socketUrl` for clients. */
export interface MockGateway extends Listener {
  readonly socketUrl: string;
  /** Both ways, in order. */
  readonly messages: readonly GatewayMessage[];
  /** How many registrations wait for their callback. */
  pending(): number;
  /** Ends the registrations that are due and tells their sockets. Without a clock of yours it runs by itself. */
  sweep(): void;
}
