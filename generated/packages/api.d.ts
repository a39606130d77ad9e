export interface paths {
    "/packages/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search packages
         * @description Call it to let people find a package, or to list what fits a given system and tool version. Without any
         *     parameter it lists the whole repository, page by page.
         *
         *     `type` and `tag` choose packages. `platform`, `status` and `tool_version` choose versions: once one of them is
         *     given, a package with no version that meets all of them is left out. Each hit carries the newest version that
         *     fits, by epoch first and version number second. With none of the three given, a package that has been taken off
         *     the offer (it has no versions) is still found, with `version` null.
         *
         *     Hits come by falling `score`; equal scores keep the repository's order. A package that breaks the format is
         *     left out rather than breaking the search for everybody.
         */
        get: operations["searchPackages"];
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
        InvalidPlace: {
            /** @description The rule that the value breaks, in words. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        /**
         * @description The licence that the package is under: exactly one of these names, spelt as here.
         * @enum {string}
         */
        License: "public-domain" | "Apache" | "Apache-1.0" | "Apache-2.0" | "Artistic" | "Artistic-1.0" | "Artistic-2.0" | "BSD" | "BSD-2-Clause" | "BSD-3-Clause" | "BSD-4-Clause" | "ISC" | "CC-BY" | "CC-BY-1.0" | "CC-BY-2.0" | "CC-BY-2.5" | "CC-BY-3.0" | "CC-BY-4.0" | "CC-BY-SA" | "CC-BY-SA-1.0" | "CC-BY-SA-2.0" | "CC-BY-SA-2.5" | "CC-BY-SA-3.0" | "CC-BY-SA-4.0" | "CC-BY-ND" | "CC-BY-ND-1.0" | "CC-BY-ND-2.0" | "CC-BY-ND-2.5" | "CC-BY-ND-3.0" | "CC-BY-ND-4.0" | "CC-BY-NC" | "CC-BY-NC-1.0" | "CC-BY-NC-2.0" | "CC-BY-NC-2.5" | "CC-BY-NC-3.0" | "CC-BY-NC-4.0" | "CC-BY-NC-SA" | "CC-BY-NC-SA-1.0" | "CC-BY-NC-SA-2.0" | "CC-BY-NC-SA-2.5" | "CC-BY-NC-SA-3.0" | "CC-BY-NC-SA-4.0" | "CC-BY-NC-ND" | "CC-BY-NC-ND-1.0" | "CC-BY-NC-ND-2.0" | "CC-BY-NC-ND-2.5" | "CC-BY-NC-ND-3.0" | "CC-BY-NC-ND-4.0" | "CC0-1.0" | "CDDL-1.0" | "CPL" | "EFL" | "EFL-1.0" | "EFL-2.0" | "MIT" | "GPL" | "GPL-1.0" | "GPL-2.0" | "GPL-3.0" | "LGPL" | "LGPL-2.1" | "LGPL-3.0" | "GNU-LGPL-2.0" | "GFDL" | "GFDL-1.0" | "GFDL-1.1" | "GFDL-1.2" | "GFDL-1.3" | "GFDL-NIV" | "LPPL" | "LPPL-1.0" | "LPPL-1.1" | "LPPL-1.2" | "LPPL-1.3" | "MPL-1.1" | "Perl" | "Python-2.0" | "QPL-1.0" | "W3C" | "Zlib" | "Zope" | "Zope-1.0" | "Zope-1.1" | "Zope-2.0" | "Zope-2.1" | "CERN-OHL" | "WTFPL" | "Unlicense" | "open-source" | "unrestricted";
        /** @description What a list shows of a package, with the version to offer. */
        PackageHit: {
            /** @description The author's name. */
            author: string;
            /** @description The package's category; absent when it has none. */
            category?: string;
            /** @description What the package is for, in a sentence. */
            description: string;
            identifier: components["schemas"]["PackageIdentifier"];
            license: components["schemas"]["License"];
            /** @description The name people see. */
            name: string;
            /** @description How well the package fits `q`; good for comparing hits of one search, with no meaning beyond it. */
            score: number;
            /** @description The package's tags; empty when it has none. */
            tags: components["schemas"]["PackageTag"][];
            type: components["schemas"]["PackageType"];
            /** @description The newest version that fits the filters; null when the package has no versions. */
            version: components["schemas"]["PackageVersion"] | null;
        };
        /**
         * @description Names the package, for good and among all repositories: letters, digits, dots and hyphens; begins with a letter and ends with a letter or digit; 2 to 100 characters. A reversed domain name keeps it unique.
         * @example example.stitcher.via-stitcher
         */
        PackageIdentifier: string;
        /** @description One page of what a search found. */
        PackageSearch: {
            /** @description How many hits a page holds at most. */
            limit: number;
            /**
             * Format: uri-reference
             * @description The next page, as a URL relative to the one that was called; null on the last page, and where the next offset would be larger than 100000.
             */
            next: string | null;
            /** @description How many hits were skipped. */
            offset: number;
            /** @description The hits of this page, best first. */
            packages: components["schemas"]["PackageHit"][];
            /** @description How many packages fit, on all pages together. */
            total: number;
        };
        /**
         * @description A word to find a package by: lower-case letters, digits and hyphens; 2 to 50 characters.
         * @example copper-fill
         */
        PackageTag: string;
        /**
         * @description What kind of package it is.
         * @enum {string}
         */
        PackageType: "plugin" | "library" | "colortheme";
        /** @description One published version of a package. A repository's list also says where to download it; the metadata inside an archive does not. */
        PackageVersion: {
            /** @description SHA-256 of the archive as it is downloaded. */
            download_sha256?: components["schemas"]["Sha256"];
            /**
             * @description Size of the archive in bytes.
             * @example 48213
             */
            download_size?: number;
            /** @description Downloads the archive directly, with no page in between. */
            download_url?: components["schemas"]["URL"];
            /**
             * @description Size of the extracted files in bytes.
             * @example 131877
             */
            install_size?: number;
            /** @description Regular expressions that name files to be kept when this version replaces another, in addition to the package's own list. */
            keep_on_update?: string[];
            /** @description The systems this version runs on. Absent: all of them. */
            platforms?: components["schemas"]["Platform"][];
            /**
             * @description The runtime a plugin needs; assumed to be `swig` when absent. Not used for packages that are not plugins.
             * @enum {string}
             */
            runtime?: "swig" | "ipc";
            status: components["schemas"]["VersionStatus"];
            /** @description The oldest version of the design tool that this version works with. Parts that are left out count as 0. */
            tool_version: components["schemas"]["ToolVersion"];
            /** @description The newest version of the design tool that this version works with. Parts that are left out match anything: `9` takes 9.0.7 in. Absent: no upper bound. */
            tool_version_max?: components["schemas"]["ToolVersion"];
            /**
             * @description major[.minor[.patch]]. A part that is left out counts as 0, so `1.0` and `1.0.0` are the same version.
             * @example 1
             * @example 1.4
             * @example 1.4.0
             */
            version: string;
            /**
             * @description Compared before the version: a higher epoch is later, whatever the numbers say. Counts as 0 when absent. Raise it when the numbering starts over.
             * @example 1
             */
            version_epoch?: number;
        };
        /**
         * @description An operating system.
         * @enum {string}
         */
        Platform: "windows" | "macos" | "linux";
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
        /**
         * @description A SHA-256 in lower-case hexadecimal digits.
         * @example 6f1ed002ab5595859014ebf0951522d9a1d3c1e5b5d7b8c6a6e1f0c3b2a49788
         */
        Sha256: string;
        /**
         * @description A version of the design tool: major[.minor[.patch]].
         * @example 9
         * @example 9.0
         * @example 9.0.7
         */
        ToolVersion: string;
        /**
         * @description Either a web address: `http://` or `https://`, a host, no white space anywhere. Or a local file: `file://`, a drive letter and a colon or a slash, then anything but NUL.
         * @example https://packages.example/packages.json
         * @example file:///home/ada/packages/packages.json
         * @example file://C:/packages/packages.json
         */
        URL: string;
        /**
         * @description How far the version can be trusted. `stable` is offered to everybody, `testing` and `development` to those who ask for them, `deprecated` should no longer be installed.
         * @enum {string}
         */
        VersionStatus: "stable" | "testing" | "development" | "deprecated";
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
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    searchPackages: {
        parameters: {
            query?: {
                /**
                 * @description How many hits to answer at most.
                 * @example 2
                 */
                limit?: number;
                /**
                 * @description How many hits to skip.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Only versions that run on at least one of these systems, separated by commas. A version that names no systems runs on all.
                 * @example [
                 *       "linux",
                 *       "macos"
                 *     ]
                 */
                platform?: components["schemas"]["Platform"][];
                /**
                 * @description Words to look for, separated by white space, upper and lower case alike. A package is found when at least one of them is, and comes the higher the more of them are. The identifier weighs most, then the name, the tags, both descriptions, the maintainer, and last the author, the resources and the licence; words of one or two characters are looked for in the identifier only. Absent or empty: every package is found, with score 0.
                 * @example via stitching
                 */
                q?: string;
                /**
                 * @description Only versions with one of these statuses, separated by commas.
                 * @example [
                 *       "stable",
                 *       "testing"
                 *     ]
                 */
                status?: components["schemas"]["VersionStatus"][];
                /**
                 * @description Only packages that carry this tag; repeat the parameter to ask for several, all of them required.
                 * @example [
                 *       "vias",
                 *       "copper-fill"
                 *     ]
                 */
                tag?: string[];
                /**
                 * @description Only versions that work with this version of the design tool: not older than their `tool_version`, not newer than their `tool_version_max`.
                 * @example 9.0.7
                 */
                tool_version?: string;
                /**
                 * @description Only packages of this type.
                 * @example plugin
                 */
                type?: components["schemas"]["PackageType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of hits; an empty one when nothing fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageSearch"];
                };
            };
            /** @description A parameter is malformed, out of range or given twice. Each wrong place is listed with a pointer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            /** @description The repository folder cannot be read, or the service is stopping. Try again later. */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
