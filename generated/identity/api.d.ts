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
         * @description Called by the login page. The response sets the session cookie; there is no token to store. An unknown name and
         *     a wrong password get the same response in the same time.
         *
         *     After several wrong passwords for one name or from one address, the response is 429 for a while, even for the
         *     correct password. A browser that has logged in with that name before is recognized by its `__Host-annex_device`
         *     cookie and counted separately, so that other people's attempts cannot lock it out. If it logged in with a
         *     `proof`, both are needed to recognize it.
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
         * @description Ends the browser's session and deletes its cookie. Sessions of applications that the user approved stay active;
         *     end them on the account page.
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
         * Get the current login
         * @description Used by the platform's own pages to show the user's name and the available workspaces.
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
         * List your sessions
         * @description Lists all active sessions of the user, browsers and applications, newest first. For an application, the list
         *     shows the name it gave itself and the address it called from. The name is not verified. For a browser, it shows
         *     the browser and its system.
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
                 * @description The session's id, as returned by `listSessions`.
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
         * End one of your sessions
         * @description Ends a session of the same user, of either kind. Its token or cookie stops working with the next request. To end
         *     the current session, log out instead. This operation can end it too, but does not delete the cookie.
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
            /** @description The user's login name. */
            name: string;
            /** @description The user's password. It is only compared, never stored, logged or returned. */
            password: string;
            /** @description 32 random bytes in base64url. The session then requires them in the `Annex-Proof` header in addition to its cookie. Keep one proof per browser, where only your own origin can read it, and send it with every login. */
            proof?: string;
        };
        InvalidPlace: {
            /** @description The rule that the value violates. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        /** @description The logged-in user, and when the login expires. */
        Login: {
            /**
             * Format: date-time
             * @description When the user logged in; ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the login expires; ISO 8601, UTC.
             */
            expires_at: string;
            user: components["schemas"]["User"];
        };
        /**
         * Format: uri-reference
         * @description The URL of the next page, relative to the URL of this request. Null on the last page.
         */
        Next: string | null;
        /** @description Problem details (RFC 9457). Programs should switch on the last segment of `type`, which is the name of the problem. `title` is the same for every occurrence; `detail` describes this one. Neither ever contains a token, a code or a key. */
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
        /**
         * @description A part of what a session or an API key may do.
         * @enum {string}
         */
        Scope: "workspace:read" | "workspace:control" | "packages:read" | "paste:read" | "paste:write" | "account";
        /** @description Scopes of a session. Without them, it has all scopes. */
        Scopes: components["schemas"]["Scope"][];
        /** @description A session as shown on the account page. */
        SessionEntry: {
            /** @description The network address the session started from; for an application, the address that created the intent. Null if unknown. */
            address: string | null;
            /** @description The name the application gave itself, or the browser and its system, for example `Firefox on Windows`. Null if unknown. */
            app_name: string | null;
            /**
             * Format: date-time
             * @description When the session started; ISO 8601, UTC.
             */
            created_at: string;
            /** @description Whether this is the session that made the request. */
            current: boolean;
            /**
             * Format: date-time
             * @description When the session expires; ISO 8601, UTC.
             */
            expires_at: string;
            /** @description Identifies the session. It is not a secret and grants no access. */
            id: string;
            /**
             * @description `Browser` for a login, `Application` for a session created through an intent.
             * @enum {string}
             */
            kind: "Browser" | "Application";
            /**
             * Format: date-time
             * @description When the session was last used, to the minute; null if it has not been used yet. ISO 8601, UTC.
             */
            last_used_at: string | null;
            /** @description What the application may do. Absent if the session has all scopes. */
            scopes?: components["schemas"]["Scopes"];
        };
        /** @description The user's sessions. */
        SessionList: {
            next: components["schemas"]["Next"];
            /** @description The sessions, newest first. */
            sessions: components["schemas"]["SessionEntry"][];
        };
        /** @description A user, and the owners whose workspaces the user can access. */
        User: {
            /** @description The user's login name. */
            name: string;
            /** @description The owners that the user belongs to. */
            owners: string[];
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
        /** @description The response is not available in any media type listed in `Accept`. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The credential is missing, invalid, expired or revoked. */
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
        /** @description The service is stopping, overloaded or unable to reach its database. Try again later. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait before retrying.
                 * @example 5
                 */
                "Retry-After"?: number;
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
    parameters: {
        /**
         * @description Position at which to continue, taken from the query of `next`. Treat it as opaque.
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
                 * @description Set by the browser; must be the platform's own origin. Programs other than browsers can omit it.
                 * @example http://127.0.0.1:8790
                 */
                Origin?: string;
                /**
                 * @description Set by the browser; must be `same-origin` if present.
                 * @example same-origin
                 */
                "Sec-Fetch-Site"?: string;
                /**
                 * @description Used to label the session, for example `Firefox on Windows`. Only that label is stored.
                 * @example Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0
                 */
                "User-Agent"?: string;
            };
            path?: never;
            cookie?: {
                /**
                 * @description Left by an earlier login in this browser. It is not a credential: the password is still required. No value prevents a login.
                 * @example V2hpY2hicm93c2VyaXNpdA.q0cBt5yZbB4k2rG1hPzJmVnTjL8uXwEoSdFiAaRy7Nk
                 */
                "__Host-annex_device"?: string;
                /**
                 * @description The browser's previous session, if any. A login with the same `proof` ends it. It is not a credential here, and no value prevents a login.
                 * @example Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM
                 */
                "__Host-annex_session"?: string;
            };
        };
        /** @description The user's credentials. Unknown fields are ignored. */
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
                     * @description Sets two cookies, both `HttpOnly`, `Secure` and `SameSite=Lax`, and limited to this host by their prefix. One is the session cookie, which expires with the session. The other, `__Host-annex_device`, identifies this browser at its next login. It survives a logout and does not reveal a user name.
                     * @example __Host-annex_session=Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM; Path=/; Max-Age=43200; Secure; HttpOnly; SameSite=Lax
                     */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description The user does not exist, or the password is wrong. */
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
            /** @description The request came from a page on another origin, or the login would be sent over plain http. */
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
            /** @description Too many wrong passwords from this address, for this name or for several names. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
                     * @description Deletes the cookie.
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
            /** @description The logged-in user. */
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
                 * @description Position at which to continue, taken from the query of `next`. Treat it as opaque.
                 * @example 1794744190512-9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of sessions per page.
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
            /** @description The sessions, including the current one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description The limit is not an integer from 1 to 500, or the cursor is invalid. */
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
                 * @description The session's id, as returned by `listSessions`.
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
            /** @description The id is too long. */
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
            /** @description The user has no such session, or it has already ended. */
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
