export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a password
         * @description Called by the login page. The answer sets the session's cookie; there is no token to keep. A wrong name and a
         *     wrong password are told apart neither in words nor in time.
         *
         *     After several wrong passwords for one name, or from one address, the answer is 429 for a while, also for the
         *     right password. A browser that has logged in with that name before is told by its `__Host-annex_device` cookie and
         *     counted by itself, so that nobody else's attempts keep it out. Where it logged in with a `proof`, it is told by both.
         */
        post: operations["createLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the browser's session and takes its cookie back. Sessions of applications that the user approved live on;
         *     the account page ends those.
         */
        post: operations["endLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell who is logged in
         * @description For our own pages, to greet the user and to know which workspaces to offer.
         */
        get: operations["getLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's sessions
         * @description Every session of the user that is alive, browsers and applications, the newest first. It shows what an
         *     application called itself when it asked, and from which address; nobody has checked that name.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id, as `listSessions` tells it.
                 * @example 5f0f3c52-8f0e-4f57-9d5c-0f6c8a2f1b34
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of one's sessions
         * @description Ends a session of the same user, of either kind: its token or cookie stops working with the next request. To
         *     end the session that asks, log out instead; here it works too, but leaves the cookie behind.
         */
        delete: operations["endOtherSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A name and a password. */
        CreateLogin: {
            /** @description The user's name. */
            name: string;
            /** @description The user's password. It is compared and forgotten; it stands in no log and no answer. */
            password: string;
            /** @description 32 random bytes in base64url. The session then needs them beside its cookie, as the header `Annex-Proof`. Keep one proof per browser, where only your own origin can read it, and send it with every login. */
            proof?: string;
        };
        InvalidPlace: {
            /** @description The rule that the value breaks, in words. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        /** @description Who is logged in, and until when. */
        Login: {
            /**
             * Format: date-time
             * @description When the user logged in; ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the login ends by itself; ISO 8601, UTC.
             */
            expires_at: string;
            user: components["schemas"]["User"];
        };
        /**
         * Format: uri-reference
         * @description The next page, as a URL relative to the one that was called; null on the last page.
         */
        Next: string | null;
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
        /** @description A session, as the account page shows it. */
        SessionEntry: {
            /** @description The network address where it began; of an application, the one that asked. Null where not known. */
            address: string | null;
            /** @description What the application called itself; null for a browser, and for an application without a name. */
            app_name: string | null;
            /**
             * Format: date-time
             * @description When it began; ISO 8601, UTC.
             */
            created_at: string;
            /** @description Whether it is the session that asks. */
            current: boolean;
            /**
             * Format: date-time
             * @description When it ends by itself; ISO 8601, UTC.
             */
            expires_at: string;
            /** @description Names the session. It is no secret and opens nothing. */
            id: string;
            /**
             * @description `Browser` is a login, `Application` came of an intent.
             * @enum {string}
             */
            kind: "Browser" | "Application";
            /**
             * Format: date-time
             * @description When it was last used, good to the minute; null while it has not been. ISO 8601, UTC.
             */
            last_used_at: string | null;
        };
        /** @description The user's sessions. */
        SessionList: {
            next: components["schemas"]["Next"];
            /** @description The newest first. */
            sessions: components["schemas"]["SessionEntry"][];
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
        /** @description A fault on our side. It has been logged; nothing about it is told here. */
        InternalError: {
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
         * @description Where to go on, as the query of `next` has it. Only its maker reads it.
         * @example 1794744190512-9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90
         */
        Cursor: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Set by the browser; has to be the platform's own origin. Absent, as programs that are no browsers leave it, the login is not refused for it.
                 * @example http://127.0.0.1:8790
                 */
                Origin?: string;
                /**
                 * @description Set by the browser; has to be `same-origin` where it is sent.
                 * @example same-origin
                 */
                "Sec-Fetch-Site"?: string;
            };
            path?: never;
            cookie?: {
                /**
                 * @description What an earlier login left in this browser. It is no credential: the password is needed all the same. Whatever it holds, it does not keep anybody from logging in.
                 * @example V2hpY2hicm93c2VyaXNpdA.q0cBt5yZbB4k2rG1hPzJmVnTjL8uXwEoSdFiAaRy7Nk
                 */
                "__Host-annex_device"?: string;
                /**
                 * @description The session that the browser had before, if any: a login with the same `proof` ends it. It is no credential here; whatever it holds, it does not keep anybody from logging in.
                 * @example Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM
                 */
                "__Host-annex_session"?: string;
            };
        };
        /** @description Who wants to log in. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLogin"];
            };
        };
        responses: {
            /** @description Logged in. */
            204: {
                headers: {
                    /**
                     * @description Two lines, both `HttpOnly`, `Secure`, `SameSite=Lax` and, by their prefix, for this host alone: the session, whose cookie ends with it, and `__Host-annex_device`, by which this browser is known at its next login. The latter outlives a logout and tells nobody's name.
                     * @example __Host-annex_session=Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM; Path=/; Max-Age=43200; Secure; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body does not match the contract. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such user, or the password is wrong. */
            401: {
                headers: {
                    /**
                     * @description How to authenticate.
                     * @example Cookie realm="annex"
                     */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request came from a page of another origin, or the login would travel over plain http. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many wrong passwords from this address, for this name or for several. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 60
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
    endLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            204: {
                headers: {
                    /**
                     * @description Takes the cookie back.
                     * @example __Host-annex_session=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["CrossSiteRequest"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user behind the cookie. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description Where to go on, as the query of `next` has it. Only its maker reads it.
                 * @example 1794744190512-9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description At most so many.
                 * @example 2
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions; at least the one that asks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description The limit is not a whole number from 1 to 500, or the cursor is none that was told. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id, as `listSessions` tells it.
                 * @example 5f0f3c52-8f0e-4f57-9d5c-0f6c8a2f1b34
                 */
                id: string;
            };
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
            /** @description The id is too long to be one. */
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
            /** @description The user has no such session (any more). */
            404: {
                headers: {
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
}
