export interface paths {
    "/screenshot-paste": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
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
         */
        post: operations["pasteScreenshot"];
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
        /** @description The two files of a screenshot, and how far its naming has come. */
        PastedScreenshot: {
            /** @description Size of the optimized copy in bytes. */
            bytes: number;
            /** @description The optimized copy; a path below the project's content folder, with forward slashes. */
            file: string;
            /** @description Height of the optimized copy in pixels. */
            height: number;
            /** @description Names this screenshot, whatever its files are called by now. */
            id: string;
            /**
             * @description `pending` while a name is being found, `named` once the files carry it, `kept` when none was found and they keep the one they had at first.
             * @enum {string}
             */
            name_state: "pending" | "named" | "kept";
            /** @description The original in full size, below the same folder. Byte for byte what was sent if that was a PNG, else converted to one. */
            original: string;
            /** @description By how many percent the optimized copy is smaller than the image that was sent; negative when it is larger. */
            saved_percent: number;
            /** @description Width of the optimized copy in pixels. */
            width: number;
        };
        /** @description An image and, if you like, what it shows. Other fields are ignored. */
        PasteForm: {
            image: components["schemas"]["ImageBytes"];
            title?: components["schemas"]["ScreenshotTitle"];
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
            /** @description The problem's name as a path; its page explains the problem and the way out. */
            type: string;
        };
        /** @description What the picture shows, in a few words; the files are named after it. Empty counts as absent. */
        ScreenshotTitle: string;
    };
    responses: {
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
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                 * @description The token that the widget's page was served with. It counts for that page only, and stands in for the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: string;
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
            /** @description The call comes from another machine, and no API key was sent or it is not valid (any more). */
            401: {
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
            /** @description The call comes from a page that is not the widget's, or from a widget whose paste token is no longer known; reloading the widget gets a new one. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The disk that holds the project is full, or its quota is used up. Neither file was kept. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
