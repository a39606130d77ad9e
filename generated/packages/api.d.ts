export interface paths {
    "/packages/{identifier}/icon.png": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The package's identifier.
                 * @example example.stitcher.via-stitcher
                 */
                identifier: components["parameters"]["Identifier"];
            };
            cookie?: never;
        };
        /**
         * Get a package's icon
         * @description Returns the package's `<identifier>/icon.png` from the repository's resources, so that you do not need to
         *     download the whole archive. Only files that start like a PNG and are at most 256 KiB are served.
         */
        get: operations["getPackageIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{identifier}/package.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The package's identifier.
                 * @example example.stitcher.via-stitcher
                 */
                identifier: components["parameters"]["Identifier"];
            };
            cookie?: never;
        };
        /**
         * Get a package
         * @description Returns the package with its long description, its links and all its versions, as in the repository's list.
         */
        get: operations["getPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/{identifier}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The package's identifier.
                 * @example example.stitcher.via-stitcher
                 */
                identifier: components["parameters"]["Identifier"];
            };
            cookie?: never;
        };
        /**
         * Resolve the version to install
         * @description Call this before an installation. It chooses the same version as a package manager would, and says for every
         *     other version why it was not chosen.
         *
         *     A version matches if it works with `tool_version`, runs on `platform`, can use `runtime` and satisfies `status`.
         *     A parameter that is absent does not filter. Of the matching versions, the newest stable one is chosen, or the
         *     newest of any status if none is stable. If `status` is given, the newest matching version is chosen. Epochs are
         *     compared first, version numbers second. If no version matches, `version` is null; this is not an error.
         */
        get: operations["resolvePackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/archives/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the archive, from a version's `download_url`.
                 * @example example.stitcher.via-stitcher-1.4.0.zip
                 */
                file: string;
            };
            cookie?: never;
        };
        /**
         * Download a version's archive
         * @description The file that a version's `download_url` points to if the repository hosts its own archives. Verify
         *     `download_size` and `download_sha256` before you open it.
         */
        get: operations["downloadArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/manifests.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the package manifests
         * @description The file that the repository's `manifests` points to. For every version of every package, it lists the files in
         *     the archive with their sizes and SHA-256, so that an installation can be verified without downloading it again.
         */
        get: operations["getManifests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/metadata/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the file: `timestamp.json`, `snapshot.json`, `targets.json`, `root.json`, or a numbered version of the root such as `2.root.json`.
                 * @example timestamp.json
                 */
                file: string;
            };
            cookie?: never;
        };
        /**
         * Get a signing metadata file
         * @description The signatures of the repository, in the file format of The Update Framework (TUF) 1.0, with Ed25519 keys. The
         *     root names the keys. The timestamp expires soon and pins the snapshot, the snapshot pins the targets, and the
         *     targets give length and SHA-256 of `repository.json`, `packages.json`, `resources.zip` and `manifests.json`. The
         *     package list gives the SHA-256 of each archive.
         *
         *     Verify the files as the TUF client workflow describes it: start from a root that you trust, then follow
         *     `2.root.json`, `3.root.json` and so on until one is missing. All TUF clients can read these files; they are not
         *     consistent snapshots.
         */
        get: operations["getSigningMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/packages.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the complete package list
         * @description The file that the repository's `packages` points to. Its bytes match the SHA-256 given there, even if a package
         *     in it is invalid; `searchPackages` leaves out such packages.
         */
        get: operations["getPackageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/quarantine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List excluded packages and their errors
         * @description Packages with invalid metadata are excluded from every response, so that they do not cause errors for other
         *     packages. They are also excluded from the package list file, unless the operator keeps them there. Authors can
         *     see here what is wrong with their package; the errors are the same as from `validatePackages`. The list is empty
         *     if all packages are valid.
         */
        get: operations["getQuarantine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/repository": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the repository's name and signature state
         * @description Use this to monitor the repository. It tells whether the repository is signed and when its signatures expire.
         *     Clients refuse a repository whose signatures have expired or do not match its files.
         */
        get: operations["getRepositoryStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/repository.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the repository's entry point
         * @description The address to configure in package managers. The file names the repository and points to its package list, its
         *     resources and its manifests, each with its SHA-256 and the time it last changed.
         */
        get: operations["getRepository"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/resources.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the resources
         * @description The file that the repository's `resources` points to: a ZIP archive of additional files, with each package's
         *     icon at `<identifier>/icon.png`.
         */
        get: operations["getResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/schema/v1.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the package format's JSON Schema
         * @description The JSON Schema (2020-12) of the format, version 1. Its root describes one package; `#/$defs/PackageArray`,
         *     `#/$defs/Repository` and `#/$defs/Manifests` describe the repository's files. Editors that support `$schema` can
         *     use this URL.
         */
        get: operations["getPackageSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search packages
         * @description Use this to find packages, or to list the packages that support a given system and tool version. Without
         *     parameters, it lists the whole repository, page by page.
         *
         *     `type` and `tag` filter packages. `platform`, `status` and `tool_version` filter versions: if any of them is
         *     given, packages without a version that matches all of them are left out. Each result contains the newest
         *     matching version, by epoch first and version number second. If none of the three is given, withdrawn packages
         *     (packages without versions) are also found, with `version` null.
         *
         *     Results are sorted by descending `score`; results with the same score keep the repository's order. Packages with
         *     invalid metadata are left out, so that they do not break the search.
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
    "/packages/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a package, a list or a repository
         * @description Send a document before you publish it to find out what is wrong and how to fix it. The format is checked first,
         *     then problems that a schema cannot detect: placeholder hashes, contradictory times, duplicate versions, and
         *     regular expressions that do not compile. Nothing is downloaded and nothing is stored.
         *
         *     The response is always 200; `valid` says whether the findings include an error. Only a request without a
         *     document gets 400.
         */
        post: operations["validatePackages"];
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
        /** @description The prefix of the two tool-version fields: with `tool`, they are `tool_version` and `tool_version_max`. Defaults to the platform's setting, which is `tool` unless configured otherwise. */
        Brand: string;
        /** @description A person or a group, and how to reach them. */
        Contact: {
            /**
             * @description Ways to reach them. Each key is the kind of address (lower-case letters, digits, spaces and hyphens; 2 to 50 characters), each value the address. May be empty. A key of any other form is an error.
             * @example {
             *       "web": "https://stitcher.example/",
             *       "email": "ada@stitcher.example"
             *     }
             */
            contact: {
                [key: string]: string;
            };
            /**
             * @description The name of the person or group.
             * @example Ada Moreau
             */
            name: string;
        };
        InvalidPlace: {
            /** @description The rule that the value violates. */
            detail: string;
            /** @description JSON Pointer (RFC 6901) into the request: `/body/max_age`, `/query/limit`, `/path/token`, `/header/accept`. */
            pointer: string;
        };
        /**
         * @description The license of the package: exactly one of these names, spelled as here.
         * @enum {string}
         */
        License: "public-domain" | "Apache" | "Apache-1.0" | "Apache-2.0" | "Artistic" | "Artistic-1.0" | "Artistic-2.0" | "BSD" | "BSD-2-Clause" | "BSD-3-Clause" | "BSD-4-Clause" | "ISC" | "CC-BY" | "CC-BY-1.0" | "CC-BY-2.0" | "CC-BY-2.5" | "CC-BY-3.0" | "CC-BY-4.0" | "CC-BY-SA" | "CC-BY-SA-1.0" | "CC-BY-SA-2.0" | "CC-BY-SA-2.5" | "CC-BY-SA-3.0" | "CC-BY-SA-4.0" | "CC-BY-ND" | "CC-BY-ND-1.0" | "CC-BY-ND-2.0" | "CC-BY-ND-2.5" | "CC-BY-ND-3.0" | "CC-BY-ND-4.0" | "CC-BY-NC" | "CC-BY-NC-1.0" | "CC-BY-NC-2.0" | "CC-BY-NC-2.5" | "CC-BY-NC-3.0" | "CC-BY-NC-4.0" | "CC-BY-NC-SA" | "CC-BY-NC-SA-1.0" | "CC-BY-NC-SA-2.0" | "CC-BY-NC-SA-2.5" | "CC-BY-NC-SA-3.0" | "CC-BY-NC-SA-4.0" | "CC-BY-NC-ND" | "CC-BY-NC-ND-1.0" | "CC-BY-NC-ND-2.0" | "CC-BY-NC-ND-2.5" | "CC-BY-NC-ND-3.0" | "CC-BY-NC-ND-4.0" | "CC0-1.0" | "CDDL-1.0" | "CPL" | "EFL" | "EFL-1.0" | "EFL-2.0" | "MIT" | "GPL" | "GPL-1.0" | "GPL-2.0" | "GPL-3.0" | "LGPL" | "LGPL-2.1" | "LGPL-3.0" | "GNU-LGPL-2.0" | "GFDL" | "GFDL-1.0" | "GFDL-1.1" | "GFDL-1.2" | "GFDL-1.3" | "GFDL-NIV" | "LPPL" | "LPPL-1.0" | "LPPL-1.1" | "LPPL-1.2" | "LPPL-1.3" | "MPL-1.1" | "Perl" | "Python-2.0" | "QPL-1.0" | "W3C" | "Zlib" | "Zope" | "Zope-1.0" | "Zope-1.1" | "Zope-2.0" | "Zope-2.1" | "CERN-OHL" | "WTFPL" | "Unlicense" | "open-source" | "unrestricted";
        /** @description A file in an archive. */
        ManifestFile: {
            /**
             * @description The path in the archive, with forward slashes and no leading slash. Clients refuse an archive if a path has control characters or invisible ones. Joiners (U+200C, U+200D) and variation selectors are allowed after a character that is not ASCII, because some scripts and emoji need them.
             * @example plugins/__init__.py
             */
            path: string;
            /** @description SHA-256 of the file. */
            sha256: components["schemas"]["Sha256"];
            /**
             * @description Size of the file in bytes.
             * @example 131065
             */
            size: number;
        };
        /**
         * @description The files of every version; the content of manifests.json. Used to verify an installation without downloading it again.
         * @example {
         *       "manifests": {
         *         "example.stitcher.via-stitcher": {
         *           "1.4.0": {
         *             "files": [
         *               {
         *                 "path": "metadata.json",
         *                 "size": 812,
         *                 "sha256": "5b0c8f7d6e9a1b2c3d4e5f60718293a4b5c6d7e8f9001122334455667788990a"
         *               },
         *               {
         *                 "path": "plugins/__init__.py",
         *                 "size": 131065,
         *                 "sha256": "77c1e3f5a7b9d0e2f4a6b8c0d2e4f6a8b0c2d4e6f8a0b2c4d6e8f0a1b3c5d7e9"
         *               }
         *             ]
         *           }
         *         }
         *       }
         *     }
         */
        Manifests: {
            /** @description The manifests of each package, by identifier. */
            manifests: {
                [key: string]: components["schemas"]["PackageManifests"];
            };
        };
        /**
         * Format: uri-reference
         * @description The URL of the next page, relative to the URL of this request. Null on the last page.
         */
        Next: string | null;
        /**
         * @description One installable package with all its versions.
         * @example {
         *       "name": "Via Stitcher",
         *       "description": "Fills copper areas with stitching vias.",
         *       "description_full": "Fills the copper areas of a board with stitching vias on a grid of your choice.\n\nKeeps clear of tracks, pads and keep-out areas.",
         *       "identifier": "example.stitcher.via-stitcher",
         *       "type": "plugin",
         *       "author": {
         *         "name": "Ada Moreau",
         *         "contact": {
         *           "web": "https://stitcher.example/",
         *           "email": "ada@stitcher.example"
         *         }
         *       },
         *       "category": "layout",
         *       "license": "GPL-3.0",
         *       "resources": {
         *         "Homepage": "https://stitcher.example/"
         *       },
         *       "tags": [
         *         "vias",
         *         "copper-fill"
         *       ],
         *       "keep_on_update": [
         *         "/settings\\.json$"
         *       ],
         *       "versions": [
         *         {
         *           "version": "1.4.0",
         *           "download_url": "https://stitcher.example/archives/via-stitcher-1.4.0.zip",
         *           "download_sha256": "b6d4c1c7e0b6d1b3a9a4f1e36b1b7c1d7e51f0f8a53c1c9a3e0f8d2b6a4c5e71",
         *           "download_size": 48213,
         *           "install_size": 131877,
         *           "status": "stable",
         *           "platforms": [
         *             "windows",
         *             "macos",
         *             "linux"
         *           ],
         *           "runtime": "ipc",
         *           "tool_version": "9.0"
         *         }
         *       ]
         *     }
         */
        Package: {
            /** @description The author of the package. */
            author: components["schemas"]["Contact"];
            /**
             * @description A word of your choice to group packages by.
             * @example layout
             */
            category?: string;
            /**
             * @description Short description of the package, shown in lists.
             * @example Fills copper areas with stitching vias.
             */
            description: string;
            /**
             * @description Long description of the package, shown on its own page. Line breaks are kept.
             * @example Fills the copper areas of a board with stitching vias on a grid of your choice.
             *
             *     Keeps clear of tracks, pads and keep-out areas.
             */
            description_full: string;
            identifier: components["schemas"]["PackageIdentifier"];
            /** @description Regular expressions for files to keep when the package is updated. Each is searched for, unanchored, in a file's path below the install directory, which starts with `/`. Applies to every version, in addition to the version's own list. */
            keep_on_update?: string[];
            license: components["schemas"]["License"];
            /** @description The current maintainer, if different from the author. */
            maintainer?: components["schemas"]["Contact"];
            /**
             * @description The display name of the package.
             * @example Via Stitcher
             */
            name: string;
            /**
             * @description Links of the package. Each key is a label (letters, digits, spaces and hyphens; 2 to 50 characters), each value the target. May be empty. A key of any other form is an error.
             * @example {
             *       "Homepage": "https://stitcher.example/",
             *       "Issue tracker": "https://stitcher.example/issues"
             *     }
             */
            resources: {
                [key: string]: string;
            };
            /**
             * @description Keywords for finding the package. Omit the property instead of giving an empty list.
             * @example [
             *       "vias",
             *       "copper-fill"
             *     ]
             */
            tags?: components["schemas"]["PackageTag"][];
            type: components["schemas"]["PackageType"];
            /** @description All published versions, by convention newest first. No two entries may be equal. An empty list withdraws the package. */
            versions: components["schemas"]["PackageVersion"][];
        };
        /** @description A repository's package list; the content of packages.json. */
        PackageArray: {
            /** @description The packages, in display order. */
            packages: components["schemas"]["Package"][];
        };
        /**
         * @description `package` is one package, `packages` a list like packages.json, `repository` an entry point like repository.json.
         * @enum {string}
         */
        PackageDocumentKind: "package" | "packages" | "repository";
        /** @description An error or a warning. */
        PackageFinding: {
            /** @description A description of the error. */
            message: string;
            /** @description The location, as a JSON Pointer (RFC 6901) into the document; empty for the document itself. */
            pointer: string;
            /** @description The rule that is violated: a keyword of the format's schema, or the name of a lint rule. */
            rule: string;
            /**
             * @description An `error` prevents publication, a `warning` does not.
             * @enum {string}
             */
            severity: "error" | "warning";
            /** @description Suggested replacement; null if there is none. */
            suggestion: string | null;
        };
        /** @description Summary of a package, with the version to offer. */
        PackageHit: {
            /** @description The author's name. */
            author: string;
            /** @description The package's category; absent if it has none. */
            category?: string;
            /** @description Short description of the package. */
            description: string;
            identifier: components["schemas"]["PackageIdentifier"];
            license: components["schemas"]["License"];
            /** @description The display name of the package. */
            name: string;
            /** @description A newer version that also matches but has a less stable status. Absent if there is none. */
            newer?: components["schemas"]["PackageVersion"];
            /** @description How well the package matches `q`. Only comparable within one search. */
            score: number;
            /** @description The package's tags; empty if it has none. */
            tags: components["schemas"]["PackageTag"][];
            type: components["schemas"]["PackageType"];
            /** @description The version that would be installed, chosen from those that match the filters: the newest stable one, or the newest if none is stable. If `status` is given, the newest. Null if the package has no versions. */
            version: components["schemas"]["PackageVersion"] | null;
        };
        /**
         * @description Identifies the package permanently across all repositories: letters, digits, dots and hyphens; starts with a letter and ends with a letter or digit; 2 to 100 characters. Use a reversed domain name to keep it unique.
         * @example example.stitcher.via-stitcher
         */
        PackageIdentifier: string;
        /** @description The manifests of one package, by version as written in the list. An epoch other than 0 precedes the version with a colon: `1:0.9.0`. */
        PackageManifests: {
            [key: string]: components["schemas"]["VersionManifest"];
        };
        /** @description The version to install, and why the others were not chosen. */
        PackageResolution: {
            identifier: components["schemas"]["PackageIdentifier"];
            /** @description All other versions, newest first. */
            others: components["schemas"]["PassedOver"][];
            /** @description The version to install; null if none matches. */
            version: components["schemas"]["PackageVersion"] | null;
        };
        /** @description A JSON Schema. */
        PackageSchema: {
            /** @description The definitions of the format, by name. */
            $defs: Record<string, unknown>;
            /** @description The name and version of the format. */
            $id: string;
            /**
             * @description The JSON Schema dialect.
             * @constant
             */
            $schema: "https://json-schema.org/draft/2020-12/schema";
        } & {
            [key: string]: unknown;
        };
        /** @description One page of search results. */
        PackageSearch: {
            /** @description Maximum number of results per page. */
            limit: number;
            next: components["schemas"]["Next"];
            /** @description Number of results skipped. */
            offset: number;
            /** @description The results on this page, best match first. */
            packages: components["schemas"]["PackageHit"][];
            /** @description Total number of matching packages on all pages. */
            total: number;
        };
        /**
         * @description A keyword for finding a package: lower-case letters, digits and hyphens; 2 to 50 characters.
         * @example copper-fill
         */
        PackageTag: string;
        /**
         * @description The kind of package.
         * @enum {string}
         */
        PackageType: "plugin" | "library" | "colortheme";
        /** @description The result of a validation. */
        PackageVerdict: {
            /** @description The findings, errors first, in document order; at most 1000. */
            findings: components["schemas"]["PackageFinding"][];
            kind: components["schemas"]["PackageDocumentKind"];
            /** @description Total number of findings, including those not listed. */
            total: number;
            /** @description Whether the document conforms to the format; warnings do not count. */
            valid: boolean;
        };
        /** @description One published version of a package. A repository's list also gives its download location; the metadata inside an archive does not. */
        PackageVersion: {
            /** @description SHA-256 of the archive as downloaded. */
            download_sha256?: components["schemas"]["Sha256"];
            /**
             * @description Size of the archive in bytes.
             * @example 48213
             */
            download_size?: number;
            /** @description Direct download URL of the archive, without a page in between. */
            download_url?: components["schemas"]["URL"];
            /**
             * @description Size of the extracted files in bytes. Clients do not install an archive whose files are larger.
             * @example 131877
             */
            install_size?: number;
            /** @description Regular expressions for files to keep when this version replaces another, in addition to the package's own list. */
            keep_on_update?: string[];
            /** @description The systems this version runs on; all systems if absent. */
            platforms?: components["schemas"]["Platform"][];
            /** @description The runtime a plugin needs; defaults to `swig`. Not used for packages that are not plugins. */
            runtime?: components["schemas"]["Runtime"];
            status: components["schemas"]["VersionStatus"];
            /** @description Oldest version of the design tool that this version supports. Missing parts count as 0. */
            tool_version: components["schemas"]["ToolVersion"];
            /** @description Newest version of the design tool that this version supports. Missing parts match anything: `9` includes 9.0.7. No upper bound if absent. */
            tool_version_max?: components["schemas"]["ToolVersion"];
            /**
             * @description The version number: major[.minor[.patch]]. Missing parts count as 0, so `1.0` and `1.0.0` are the same version.
             * @example 1
             * @example 1.4
             * @example 1.4.0
             */
            version: string;
            /**
             * @description The epoch, which is compared before the version number: a version with a higher epoch is later. Defaults to 0. Increase it when the numbering starts over.
             * @example 1
             */
            version_epoch?: number;
        };
        /** @description A version that was not chosen. */
        PassedOver: {
            /** @description Why the version was not chosen, for people. */
            detail: string;
            /**
             * @description Why the version was not chosen, for programs; the first of these that applies. `tool-too-old`: it needs a newer design tool. `tool-too-new`: it needs an older one. `platform`: it does not run on that system. `runtime`: it needs another runtime. `status`: it is less stable than requested, or than the chosen version. `older`: it matches, but so does a newer version.
             * @enum {string}
             */
            reason: "tool-too-old" | "tool-too-new" | "platform" | "runtime" | "status" | "older";
            status: components["schemas"]["VersionStatus"];
            /** @description The number of the version. */
            version: string;
            /** @description The version's epoch; absent if the list gives none. */
            version_epoch?: number;
        };
        /**
         * @description An operating system.
         * @enum {string}
         */
        Platform: "windows" | "macos" | "linux";
        /**
         * Format: binary
         * @description A PNG image.
         */
        PngBytes: Blob;
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
        /** @description The excluded packages. */
        Quarantine: {
            /** @description The packages, in the order of the list; at most 1000. */
            packages: components["schemas"]["QuarantinedPackage"][];
            /** @description Total number of excluded packages, including those not listed. */
            total: number;
        };
        /** @description An excluded package. */
        QuarantinedPackage: {
            /** @description The first few errors. */
            errors: components["schemas"]["QuarantineError"][];
            /** @description The identifier in its metadata; null if that is not a string. */
            identifier: string | null;
            /** @description Zero-based index in the `packages` of the list. */
            index: number;
        };
        /** @description One error. */
        QuarantineError: {
            /** @description A description of the error. */
            detail: string;
            /** @description The location, as a JSON Pointer (RFC 6901) into packages.json. */
            pointer: string;
        };
        /**
         * @description The entry point of a repository; the content of repository.json. It gives the locations and hashes of the repository's files.
         * @example {
         *       "name": "Example packages",
         *       "packages": {
         *         "url": "https://packages.example/packages.json",
         *         "sha256": "6f1ed002ab5595859014ebf0951522d9a1d3c1e5b5d7b8c6a6e1f0c3b2a49788",
         *         "update_timestamp": 1794744000,
         *         "update_time_utc": "2026-11-15 12:00:00"
         *       },
         *       "resources": {
         *         "url": "https://packages.example/resources.zip",
         *         "sha256": "0d4c3c9f5b2f1f6c9d6f0c7b1a2e3d4f5a6b7c8d9e0f1a2b3c4d5e6f7a8b9c0d",
         *         "update_timestamp": 1794744000,
         *         "update_time_utc": "2026-11-15 12:00:00"
         *       },
         *       "manifests": {
         *         "url": "https://packages.example/manifests.json",
         *         "sha256": "c1f5b8d3e7a94602b1c0d9e8f7a6b5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8",
         *         "update_timestamp": 1794744000,
         *         "update_time_utc": "2026-11-15 12:00:00"
         *       },
         *       "maintainer": {
         *         "name": "Ada Moreau",
         *         "contact": {
         *           "web": "https://packages.example/"
         *         }
         *       }
         *     }
         */
        Repository: {
            /** @description The schema that the file follows. */
            $schema?: components["schemas"]["URL"];
            /** @description The maintainer of the repository. */
            maintainer?: components["schemas"]["Contact"];
            /** @description The package manifests: the files of each version, with size and hash. */
            manifests?: components["schemas"]["RepositoryResource"];
            /**
             * @description The display name of the repository.
             * @example Example packages
             */
            name: string;
            /** @description The package metadata, a PackageArray. */
            packages: components["schemas"]["RepositoryResource"];
            /** @description An archive of additional resource files. A package's icon is `<identifier>/icon.png` in it. */
            resources?: components["schemas"]["RepositoryResource"];
        };
        /** @description A file that belongs to a repository. */
        RepositoryResource: {
            /** @description SHA-256 of the file. Clients reject a file that does not match. */
            sha256?: components["schemas"]["Sha256"];
            /**
             * @description The same time in human-readable form: YYYY-MM-DD HH:MM:SS, in UTC, not local time.
             * @example 2026-11-15 12:00:00
             */
            update_time_utc?: string;
            /**
             * @description When the file was last changed, in seconds since 1970-01-01 00:00:00 UTC. Clients download the file again when this number differs from the one they know, so it must change whenever the content does.
             * @example 1794744000
             */
            update_timestamp: number;
            /** @description URL of the file. */
            url: components["schemas"]["URL"];
        };
        /** @description The signature of a repository. */
        RepositorySignature: {
            expires: components["schemas"]["SigningTime"];
            /** @description The fingerprint of the newest root, for `annex packages repositories add URL#root=...`. */
            root: string;
            /** @description The version of the newest root. It grows when keys are rotated. */
            root_version: number;
            /** @description The version of the timestamp. It grows with each signature. */
            version: number;
        };
        /** @description The name of the repository and the state of its signatures. */
        RepositoryStatus: {
            /** @description The name of the repository; null if it has no repository.json. */
            name: string | null;
            /** @description The signature; null if the repository is unsigned or its signatures are invalid. */
            signature: components["schemas"]["RepositorySignature"] | null;
            /**
             * @description `signed`: the signatures are valid. `expired`: they have expired; the operator must run `annex packages sign --refresh`. `invalid`: they do not match the files, so clients refuse the repository. `unsigned`: there are none.
             * @enum {string}
             */
            signing: "signed" | "expired" | "invalid" | "unsigned";
        };
        /**
         * @description The way the design tool runs plugins.
         * @enum {string}
         */
        Runtime: "swig" | "ipc";
        /**
         * @description A SHA-256 hash in lower-case hexadecimal digits.
         * @example 6f1ed002ab5595859014ebf0951522d9a1d3c1e5b5d7b8c6a6e1f0c3b2a49788
         */
        Sha256: string;
        /** @description Hashes of the file, by algorithm. */
        SigningHashes: {
            sha256: components["schemas"]["Sha256"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A public key. Annex writes Ed25519 keys. It also verifies the schemes `ecdsa-sha2-nistp256` and
         *     `rsassa-pss-sha256`, and ignores others.
         */
        SigningKey: {
            /** @description The type of the key, such as `ed25519`. */
            keytype: string;
            /** @description The public part of the key. */
            keyval: {
                /** @description The public key; 64 hexadecimal digits for Ed25519, or PEM. */
                public: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The signature scheme, such as `ed25519`. */
            scheme: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Identifies a key. Annex uses the SHA-256 of its canonical JSON text, and accepts any text. */
        SigningKeyId: string;
        /** @description The length of the file in bytes. */
        SigningLength: number;
        /** @description Pins a metadata file. */
        SigningMeta: {
            hashes?: components["schemas"]["SigningHashes"];
            length?: components["schemas"]["SigningLength"];
            version: components["schemas"]["SigningVersion"];
        } & {
            [key: string]: unknown;
        };
        /** @description A signing metadata file of TUF 1.0. */
        SigningMetadata: {
            /** @description Signatures of the canonical JSON text of `signed`. */
            signatures: components["schemas"]["SigningSignature"][];
            /** @description The content. */
            signed: components["schemas"]["SigningRoot"] | components["schemas"]["SigningTimestamp"] | components["schemas"]["SigningSnapshot"] | components["schemas"]["SigningTargets"];
        } & {
            [key: string]: unknown;
        };
        /** @description The keys of one kind of file, and how many of them must sign it. */
        SigningRole: {
            /** @description The key ids. */
            keyids: components["schemas"]["SigningKeyId"][];
            /** @description How many different keys must sign. */
            threshold: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Names the keys that sign each file. */
        SigningRoot: {
            /**
             * @description The kind of file. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            _type: "root";
            /** @description Whether file names contain versions and hashes. Annex writes false and requires it. */
            consistent_snapshot?: boolean;
            expires: components["schemas"]["SigningTime"];
            /** @description The keys, by key id. */
            keys: {
                [key: string]: components["schemas"]["SigningKey"];
            };
            /** @description The keys that sign each kind of file. */
            roles: {
                root: components["schemas"]["SigningRole"];
                snapshot: components["schemas"]["SigningRole"];
                targets: components["schemas"]["SigningRole"];
                timestamp: components["schemas"]["SigningRole"];
            } & {
                [key: string]: unknown;
            };
            spec_version: components["schemas"]["SigningSpecVersion"];
            version: components["schemas"]["SigningVersion"];
        } & {
            [key: string]: unknown;
        };
        /** @description One signature. */
        SigningSignature: {
            keyid: components["schemas"]["SigningKeyId"];
            /** @description The signature in hexadecimal digits; 128 digits for Ed25519. */
            sig: string;
        };
        /** @description Pins the current targets. */
        SigningSnapshot: {
            /**
             * @description The kind of file. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            _type: "snapshot";
            expires: components["schemas"]["SigningTime"];
            /** @description The targets files, by name. */
            meta: {
                "targets.json": components["schemas"]["SigningMeta"];
            } & {
                [key: string]: components["schemas"]["SigningMeta"];
            };
            spec_version: components["schemas"]["SigningSpecVersion"];
            version: components["schemas"]["SigningVersion"];
        } & {
            [key: string]: unknown;
        };
        /** @description The version of the TUF specification. */
        SigningSpecVersion: string;
        /** @description Pins a file of the repository. */
        SigningTarget: {
            hashes: components["schemas"]["SigningHashes"];
            length: components["schemas"]["SigningLength"];
        } & {
            [key: string]: unknown;
        };
        /** @description Gives the length and SHA-256 of each file of the repository. */
        SigningTargets: {
            /**
             * @description The kind of file. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            _type: "targets";
            expires: components["schemas"]["SigningTime"];
            spec_version: components["schemas"]["SigningSpecVersion"];
            /** @description The files, by path. */
            targets: {
                [key: string]: components["schemas"]["SigningTarget"];
            };
            version: components["schemas"]["SigningVersion"];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description When the signature expires, in UTC.
         * @example 2026-12-15T12:00:00Z
         */
        SigningTime: string;
        /** @description Pins the current snapshot. Expires soon, so that an attacker cannot withhold updates for long. */
        SigningTimestamp: {
            /**
             * @description The kind of file. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            _type: "timestamp";
            expires: components["schemas"]["SigningTime"];
            /** @description The snapshot. */
            meta: {
                "snapshot.json": components["schemas"]["SigningMeta"];
            };
            spec_version: components["schemas"]["SigningSpecVersion"];
            version: components["schemas"]["SigningVersion"];
        } & {
            [key: string]: unknown;
        };
        /** @description The version of the file. It grows with each change. */
        SigningVersion: number;
        /**
         * @description A version of the design tool: major[.minor[.patch]].
         * @example 9
         * @example 9.0
         * @example 9.0.7
         */
        ToolVersion: string;
        /**
         * @description Either a web URL: `http://` or `https://` and a host, without white space. Or a local file: `file://`, then a drive letter and a colon or a slash, then any characters except NUL.
         * @example https://packages.example/packages.json
         * @example file:///home/ada/packages/packages.json
         * @example file://C:/packages/packages.json
         */
        URL: string;
        /** @description A document to validate, and how to interpret it. */
        ValidatePackages: {
            brand?: components["schemas"]["Brand"];
            /** @description The content of a package, list or repository file. Any content is accepted and validated. The whole body may be at most 1 MiB; `annex packages validate` accepts larger files. */
            document: Record<string, unknown>;
            /** @description The kind of document; detected by its shape if absent. */
            kind?: components["schemas"]["PackageDocumentKind"];
            /**
             * @description If true, only the format is checked.
             * @default false
             */
            schema_only?: boolean;
        };
        /** @description The content of one version's archive. */
        VersionManifest: {
            /** @description Every file in the archive, sorted by path. Directories are not listed. */
            files: components["schemas"]["ManifestFile"][];
        };
        /**
         * @description The stability of the version. `stable` is offered to everyone, `testing` and `development` to users who opt in; `deprecated` should no longer be installed.
         * @enum {string}
         */
        VersionStatus: "stable" | "testing" | "development" | "deprecated";
        /**
         * Format: binary
         * @description A ZIP archive.
         */
        ZipBytes: Blob;
    };
    responses: {
        /** @description The whole file. */
        Archive: {
            headers: {
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                "Cache-Control": components["headers"]["Revalidate"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /** @example (the bytes of a ZIP archive) */
                "application/zip": components["schemas"]["ZipBytes"];
            };
        };
        /** @description The requested range. */
        ArchivePart: {
            headers: {
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                "Cache-Control": components["headers"]["Revalidate"];
                /**
                 * @description The position of the range, and the size of the file in bytes.
                 * @example bytes 0-1023/48213
                 */
                "Content-Range": string;
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /** @example (some of the bytes of a ZIP archive) */
                "application/zip": components["schemas"]["ZipBytes"];
            };
        };
        /** @description The body is larger than this operation allows. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The repository is private and the request has no API key or session token, or the credential is invalid, expired or revoked. */
        CredentialNeeded: {
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
        /** @description A parameter or header is malformed. */
        InvalidCondition: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The identifier is malformed. */
        InvalidIdentifier: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The repository has no such file. */
        NoSuchFile: {
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
        /** @description Not modified. There is no body. */
        NotModified: {
            headers: {
                "Cache-Control": components["headers"]["Revalidate"];
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The repository has no such package, or the package is invalid. */
        PackageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The requested range starts after the end of the file. */
        RangeNotSatisfiable: {
            headers: {
                /**
                 * @description The size of the file in bytes.
                 * @example bytes *\/48213
                 */
                "Content-Range": string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The repository directory cannot be read, or the service is stopping. Try again later. */
        RepositoryUnavailable: {
            headers: {
                /**
                 * @description Seconds to wait before retrying.
                 * @example 30
                 */
                "Retry-After"?: number;
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
         * @description The package's identifier.
         * @example example.stitcher.via-stitcher
         */
        Identifier: string;
        /**
         * @description One or more `ETag` values of the version you have. The response is 304 if it has not changed.
         * @example "6f1ed002ab5595859014ebf0951522d9"
         */
        IfNoneMatch: string;
        /**
         * @description The `ETag` of the file that the range belongs to. If the file has changed, the whole file is sent.
         * @example "6f1ed002ab5595859014ebf0951522d9"
         */
        IfRange: string;
        /**
         * @description The range to fetch: a single byte range. Anything else (several ranges, another unit) is ignored, and the whole file is sent.
         * @example bytes=0-1023
         */
        Range: string;
        /**
         * @description The prefix of the two tool-version fields: with `kicad`, they are `kicad_version` and `kicad_version_max`. Defaults to the platform's setting.
         * @example kicad
         */
        ToolBrand: components["schemas"]["Brand"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Byte ranges are supported.
         * @example bytes
         */
        AcceptRanges: "bytes";
        /**
         * @description Identifies exactly these bytes; a strong validator (RFC 9110, 8.8.1).
         * @example "6f1ed002ab5595859014ebf0951522d9"
         */
        ETag: string;
        /**
         * @description The response may be cached but must be revalidated before each use.
         * @example no-cache
         */
        Revalidate: string;
        /**
         * @description Tells caches that the response also depends on `Accept-Encoding`.
         * @example Accept-Encoding
         */
        Vary: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getPackageIcon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One or more `ETag` values of the version you have. The response is 304 if it has not changed.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The package's identifier.
                 * @example example.stitcher.via-stitcher
                 */
                identifier: components["parameters"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package's icon. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidate"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example (the bytes of a PNG image) */
                    "image/png": components["schemas"]["PngBytes"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidCondition"];
            401: components["responses"]["CredentialNeeded"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NoSuchFile"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["RepositoryUnavailable"];
        };
    };
    getPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The package's identifier.
                 * @example example.stitcher.via-stitcher
                 */
                identifier: components["parameters"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            400: components["responses"]["InvalidIdentifier"];
            401: components["responses"]["CredentialNeeded"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PackageNotFound"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["RepositoryUnavailable"];
        };
    };
    resolvePackage: {
        parameters: {
            query?: {
                /**
                 * @description The system to install on. A version that lists no systems runs on all of them.
                 * @example linux
                 */
                platform?: components["schemas"]["Platform"];
                /**
                 * @description The only available runtime. A plugin that specifies none needs `swig`. Packages that are not plugins need no runtime, so this parameter does not affect them.
                 * @example ipc
                 */
                runtime?: components["schemas"]["Runtime"];
                /**
                 * @description Minimum stability to accept, from `stable` through `testing` and `development` to `deprecated`. Each value includes the ones before it.
                 * @example testing
                 */
                status?: components["schemas"]["VersionStatus"];
                /**
                 * @description The version of the design tool to install for.
                 * @example 9.0.7
                 */
                tool_version?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The package's identifier.
                 * @example example.stitcher.via-stitcher
                 */
                identifier: components["parameters"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version to install, and why the others were not chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageResolution"];
                };
            };
            /** @description The identifier or a parameter is malformed. `errors` lists each invalid value with a pointer to it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["CredentialNeeded"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["PackageNotFound"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["RepositoryUnavailable"];
        };
    };
    downloadArchive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One or more `ETag` values of the version you have. The response is 304 if it has not changed.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The `ETag` of the file that the range belongs to. If the file has changed, the whole file is sent.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description The range to fetch: a single byte range. Anything else (several ranges, another unit) is ignored, and the whole file is sent.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description The name of the archive, from a version's `download_url`.
                 * @example example.stitcher.via-stitcher-1.4.0.zip
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Archive"];
            206: components["responses"]["ArchivePart"];
            304: components["responses"]["NotModified"];
            /** @description The file name or a header is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["CredentialNeeded"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NoSuchFile"];
            406: components["responses"]["NotAcceptable"];
            416: components["responses"]["RangeNotSatisfiable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["RepositoryUnavailable"];
        };
    };
    getManifests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One or more `ETag` values of the version you have. The response is 304 if it has not changed.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidate"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manifests"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidCondition"];
            401: components["responses"]["CredentialNeeded"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NoSuchFile"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["RepositoryUnavailable"];
        };
    };
    getSigningMetadata: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One or more `ETag` values of the version you have. The response is 304 if it has not changed.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The name of the file: `timestamp.json`, `snapshot.json`, `targets.json`, `root.json`, or a numbered version of the root such as `2.root.json`.
                 * @example timestamp.json
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidate"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningMetadata"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description The file name or a header is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["CredentialNeeded"];
            404: components["responses"]["NoSuchFile"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["RepositoryUnavailable"];
        };
    };
    getPackageList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One or more `ETag` values of the version you have. The response is 304 if it has not changed.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidate"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageArray"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidCondition"];
            401: components["responses"]["CredentialNeeded"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NoSuchFile"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["RepositoryUnavailable"];
        };
    };
    getQuarantine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The excluded packages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quarantine"];
                };
            };
            401: components["responses"]["CredentialNeeded"];
            403: components["responses"]["InsufficientScope"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["RepositoryUnavailable"];
        };
    };
    getRepositoryStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The name and the state of the signatures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryStatus"];
                };
            };
            401: components["responses"]["CredentialNeeded"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["RepositoryUnavailable"];
        };
    };
    getRepository: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One or more `ETag` values of the version you have. The response is 304 if it has not changed.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidate"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Repository"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidCondition"];
            401: components["responses"]["CredentialNeeded"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NoSuchFile"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["RepositoryUnavailable"];
        };
    };
    getResources: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One or more `ETag` values of the version you have. The response is 304 if it has not changed.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The `ETag` of the file that the range belongs to. If the file has changed, the whole file is sent.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description The range to fetch: a single byte range. Anything else (several ranges, another unit) is ignored, and the whole file is sent.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Archive"];
            206: components["responses"]["ArchivePart"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidCondition"];
            401: components["responses"]["CredentialNeeded"];
            403: components["responses"]["InsufficientScope"];
            404: components["responses"]["NoSuchFile"];
            406: components["responses"]["NotAcceptable"];
            416: components["responses"]["RangeNotSatisfiable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["RepositoryUnavailable"];
        };
    };
    getPackageSchema: {
        parameters: {
            query?: {
                /**
                 * @description The prefix of the two tool-version fields: with `kicad`, they are `kicad_version` and `kicad_version_max`. Defaults to the platform's setting.
                 * @example kicad
                 */
                brand?: components["parameters"]["ToolBrand"];
            };
            header?: {
                /**
                 * @description One or more `ETag` values of the version you have. The response is 304 if it has not changed.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidate"];
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageSchema"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidCondition"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPackages: {
        parameters: {
            query?: {
                /**
                 * @description Position at which to continue, taken from the query of `next`. Treat it as opaque.
                 * @example 2
                 */
                cursor?: string;
                /**
                 * @description Maximum number of results per page.
                 * @example 2
                 */
                limit?: number;
                /**
                 * @description Number of results to skip. Ignored if `cursor` is given.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Only versions that run on at least one of these systems. Repeat the parameter or separate values with commas. A version that lists no systems runs on all of them.
                 * @example [
                 *       "linux",
                 *       "macos"
                 *     ]
                 */
                platform?: components["schemas"]["Platform"][];
                /**
                 * @description Search words, separated by white space; case-insensitive. A package matches if it contains at least one of the words, and ranks higher the more of them it contains. Matches in the identifier weigh most, then the name, the tags, both descriptions, the maintainer, and finally the author, the resources and the license. Words of one or two characters are searched in the identifier only. If absent or empty, every package matches with score 0.
                 * @example via stitching
                 */
                q?: string;
                /**
                 * @description Only versions with one of these statuses. Repeat the parameter or separate values with commas.
                 * @example [
                 *       "stable",
                 *       "testing"
                 *     ]
                 */
                status?: components["schemas"]["VersionStatus"][];
                /**
                 * @description Only packages with this tag. Repeat the parameter to require several tags.
                 * @example [
                 *       "vias",
                 *       "copper-fill"
                 *     ]
                 */
                tag?: string[];
                /**
                 * @description Only versions that support this version of the design tool, from their `tool_version` to their `tool_version_max`.
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
            /** @description One page of results; empty if nothing matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageSearch"];
                };
            };
            /** @description A parameter is malformed, out of range or given twice. `errors` lists each invalid value with a pointer to it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["CredentialNeeded"];
            403: components["responses"]["InsufficientScope"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["RepositoryUnavailable"];
        };
    };
    validatePackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The document, and how to interpret it. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidatePackages"];
            };
        };
        responses: {
            /** @description The findings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageVerdict"];
                };
            };
            /** @description The body has no document to validate, or is otherwise invalid. */
            400: {
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
}
