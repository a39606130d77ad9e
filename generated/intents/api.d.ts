export interface paths {
    "/auth/intents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an authentication intent
         * @description Call it when a user asks to connect your application. The answer holds the address to send the user to and the
         *     address that tells you how it went. The intent lives for 15 minutes.
         *
         *     Give a `challenge` to make sure that nobody but you can pick the token up; without one, the first network
         *     address that retrieves the token is the only one that can.
         *
         *     No credential is needed. With a key or a session token the intent counts for that caller, who may have many more
         *     pending than an address (settings `intents.maxPendingPerCaller` and `intents.maxPendingPerAddress`).
         */
        post: operations["createIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/intents/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The intent's token. One that was never given out is 404, whatever it looks like.
                 * @example sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        /**
         * Fetch an intent
         * @description The intent as it stands: `completed` is true once the user has logged in and approved. It never holds the
         *     session token and consumes nothing; `watchIntent` hands the token out.
         *
         *     A completed intent is answered for as long as its session lives, also after `expires_at`. One that ended in
         *     any other way answers 410 for a day and 404 from then on.
         */
        get: operations["getIntent"];
        put?: never;
        post?: never;
        /**
         * Give an intent up
         * @description Call it when the user turns away before the log-in is done. The intent ends as if it had been denied: it answers
         *     410 from then on, and no longer counts as pending. Its record is kept for a day, so cancelled and denied intents
         *     have a limit of their own until the time they would have expired: 256 per address (setting
         *     `intents.maxEndedPerAddress`), as many as pending ones for a caller with a key or a session. Beyond it, creating
         *     another gets 429.
         */
        delete: operations["endIntent"];
        options?: never;
        head?: never;
        /**
         * Approve or deny an intent as the logged-in user
         * @description Called by the platform's own page when the user decides, never by the third-party application. Approving links
         *     the intent to a new session of kind Application, in one step with making that session. It works once: an
         *     intent that is linked already answers 409, whoever asks and however late.
         *
         *     Denying ends the intent: the answer is the intent, not completed, and from then on it is gone with
         *     `intent-denied`.
         */
        patch: operations["linkIntent"];
        trace?: never;
    };
    "/auth/intents/{token}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The intent's token. One that was never given out is 404, whatever it looks like.
                 * @example sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        /**
         * Wait for the session token
         * @description Without a special header the answer is one JSON object: `pending` (poll again after `Retry-After` seconds) or
         *     `authenticated` with the `session_token`. With `Accept: text/event-stream` the connection stays open until the
         *     user decides or the intent expires; comments keep it alive.
         *
         *     The first caller that retrieves the token binds the intent: the same caller gets it again for as long as the
         *     session lives, any other caller gets 403. The caller is told by `Intent-Verifier` when the intent was created
         *     with a `challenge`, else by network address.
         *
         *     Several pollers of one intent, each at the pace of `Retry-After`, always get an answer. Only a flood gets 429: more
         *     than 10 polls of a pending intent in a second from one address (setting `intents.maxPollsPerSecond`). The poll that
         *     picks the token up is never refused for its haste.
         */
        get: operations["watchIntent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell who the bearer is
         * @description What the session token stands for: the user who approved, the application that asked, and until when. Such
         *     sessions are of kind Application. They are separate from the sessions of browsers and trusted with less: they
         *     can approve nothing and end no session but their own.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * End the bearer's session
         * @description Call it when the user disconnects your application. The token stops working with the next request, the status
         *     of its intent answers 410 from then on, and what was kept of the token is erased.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The user has approved. */
        AuthenticatedEvent: {
            data: {
                session_token: components["schemas"]["SessionToken"];
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "authenticated";
        };
        AuthenticatedStatus: {
            session_token: components["schemas"]["SessionToken"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "authenticated";
        };
        CreateIntent: {
            /** @description The application's name as the user should see it on the approval page. */
            app_name?: string;
            /** @description SHA-256 of a secret of yours in base64url (S256 of RFC 7636). The status is then told only to who sends the secret as `Intent-Verifier`. */
            challenge?: string;
            /** @description Requested session lifetime in seconds; 7776000 (90 days) when absent. */
            max_age?: number;
        };
        /** @description The user said no. The event has an empty data line. */
        DeniedEvent: {
            data: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "denied";
        };
        Intent: {
            /**
             * Format: uri
             * @description Where to send the user. Embeds the token; short-lived and single-use.
             */
            auth_url: string;
            /** @description False at creation; true once the user has logged in and approved. */
            completed: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC; 15 minutes after creation.
             */
            expires_at: string;
            /** @description Requested session lifetime in seconds. */
            requested_max_age: number;
            token: components["schemas"]["IntentToken"];
            /**
             * Format: uri
             * @description The status endpoint of this intent.
             */
            updates_url: string;
        };
        /** @description One server-sent event. The stream closes after it. */
        IntentEvent: components["schemas"]["AuthenticatedEvent"] | components["schemas"]["TimeoutEvent"] | components["schemas"]["DeniedEvent"];
        /** @description What a poll answers. */
        IntentStatus: components["schemas"]["PendingStatus"] | components["schemas"]["AuthenticatedStatus"];
        /** @description Identifies the intent; 32 random bytes in base64url. */
        IntentToken: string;
        InvalidPlace: {
            /** @description The rule that the value breaks, in words. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        LinkIntent: {
            /**
             * @description What the user decided.
             * @default approve
             * @enum {string}
             */
            action?: "approve" | "deny";
        };
        PendingStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "pending";
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
        /** @description What a session token stands for. */
        Session: {
            /** @description The name that the application gave when it created the intent; null when it gave none. */
            app_name: string | null;
            /**
             * Format: date-time
             * @description When the user approved; ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session ends by itself; ISO 8601, UTC.
             */
            expires_at: string;
            /** @description Names the session. It is no secret and opens nothing. */
            id: string;
            /**
             * @description The kind of every session that comes of an intent.
             * @constant
             */
            kind: "Application";
            user: components["schemas"]["User"];
        };
        /** @description Carries the session, sent as `Authorization: Bearer`; `tok_` and 32 random bytes in base64url. */
        SessionToken: string;
        /** @description The intent expired. The event has an empty data line. */
        TimeoutEvent: {
            data: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "timeout";
        };
        /** @description A user, and the owners whose workspaces the user may act on. */
        User: {
            /** @description The name to log in with. */
            name: string;
            /** @description The owners that the user belongs to. */
            owners: string[];
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
        /** @description The request came from a page of another origin. */
        CrossSiteRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The intent is over, for one of three reasons. */
        IntentGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no intent with this token (any more). */
        IntentNotFound: {
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
        /** @description The request does not match the contract. Each wrong place is listed with a pointer. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token cannot be one. */
        InvalidToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
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
        /** @description This address has asked for too many intents that do not exist. Those that do exist are not counted. */
        TooManyUnknownTokens: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No credential was sent, or it is not valid (any more). */
        Unauthorized: {
            headers: {
                /**
                 * @description How to authenticate.
                 * @example Bearer realm="annex"
                 */
                "WWW-Authenticate"?: string;
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
    parameters: {
        /**
         * @description The intent's token. One that was never given out is 404, whatever it looks like.
         * @example sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
         */
        Token: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before trying again.
         * @example 60
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Everything is optional; an absent body is an empty object. Unknown fields are ignored. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateIntent"];
            };
        };
        responses: {
            /** @description The intent, pending. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description This address, or this caller, has too many pending intents, or has cancelled too many that would not have expired yet. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The intent's token. One that was never given out is 404, whatever it looks like.
                 * @example sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intent"];
                };
            };
            400: components["responses"]["InvalidToken"];
            404: components["responses"]["IntentNotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["IntentGone"];
            429: components["responses"]["TooManyUnknownTokens"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The intent's token. One that was never given out is 404, whatever it looks like.
                 * @example sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intent has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidToken"];
            404: components["responses"]["IntentNotFound"];
            /** @description The intent is linked to a session already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            410: components["responses"]["IntentGone"];
            429: components["responses"]["TooManyUnknownTokens"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The intent's token. One that was never given out is 404, whatever it looks like.
                 * @example sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        /** @description The decision; an absent body approves. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LinkIntent"];
            };
        };
        responses: {
            /** @description The intent as it now stands; `completed` is true when it was approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intent"];
                };
            };
            /** @description The token cannot be one, or the body does not match the contract. Nothing was decided. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSiteRequest"];
            404: components["responses"]["IntentNotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The intent is linked to a session already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            410: components["responses"]["IntentGone"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyUnknownTokens"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchIntent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The secret whose SHA-256, in base64url, was given as `challenge` when the intent was created.
                 * @example dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
                 */
                "Intent-Verifier"?: string;
            };
            path: {
                /**
                 * @description The intent's token. One that was never given out is 404, whatever it looks like.
                 * @example sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One status object, or a stream of events that ends with the first of them. */
            200: {
                headers: {
                    /**
                     * @description Seconds until the next poll makes sense; only while pending.
                     * @example 2
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntentStatus"];
                    "text/event-stream": components["schemas"]["IntentEvent"];
                };
            };
            /** @description The token or the verifier cannot be one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Somebody else has picked the token up, or the verifier is missing or wrong. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["IntentNotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["IntentGone"];
            /**
             * @description A pending intent was polled more than 10 times in a second, or this address asks for too many intents that do not exist, or it holds
             *     too many streams open.
             */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 2
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
