// Generated from spec/ by `npm run generate`. Do not edit.
export interface components {
    schemas: {
        CallbackMessage: {
            address?: components["schemas"]["ReturnedAddress"];
            /** @description The authorization code. */
            code: string;
            query: components["schemas"]["Query"];
            state: components["schemas"]["State"];
            /** @constant */
            type: "callback";
        };
        ErrorMessage: {
            address?: components["schemas"]["ReturnedAddress"];
            /**
             * @description The kind of error, for programs. `callback-refused` means that a callback with this state was refused and nothing from it was forwarded; the state stays registered.
             * @enum {string}
             */
            code: "bad-message" | "duplicate-state" | "too-many-registrations" | "at-capacity" | "registration-expired" | "secret-refused" | "callback-refused" | "too-many-frames" | "provider-error" | "internal-error";
            /** @description What went wrong, in one sentence. For `provider-error`, the provider's own error code, for example `access_denied`. */
            error: string;
            /** @description The provider's description of the error; only with `provider-error`. */
            error_description?: string;
            /** @description The provider's page about the error; only with `provider-error`. */
            error_uri?: string;
            /** @description The provider's issuer identifier (RFC 9207), if it sent one; only with `provider-error`. */
            iss?: string;
            query?: components["schemas"]["Query"];
            /** @description The state that the error is about. For a message of this connection, its `state` as it was sent, valid or not (a value that is not a string as JSON), truncated to 128 characters. Null if the frame could not be read or has no `state`. */
            state: string | null;
            /** @constant */
            type: "error";
        };
        "GatewayChannel.query": {
            /**
             * @description The first 8 characters of the state, for load balancers.
             * @example 1b4e28ba
             */
            route?: string;
        };
        /**
         * Query
         * @description The callback's parameters. A callback that repeats `code` or `state` is refused. If any other parameter is repeated, this is its first value.
         */
        Query: {
            [key: string]: string;
        };
        /** Received */
        ReceivedMessage: {
            state: components["schemas"]["State"];
            /** @constant */
            type: "received";
        };
        RegisteredMessage: {
            state: components["schemas"]["State"];
            /** @constant */
            type: "registered";
        };
        RegisterMessage: {
            /** @description Whether this client confirms with `received`. The page then reports success only after that confirmation, and offers to try again if it does not arrive within 3 seconds. */
            acknowledge?: boolean;
            /** @description A label for the provider, shown to the user on the callback page. */
            provider: string;
            /** @description A secret chosen by the client; only its hash is stored. A connection that registers the same state with this secret takes the state over from a connection that has not yet been detected as dead, or registers it again within the original 10 minutes. */
            resume?: string;
            return?: components["schemas"]["Return"];
            state: components["schemas"]["State"];
            /** @constant */
            type: "register";
        };
        /** Rejected */
        RejectedMessage: {
            /** @description Why, in one sentence for the user. */
            reason: string;
            state: components["schemas"]["State"];
            /** @constant */
            type: "rejected";
        };
        /**
         * Return
         * @description The client waits for the address of a page that the user's browser could not open, because it leads to a program beside the client. The state is then a mailbox: `receiveReturnedAddress` delivers to it what passes its checks, and `/callback` does not know it.
         */
        Return: {
            /** @description The name of its machine, shown to the user. */
            machine: string;
            /** @description The name of the program, shown to the user. */
            program: string;
            /** @description Where the provider redirects the browser. The returned address must have this origin and path. Absent if the client does not know it, for example because the program only prints the authorization URL. Then every address that begins with `http://127.0.0.1`, `http://localhost` or `http://[::1]` is delivered, and the client rejects those on whose port its program does not listen. */
            redirect_uri?: string;
            /** @description SHA-256 of the `state` in the authorization URL, in base64url. Absent if it has none or is unknown. */
            state_sha256?: string;
        };
        /**
         * ReturnedAddress
         * @description The address that the user returned; only for a registration with `return`. If the user returned the data of a form (`response_mode=form_post`), it follows after a space.
         * @example http://127.0.0.1:53682/?code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj
         * @example http://127.0.0.1:53682/ code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj
         */
        ReturnedAddress: string;
        SocketQuery: {
            /**
             * @description The first 8 characters of the state, for load balancers.
             * @example 1b4e28ba
             */
            route?: string;
        };
        /**
         * State
         * @description A UUID, unique among pending registrations. With the setting `gateway.state: opaque`, also 22 to 128 unreserved characters.
         */
        State: string;
        UnregisterMessage: {
            state: components["schemas"]["State"];
            /** @constant */
            type: "unregister";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export type SocketQuery = components['schemas']['SocketQuery'];
export type State = components['schemas']['State'];
export type Return = components['schemas']['Return'];
export type ReturnedAddress = components['schemas']['ReturnedAddress'];
export type Query = components['schemas']['Query'];
export type RegisterMessage = components['schemas']['RegisterMessage'];
export type UnregisterMessage = components['schemas']['UnregisterMessage'];
export type ReceivedMessage = components['schemas']['ReceivedMessage'];
export type RejectedMessage = components['schemas']['RejectedMessage'];
export type RegisteredMessage = components['schemas']['RegisteredMessage'];
export type CallbackMessage = components['schemas']['CallbackMessage'];
export type ErrorMessage = components['schemas']['ErrorMessage'];

export interface GatewayChannel {
  client: RegisterMessage | UnregisterMessage | ReceivedMessage | RejectedMessage;
  server: RegisteredMessage | CallbackMessage | ErrorMessage;
  /** The client's messages by name. */
  receives: { register: RegisterMessage; unregister: UnregisterMessage; received: ReceivedMessage; rejected: RejectedMessage };
  parameters: { query: components['schemas']['GatewayChannel.query'] };
}

export const channel = {
  paths: ['/', '/ws'],
  parameters: { path: [], query: [{ name: 'route', required: false, kind: 'string' }], header: [] },
} as const;
