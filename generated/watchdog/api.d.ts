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
         * @description It tells nothing about the gateway; `getWatchdogStatus` does.
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
         * @description Answers 200 as long as the process can answer at all, also while `/health` answers 503. For supervisors that
         *     restart a process that hangs; balancers ask `/health`.
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
         * @description Counters and timings in the Prometheus text format. Operations are labelled by operationId; tokens, names and
         *     addresses are never labels.
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
         * @description Stops the gateway as `stopGateway` does and starts it as `startGateway` does. A gateway that is not running is
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
         * @description Starts the gateway and answers once it is healthy or has failed, at the latest when its start grace is over;
         *     `gateway.state` tells which. A gateway that runs already is left alone. One that was given up gets a fresh
         *     start, with no failures counted.
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
         * Tell how the gateway is
         * @description The state of the gateway process, the last health check, how often it was restarted, and what happened lately.
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
         * @description Asks the gateway to end, kills it if it does not, and answers once it is gone. It stays stopped until it is
         *     started here again, whether auto-restart is on or off. A gateway that is stopped already is left alone.
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
         * Switch auto-restart on or off
         * @description Without a body it toggles: on becomes off, off becomes on. With `enabled` it sets what is asked for, however it
         *     was before. Health checks go on either way. Switching it on starts a gateway that ended while it was off, and
         *     does not start one that was stopped here or given up.
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
        /** @description The gateway as a process. */
        GatewayProcess: {
            /** @description Its process id; null when there is no process. */
            pid: number | null;
            /** @description Why it failed; only with `failed`. */
            reason?: string;
            /**
             * Format: date-time
             * @description When the process was started; ISO 8601, UTC. Null when there is none.
             */
            started_at: string | null;
            /**
             * @description `starting` until its first good health check, and while a restart waits; `stopping` until the process has ended; `stopped` on request; `failed` when it was given up, or ended while auto-restart was off.
             * @enum {string}
             */
            state: "running" | "starting" | "stopping" | "stopped" | "failed";
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
        /** @description How one call of the gateway's health check went. */
        HealthCheck: {
            /**
             * Format: date-time
             * @description When it was made; ISO 8601, UTC.
             */
            at: string;
            /** @description What went wrong, in words; null when nothing did. */
            error: string | null;
            /** @description How long the answer took, in whole milliseconds; null when there was none. */
            latency_ms: number | null;
            /** @description Whether the gateway said in time that it is well. */
            ok: boolean;
        };
        InvalidPlace: {
            /** @description The rule that the value breaks, in words. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
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
        SetAutoRestart: {
            /** @description True switches auto-restart on, false off. Absent, it is toggled. */
            enabled?: boolean;
        };
        /** @description Something that happened. */
        WatchdogEvent: {
            /**
             * Format: date-time
             * @description When; ISO 8601, UTC.
             */
            at: string;
            /** @description A sentence about it. */
            detail: string;
            /**
             * @description What. `restarted` is written when a new process takes the place of the one before, `started` when a process is healthy, `exited` when it ended by itself, `check-failed` until a restart is due.
             * @enum {string}
             */
            kind: "started" | "stopped" | "restarted" | "exited" | "check-failed" | "given-up" | "auto-restart-on" | "auto-restart-off";
        };
        /** @description How the gateway is, and what the watchdog has seen and done. */
        WatchdogStatus: {
            /** @description Whether the watchdog restarts a gateway that exits or hangs. */
            auto_restart: boolean;
            /** @description Health checks in a row that failed since the gateway last started, its start grace aside; 3 make a restart. */
            consecutive_failures: number;
            /** @description What happened lately, the oldest first. */
            events: components["schemas"]["WatchdogEvent"][];
            gateway: components["schemas"]["GatewayProcess"];
            /** @description The last health check; null before the first. */
            last_health_check: components["schemas"]["HealthCheck"] | null;
            /** @description Restarts after failures since the watchdog started: after an exit or failed health checks. A restart on request is an event and is not counted. */
            restart_count: number;
        };
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
        /** @description The request carries an `Origin` header, so a page made it. None may. */
        FromAPage: {
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
        /** @description How the gateway is now. */
        Status: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WatchdogStatus"];
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
    getWatchdogHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The watchdog is well. */
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
            200: components["responses"]["Status"];
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
        /** @description What to set; an absent body, or one without `enabled`, toggles. Unknown fields are ignored. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetAutoRestart"];
            };
        };
        responses: {
            200: components["responses"]["Status"];
            /** @description The body does not match the contract. Nothing was changed. */
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
