export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the viewer's health
         * @description For programs that watch the viewer; it asks for no credential, wherever they are.
         */
        get: operations["getViewerHealth"];
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
         * Check that the viewer process is running
         * @description Answers 200 as long as the process can answer at all, also while `/health` answers 503. For supervisors that
         *     restart a process that hangs; balancers ask `/health`.
         */
        get: operations["getViewerLiveness"];
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
         * Get the viewer's metrics
         * @description Counters and timings in the Prometheus text format. Operations are labelled by operationId; tokens, names and
         *     addresses are never labels.
         */
        get: operations["getViewerMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/screenshot-paste": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the paste widget
         * @description A page that takes an image by paste, drop or file choice, sends it and shows how it was saved. It is made afresh
         *     for every request and carries a paste token that counts for this one page; nothing may cache it.
         *
         *     It is for browsers on this machine. Beyond it, a request needs an API key, as every other one here does.
         */
        get: operations["getPasteWidget"];
        put?: never;
        /**
         * Save a screenshot
         * @description Send a PNG, JPEG, WebP or GIF of at most 20 MiB, as the field `image` of a form or as the body itself. The bytes
         *     decide what it is, not the declared type; of an animation the first picture counts. The answer comes as soon as
         *     both files are safe on disk; unless the name is known by then, `name_state` is `pending` and the files are
         *     renamed shortly after.
         *
         *     A `title` makes the name. Without one a telling file name of the form field does, and otherwise the content of
         *     the picture. A name that is taken gets a number: `login-dialog-2-800x600.png`.
         *
         *     The widget's own page sends the paste token that came with it. A program on this machine needs nothing; one on
         *     another machine sends an API key. A page of another origin is refused.
         *
         *     A viewer that is too busy to read the picture in time answers 503 with `Retry-After`.
         */
        post: operations["pasteScreenshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/screenshot-paste/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The screenshot's id, as the answer to pasting it had it.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        /**
         * Learn a screenshot's names
         * @description How far the naming of a screenshot has come, and what its files are called now. Without a special header the
         *     answer is one JSON object. With `Accept: text/event-stream` it is a stream: at once an event with how things
         *     stand, another one when the name is settled, and another one when the search for a smaller file has ended. The
         *     stream closes after a `named` or `kept` whose `squeezing` is false; comments keep it alive until then.
         *
         *     Every event carries the same object as the JSON answer, and is called after its `name_state`.
         */
        get: operations["getPaste"];
        put?: never;
        post?: never;
        /**
         * Delete a screenshot
         * @description Both files go to a hidden folder beside the others, where `restorePaste` finds them for thirty days.
         */
        delete: operations["deletePaste"];
        options?: never;
        head?: never;
        /**
         * Give a screenshot another name
         * @description Renames both files of a screenshot. The name is put into kebab case: `Login dialog` becomes `login-dialog`. A
         *     name that is taken gets a number. A name that is still being found is given up in favour of this one.
         */
        patch: operations["renamePaste"];
        trace?: never;
    };
    "/screenshot-paste/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The screenshot's id, as the answer to pasting it had it.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        /**
         * Look at a screenshot
         * @description The picture itself, as PNG.
         */
        get: operations["getPasteImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/screenshot-paste/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The screenshot's id, as the answer to pasting it had it.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a deletion back
         * @description Both files come back under the name that they had; a name that is taken by now gets a number. A screenshot that is there stays as it is.
         */
        post: operations["restorePaste"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/screenshot-paste/{id}/text": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The screenshot's id, as the answer to pasting it had it.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        /**
         * Read the text in a screenshot
         * @description All text that can be read in the original, line by line. It is read on this machine the first time that somebody asks, which takes seconds, and remembered: `listPastes` finds it then.
         */
        get: operations["getPasteText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/screenshot-paste/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The screenshot's id, as the answer to pasting it had it.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a screenshot's last renaming back
         * @description Both files get the name that they had before the last renaming, whoever did it: a model, an agent or a person.
         *     Calling it again goes back one more, until the name that the files had at first. A former name that is taken by
         *     now gets a number.
         */
        post: operations["undoPasteName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/screenshot-pastes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the latest screenshots
         * @description The screenshots whose files are there, the latest first. Pairs that somebody put into the folder by hand are
         *     listed too, once the viewer has started again.
         *
         *     To get every new screenshot once and in order, keep `latest`, then ask with `after`. Each answer begins with the
         *     first screenshot saved after that one; the id of the last one you got is your next `after`. It stays valid when
         *     that screenshot is deleted, and when the viewer restarts.
         */
        get: operations["listPastes"];
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
        /**
         * Format: binary
         * @description The bytes of a PNG, JPEG, WebP or GIF; at most 20 MiB.
         */
        ImageBytes: Blob;
        InvalidPlace: {
            /** @description The rule that the value breaks, in words. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        /**
         * Format: uri-reference
         * @description The next page, as a URL relative to the one that was called; null on the last page.
         */
        Next: string | null;
        /** @description The two files of a screenshot, and how far its naming has come. */
        PastedScreenshot: {
            /** @description Size of the optimized copy in bytes. */
            bytes: number;
            /**
             * Format: date-time
             * @description When it was saved, UTC.
             */
            created_at: string;
            /** @description The optimized copy; a path below the project's content folder, with forward slashes. It changes once more while `name_state` is `pending`. */
            file: string;
            /** @description Height of the optimized copy in pixels. */
            height: number;
            /** @description Names this screenshot, whatever its files are called by now. */
            id: string;
            /** @description What the names of both files begin with, before their sizes. */
            name: string;
            /**
             * @description Where the name came from: a `title` that was given, the `file-name` of what was sent, a `model` that looked
             *     at the picture, an `agent`, text that was read in the picture (`ocr`), or a person (`user`). `initial` is
             *     the name that files have at first; `unknown` is for files that somebody else put there.
             * @enum {string}
             */
            name_source: "title" | "file-name" | "model" | "agent" | "ocr" | "user" | "initial" | "unknown";
            /**
             * @description `pending` while a name is being found, `named` once the files carry it, `kept` when none was found and they keep the one they had at first. A search that a stop or a crash of the viewer cut off goes on at its next start, unless the viewer has crashed three times during it.
             * @enum {string}
             */
            name_state: "pending" | "named" | "kept";
            /** @description The original in full size, below the same folder. Byte for byte what was sent if that was a PNG, else converted to one. */
            original: string;
            /** @description Height of the original in pixels. */
            original_height: number;
            /** @description Width of the original in pixels. */
            original_width: number;
            /** @description Size of the image that was sent, in bytes. */
            received_bytes: number;
            /** @description By how many percent the optimized copy is smaller than the image that was sent; negative when it is larger. */
            saved_percent: number;
            /** @description Whether a smaller file of the same pixels is still being looked for; it takes the place of the optimized copy, under the same name, and `bytes` and `saved_percent` follow. */
            squeezing: boolean;
            /** @description Whether there is a renaming to take back. */
            undoable: boolean;
            /** @description Width of the optimized copy in pixels. */
            width: number;
        };
        /** @description Screenshots, the latest first. */
        PastedScreenshots: {
            /** @description The id of the screenshot that was saved last, deleted or not; `none` before the first one. A value for `after`. */
            latest: string;
            next: components["schemas"]["Next"];
            /** @description The latest first. */
            screenshots: components["schemas"]["PastedScreenshot"][];
        };
        /** @description What is written in a screenshot. */
        PastedText: {
            /** @description Line by line; empty when there is none. */
            text: string;
        };
        /** @description One server-sent event; the stream closes after `named` or `kept`, once nothing is `squeezing`. */
        PasteEvent: components["schemas"]["PastePendingEvent"] | components["schemas"]["PasteNamedEvent"] | components["schemas"]["PasteKeptEvent"];
        /** @description An image and, if you like, what it shows. Other fields are ignored. */
        PasteForm: {
            image: components["schemas"]["ImageBytes"];
            title?: components["schemas"]["ScreenshotTitle"];
        };
        /** @description No name was found; the files keep the one they had at first. */
        PasteKeptEvent: {
            data: components["schemas"]["PastedScreenshot"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "kept";
        };
        /** @description The files carry their name. */
        PasteNamedEvent: {
            data: components["schemas"]["PastedScreenshot"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "named";
        };
        /** @description The name is still being found. */
        PastePendingEvent: {
            data: components["schemas"]["PastedScreenshot"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "pending";
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
        /** @description A new name for a screenshot. */
        RenamePaste: {
            /** @description What the picture shows, in a few words or in kebab case already. */
            name: string;
            /**
             * @description Who names it; kept with the name.
             * @default user
             * @enum {string}
             */
            source?: "user" | "agent";
        };
        /** @description What the picture shows, in a few words; the files are named after it. Empty counts as absent. */
        ScreenshotTitle: string;
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
        /** @description The call comes from a page that is not the widget's, or from a widget whose paste token is no longer known; reloading the widget gets a new one. */
        ForeignPage: {
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
        /** @description The id is too long to be one, the paste token cannot be one, or a parameter is malformed. */
        InvalidId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The call comes from another machine or from another user of this one, and no API key was sent or it is not valid (any more). */
        KeyNeeded: {
            headers: {
                /**
                 * @description How to authenticate.
                 * @example ApiKey realm="annex"
                 */
                "WWW-Authenticate"?: string;
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
        /** @description There is no such screenshot, its files are gone, or it belongs to another owner. */
        PasteNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The disk that holds the project is full, or its quota is used up. Nothing was changed. */
        StorageFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This address holds too many event streams open. */
        TooManyStreams: {
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
        /**
         * @description Set by browsers, also where they set no `Origin`. A request that has one needs the paste token.
         * @example cross-site
         */
        FetchSite: string;
        /**
         * @description Set by proxies. A request that has one comes from another machine, whatever address it arrives from, and needs an API key.
         * @example 192.0.2.7
         */
        ForwardedFor: string;
        /**
         * @description Set by browsers, `null` by a sandboxed frame. A request that has one needs the paste token; a program on this machine, which has none, does not.
         * @example http://127.0.0.1:8797
         */
        Origin: string;
        /**
         * @description The screenshot's id, as the answer to pasting it had it.
         * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
         */
        PasteId: string;
        /**
         * @description The token that the widget's page was served with. It counts for that page only, and stands in for the origin, which a sandboxed frame does not have.
         * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
         */
        PasteToken: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getViewerHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The viewer is well. */
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
    getViewerLiveness: {
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
    getViewerMetrics: {
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
    getPasteWidget: {
        parameters: {
            query?: {
                /**
                 * @description For whom the widget saves, as the header `Content-Location` had it. It counts as long as a paste token does; without one, or with one that is not valid any more, the widget acts for the local owner.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                grant?: string;
                /**
                 * @description What the next picture will show; the widget fills it in, and the user can change it.
                 * @example Login dialog
                 */
                title?: components["schemas"]["ScreenshotTitle"];
            };
            header?: {
                /**
                 * @description Set by proxies. A request that has one comes from another machine, whatever address it arrives from, and needs an API key.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The widget. */
            200: {
                headers: {
                    /**
                     * @description For a call with an API key: the address of the widget for the key's owner, which a browser on this machine can open without the key.
                     * @example /screenshot-paste?grant=q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                     */
                    "Content-Location"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The title is too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["KeyNeeded"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pasteScreenshot: {
        parameters: {
            query?: {
                /**
                 * @description What the picture shows, for an image that is sent as the body itself. In a form the field of that name is used instead.
                 * @example Login dialog
                 */
                title?: components["schemas"]["ScreenshotTitle"];
            };
            header?: {
                /**
                 * @description Set by browsers, `null` by a sandboxed frame. A request that has one needs the paste token; a program on this machine, which has none, does not.
                 * @example http://127.0.0.1:8797
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It counts for that page only, and stands in for the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, also where they set no `Origin`. A request that has one needs the paste token.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Set by proxies. A request that has one comes from another machine, whatever address it arrives from, and needs an API key.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The image, in a form or bare. */
        requestBody: {
            content: {
                /** @example (the bytes of a GIF) */
                "image/gif": components["schemas"]["ImageBytes"];
                /** @example (the bytes of a JPEG) */
                "image/jpeg": components["schemas"]["ImageBytes"];
                /** @example (the bytes of a PNG) */
                "image/png": components["schemas"]["ImageBytes"];
                /** @example (the bytes of a WebP) */
                "image/webp": components["schemas"]["ImageBytes"];
                "multipart/form-data": components["schemas"]["PasteForm"];
            };
        };
        responses: {
            /** @description Both files are on disk. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastedScreenshot"];
                };
            };
            /** @description The form lacks the image or holds it twice, or a parameter is malformed; or the image cannot be read. Nothing was saved. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            406: components["responses"]["NotAcceptable"];
            /** @description The image is larger than 20 MiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is neither a form nor one of the four kinds of image. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPaste: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Set by browsers, `null` by a sandboxed frame. A request that has one needs the paste token; a program on this machine, which has none, does not.
                 * @example http://127.0.0.1:8797
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It counts for that page only, and stands in for the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, also where they set no `Origin`. A request that has one needs the paste token.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Set by proxies. A request that has one comes from another machine, whatever address it arrives from, and needs an API key.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
            };
            path: {
                /**
                 * @description The screenshot's id, as the answer to pasting it had it.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The screenshot as it stands, or a stream of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastedScreenshot"];
                    "text/event-stream": components["schemas"]["PasteEvent"];
                };
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["PasteNotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyStreams"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePaste: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Set by browsers, `null` by a sandboxed frame. A request that has one needs the paste token; a program on this machine, which has none, does not.
                 * @example http://127.0.0.1:8797
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It counts for that page only, and stands in for the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, also where they set no `Origin`. A request that has one needs the paste token.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Set by proxies. A request that has one comes from another machine, whatever address it arrives from, and needs an API key.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
            };
            path: {
                /**
                 * @description The screenshot's id, as the answer to pasting it had it.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both files are gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["PasteNotFound"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePaste: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Set by browsers, `null` by a sandboxed frame. A request that has one needs the paste token; a program on this machine, which has none, does not.
                 * @example http://127.0.0.1:8797
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It counts for that page only, and stands in for the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, also where they set no `Origin`. A request that has one needs the paste token.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Set by proxies. A request that has one comes from another machine, whatever address it arrives from, and needs an API key.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
            };
            path: {
                /**
                 * @description The screenshot's id, as the answer to pasting it had it.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        /** @description The new name. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenamePaste"];
            };
        };
        responses: {
            /** @description The screenshot with its new names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastedScreenshot"];
                };
            };
            /** @description The body does not match the contract, or nothing of the name is left in kebab case. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["PasteNotFound"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    getPasteImage: {
        parameters: {
            query?: {
                /**
                 * @description The optimized copy, the original in full size, a thumbnail whose longest edge is at most 320 pixels, or what a vision model looks at, at most 1568 pixels whatever the setting for optimized copies is.
                 * @example thumbnail
                 */
                variant?: "optimized" | "original" | "thumbnail" | "model";
            };
            header?: {
                /**
                 * @description Set by browsers, `null` by a sandboxed frame. A request that has one needs the paste token; a program on this machine, which has none, does not.
                 * @example http://127.0.0.1:8797
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It counts for that page only, and stands in for the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, also where they set no `Origin`. A request that has one needs the paste token.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Set by proxies. A request that has one comes from another machine, whatever address it arrives from, and needs an API key.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
            };
            path: {
                /**
                 * @description The screenshot's id, as the answer to pasting it had it.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example (the bytes of a PNG) */
                    "image/png": Blob;
                };
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["PasteNotFound"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restorePaste: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Set by browsers, `null` by a sandboxed frame. A request that has one needs the paste token; a program on this machine, which has none, does not.
                 * @example http://127.0.0.1:8797
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It counts for that page only, and stands in for the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, also where they set no `Origin`. A request that has one needs the paste token.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Set by proxies. A request that has one comes from another machine, whatever address it arrives from, and needs an API key.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
            };
            path: {
                /**
                 * @description The screenshot's id, as the answer to pasting it had it.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The screenshot, as before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastedScreenshot"];
                };
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["PasteNotFound"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPasteText: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Set by browsers, `null` by a sandboxed frame. A request that has one needs the paste token; a program on this machine, which has none, does not.
                 * @example http://127.0.0.1:8797
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It counts for that page only, and stands in for the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, also where they set no `Origin`. A request that has one needs the paste token.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Set by proxies. A request that has one comes from another machine, whatever address it arrives from, and needs an API key.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
            };
            path: {
                /**
                 * @description The screenshot's id, as the answer to pasting it had it.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastedText"];
                };
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["PasteNotFound"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoPasteName: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Set by browsers, `null` by a sandboxed frame. A request that has one needs the paste token; a program on this machine, which has none, does not.
                 * @example http://127.0.0.1:8797
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It counts for that page only, and stands in for the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, also where they set no `Origin`. A request that has one needs the paste token.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Set by proxies. A request that has one comes from another machine, whatever address it arrives from, and needs an API key.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
            };
            path: {
                /**
                 * @description The screenshot's id, as the answer to pasting it had it.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The screenshot with its former names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastedScreenshot"];
                };
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["PasteNotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The files have the name that they had at first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    listPastes: {
        parameters: {
            query?: {
                /**
                 * @description The id of a screenshot, or `latest` of an earlier answer: only those that were saved after it, in that order, the first one first. `q` and `cursor` do not apply.
                 * @example none
                 */
                after?: string;
                /**
                 * @description Where to go on, as the query of `next` has it. Only its maker reads it.
                 * @example 1794744190512-9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description At most so many.
                 * @example 5
                 */
                limit?: number;
                /**
                 * @description Only those with every one of these words in their names, or in what was read in them: the lines that a name was looked for in, or everything, once `getPasteText` was asked.
                 * @example login error
                 */
                q?: string;
            };
            header?: {
                /**
                 * @description Set by browsers, `null` by a sandboxed frame. A request that has one needs the paste token; a program on this machine, which has none, does not.
                 * @example http://127.0.0.1:8797
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It counts for that page only, and stands in for the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, also where they set no `Origin`. A request that has one needs the paste token.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Set by proxies. A request that has one comes from another machine, whatever address it arrives from, and needs an API key.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest screenshots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PastedScreenshots"];
                };
            };
            /** @description The limit is not a whole number from 1 to 500, `cursor` or `after` is none that was told, or a header is too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
