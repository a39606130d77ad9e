export interface paths {
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metadata of the authorization server
         * @description Returns the endpoints and features of this authorization server (RFC 8414), so that an OAuth client needs to know
         *     only the platform's address.
         */
        get: operations["getOauthMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * @description Call this when a user asks to connect your application. The response contains the URL to send the user to and
         *     the URL of the intent's status. The intent lives for 15 minutes.
         *
         *     Send a `challenge` to make sure that only you can retrieve the token. Without one, only the first network
         *     address that retrieves the token can get it again.
         *
         *     Send `scopes` to ask for less than full access. The approval page tells the user what your application may do.
         *
         *     No credential is needed. If you send an API key or a session token, the intent counts for that caller, who may
         *     have many more pending intents than an address (settings `intents.maxPendingPerCaller` and
         *     `intents.maxPendingPerAddress`). Pages of other sites are counted apart from the programs of their address, here and
         *     for every other limit per address.
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
                 * @description The intent's token. A token that was never issued returns 404, whatever it looks like.
                 * @example sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        /**
         * Get an intent
         * @description Returns the current state of the intent. `completed` is true once the user has logged in and approved. The
         *     response never contains the session token and does not consume the intent; call `watchIntent` to get the token.
         *
         *     A completed intent is available for as long as its session lives, even after `expires_at`. An intent that ended
         *     in any other way returns 410 for a day, then 404.
         */
        get: operations["getIntent"];
        put?: never;
        post?: never;
        /**
         * Cancel an intent
         * @description Call this when the user gives up before completing the login. The intent ends as if it had been denied: it
         *     returns 410 from then on and no longer counts as pending. Its record is kept for a day, so cancelled and denied
         *     intents have their own limit until the time they would have expired: 256 per address (setting
         *     `intents.maxEndedPerAddress`). For a caller with an API key or a session, the limit is the same as for pending
         *     intents. Beyond this limit, creating another intent gets 429.
         */
        delete: operations["endIntent"];
        options?: never;
        head?: never;
        /**
         * Approve or deny an intent as the logged-in user
         * @description The platform's own page calls this when the user decides; third-party applications never do. Approving creates a
         *     new session of kind Application and links the intent to it, atomically. This works once: an intent that is
         *     already linked always returns 409.
         *
         *     Denying ends the intent. The response is the intent, not completed. From then on, the intent returns 410 with
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
                 * @description The intent's token. A token that was never issued returns 404, whatever it looks like.
                 * @example sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        /**
         * Watch the status of an intent and get its session token
         * @description Without a special header, the response is a single JSON object: `pending` (poll again after `Retry-After`
         *     seconds) or `authenticated` with the `session_token`. With `Accept: text/event-stream`, the connection stays
         *     open until the user decides or the intent expires; comments keep it alive.
         *
         *     The first caller to retrieve the token binds the intent. That caller can get the token again for as long as the
         *     session lives; any other caller gets 403. The caller is identified by `Intent-Verifier` if the intent was
         *     created with a `challenge`, otherwise by network address.
         *
         *     Several clients can poll the same intent at the pace of `Retry-After`. Only a flood gets 429: more than 10 polls
         *     of a pending intent per second from one address (setting `intents.maxPollsPerSecond`). The poll that retrieves
         *     the token is never rate-limited.
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
         * Get the current session
         * @description Returns the session of the session token: the user who approved, the application that asked, and when the
         *     session expires. These sessions are of kind Application. They are separate from browser sessions and have fewer
         *     rights: they cannot approve intents, and the only session they can end is their own.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * End the current session
         * @description Call this when the user disconnects your application. The token stops working with the next request, the status
         *     of its intent returns 410 from then on, and the stored copy of the token is erased. It requires no scope.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start the authorization code flow
         * @description Send the user's browser here. It is redirected to the approval page, whose address contains the request: nothing is
         *     stored until the user has logged in there. When the user has decided, the browser returns to `redirect_uri` with
         *     `code` or `error`, with your `state`, and with `iss` (RFC 9207). Exchange the code within 60 seconds.
         *
         *     The code and the token belong to the user who approves, also if another user has opened the request before. Only the
         *     browser that approves gets the code, and only the client with the PKCE verifier can redeem it. So nobody can get a
         *     token by sending the request to somebody else.
         *
         *     This must be a navigation of the browser. A page cannot load this address as an image, in a frame or by a script.
         *
         *     The redirect URI must be one of the client's, compared character by character. Only the port of a redirect URI on
         *     `127.0.0.1`, `[::1]` or `localhost` may differ (RFC 8252). If the client or the redirect URI is invalid, the browser
         *     is not redirected and gets 400. Any other error is returned to the redirect URI if a user has approved the client
         *     before. Otherwise a page shows the error, with a link to the redirect URI.
         *
         *     A metadata document (`client_id` is an HTTPS URL) is fetched from public addresses only, without redirects, within
         *     5 seconds and up to 16 KiB, and is kept for 10 minutes.
         */
        get: operations["startAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/device_authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the device flow
         * @description For programs without a browser (RFC 8628). Show the user `verification_uri` and `user_code`, then poll the token
         *     endpoint with `device_code` every `interval` seconds.
         *
         *     The client needs no registration: a `client_id` that is neither registered nor a URL is shown to the user as the
         *     application's name.
         */
        post: operations["startDeviceAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an access token
         * @description For servers that receive access tokens (RFC 7662). Needs an API key. A token is reported as active only if its user
         *     belongs to the owner of the key. Compare `aud` with your own address before you accept a token.
         */
        post: operations["checkToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an OAuth client
         * @description Returns a `client_id` for your application (RFC 7591). Nothing is stored: the `client_id` contains the name and the
         *     redirect URIs, signed by the platform, and does not expire. All clients are public, so there is no client secret,
         *     whatever `token_endpoint_auth_method` you ask for.
         *
         *     You need no registration if your `client_id` is the HTTPS URL of a client ID metadata document, or if you use the
         *     device flow only.
         *
         *     A redirect URI uses `https`, or `http` on `localhost`, `127.0.0.1` or `[::1]`, or a private-use scheme of your
         *     application that contains a period (`com.example.app`) or is listed in the setting `oauth.appSchemes`. It has no
         *     fragment and no user name.
         */
        post: operations["createOauthClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a token
         * @description Ends the session of an access token or a refresh token (RFC 7009): both stop working with the next request. An
         *     unknown token also gets 200.
         */
        post: operations["endToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get or refresh an access token
         * @description Exchanges an authorization code, a device code or a refresh token. The access token is a session token of kind
         *     Application; send it as `Authorization: Bearer`. It lives for an hour (setting `oauth.accessTokenSeconds`). The
         *     refresh token works until the session ends, 90 days after the approval by default.
         *
         *     A code works once. A refresh token works once, too: every refresh returns a new one and replaces the access token. A
         *     code or refresh token that is used again ends the session, because it may have been stolen.
         *
         *     Clients that refresh several times at once, or lose a response, keep their session: for 10 seconds after a refresh
         *     (setting `oauth.refreshReuseSeconds`), the replaced refresh token and the new one return the same tokens again.
         *
         *     The PKCE verifier and the client must be those of the authorization request, and the redirect URI too if you send it
         *     (OAuth 2.1 does not require it). You can send the `client_id` by HTTP Basic with an empty password.
         */
        post: operations["createToken"];
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
        CheckToken: {
            token: components["schemas"]["OauthToken"];
            /** @description Ignored. */
            token_type_hint?: string;
        };
        ClientId: string;
        CreateIntent: {
            /** @description The application's name, shown to the user on the approval page. */
            app_name?: string;
            /** @description SHA-256 of a secret of your choice, in base64url (S256 of RFC 7636). The status is then available only to callers that send the secret as `Intent-Verifier`. */
            challenge?: string;
            /** @description Requested session lifetime in seconds; defaults to 7776000 (90 days). */
            max_age?: number;
            /** @description What the session may do. Without it, the session has all scopes. */
            scopes?: components["schemas"]["Scopes"];
        };
        CreateOauthClient: {
            /** @description The application's name, shown to the user. At most 100 characters of it are used. */
            client_name?: string;
            /** @description Where the browser may return to. May be absent if you use the device flow only. */
            redirect_uris?: components["schemas"]["RedirectUri"][];
        };
        CreateToken: {
            client_id?: components["schemas"]["ClientId"];
            code?: components["schemas"]["OauthToken"];
            /** @description The PKCE verifier. */
            code_verifier?: string;
            device_code?: components["schemas"]["OauthToken"];
            /** @description `authorization_code`, `urn:ietf:params:oauth:grant-type:device_code` or `refresh_token`. */
            grant_type: string;
            redirect_uri?: components["schemas"]["RedirectUri"];
            refresh_token?: components["schemas"]["OauthToken"];
            resource?: components["schemas"]["Resource"];
            scope?: components["schemas"]["OauthScope"];
        };
        /** @description The user declined. The event has an empty data line. */
        DeniedEvent: {
            data: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "denied";
        };
        DeviceAuthorization: {
            /** @description Send it to the token endpoint. Do not show it to anyone. */
            device_code: string;
            /** @description Seconds until the codes expire. */
            expires_in: number;
            /** @description Seconds between two polls. */
            interval: number;
            /** @description The code that the user enters, and compares with the one on the approval page. */
            user_code: string;
            verification_uri: components["schemas"]["OauthAddress"];
            verification_uri_complete: components["schemas"]["OauthAddress"];
        };
        EndToken: {
            client_id?: components["schemas"]["ClientId"];
            token: components["schemas"]["OauthToken"];
            /** @description Ignored; the token itself shows its type. */
            token_type_hint?: string;
        };
        Intent: {
            /**
             * Format: uri
             * @description The URL to send the user to. It embeds the token and is short-lived and single-use.
             */
            auth_url: string;
            /** @description False at creation; true once the user has logged in and approved. */
            completed: boolean;
            /**
             * Format: date-time
             * @description When the intent was created; ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the intent expires, 15 minutes after its creation; ISO 8601, UTC.
             */
            expires_at: string;
            /** @description Only in the response to the user's decision, and only if the request came from an OAuth client with a redirect URI: where the page sends the browser. It contains the authorization code or the error. */
            redirect_url?: string;
            /** @description Requested session lifetime in seconds. */
            requested_max_age: number;
            /** @description The requested scopes. Absent if the intent asks for all. */
            scopes?: components["schemas"]["Scopes"];
            token: components["schemas"]["IntentToken"];
            /**
             * Format: uri
             * @description The status endpoint of this intent.
             */
            updates_url: string;
        };
        /** @description One server-sent event. The stream closes after it. */
        IntentEvent: components["schemas"]["AuthenticatedEvent"] | components["schemas"]["TimeoutEvent"] | components["schemas"]["DeniedEvent"];
        /** @description The response to a poll. */
        IntentStatus: components["schemas"]["PendingStatus"] | components["schemas"]["AuthenticatedStatus"];
        /** @description Identifies the intent; 32 random bytes in base64url. */
        IntentToken: string;
        InvalidPlace: {
            /** @description The rule that the value violates. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        LinkIntent: {
            /**
             * @description The user's decision.
             * @default approve
             * @enum {string}
             */
            action?: "approve" | "deny";
        };
        /**
         * Format: uri
         * @description An address of the platform.
         */
        OauthAddress: string;
        OauthClient: {
            client_id: components["schemas"]["ClientId"];
            /**
             * Format: int64
             * @description Seconds since 1970.
             */
            client_id_issued_at: number;
            /** @description The application's name. */
            client_name?: string;
            grant_types: components["schemas"]["OauthWords"];
            /** @description The client's redirect URIs. */
            redirect_uris: components["schemas"]["RedirectUri"][];
            response_types: components["schemas"]["OauthWords"];
            /**
             * @description Always `none`; there are no client secrets.
             * @constant
             */
            token_endpoint_auth_method: "none";
        };
        /** @description The error body of OAuth (RFC 6749, 5.2). */
        OauthError: {
            /**
             * @description The error code.
             * @enum {string}
             */
            error: "invalid_request" | "invalid_client" | "invalid_grant" | "invalid_scope" | "invalid_target" | "invalid_redirect_uri" | "invalid_client_metadata" | "unsupported_grant_type" | "unsupported_response_type" | "authorization_pending" | "slow_down" | "access_denied" | "expired_token";
            /** @description Explanation for developers. */
            error_description?: string;
        };
        OauthMetadata: {
            authorization_endpoint: components["schemas"]["OauthAddress"];
            /** @description Whether every authorization response contains `iss` (RFC 9207). */
            authorization_response_iss_parameter_supported: boolean;
            /** @description Whether a `client_id` can be the URL of a metadata document. */
            client_id_metadata_document_supported: boolean;
            code_challenge_methods_supported: components["schemas"]["OauthWords"];
            device_authorization_endpoint: components["schemas"]["OauthAddress"];
            grant_types_supported: components["schemas"]["OauthWords"];
            introspection_endpoint: components["schemas"]["OauthAddress"];
            introspection_endpoint_auth_methods_supported: components["schemas"]["OauthWords"];
            issuer: components["schemas"]["OauthAddress"];
            registration_endpoint: components["schemas"]["OauthAddress"];
            response_modes_supported: components["schemas"]["OauthWords"];
            response_types_supported: components["schemas"]["OauthWords"];
            revocation_endpoint: components["schemas"]["OauthAddress"];
            revocation_endpoint_auth_methods_supported: components["schemas"]["OauthWords"];
            scopes_supported: components["schemas"]["OauthWords"];
            service_documentation: components["schemas"]["OauthAddress"];
            token_endpoint: components["schemas"]["OauthAddress"];
            token_endpoint_auth_methods_supported: components["schemas"]["OauthWords"];
        };
        OauthScope: string;
        OauthToken: string;
        /** @description Values that RFC 8414 or a registry defines. */
        OauthWords: string[];
        PendingStatus: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "pending";
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
        RedirectUri: string;
        Resource: string;
        /**
         * @description A part of what a session or an API key may do.
         * @enum {string}
         */
        Scope: "workspace:read" | "workspace:control" | "packages:read" | "paste:read" | "paste:write" | "account";
        /** @description Scopes of a session. Without them, it has all scopes. */
        Scopes: components["schemas"]["Scope"][];
        /** @description The session that a session token belongs to. */
        Session: {
            /** @description The name that the application sent when it created the intent; null if it sent none. */
            app_name: string | null;
            /**
             * Format: date-time
             * @description When the user approved; ISO 8601, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session expires; ISO 8601, UTC.
             */
            expires_at: string;
            /** @description Identifies the session. It is not a secret and grants no access. */
            id: string;
            /**
             * @description Always `Application` for sessions created through an intent.
             * @constant
             */
            kind: "Application";
            /** @description What the session may do. Absent if it has all scopes. */
            scopes?: components["schemas"]["Scopes"];
            user: components["schemas"]["User"];
        };
        /** @description The session token, sent as `Authorization: Bearer`: `tok_` followed by 32 random bytes in base64url. */
        SessionToken: string;
        StartDeviceAuthorization: {
            client_id: components["schemas"]["ClientId"];
            resource?: components["schemas"]["Resource"];
            scope?: components["schemas"]["OauthScope"];
        };
        /** @description The intent expired. The event has an empty data line. */
        TimeoutEvent: {
            data: null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "timeout";
        };
        /** @description Empty, for clients that expect JSON. */
        TokenEnded: Record<string, unknown>;
        TokenInfo: {
            /** @description Whether the token is valid and its user belongs to the owner of the key. */
            active: boolean;
            /** @description The server that the token is for; absent if it works wherever an API key does. */
            aud?: string;
            client_id?: components["schemas"]["ClientId"];
            /**
             * Format: int64
             * @description When the token expires, in seconds since 1970.
             */
            exp?: number;
            /**
             * Format: int64
             * @description When the user approved, in seconds since 1970.
             */
            iat?: number;
            iss?: components["schemas"]["OauthAddress"];
            /** @description What the token allows; absent if it allows everything. */
            scope?: string;
            /** @description Identifies the user. */
            sub?: string;
            /** @constant */
            token_type?: "Bearer";
            /** @description The user's name. */
            username?: string;
        };
        Tokens: {
            /** @description The session token. */
            access_token: string;
            /** @description Seconds until the access token expires. */
            expires_in: number;
            /** @description For the next refresh, which replaces it. */
            refresh_token: string;
            /** @description What the token allows; absent if it allows everything. */
            scope?: string;
            /**
             * @description How to send the token.
             * @constant
             */
            token_type: "Bearer";
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
        /** @description The credential is valid, but lacks a scope that this operation requires. */
        InsufficientScope: {
            headers: {
                /**
                 * @description The required scopes, if the credential lacks one (RFC 6750, section 3.1).
                 * @example Bearer realm="annex", error="insufficient_scope", scope="workspace:control"
                 */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The intent has expired, was denied or cancelled, or its session has ended. */
        IntentGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No intent has this token, or it has been deleted. */
        IntentNotFound: {
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
        /** @description The client or its request is invalid. `error` says why. */
        InvalidClient: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OauthError"];
            };
        };
        /** @description The request is invalid. `errors` lists each invalid value with a pointer to it. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is malformed. */
        InvalidToken: {
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
        /** @description This address has started too many requests that no one has approved yet. */
        TooManyRequests: {
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
        /** @description This address has requested too many unknown intents. Requests for existing intents do not count. */
        TooManyUnknownTokens: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
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
    parameters: {
        /**
         * @description Sent by MCP clients, also from pages of other origins. Ignored.
         * @example 2026-07-28
         */
        McpProtocolVersion: string;
        /**
         * @description The intent's token. A token that was never issued returns 404, whatever it looks like.
         * @example sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
         */
        Token: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before retrying.
         * @example 60
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getOauthMetadata: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Sent by MCP clients, also from pages of other origins. Ignored.
                 * @example 2026-07-28
                 */
                "MCP-Protocol-Version"?: components["parameters"]["McpProtocolVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthMetadata"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description All fields are optional; a missing body counts as an empty object. Unknown fields are ignored. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateIntent"];
            };
        };
        responses: {
            /** @description The pending intent. */
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
            /** @description This address or caller has too many pending intents, or has cancelled too many intents that have not reached their expiry time. */
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
                 * @description The intent's token. A token that was never issued returns 404, whatever it looks like.
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
                 * @description The intent's token. A token that was never issued returns 404, whatever it looks like.
                 * @example sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intent has been cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidToken"];
            404: components["responses"]["IntentNotFound"];
            /** @description The intent is already linked to a session. */
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
                 * @description The intent's token. A token that was never issued returns 404, whatever it looks like.
                 * @example sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        /** @description The user's decision. A missing body approves. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LinkIntent"];
            };
        };
        responses: {
            /** @description The updated intent; `completed` is true if it was approved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Intent"];
                };
            };
            /** @description The token is malformed, or the body is invalid. Nothing was decided. */
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
            /** @description The intent is already linked to a session. */
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
                 * @description The secret whose SHA-256, in base64url, was sent as `challenge` when the intent was created.
                 * @example dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk
                 */
                "Intent-Verifier"?: string;
            };
            path: {
                /**
                 * @description The intent's token. A token that was never issued returns 404, whatever it looks like.
                 * @example sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
                 */
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A single status object, or an event stream that ends after its first event. */
            200: {
                headers: {
                    /**
                     * @description Seconds to wait before the next poll; only sent while pending.
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
            /** @description The token or the verifier is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Another caller has already retrieved the token, or the verifier is missing or wrong. */
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
             * @description A pending intent was polled more than 10 times in a second, or this address requested too many unknown
             *     intents, or it has too many open streams.
             */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before retrying.
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
            403: components["responses"]["InsufficientScope"];
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
    startAuthorization: {
        parameters: {
            query: {
                /**
                 * @description The client, as registered, or the HTTPS URL of its metadata document.
                 * @example https://assistant.example/oauth/client.json
                 */
                client_id: components["schemas"]["ClientId"];
                /**
                 * @description The PKCE challenge (RFC 7636). Required.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge?: string;
                /**
                 * @description Must be `S256`.
                 * @example S256
                 */
                code_challenge_method?: string;
                /**
                 * @description Where the browser returns to.
                 * @example http://127.0.0.1:52011/callback
                 */
                redirect_uri: components["schemas"]["RedirectUri"];
                /**
                 * @description The server that the token is for (RFC 8707): the platform, or `/mcp` of the viewer. The platform if absent.
                 * @example http://localhost:8790/mcp
                 */
                resource?: components["schemas"]["Resource"];
                /**
                 * @description Must be `query` if present.
                 * @example query
                 */
                response_mode?: string;
                /**
                 * @description Must be `code`.
                 * @example code
                 */
                response_type?: string;
                /**
                 * @description What the application may do, separated by spaces. Everything if absent. `openid` and `offline_access` are ignored.
                 * @example workspace:read
                 */
                scope?: components["schemas"]["OauthScope"];
                /**
                 * @description Returned unchanged.
                 * @example af0ifjsldkj
                 */
                state?: string;
            };
            header?: {
                /**
                 * @description Set by the browser; must be `document` if present.
                 * @example document
                 */
                "Sec-Fetch-Dest"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the approval page, or with an error back to the redirect URI of a client that a user has approved. */
            303: {
                headers: {
                    /**
                     * @description Where the browser continues.
                     * @example http://127.0.0.1:8790/auth/approve?request=sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid, and the browser cannot be sent back to the application. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The browser does not open this address as a page. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startDeviceAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["StartDeviceAuthorization"];
            };
        };
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceAuthorization"];
                };
            };
            400: components["responses"]["InvalidClient"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CheckToken"];
            };
        };
        responses: {
            /** @description The token's session, or only `active` with the value false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenInfo"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["InsufficientScope"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOauthClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The client's metadata. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOauthClient"];
            };
        };
        responses: {
            /** @description The registered client. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthClient"];
                };
            };
            400: components["responses"]["InvalidClient"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EndToken"];
            };
        };
        responses: {
            /** @description The token is not valid, or not any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenEnded"];
                };
            };
            /** @description The token was issued to another client, or the request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthError"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateToken"];
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description The token was refused. `error` says why (RFC 6749, 5.2 and RFC 8628, 3.5). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthError"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
