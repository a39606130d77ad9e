export interface paths {
    "/.well-known/oauth-protected-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OAuth metadata of /mcp at the other address
         * @description The same as `getMcpResource`, for MCP clients that look only here.
         */
        get: operations["getViewerResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OAuth metadata of /mcp
         * @description Tells MCP clients where to get an access token for `/mcp` (RFC 9728). The 401 of `/mcp` names this address as
         *     `resource_metadata`.
         */
        get: operations["getMcpResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file-downloads/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a given file
         * @description Returns the bytes, always as a download: never as a page, and to no script, frame, worker or style sheet of any page.
         *     Supports ranges, so that browsers and programs resume. Everything that is not allowed gets 404.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of the last days
         * @description Lists files in both directions, newest first: unfinished uploads, files that were saved in the project in the last 7
         *     days, and files that were given to the person and not yet dismissed.
         *
         *     To get every new file once and in order, store `latest`, then pass it as `after`. The response then has only files
         *     whose upload ended after that one, oldest first.
         */
        get: operations["listFiles"];
        put?: never;
        /**
         * Create an upload
         * @description Any tus client can upload: this is its creation request. The bytes follow with `updateFile`, in one part or many.
         *
         *     A file for the project appears as `incoming/NAME` in the project directory when it is complete, under a name that is
         *     valid on every system. It never replaces another file: a number is added to the name. `relativePath` in the metadata
         *     keeps the folders of a folder that was uploaded.
         *
         *     A file for the person (`give` in the metadata) is stored in the data directory, and shown to the person on the open
         *     pages. It is kept for 24 hours, or until it is dismissed.
         *
         *     What was acknowledged survives a crash. An unfinished upload is kept for 24 hours, and nobody sees it under its name.
         */
        post: operations["createFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file's id.
                 * @example 0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11
                 */
                id: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        /**
         * Get the state of a file
         * @description A HEAD request is the one with which a tus client asks how much of an upload has arrived: every byte before
         *     `Upload-Offset` is safely on disk.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /**
         * Delete an upload or a given file
         * @description Cancels an unfinished upload, or dismisses a file that was given. Of a file that was saved in the project, only the
         *     entry in the list is removed: the file belongs to the project.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        /**
         * Append bytes to an upload
         * @description The bytes are written while they arrive. If the connection is lost, what has arrived counts: ask for the offset with a
         *     HEAD request and go on from there. With the last byte, the file gets its name.
         *
         *     A new request ends an earlier one for the same upload whose connection may be lost.
         */
        patch: operations["updateFile"];
        trace?: never;
    };
    "/files/{id}/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file's id.
                 * @example 0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11
                 */
                id: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the address of a given file
         * @description The address works for 2 hours and any number of requests, but only together with the credential of this request: for a
         *     browser the cookie of its login, for a program its API key, session token or place on this machine.
         */
        post: operations["createFileDownload"];
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
         * @description Returns a page that accepts an image by paste, drop or file selection, uploads it and shows how it was saved.
         *     The page is generated for every request and contains a paste token that is valid for this page only. It must not
         *     be cached.
         *
         *     A browser gets the token of its login; without a login, it is sent to the login page and back. A program needs an API
         *     key or a session token like for every other request in this API.
         *
         *     A web view of the workspace page loads the widget in a sandboxed frame, which has no login: the frame gets the page
         *     without a token, and the workspace page puts one of `createPasteToken` into the fragment of its address.
         */
        get: operations["getPasteWidget"];
        put?: never;
        /**
         * Save a screenshot
         * @description Send a PNG, JPEG, WebP or GIF of at most 20 MiB, as the form field `image` or as the request body itself. The
         *     bytes determine the format, not the declared type. For an animation, the first frame is used. The response is
         *     sent as soon as both files are safely on disk. If the name is not known by then, `name_state` is `pending` and
         *     the files are renamed shortly after.
         *
         *     A `title` becomes the name. Without a title, a descriptive file name in the form field is used, otherwise the
         *     content of the image. If a name is already taken, a number is added: `login-dialog-2-800x600.png`.
         *
         *     The widget's own page sends the paste token that came with it. A program on this machine needs no credential; a
         *     program on another machine sends an API key. Requests from pages of another origin are refused.
         *
         *     If the server is too busy to read the image in time, it responds with 503 and `Retry-After`.
         */
        post: operations["pasteScreenshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/screenshot-paste-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a paste token
         * @description For pages of the platform that open the widget in a sandboxed frame. The token in the fragment of the widget's address
         *     (`#token=...`), or in the header `Paste-Token`, lets that page save and see screenshots of the owner. It ends with the
         *     login that created it, and after a day at the latest.
         */
        post: operations["createPasteToken"];
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
                 * @description The screenshot's id, as returned when it was pasted.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        /**
         * Get a screenshot's status
         * @description Returns the naming status of a screenshot and the current names of its files. Without a special header, the
         *     response is a single JSON object. With `Accept: text/event-stream`, it is a stream: one event immediately with
         *     the current status, and one when the name is settled. The stream closes after a `named` or `kept` event. Until
         *     then, comments keep it alive.
         *
         *     Every event contains the same object as the JSON response, and its event name is the `name_state`.
         */
        get: operations["getPaste"];
        put?: never;
        post?: never;
        /**
         * Delete a screenshot
         * @description Moves both files to a hidden directory next to the others, and erases the text that was recognized in them. `restorePaste` can bring the files back for thirty days.
         */
        delete: operations["deletePaste"];
        options?: never;
        head?: never;
        /**
         * Rename a screenshot
         * @description Renames both files of a screenshot. The name is converted to kebab case: `Login dialog` becomes `login-dialog`.
         *     If the name is already taken, a number is added. If automatic naming is still in progress, it is cancelled.
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
                 * @description The screenshot's id, as returned when it was pasted.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        /**
         * Get a screenshot's image
         * @description Returns the image as PNG.
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
                 * @description The screenshot's id, as returned when it was pasted.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted screenshot
         * @description Restores both files under the name that they had. If that name is now taken, a number is added. A screenshot that is not deleted stays unchanged.
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
                 * @description The screenshot's id, as returned when it was pasted.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        /**
         * Get the text in a screenshot
         * @description Returns all text recognized in the original, line by line. It is recognized on this machine at the first request, which takes seconds, and then stored, so that `listPastes` can find it.
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
                 * @description The screenshot's id, as returned when it was pasted.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the last rename of a screenshot
         * @description Restores the name that both files had before the last rename, whether a model, an agent or a person made it.
         *     Each further call goes back one more step, down to the initial name. If a previous name is now taken, a number
         *     is added.
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
         * @description Lists the screenshots whose files exist, newest first. Pairs of files that were put into the directory by hand
         *     are listed after the next start.
         *
         *     To get every new screenshot once and in order, store `latest`, then pass it as `after`. Each response starts
         *     with the first screenshot saved after that one; use the id of the last one you received as the next `after`. It
         *     stays valid if that screenshot is deleted, and if Annex restarts.
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
        /** @description A paste token. */
        CreatedPasteToken: {
            /** @description The owner that screenshots are saved for. */
            owner: string;
            /** @description For the header `Paste-Token`. */
            token: string;
        };
        /** @description The owner to save screenshots for. */
        CreatePasteToken: {
            /** @description An owner of the user. By default the owner of the setting `workspace`, otherwise the user's first one. */
            owner?: string;
        };
        /**
         * FileDirection
         * @description `incoming`: to the project. `given`: from a program to the person.
         * @enum {string}
         */
        FileDirection: "incoming" | "given";
        /**
         * FileDownload
         * @description The address of a file.
         */
        FileDownload: {
            /**
             * Format: date-time
             * @description When it stops working.
             */
            expires_at: string;
            /** @description The path on this server. */
            path: string;
        };
        /**
         * FileEntry
         * @description A file, in one of the two directions.
         */
        FileEntry: {
            /**
             * Format: date-time
             * @description When the upload began.
             */
            created_at: string;
            direction: components["schemas"]["FileDirection"];
            /**
             * Format: date-time
             * @description When it leaves the list. A given or unfinished file is then removed.
             */
            expires_at: string;
            /** @description The sender's own text, of an unfinished upload. */
            fingerprint?: string;
            /** @description Who gives the file, in its own words. */
            from?: string;
            /** @description The file's id. */
            id: string;
            /** @description The name as it is saved, with its folders. */
            name: string;
            /** @description How many bytes have arrived. */
            offset: number;
            /** @description The absolute path of a file that was saved in the project. */
            path?: string;
            /** @description The size in bytes. */
            size: number;
            /**
             * @description `uploading`; `ready`: all bytes are there; `saved`: a browser or program has downloaded the given file.
             * @enum {string}
             */
            state: "uploading" | "ready" | "saved";
        };
        /**
         * FileList
         * @description Files.
         */
        FileList: {
            /** @description The files. */
            files: components["schemas"]["FileEntry"][];
            /** @description Where the list ends; `none` before the first file. Pass it as `after`. */
            latest: string;
        };
        /**
         * Format: binary
         * @description The bytes of a PNG, JPEG, WebP or GIF; at most 20 MiB.
         */
        ImageBytes: Blob;
        InvalidPlace: {
            /** @description The rule that the value violates. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        /**
         * Format: uri-reference
         * @description The URL of the next page, relative to the URL of this request. Null on the last page.
         */
        Next: string | null;
        /** @description The two files of a screenshot, and its naming status. */
        PastedScreenshot: {
            /** @description Size of the optimized copy in bytes. */
            bytes: number;
            /**
             * Format: date-time
             * @description When the screenshot was saved; ISO 8601, UTC.
             */
            created_at: string;
            /** @description Path of the optimized copy below the project's content directory, with forward slashes. It changes once more while `name_state` is `pending`. */
            file: string;
            /** @description Height of the optimized copy in pixels. */
            height: number;
            /** @description Identifies the screenshot, whatever the current names of its files. */
            id: string;
            /** @description The common part of both file names, before the sizes. */
            name: string;
            /**
             * @description Where the name came from: a given `title`, the `file-name` of the upload, a `model` that looked at the
             *     image, an `agent`, text recognized in the image (`ocr`), or a person (`user`). `initial` is the name that
             *     files get at first; `unknown` is for files that were added by other means.
             * @enum {string}
             */
            name_source: "title" | "file-name" | "model" | "agent" | "ocr" | "user" | "initial" | "unknown";
            /**
             * @description `pending` while a name is being searched for, `named` once the files have it, `kept` if none was found and the files keep their initial name. A search that was interrupted by a stop or a crash resumes at its next start, unless it has crashed three times during it.
             * @enum {string}
             */
            name_state: "pending" | "named" | "kept";
            /** @description Path of the original in full size, below the same directory. If a PNG was sent, it is identical byte for byte; other formats are converted to PNG. */
            original: string;
            /** @description Height of the original in pixels. */
            original_height: number;
            /** @description Width of the original in pixels. */
            original_width: number;
            /** @description Absolute path of the optimized copy on Annex's machine, for programs there. It is valid from the first response, and stays so when the screenshot is named, renamed or compressed. It ends when the screenshot is deleted, and after 7 days; then `path` is the absolute path of `file`. The setting `paste.pathPrefix` replaces its beginning, for programs in a container. */
            path: string;
            /** @description Size of the uploaded image in bytes. */
            received_bytes: number;
            /** @description By how many percent the optimized copy is smaller than the uploaded image; negative if it is larger. */
            saved_percent: number;
            /**
             * @deprecated
             * @description Always false. The optimized copy is final from the start, as are `bytes` and `saved_percent`.
             * @constant
             */
            squeezing: false;
            /** @description Whether a rename can be undone. */
            undoable: boolean;
            /** @description Width of the optimized copy in pixels. */
            width: number;
        };
        /** @description Screenshots, newest first. */
        PastedScreenshots: {
            /** @description The id of the screenshot that was saved last, deleted or not; `none` before the first one. Pass it as `after`. */
            latest: string;
            next: components["schemas"]["Next"];
            /** @description The screenshots, newest first. */
            screenshots: components["schemas"]["PastedScreenshot"][];
        };
        /** @description The text in a screenshot. */
        PastedText: {
            /** @description The text, line by line; empty if there is none. */
            text: string;
        };
        /** @description One server-sent event. The stream closes after `named` or `kept`. */
        PasteEvent: components["schemas"]["PastePendingEvent"] | components["schemas"]["PasteNamedEvent"] | components["schemas"]["PasteKeptEvent"];
        /** @description An image and an optional title. Other fields are ignored. */
        PasteForm: {
            image: components["schemas"]["ImageBytes"];
            title?: components["schemas"]["ScreenshotTitle"];
        };
        /** @description No name was found; the files keep their initial name. */
        PasteKeptEvent: {
            data: components["schemas"]["PastedScreenshot"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "kept";
        };
        /** @description The files have their final name. */
        PasteNamedEvent: {
            data: components["schemas"]["PastedScreenshot"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "named";
        };
        /** @description The name is still being searched for. */
        PastePendingEvent: {
            data: components["schemas"]["PastedScreenshot"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "pending";
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
        /** @description Metadata of a server that accepts OAuth access tokens (RFC 9728). */
        ProtectedResource: {
            /** @description The platform, which issues access tokens. Empty if the server does not know one. */
            authorization_servers: string[];
            /** @description How to send an access token. */
            bearer_methods_supported: "header"[];
            /**
             * Format: uri
             * @description The address that access tokens must be issued for.
             */
            resource: string;
            /** @description The name of the server, for people. */
            resource_name: string;
            /** @description The scopes that the tools need. */
            scopes_supported: string[];
        };
        /** @description A new name for a screenshot. */
        RenamePaste: {
            /** @description The new name: a few words that say what the image shows. It is converted to kebab case. */
            name: string;
            /**
             * @description Who or what chose the name. It is stored with the name.
             * @default user
             * @enum {string}
             */
            source?: "user" | "agent";
        };
        /** @description What the image shows, in a few words. The files are named after it. An empty title is treated as absent. */
        ScreenshotTitle: string;
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
        /** @description The disk would be too full, so the file is refused. What has arrived is kept. */
        DiskReserve: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such file, it has expired, or it belongs to another owner. */
        FileNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file is larger than the setting `files.maxBytes`, or the body goes beyond the end of the file. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request comes from a page other than the widget's, or from a widget whose paste token has expired: reload the widget to get a new token. Or the API key or session token lacks a required scope, or the user of the session belongs to no owner. */
        ForeignPage: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
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
        /** @description Internal error. It has been logged; the response contains no details about it. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The id is too long, the paste token is malformed, or another parameter is malformed. */
        InvalidId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
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
        /** @description A header is missing or malformed, or the name or its folders are too long. */
        InvalidUpload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The API key or session token is invalid, expired, revoked or issued for another server. Or it is missing, and the request comes from another machine or from another user of this machine. */
        KeyNeeded: {
            headers: {
                /**
                 * @description How to authenticate.
                 * @example X-Api-Key realm="annex", Bearer realm="annex"
                 */
                "WWW-Authenticate"?: string;
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
        /** @description The client does not send the version of the protocol, or another one. */
        OtherTusVersion: {
            headers: {
                /**
                 * @description The supported version.
                 * @example 1.0.0
                 */
                "Tus-Version"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The screenshot does not exist, its files are gone, or it belongs to another owner. */
        PasteNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The metadata. */
        ProtectedResource: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProtectedResource"];
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
        /** @description This address has too many open event streams. */
        TooManyStreams: {
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
         * @description The login of a browser, which its download addresses are bound to.
         * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
         */
        Cookie: string;
        /**
         * @description Position at which to continue, taken from the query of `next`. Treat it as opaque.
         * @example 1794744190512-9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90
         */
        Cursor: string;
        /**
         * @description Set by browsers. A frame gets the page without a token.
         * @example document
         */
        FetchDest: string;
        /**
         * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
         * @example cross-site
         */
        FetchSite: string;
        /**
         * @description The file's id.
         * @example 0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11
         */
        FileId: string;
        /**
         * @description Like `X-Forwarded-For`.
         * @example for=192.0.2.7
         */
        Forwarded: string;
        /**
         * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
         * @example 192.0.2.7
         */
        ForwardedFor: string;
        /**
         * @description The name that the client uses for this server, if it is on this machine.
         * @example localhost:8790
         */
        Host: string;
        /**
         * @description Sent by MCP clients, also from pages of other origins. Ignored.
         * @example 2026-07-28
         */
        McpProtocolVersion: string;
        /**
         * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
         * @example http://localhost:8790
         */
        Origin: string;
        /**
         * @description The screenshot's id, as returned when it was pasted.
         * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
         */
        PasteId: string;
        /**
         * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
         * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
         */
        PasteToken: string;
        /**
         * @description The proof of the browser's session.
         * @example Q2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmNKdzF
         */
        Proof: string;
        /**
         * @description Like `X-Forwarded-For`.
         * @example 192.0.2.7
         */
        RealIp: string;
        /**
         * @description The session of a logged-in browser.
         * @example Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM
         */
        SessionCookie: string;
        /**
         * @description The version of the protocol. Every client sends it, except to delete; another version gets 412.
         * @example 1.0.0
         */
        TusResumable: string;
        /**
         * @description Like `X-Forwarded-For`.
         * @example 1.1 proxy.example
         */
        Via: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The version of the protocol.
         * @example 1.0.0
         */
        TusVersionHeader: "1.0.0";
        /**
         * @description When an unfinished upload is removed.
         * @example Mon, 16 Nov 2026 12:00:00 GMT
         */
        UploadExpires: string;
        /**
         * @description How many bytes are safely on disk.
         * @example 48211
         */
        UploadOffsetHeader: number;
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
    getViewerResource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The name that the client uses for this server, if it is on this machine.
                 * @example localhost:8790
                 */
                Host?: components["parameters"]["Host"];
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
            200: components["responses"]["ProtectedResource"];
            400: components["responses"]["InvalidRequest"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMcpResource: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The name that the client uses for this server, if it is on this machine.
                 * @example localhost:8790
                 */
                Host?: components["parameters"]["Host"];
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
            200: components["responses"]["ProtectedResource"];
            400: components["responses"]["InvalidRequest"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description The `ETag` of a copy.
                 * @example "0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11"
                 */
                "If-None-Match"?: string;
                /**
                 * @description The `ETag` of the file that the range belongs to.
                 * @example "0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11"
                 */
                "If-Range"?: string;
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The range to fetch. The whole file is sent for several ranges.
                 * @example bytes=1024-
                 */
                Range?: string;
                /**
                 * @description Set by browsers; what the bytes are for. Anything but `document` and `empty` gets 404.
                 * @example document
                 */
                "Sec-Fetch-Dest"?: string;
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path: {
                /**
                 * @description 128 random bits, from `createFileDownload`.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk
                 */
                key: string;
            };
            cookie?: {
                /**
                 * @description The login of a browser, which its download addresses are bound to.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "__Host-annex_session"?: components["parameters"]["Cookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    /**
                     * @description Ranges are supported.
                     * @example bytes
                     */
                    "Accept-Ranges"?: string;
                    /**
                     * @description Nothing may keep a copy.
                     * @example private, no-store
                     */
                    "Cache-Control": string;
                    /**
                     * @description Makes it a download, with its name.
                     * @example attachment; filename*=UTF-8''report.pdf
                     */
                    "Content-Disposition": string;
                    /**
                     * @description Nothing in it may run.
                     * @example sandbox; default-src 'none'
                     */
                    "Content-Security-Policy": string;
                    /**
                     * @description No page of another origin may load it.
                     * @example same-origin
                     */
                    "Cross-Origin-Resource-Policy": string;
                    /**
                     * @description The tag of the file.
                     * @example "0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes of the file) */
                    "application/octet-stream": Blob;
                };
            };
            /** @description The range. */
            206: {
                headers: {
                    /**
                     * @description The position of the range, and the size of the file.
                     * @example bytes 1024-48210/48211
                     */
                    "Content-Range"?: string;
                    /**
                     * @description The tag of the file.
                     * @example "0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11"
                     */
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes of the file) */
                    "application/octet-stream": Blob;
                };
            };
            /** @description The copy is current. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["FileNotFound"];
            406: components["responses"]["NotAcceptable"];
            /** @description The range starts after the end of the file. */
            416: {
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
    listFiles: {
        parameters: {
            query?: {
                /**
                 * @description The value of `latest` in an earlier response.
                 * @example none
                 */
                after?: string;
                /**
                 * @description Only files in this direction.
                 * @example given
                 */
                direction?: components["schemas"]["FileDirection"];
            };
            header?: {
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileList"];
                };
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description The version of the protocol. Every client sends it, except to delete; another version gets 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
                /**
                 * @description The size of the file in bytes; at most the setting `files.maxBytes`.
                 * @example 48211
                 */
                "Upload-Length": number;
                /**
                 * @description Pairs of a key and a value in Base64, separated by commas. `filename` or `name` is the name, `relativePath` the path in a folder that is uploaded, `fingerprint` any text by which the sender finds an unfinished upload again. `give` makes it a file for the person, and `from` says who gives it.
                 * @example filename Ym9hcmQucGRm
                 */
                "Upload-Metadata"?: string;
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upload was created. */
            201: {
                headers: {
                    /**
                     * @description The path of the upload.
                     * @example /files/0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11
                     */
                    Location: string;
                    "Tus-Resumable": components["headers"]["TusVersionHeader"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidUpload"];
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            412: components["responses"]["OtherTusVersion"];
            413: components["responses"]["FileTooLarge"];
            /** @description Too many uploads of this owner are unfinished, or too many files wait for the person. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskReserve"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path: {
                /**
                 * @description The file's id.
                 * @example 0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11
                 */
                id: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. Its bytes are not in the response. */
            200: {
                headers: {
                    "Tus-Resumable": components["headers"]["TusVersionHeader"];
                    /**
                     * @description The size of the file in bytes.
                     * @example 48211
                     */
                    "Upload-Length": number;
                    "Upload-Offset": components["headers"]["UploadOffsetHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileEntry"];
                };
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["FileNotFound"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description The version of the protocol. Every client sends it, except to delete; another version gets 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path: {
                /**
                 * @description The file's id.
                 * @example 0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11
                 */
                id: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    "Tus-Resumable": components["headers"]["TusVersionHeader"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["FileNotFound"];
            412: components["responses"]["OtherTusVersion"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description The version of the protocol. Every client sends it, except to delete; another version gets 412.
                 * @example 1.0.0
                 */
                "Tus-Resumable"?: components["parameters"]["TusResumable"];
                /**
                 * @description The position of the first byte of the body, which must be the offset of the upload.
                 * @example 0
                 */
                "Upload-Offset": number;
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path: {
                /**
                 * @description The file's id.
                 * @example 0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11
                 */
                id: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        /** @description The bytes. Clients behind tunnels that limit bodies send parts, for example of 16 MiB. */
        requestBody?: {
            content: {
                /** @example (bytes of the file) */
                "application/offset+octet-stream": Blob;
            };
        };
        responses: {
            /** @description The bytes are on disk. */
            204: {
                headers: {
                    "Tus-Resumable": components["headers"]["TusVersionHeader"];
                    "Upload-Expires": components["headers"]["UploadExpires"];
                    "Upload-Offset": components["headers"]["UploadOffsetHeader"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidUpload"];
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["FileNotFound"];
            /** @description The upload continues at another position, or another request has taken over. Ask for the offset again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["OtherTusVersion"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["DiskReserve"];
        };
    };
    createFileDownload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path: {
                /**
                 * @description The file's id.
                 * @example 0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11
                 */
                id: components["parameters"]["FileId"];
            };
            cookie?: {
                /**
                 * @description The login of a browser, which its download addresses are bound to.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "__Host-annex_session"?: components["parameters"]["Cookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileDownload"];
                };
            };
            400: components["responses"]["InvalidId"];
            401: components["responses"]["KeyNeeded"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["FileNotFound"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPasteWidget: {
        parameters: {
            query?: {
                /**
                 * @description For a logged-in browser: the owner to save screenshots for. By default the owner of the setting `workspace`, otherwise the user's first one.
                 * @example acme
                 */
                owner?: string;
                /**
                 * @description What the next image shows. The widget fills it in, and the user can change it.
                 * @example Login dialog
                 */
                title?: components["schemas"]["ScreenshotTitle"];
            };
            header?: {
                /**
                 * @description The proof of the browser's session.
                 * @example Q2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmNKdzF
                 */
                "Annex-Proof"?: components["parameters"]["Proof"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers. A frame gets the page without a token.
                 * @example document
                 */
                "Sec-Fetch-Dest"?: components["parameters"]["FetchDest"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path?: never;
            cookie?: {
                /**
                 * @description The session of a logged-in browser.
                 * @example Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM
                 */
                "__Host-annex_session"?: components["parameters"]["SessionCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description The widget. A browser whose proof is missing gets a page that requests this one with the proof. */
            200: {
                headers: {
                    /**
                     * @description Lets the page load nothing from other servers.
                     * @example default-src 'none'; frame-ancestors 'none'
                     */
                    "Content-Security-Policy"?: string;
                    /**
                     * @description Keeps browsers from guessing another type.
                     * @example nosniff
                     */
                    "X-Content-Type-Options"?: "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The browser is not logged in. It comes back after the login. */
            302: {
                headers: {
                    /**
                     * @description The login page, or the platform's widget.
                     * @example /login?next=%2Fscreenshot-paste
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description The key lacks the scopes, or the user does not belong to the owner. */
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
    pasteScreenshot: {
        parameters: {
            query?: {
                /**
                 * @description What the image shows, if the image is sent as the request body itself. In a form, the field of the same name is used instead.
                 * @example Login dialog
                 */
                title?: components["schemas"]["ScreenshotTitle"];
            };
            header?: {
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The image, in a form or as the body itself. */
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
            /** @description The form has no image or more than one, a parameter is malformed, or the image cannot be read. Nothing was saved. */
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
            /** @description The body is neither a form nor one of the four image formats. */
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
    createPasteToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The owner. Unknown fields are ignored. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreatePasteToken"];
            };
        };
        responses: {
            /** @description The token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedPasteToken"];
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
            /** @description The user does not belong to the owner, or the request came from a page on another origin. */
            403: {
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
    getPaste: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path: {
                /**
                 * @description The screenshot's id, as returned when it was pasted.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current status of the screenshot, or an event stream. */
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
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path: {
                /**
                 * @description The screenshot's id, as returned when it was pasted.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both files have been deleted. */
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
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path: {
                /**
                 * @description The screenshot's id, as returned when it was pasted.
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
            /** @description The body is invalid, or the name has no characters left in kebab case. */
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
                 * @description The optimized copy, the original in full size, a thumbnail whose longest edge is at most 320 pixels, or the image for a vision model, which is at most 1568 pixels whatever the setting for optimized copies.
                 * @example thumbnail
                 */
                variant?: "optimized" | "original" | "thumbnail" | "model";
            };
            header?: {
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path: {
                /**
                 * @description The screenshot's id, as returned when it was pasted.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
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
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path: {
                /**
                 * @description The screenshot's id, as returned when it was pasted.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored screenshot. */
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
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path: {
                /**
                 * @description The screenshot's id, as returned when it was pasted.
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
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
            };
            path: {
                /**
                 * @description The screenshot's id, as returned when it was pasted.
                 * @example 4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21
                 */
                id: components["parameters"]["PasteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The screenshot with its previous names. */
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
            /** @description The files already have their initial name. */
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
                 * @description The id of a screenshot, or `latest` from an earlier response. Lists only screenshots saved after it, oldest first. `q` and `cursor` do not apply.
                 * @example none
                 */
                after?: string;
                /**
                 * @description Position at which to continue, taken from the query of `next`. Treat it as opaque.
                 * @example 1794744190512-9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of screenshots per page.
                 * @example 5
                 */
                limit?: number;
                /**
                 * @description Only screenshots that have all of these words in their names or in their recognized text. The recognized text is what was read to find a name, or everything once `getPasteText` was called.
                 * @example login error
                 */
                q?: string;
            };
            header?: {
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example for=192.0.2.7
                 */
                Forwarded?: components["parameters"]["Forwarded"];
                /**
                 * @description Set by browsers; `null` from a sandboxed frame. A request with this header needs the paste token. A program on this machine omits the header and needs no token. Our own console sends an API key instead.
                 * @example http://localhost:8790
                 */
                Origin?: components["parameters"]["Origin"];
                /**
                 * @description The token that the widget's page was served with. It is valid for that page only and replaces the origin, which a sandboxed frame does not have.
                 * @example q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M
                 */
                "Paste-Token"?: components["parameters"]["PasteToken"];
                /**
                 * @description Set by browsers, even if they set no `Origin`. A request with this header needs the paste token, unless it is `same-origin` and has an API key.
                 * @example cross-site
                 */
                "Sec-Fetch-Site"?: components["parameters"]["FetchSite"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 1.1 proxy.example
                 */
                Via?: components["parameters"]["Via"];
                /**
                 * @description Set by proxies. A request with this header counts as coming from another machine, whatever its source address, and needs an API key or a session token.
                 * @example 192.0.2.7
                 */
                "X-Forwarded-For"?: components["parameters"]["ForwardedFor"];
                /**
                 * @description Like `X-Forwarded-For`.
                 * @example 192.0.2.7
                 */
                "X-Real-IP"?: components["parameters"]["RealIp"];
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
            /** @description The limit is not an integer from 1 to 500, `cursor` or `after` is invalid, or a header is too long. */
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
