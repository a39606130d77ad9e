export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the platform's health
         * @description For load balancers and monitoring. It also checks the database: if the database is unreachable or not writable
         *     (full disk, read-only), or if its files were removed or replaced, the response is 503. A node that is told to stop returns 503 before it closes, so that
         *     load balancers leave it.
         */
        get: operations["getPlatformHealth"];
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
         * Check that the platform process is running
         * @description Returns 200 as long as the process can respond at all, even while `/health` returns 503. Use it for supervisors
         *     that restart a hanging process; load balancers should use `/health`.
         */
        get: operations["getPlatformLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instance/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a proof that this is the Annex of a user
         * @description `annex start` writes the file `instance.json`, which only its user can read, into the data directory. Programs of that
         *     user find the address and an API key there. Before they send the key, they have the platform prove that it wrote the
         *     file, since it may be stale and another program may listen at the address.
         *
         *     The proof is `HMAC-SHA256(secret, "annex instance " + nonce)` in base64url without padding, with the `secret` of the
         *     file. Use each nonce once. Nodes that are started alone write no file and return 404.
         */
        post: operations["createInstanceProof"];
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
         * Get the platform's metrics
         * @description Counters and timings in the Prometheus text format. Operations are labeled by operationId; labels never contain
         *     a token, a name or an address.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document
         * @description Returns the OpenAPI 3.1 document of everything the platform serves: all its services in one document, with the
         *     platform's address. The gateway, the watchdog and the viewer have their own documents.
         */
        get: operations["getOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document as YAML
         * @description Returns the same document as `/openapi.json`, as YAML.
         */
        get: operations["getOpenapiYaml"];
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
        /** @description What to prove it for. */
        CreateInstanceProof: {
            /** @description Random characters, for example 32 bytes in base64url. */
            nonce: string;
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
        /** @description The proof. */
        InstanceProof: {
            /** @description 32 bytes in base64url. */
            proof: string;
        };
        InvalidPlace: {
            /** @description The rule that the value violates. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        /** @description An OpenAPI document (https://spec.openapis.org/oas/v3.1.1.html). */
        OpenapiDocument: {
            /** @description Title and version of the document. */
            info: {
                /** @description The name of the program. */
                title: string;
                /** @description The version of the contract. */
                version: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The OpenAPI version of the document. */
            openapi: string;
            /** @description All paths and their operations. */
            paths: Record<string, unknown>;
        } & {
            [key: string]: unknown;
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
    getPlatformHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The platform is healthy. */
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
    getPlatformLiveness: {
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
    createInstanceProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to prove it for. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInstanceProof"];
            };
        };
        responses: {
            /** @description The proof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstanceProof"];
                };
            };
            /** @description The body is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description This server was not started by `annex start`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
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
    getOpenapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenapiYaml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example openapi: 3.1.1
                     *     info:
                     *       title: Annex
                     *       version: 0.1.0
                     *     paths: {}
                     */
                    "application/yaml": string;
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
