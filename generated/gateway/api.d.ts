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
         * @description The provider redirects the user's browser here. The gateway sends the code once to the socket that registered
         *     `state`, and the browser gets a page with the result. A program that requests JSON gets the result as JSON.
         *
         *     A client that registered with `acknowledge` must confirm that it has the code. If it does not within 3 seconds,
         *     the response is 504, and the same request may be sent again. Gateways that share a database wait 3 seconds for a
         *     client that has lost its connection and may resume; then the response is 504, too. Without any parameters, for example after a page
         *     reload, the response is a page saying that there is nothing left to do.
         *
         *     A repeated request for a delivered state shows the success page again and delivers nothing. `HEAD` requests,
         *     prefetches and link-preview bots do not use up the state. A provider's error (`error`, `error_description`,
         *     `error_uri`, `iss`) is delivered immediately as an `error` message.
         *
         *     `code` and `state` must not be repeated (RFC 6749, 3.1). If another parameter is repeated, its first value
         *     counts. No parameter may be a token or a client secret: names that end in `token`, `password`, `assertion` or
         *     similar words, or that contain `secret`, are refused in any spelling. By default, a request may have 32
         *     parameters and a request target of 8 KiB.
         *
         *     The client that registered the state is told about every refused callback by the `error` message
         *     `callback-refused`. It contains the reason, but no data from the callback. The state stays registered.
         */
        get: operations["receiveCallback"];
        put?: never;
        /**
         * Receive the provider's form post
         * @description Works like `receiveCallback`, for providers that use `response_mode=form_post`: the browser sends the same
         *     parameters as a form of at most 64 KiB. A larger body, or a body that is not a form, is not read, and no client
         *     is told.
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
         * @description For programs that monitor the gateway. Returns 200 as long as the gateway can accept registrations and
         *     callbacks. If gateways share a database, it returns 503 while the database is unreachable or not writable: the
         *     process is alive but not ready. One of several gateways also returns 503 while it is stopping. The watchdog
         *     calls it every 10 seconds and does not restart a gateway because of a 503.
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
         * @description Returns 200 as long as the process can respond at all, even while `/health` returns 503. Use it for supervisors
         *     that restart a hanging process; load balancers should use `/health`.
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
         * @description Counters and timings in the Prometheus text format. Operations are labeled by operationId; labels never contain
         *     a token, a name or an address.
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
    "/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page that finishes a login elsewhere
         * @description A page for people whose browser ended on an address such as `http://127.0.0.1:53682/?code=...`, because the program
         *     that waits there runs on another machine. They paste that address here. The page takes the mailbox from its
         *     fragment, which browsers send to no server, and calls `receiveReturnedAddress`.
         */
        get: operations["getReturnPage"];
        put?: never;
        /**
         * Return a callback to a program on another machine
         * @description Delivers the address on which the browser ended to the client that registered the mailbox with `return`. The address
         *     is checked before anything is delivered, in this order: it is a URL; it has neither a user name nor a password;
         *     scheme, host, port and path are those of `redirect_uri`, or without one, it is http on the loopback; it has no
         *     fragment; `code`, `state` and `error` occur at most once; no parameter is a token or a secret; it has a code or an
         *     error; the SHA-256 of its `state` is the registered one, if there is one. After a 400 or 410, another address can
         *     be sent to the same mailbox, and after a 504 the same one.
         *
         *     A login with `response_mode=form_post` ends on an address without a code. Its user returns the data of the form,
         *     which the developer tools of the browser show. The parameters of the data are checked like those of the address.
         *
         *     Programs and the page of `getReturnPage` may call it. Pages of other sites get 403.
         */
        post: operations["receiveReturnedAddress"];
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
         * Get the gateway's status
         * @description For operators of the gateway. Returns the fields of the health check and counts since the process started. It
         *     never contains a state, a code or an address. Browsers, which ask for HTML, get a page that updates itself.
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
        /** @description The provider's response and any further parameters. They are passed to the client in `query`. */
        CallbackForm: {
            /** @description The authorization code. Absent when the provider reports an error. */
            code?: string;
            /** @description The provider's error code, for example `access_denied`. */
            error?: string;
            /** @description The provider's description of the error. */
            error_description?: string;
            /** @description The provider's page about the error. */
            error_uri?: string;
            /** @description The provider's issuer identifier (RFC 9207). */
            iss?: string;
            state: components["schemas"]["State"];
        } & {
            [key: string]: unknown;
        };
        Delivery: {
            /**
             * @description `delivered` if the client received the code, `denied` if it received the provider's error.
             * @enum {string}
             */
            status: "delivered" | "denied";
        };
        /** @description The health of the gateway and its number of pending registrations. */
        GatewayHealth: {
            /**
             * @description How far the gateway's clock is ahead of the system time of its machine; negative if it is behind. Absent if
             *     both agree. The gateway ignores a leap of the system time that lasts for less than a minute. Gateways that share
             *     a database use its time.
             */
            clock_offset_seconds?: number;
            /** @description Registrations currently waiting for their callback. */
            pending: number;
            /**
             * @description Always `ok`. An unhealthy gateway responds with 503 or not at all.
             * @constant
             */
            status: "ok";
            /** @description Whole seconds since the gateway started. */
            uptime_seconds: number;
        };
        /** @description The fields of the health check, and what the gateway has done since it started. */
        GatewayStatus: {
            /**
             * @description How far the gateway's clock is ahead of the system time of its machine; negative if it is behind. Absent if
             *     both agree. The gateway ignores a leap of the system time that lasts for less than a minute. Gateways that share
             *     a database use its time.
             */
            clock_offset_seconds?: number;
            /** @description WebSocket connections currently open, with or without registrations. */
            connections: number;
            /** @description Codes delivered to clients since the start. */
            delivered: number;
            /** @description Provider errors delivered to clients since the start, including denials. */
            denied: number;
            /** @description Registrations that expired after 10 minutes since the start. */
            expired: number;
            /** @description Registrations currently waiting for their callback. */
            pending: number;
            /**
             * Format: date-time
             * @description When the gateway started; ISO 8601, UTC.
             */
            started_at: string;
            /**
             * @description Always `ok`. An unhealthy gateway responds with 503 or not at all.
             * @constant
             */
            status: "ok";
            /** @description Whole seconds since the gateway started. */
            uptime_seconds: number;
            /** @description The version of the program. */
            version: string;
        };
        /** @description A healthy server. */
        Health: {
            /**
             * @description How far the server's clock is ahead of the system time of its machine; negative if it is behind. Absent if
             *     both agree. The server ignores a leap of the system time that lasts for less than a minute. Servers that share
             *     a database use its time.
             */
            clock_offset_seconds?: number;
            /**
             * @description Always `ok`. An unhealthy server responds with 503 or not at all.
             * @constant
             */
            status: "ok";
            /** @description Whole seconds since the server started. */
            uptime_seconds: number;
        };
        InvalidPlace: {
            /** @description The rule that the value violates. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        /** @description A page for the user. */
        Page: string;
        /** @description Problem details (RFC 9457). Programs should switch on the last segment of `type`, which is the name of the problem. `title` is the same for every occurrence; `detail` describes this one. Neither ever contains a token, a code or a key. The header `X-Request-Id` of the response finds the request in the log: it is the trace id of a request with `traceparent` (W3C Trace Context), else an id made by the server. */
        Problem: {
            /** @description Explanation of this occurrence. */
            detail?: string;
            /** @description The invalid values in the request; at most 32. */
            errors?: components["schemas"]["InvalidPlace"][];
            /** @description The HTTP status code, repeated for readers that only see the body. */
            status: number;
            /** @description Short summary of the problem. It is the same for every occurrence. */
            title: string;
            /**
             * Format: uri-reference
             * @description URL of a page that explains the problem and how to solve it. It is absolute, and its last segment is the name of the problem. Compare that segment only, because the rest depends on where the platform is hosted.
             */
            type: string;
        };
        /** @description An address that a browser could not open, and for whom it is. */
        ReturnCallback: {
            /** @description The whole address, as it stands in the address bar of the browser. The data of a form, such as `code=...&state=...`, is given after the address and a space, or alone if the program's redirect address is known. */
            address: string;
            mailbox: components["schemas"]["State"];
        };
        /** @description A callback that was delivered. */
        ReturnedCallback: {
            /** @description The name of the machine that it runs on. */
            machine: string | null;
            /** @description The name of the program. */
            program: string | null;
            /**
             * @description `delivered` if the program has the code, `denied` if it has the provider's error.
             * @enum {string}
             */
            status: "delivered" | "denied";
        };
        /** @description A UUID. With the setting `gateway.state: opaque`, also 22 to 128 unreserved characters. */
        State: string;
    };
    responses: {
        /** @description The body is larger than this operation allows. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request came from a page on another origin. */
        CrossSiteRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Internal error. It has been logged; the response contains no details about it. */
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
        /** @description The response is not available in any media type listed in `Accept`. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is stopping, overloaded or unable to reach its database. Try again later. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait before retrying.
                 * @example 5
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The operation does not support the media type, charset or content coding of the body. */
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
                /** @description The provider's error code, for example `access_denied`. */
                error?: string;
                /** @description The provider's description of the error. */
                error_description?: string;
                /** @description The provider's page about the error. */
                error_uri?: string;
                /** @description The provider's issuer identifier (RFC 9207). */
                iss?: string;
                /**
                 * @description Any further parameters from the provider. They are passed to the client in `query`.
                 * @example {
                 *       "scope": "openid email"
                 *     }
                 */
                others?: {
                    [key: string]: string;
                };
                /**
                 * @description The state that a client registered. May be absent only if there are no other parameters either.
                 * @example 1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b
                 */
                state?: components["schemas"]["State"];
            };
            header?: {
                /**
                 * @description Sent by older browsers with a prefetch.
                 * @example prefetch
                 */
                Purpose?: string;
                /**
                 * @description Sent by browsers. A page that a person opens (`document`) is never taken for a link preview.
                 * @example document
                 */
                "Sec-Fetch-Dest"?: string;
                /**
                 * @description Sent by browsers that prefetch. Such a request delivers nothing.
                 * @example prefetch
                 */
                "Sec-Purpose"?: string;
                /**
                 * @description Used to recognize link-preview bots by their names.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                "User-Agent"?: string;
                /**
                 * @description Sent by older versions of Firefox with a prefetch.
                 * @example prefetch
                 */
                "X-Moz"?: string;
                /**
                 * @description Sent by Safari when it renders a preview.
                 * @example preview
                 */
                "X-Purpose"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code (or the provider's error) was delivered to the client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                    "text/html": string;
                };
            };
            /** @description A parameter is missing or malformed, `code` or `state` is repeated, or a parameter is a token or a secret. Nothing was delivered, and the client that registered the state has been told. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description No client has registered this state, or its 10 minutes have passed. */
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
            /** @description The client that registered the state has disconnected. */
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
            /** @description The client is still connected, but the code could not be delivered. It was discarded. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description The request is a prefetch or a link preview, which must not use up the state, or the gateway is stopping. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
                     * @example 1
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client was sent the code but has not confirmed it, or it has lost its connection and may come back to resume. Send the same request again. */
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
            /** @description The code (or the provider's error) was delivered to the client. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                    "text/html": string;
                };
            };
            /** @description A parameter is missing or malformed, `code` or `state` is repeated, or a parameter is a token or a secret. Nothing was delivered, and the client that registered the state has been told. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            /** @description No client has registered this state, or its 10 minutes have passed. */
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
            /** @description The client that registered the state has disconnected. */
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
            /** @description The client is still connected, but the code could not be delivered. It was discarded. */
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
            /** @description The client was sent the code but has not confirmed it, or it has lost its connection and may come back to resume. Send the same request again. */
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
            /** @description The gateway is healthy. */
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
    getReturnPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    /**
                     * @description What the page may load.
                     * @example default-src 'none'
                     */
                    "Content-Security-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["Page"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveReturnedAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The mailbox and the address. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnCallback"];
                "application/x-www-form-urlencoded": components["schemas"]["ReturnCallback"];
            };
        };
        responses: {
            /** @description The program has the code, or the provider's error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnedCallback"];
                };
            };
            /** @description The address cannot be the one that the program waits for, or it has no code, or it contains a token or a secret. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["CrossSiteRequest"];
            /** @description No client has registered this mailbox, or its 10 minutes have passed. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The login was completed before. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client has disconnected, or the program no longer waits for this login. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            /** @description The client is still connected, but the code could not be delivered. It was discarded. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
            /** @description The client was sent the code but has not confirmed it, or it has lost its connection. Send the same request again. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The gateway's status. */
            200: {
                headers: {
                    /**
                     * @description Only on the page.
                     * @example default-src 'none'
                     */
                    "Content-Security-Policy"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatewayStatus"];
                    "text/html": components["schemas"]["Page"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
