export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the watchdog's own health
         * @description Covers the watchdog only. For the gateway, use `getWatchdogStatus`.
         */
        get: operations["getWatchdogHealth"];
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
         * Check that the watchdog process is running
         * @description Returns 200 as long as the process can respond at all, even while `/health` returns 503. Use it for supervisors
         *     that restart a hanging process; load balancers should use `/health`.
         */
        get: operations["getWatchdogLiveness"];
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
         * Get the watchdog's metrics
         * @description Counters and timings in the Prometheus text format. Operations are labeled by operationId; labels never contain
         *     a token, a name or an address.
         */
        get: operations["getWatchdogMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restart the gateway
         * @description Stops the gateway like `stopGateway`, then starts it like `startGateway`. A gateway that is not running is
         *     started. Pending registrations are lost: their connections are closed with 1001.
         */
        post: operations["restartGateway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the gateway
         * @description Starts the gateway and responds once it is healthy or has failed, at the latest when its start grace period is
         *     over; `gateway.state` says which. A gateway that is already running is left alone. A gateway in state `failed`
         *     is started again with its failure count reset.
         */
        post: operations["startGateway"];
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
         * Get the status of the gateway
         * @description Returns the state of the gateway process, the last health check, the number of restarts and recent events.
         *     Browsers, which ask for HTML, get a page that updates itself.
         */
        get: operations["getWatchdogStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the gateway
         * @description Asks the gateway to exit, kills it if it does not, and responds once the process is gone. The gateway stays
         *     stopped until it is started again through this API, whether auto-restart is on or off. A gateway that is already
         *     stopped is left alone.
         */
        post: operations["stopGateway"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watchdog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn auto-restart on or off
         * @description Without a body, toggles auto-restart. With `enabled`, sets it to that value. Health checks continue either way.
         *     Turning it on starts a gateway that exited while it was off, but not one that was stopped through this API or is
         *     in state `failed` after repeated crashes.
         */
        post: operations["setAutoRestart"];
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
        /** @description The gateway process. */
        GatewayProcess: {
            /** @description Process id; null if there is no process. */
            pid: number | null;
            /** @description Why the gateway failed; only with `failed`. */
            reason?: string;
            /**
             * Format: date-time
             * @description When the process was started; ISO 8601, UTC. Null if there is no process.
             */
            started_at: string | null;
            /**
             * @description `starting` until its first successful health check, and while a restart is delayed; `stopping` until the process has exited; `stopped` on request; `failed` after repeated crashes, or if it exited while auto-restart was off.
             * @enum {string}
             */
            state: "running" | "starting" | "stopping" | "stopped" | "failed";
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
        /** @description The result of one health check of the gateway. */
        HealthCheck: {
            /**
             * Format: date-time
             * @description When the check was made; ISO 8601, UTC.
             */
            at: string;
            /** @description A description of the failure; null if the check succeeded. */
            error: string | null;
            /** @description Response time in whole milliseconds; null if there was no response. */
            latency_ms: number | null;
            /** @description Whether the gateway reported in time that it is healthy. */
            ok: boolean;
        };
        InvalidPlace: {
            /** @description The rule that the value violates. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
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
        SetAutoRestart: {
            /** @description True turns auto-restart on, false turns it off. If absent, it is toggled. */
            enabled?: boolean;
        };
        /** @description Something that happened to the gateway. */
        WatchdogEvent: {
            /**
             * Format: date-time
             * @description When the event happened; ISO 8601, UTC.
             */
            at: string;
            /** @description What happened, in one sentence. */
            detail: string;
            /**
             * @description The kind of event. `restarted` is recorded when a new process replaces the previous one, `started` when a process is healthy, `exited` when it ended on its own, `check-failed` for each failed check before a restart is due.
             * @enum {string}
             */
            kind: "started" | "stopped" | "restarted" | "exited" | "check-failed" | "given-up" | "auto-restart-on" | "auto-restart-off";
        };
        /** @description The status of the gateway, and what the watchdog has observed and done. */
        WatchdogStatus: {
            /** @description Whether the watchdog restarts a gateway that exits or hangs. */
            auto_restart: boolean;
            /** @description Consecutive failed health checks since the gateway last started, not counting its start grace period. A restart follows after 3. */
            consecutive_failures: number;
            /** @description Recent events, oldest first. */
            events: components["schemas"]["WatchdogEvent"][];
            gateway: components["schemas"]["GatewayProcess"];
            /** @description The last health check; null before the first. */
            last_health_check: components["schemas"]["HealthCheck"] | null;
            /** @description Restarts after failures (an exit or failed health checks) since the watchdog started. A requested restart is recorded as an event but not counted. */
            restart_count: number;
        };
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
        /** @description The request has an `Origin` header, so it was made by a web page. The watchdog accepts no requests from pages other than its own console. */
        FromAPage: {
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
        /** @description The current status of the gateway. */
        Status: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WatchdogStatus"];
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
    getWatchdogHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The watchdog is healthy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            403: components["responses"]["FromAPage"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWatchdogLiveness: {
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
            403: components["responses"]["FromAPage"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWatchdogMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Metrics"];
            403: components["responses"]["FromAPage"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restartGateway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Status"];
            403: components["responses"]["FromAPage"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startGateway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Status"];
            403: components["responses"]["FromAPage"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWatchdogStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current status of the gateway. */
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
                    "application/json": components["schemas"]["WatchdogStatus"];
                    "text/html": string;
                };
            };
            403: components["responses"]["FromAPage"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopGateway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Status"];
            403: components["responses"]["FromAPage"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAutoRestart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The value to set. A missing body, or a body without `enabled`, toggles. Unknown fields are ignored. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetAutoRestart"];
            };
        };
        responses: {
            200: components["responses"]["Status"];
            /** @description The body is invalid. Nothing was changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["FromAPage"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
