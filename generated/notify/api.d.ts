export interface paths {
    "/api/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your notification targets and settings
         * @description Returns the targets, the settings and the last 20 notifications of the user. The addresses of targets are stored
         *     encrypted and not returned, because they often contain a secret.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mute notifications or set quiet hours
         * @description Changes the fields that the body has. While notifications are muted, and in quiet hours, nothing is sent; what was not
         *     sent then is not sent later.
         */
        patch: operations["updateNotifications"];
        trace?: never;
    };
    "/api/notify/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a notification target
         * @description Adds a browser, a service with a preset, or a web address with a template of its own. A user can have five targets.
         *     Adding the same browser again replaces it.
         *
         *     In the body of a template, `{title}`, `{text}`, `{url}` and `{priority}` are replaced. The body must be JSON once they
         *     are; the first three belong inside quotes, `{priority}` is a number from 1 to 5. `@everyone` and similar mentions
         *     have no effect. `&`, `<` and `>` become `&amp;`, `&lt;` and `&gt;` unless `escape` is false.
         *
         *     The preset `webhook` signs its messages (Standard Webhooks). Only this response contains the secret.
         */
        post: operations["createTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notify/targets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The target's id, as returned by `getNotifications`.
                 * @example 1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a notification target
         * @description Removes the target and its list of notifications. What waits for it is not sent.
         */
        delete: operations["deleteTarget"];
        options?: never;
        head?: never;
        /**
         * Rename a notification target, or include commands
         * @description Changes the fields that the body has. With `include_command`, messages to this target contain what is asked, such
         *     as a command; without it, only who asks and where.
         */
        patch: operations["updateTarget"];
        trace?: never;
    };
    "/api/notify/targets/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The target's id, as returned by `getNotifications`.
                 * @example 1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55
                 */
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test notification
         * @description Sends a message now, also while notifications are muted, and returns what became of it. The body of the target's
         *     response is never returned. A user can send ten tests per hour.
         */
        post: operations["testTarget"];
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
        /** @description The target. `secret` is only in this response. */
        CreatedTarget: components["schemas"]["NotifyTarget"] & {
            /** @description With it, the receiver checks the signature of a message. Absent if messages are not signed. */
            secret?: string;
        };
        /** @description A target. */
        CreateTarget: components["schemas"]["PushTarget"] | components["schemas"]["PresetTarget"] | components["schemas"]["TemplateTarget"];
        InvalidPlace: {
            /** @description The rule that the value violates. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        /** @description How a user is notified. */
        Notifications: {
            /** @description The last 20 notifications, newest first. They are kept for a week. */
            deliveries: components["schemas"]["NotifyDelivery"][];
            /** @description Whether nothing is sent. */
            muted: boolean;
            /** @description The `applicationServerKey` with which a browser subscribes to web push, in base64url. */
            push_key: string;
            quiet: components["schemas"]["QuietHours"];
            /** @description The targets, oldest first. */
            targets: components["schemas"]["NotifyTarget"][];
            /** @description Whether the user is also notified when an agent has finished its work. */
            when_done: boolean;
        };
        /** @description A notification of a target. */
        NotifyDelivery: {
            /**
             * Format: date-time
             * @description When the state last changed; ISO 8601, UTC.
             */
            at: string;
            /** @description Why the last attempt failed, if there was no response. */
            reason?: string;
            /**
             * @description `waiting`: it will be sent, or sent again. `sending`: it is being sent. `sent`: the target accepted it. `failed`: the target did not accept it. `unsure`: perhaps sent; the response was lost. `muted`: not sent, because of mute or quiet hours. `ended`: not sent, because the request had ended.
             * @enum {string}
             */
            state: "waiting" | "sending" | "sent" | "failed" | "unsure" | "muted" | "ended";
            /**
             * Format: int32
             * @description The status of the last response. Absent if there was none.
             */
            status?: number;
            target: components["schemas"]["TargetName"];
        };
        /** @description Where a user is notified. */
        NotifyTarget: {
            /**
             * Format: date-time
             * @description When the target was added; ISO 8601, UTC.
             */
            created_at: string;
            /** @description The host that messages are sent to; of a browser, that of its push service. */
            host: string;
            /** @description Identifies the target. */
            id: string;
            /** @description Whether messages contain what is asked, such as a command. */
            include_command: boolean;
            /**
             * @description A browser (`push`) or a web address (`web`).
             * @enum {string}
             */
            kind: "push" | "web";
            name: components["schemas"]["TargetName"];
        };
        /**
         * @description A service. `slack` is also for Mattermost. `webhook` sends signed JSON to a server of your own.
         * @enum {string}
         */
        Preset: "ntfy" | "gotify" | "slack" | "telegram" | "webhook";
        /** @description A service whose format is known. */
        PresetTarget: {
            /** @description The chat of Telegram. */
            chat_id?: string;
            /** @description Whether messages contain what is asked. Defaults to false. */
            include_command?: boolean;
            /**
             * @description A preset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "preset";
            name?: components["schemas"]["TargetName"];
            preset: components["schemas"]["Preset"];
            /** @description The token of Gotify or of a bot of Telegram. Of ntfy, an access token, if the topic needs one. */
            token?: string;
            /** @description The topic of ntfy. */
            topic?: string;
            url?: components["schemas"]["TargetUrl"];
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
        /** @description A browser, by its push subscription. */
        PushTarget: {
            /** @description Whether messages contain what is asked. Defaults to false. */
            include_command?: boolean;
            /**
             * @description A browser. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "push";
            name?: components["schemas"]["TargetName"];
            /** @description The subscription, as `PushSubscription.toJSON()` returns it. */
            subscription: {
                endpoint: components["schemas"]["TargetUrl"];
                /** @description The keys of the browser (RFC 8291). */
                keys: {
                    /** @description The authentication secret, in base64url. */
                    auth: string;
                    /** @description The public key, in base64url. */
                    p256dh: string;
                };
            };
        };
        /** @description A time of the day in which nothing is sent. It may pass midnight. Null for none. */
        QuietHours: {
            from: components["schemas"]["TimeOfDay"];
            /** @description The time zone, from the IANA database. */
            time_zone: string;
            to: components["schemas"]["TimeOfDay"];
        } | null;
        /** @description A name to recognize the target. */
        TargetName: string;
        /** @description An https address; http only for a host in `notify.privateHosts`. It is stored encrypted. */
        TargetUrl: string;
        /** @description A web address with a template. */
        TemplateTarget: {
            /** @description The body, JSON with placeholders. */
            body: string;
            /** @description Whether `&`, `<` and `>` are escaped, for services that read markup. Defaults to true. */
            escape?: boolean;
            /** @description Headers of the request. `Content-Type` is `application/json` unless given. */
            headers?: {
                [key: string]: string;
            };
            /** @description Whether messages contain what is asked. Defaults to false. */
            include_command?: boolean;
            /**
             * @description A template. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "template";
            /**
             * @description The method. Defaults to POST.
             * @enum {string}
             */
            method?: "POST" | "PUT" | "PATCH";
            name?: components["schemas"]["TargetName"];
            url: components["schemas"]["TargetUrl"];
        };
        /** @description What became of a test. */
        TestResult: {
            /**
             * @description `sent`: the target accepted it. `refused`: it responded with another status. `unreachable`: no connection. `unsure`: perhaps sent; the response was lost. `blocked`: the address is not allowed, so nothing was sent.
             * @enum {string}
             */
            outcome: "sent" | "refused" | "unreachable" | "unsure" | "blocked";
            /** @description Why there was no response. */
            reason?: string;
            /**
             * Format: int32
             * @description The status of the response. Absent if there was none.
             */
            status?: number;
        };
        /** @description Hours and minutes. */
        TimeOfDay: string;
        /** @description What to change. */
        UpdateNotifications: {
            /** @description Whether nothing is sent. */
            muted?: boolean;
            quiet?: components["schemas"]["QuietHours"];
            /** @description Whether to be notified, too, when an agent has finished its work. */
            when_done?: boolean;
        };
        /** @description What to change. */
        UpdateTarget: {
            /** @description Whether messages contain what is asked, such as a command. */
            include_command?: boolean;
            name?: components["schemas"]["TargetName"];
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
    headers: {
        /**
         * @description The required scopes, if the credential lacks one (RFC 6750, section 3.1).
         * @example Bearer realm="annex", error="insufficient_scope", scope="workspace:control"
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Targets and settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The credential lacks the scope, or the API key names no user. */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to change. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNotifications"];
            };
        };
        responses: {
            /** @description Targets and settings after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            /** @description The body is invalid, or the time zone is unknown. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The request came from a page on another origin, the credential lacks the scope, or the API key names no user. */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
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
    createTarget: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The target. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTarget"];
            };
        };
        responses: {
            /** @description The target. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedTarget"];
                };
            };
            /** @description The body is invalid, or messages cannot be sent to this address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The request came from a page on another origin, the credential lacks the scope, or the API key names no user. */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The user has five targets. */
            409: {
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
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The target's id, as returned by `getNotifications`.
                 * @example 1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
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
            /** @description The request came from a page on another origin, the credential lacks the scope, or the API key names no user. */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The user has no such target. */
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
    updateTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The target's id, as returned by `getNotifications`.
                 * @example 1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description What to change. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTarget"];
            };
        };
        responses: {
            /** @description The target after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotifyTarget"];
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
            401: components["responses"]["Unauthorized"];
            /** @description The request came from a page on another origin, the credential lacks the scope, or the API key names no user. */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The user has no such target. */
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
    testTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The target's id, as returned by `getNotifications`.
                 * @example 1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of the message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestResult"];
                };
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
            /** @description The request came from a page on another origin, the credential lacks the scope, or the API key names no user. */
            403: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The user has no such target. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The user has sent ten tests within an hour. */
            429: {
                headers: {
                    /**
                     * @description When to try again, in seconds.
                     * @example 1800
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
}
