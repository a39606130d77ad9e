export interface paths {
    "/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receive the provider's redirect
         * @description The provider redirects the user's browser here. The code goes to the socket that registered `state`, once, and
         *     the browser gets a page that says what happened; a program that asks for JSON gets the same as JSON.
         *
         *     A client that registered with `acknowledge` has to say that it has the code: where it does not within 3 seconds,
         *     the answer is 504, and the same request may be sent again. Without any parameter, as when the page is reloaded,
         *     the answer is a page that says that there is nothing left to do.
         *
         *     A repeated request for a delivered state shows the success page again and delivers nothing. `HEAD` requests,
         *     prefetches and the robots that draw link previews use nothing up. A provider's error (`error`,
         *     `error_description`, `error_uri`, `iss`) is delivered at once as an `error` message.
         *
         *     `code` and `state` must not be repeated (RFC 6749, 3.1); of other parameters that are, the first value counts. No
         *     parameter may be a token or a client secret: names that end in `token`, `password`, `assertion` or the like, or
         *     hold `secret`, are refused, in whatever spelling. By default there may be 32 parameters in a request target of
         *     8 KiB.
         *
         *     Whoever registered the state hears of every callback that is refused, by the `error` message `callback-refused`:
         *     why, but nothing that the callback carried. The state stays registered.
         */
        get: operations["receiveCallback"];
        put?: never;
        /**
         * Receive the provider's form
         * @description What `receiveCallback` does, for providers that answer with `response_mode=form_post`: the browser sends the
         *     same parameters as a form, of at most 64 KiB. Of a body that is larger, or no form, nothing is read, and nobody is
         *     told.
         */
        post: operations["receiveFormCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the gateway's health
         * @description For programs that watch the gateway: as long as it can take registrations and callbacks it answers 200. Where
         *     gateways share a database, it answers 503 while that is away or cannot be written: the process is alive, but not
         *     ready. The watchdog
         *     calls it every 10 seconds, and restarts no gateway for a 503.
         */
        get: operations["getGatewayHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the gateway process is running
         * @description Answers 200 as long as the process can answer at all, also while `/health` answers 503. For supervisors that
         *     restart a process that hangs; balancers ask `/health`.
         */
        get: operations["getGatewayLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the gateway's metrics
         * @description Counters and timings in the Prometheus text format. Operations are labelled by operationId; tokens, names and
         *     addresses are never labels.
         */
        get: operations["getGatewayMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell what the gateway is doing
         * @description For people who run the gateway: what the health check tells, and the counts since the process started. No
         *     state, code or address is ever part of it.
         */
        get: operations["getGatewayStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The provider's answer, and any further parameters; they reach the client in `query`. */
        CallbackForm: {
            /** @description The authorization code. Absent when the provider reports an error. */
            code?: string;
            /** @description The provider's error code, `access_denied` for example. */
            error?: string;
            /** @description The provider's words about the error. */
            error_description?: string;
            /** @description A page of the provider's about the error. */
            error_uri?: string;
            /** @description The provider's issuer identifier (RFC 9207). */
            iss?: string;
            state: components["schemas"]["State"];
        } & {
            [key: string]: unknown;
        };
        Delivery: {
            /**
             * @description `delivered` when the client got the code, `denied` when it got the provider's error.
             * @enum {string}
             */
            status: "delivered" | "denied";
        };
        /** @description That the gateway is well, and how many registrations wait for their callback. */
        GatewayHealth: {
            /** @description Registrations that wait for their callback right now. */
            pending: number;
            /**
             * @description Always `ok`; a gateway that is not well answers 503 or nothing.
             * @constant
             */
            status: "ok";
            /** @description Whole seconds since the gateway started. */
            uptime_seconds: number;
        };
        /** @description The health check's fields, and what the gateway has done since it started. */
        GatewayStatus: {
            /** @description WebSocket connections that are open right now, with or without registrations. */
            connections: number;
            /** @description Codes handed to a client since then. */
            delivered: number;
            /** @description A provider's errors handed to a client since then, denials among them. */
            denied: number;
            /** @description Registrations that ran out of their 10 minutes since then. */
            expired: number;
            /** @description Registrations that wait for their callback right now. */
            pending: number;
            /**
             * Format: date-time
             * @description When the gateway started; ISO 8601, UTC.
             */
            started_at: string;
            /**
             * @description Always `ok`; a gateway that is not well answers 503 or nothing.
             * @constant
             */
            status: "ok";
            /** @description Whole seconds since the gateway started. */
            uptime_seconds: number;
            /** @description The version of the program. */
            version: string;
        };
        /** @description That the server is well. */
        Health: {
            /**
             * @description Always `ok`; a server that is not well answers 503 or nothing.
             * @constant
             */
            status: "ok";
            /** @description Whole seconds since the server started. */
            uptime_seconds: number;
        };
        InvalidPlace: {
            /** @description The rule that the value breaks, in words. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        /** @description A page for the person in front of the browser. */
        Page: string;
        /** @description Problem details (RFC 9457). `type` names the problem and is what programs should switch on; `title` is the same for every occurrence; `detail` is a sentence about this one. Neither ever carries a token, a code or a key. */
        Problem: {
            /** @description What happened this time. */
            detail?: string;
            /** @description Each place in the request that is wrong; at most 32. */
            errors?: components["schemas"]["InvalidPlace"][];
            /** @description The HTTP status, repeated for readers that see only the body. */
            status: number;
            /** @description What happened, in words that do not change from case to case. */
            title: string;
            /**
             * Format: uri-reference
             * @description Where a page explains the problem and the way out: an absolute URL, whose last segment is the problem's name. Compare that segment and nothing else, since the rest depends on where the platform stands.
             */
            type: string;
        };
        /** @description A UUID; with the setting `gateway.state: opaque` also 22 to 128 unreserved characters. */
        State: string;
    };
    responses: {
        /** @description The body is larger than this operation takes. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault on our side. It has been logged; nothing about it is told here. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Metrics, one sample per line. */
        Metrics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description None of the media types in `Accept` can be produced. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is stopping, overloaded or cannot reach its database. Try again later. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body's media type, charset or content coding is not one this operation reads. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    receiveCallback: {
        parameters: {
            query?: {
                /**
                 * @description The authorization code. Absent when the provider reports an error.
                 * @example SplxlOBeZQQYbYS6WxSbIA
                 */
                code?: string;
                /** @description The provider's error code, `access_denied` for example. */
                error?: string;
                /** @description The provider's words about the error. */
                error_description?: string;
                /** @description A page of the provider's about the error. */
                error_uri?: string;
                /** @description The provider's issuer identifier (RFC 9207). */
                iss?: string;
                /**
                 * @description Any further parameters that the provider sends; they reach the client in `query`.
                 * @example {
                 *       "scope": "openid email"
                 *     }
                 */
                others?: {
                    [key: string]: string;
                };
                /**
                 * @description The state value that a client registered. Absent only where nothing else is given either.
                 * @example 1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b
                 */
                state?: components["schemas"]["State"];
            };
            header?: {
                /**
                 * @description What older browsers send with a prefetch.
                 * @example prefetch
                 */
                Purpose?: string;
                /**
                 * @description Sent by browsers that prefetch; such a request delivers nothing.
                 * @example prefetch
                 */
                "Sec-Purpose"?: string;
                /**
                 * @description Robots that draw link previews are told by the names they give themselves.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                "User-Agent"?: string;
                /**
                 * @description What older versions of Firefox send with a prefetch.
                 * @example prefetch
                 */
                "X-Moz"?: string;
                /**
                 * @description What Safari sends when it draws a preview.
                 * @example preview
                 */
                "X-Purpose"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code (or the provider's error) has reached the client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                    "text/html": string;
                };
            };
            /** @description A parameter is missing or malformed, `code` or `state` is repeated, or a parameter is a token or a secret. Nothing was delivered, and the owner of the state has been told. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description Nobody has registered this state, or its 10 minutes are over. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The client that registered the state has gone away. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            500: components["responses"]["InternalError"];
            /** @description The client is still connected, but the code could not be handed over. It was dropped. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description A prefetch or a link preview, which must not use the state up, or the gateway is stopping. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client has been sent the code and has not said that it has it, or it has lost its connection and may come back to resume. Sending the request again helps. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": components["schemas"]["Page"];
                };
            };
        };
    };
    receiveFormCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CallbackForm"];
            };
        };
        responses: {
            /** @description The code (or the provider's error) has reached the client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                    "text/html": string;
                };
            };
            /** @description A parameter is missing or malformed, `code` or `state` is repeated, or a parameter is a token or a secret. Nothing was delivered, and the owner of the state has been told. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description Nobody has registered this state, or its 10 minutes are over. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The client that registered the state has gone away. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            /** @description The client is still connected, but the code could not be handed over. It was dropped. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            503: components["responses"]["Unavailable"];
            /** @description The client has been sent the code and has not said that it has it, or it has lost its connection and may come back to resume. Sending the request again helps. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": components["schemas"]["Page"];
                };
            };
        };
    };
    getGatewayHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateway is well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewayHealth"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGatewayLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGatewayMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Metrics"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGatewayStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateway's counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewayStatus"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
