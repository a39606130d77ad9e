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
         * Fetch a package's icon
         * @description The package's `<identifier>/icon.png` of the repository's resources, for those who do not want the whole archive.
         *     Only what begins like a PNG picture and has at most 256 KiB is served.
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
         * Fetch one package
         * @description The package with its long description, its links and all its versions, as the repository's list has it.
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
         * Choose a version to install
         * @description Call it before an installation: it chooses the version that a package manager would, and says of every other
         *     version why it was not chosen.
         *
         *     A version fits when it works with `tool_version`, runs on `platform`, needs `runtime` and is good enough for
         *     `status`; a parameter that is absent rules nothing out. Of those that fit, the newest stable one is chosen, else
         *     the newest of any status; where `status` is given, the newest of all that fit. Epochs count first and version
         *     numbers second. When none fits, `version` is null: that is an answer, not an error.
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
                 * @description The archive's name, as a version's `download_url` has it.
                 * @example example.stitcher.via-stitcher-1.4.0.zip
                 */
                file: string;
            };
            cookie?: never;
        };
        /**
         * Download a version's archive
         * @description What a version's `download_url` points to in a repository that holds its archives itself. Verify
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
         * Fetch the package manifests
         * @description What the repository's `manifests` points to: of every version of every package, the files in its archive with
         *     their sizes and SHA-256, to verify an installation without downloading it again.
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
    "/packages/packages.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the whole list of packages
         * @description What the repository's `packages` points to. Its bytes are those that the SHA-256 there was taken of, also where
         *     a package in it breaks the format; `searchPackages` leaves such a package out.
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
         * See what is left out, and why
         * @description A package that breaks the format is left out of every answer, the list's own file included unless the operator
         *     wants it there, so that it breaks nothing for everybody else. Here its author reads what is wrong with it, in the
         *     words of `validatePackages`. Empty is good.
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
    "/packages/repository.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the repository's entry point
         * @description Give package managers this address. The file names the repository and points to its list of packages, its
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
         * @description What the repository's `resources` points to: a ZIP archive of further files, each package's icon at
         *     `<identifier>/icon.png`.
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
         * Fetch the package format
         * @description The JSON Schema (2020-12) of the format, version 1. Its root describes one package; `#/$defs/PackageArray`,
         *     `#/$defs/Repository` and `#/$defs/Manifests` describe the repository's files. Editors that read `$schema` can be
         *     pointed here.
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
         * Judge a package, a list or a repository
         * @description Send a document before you publish it, and read what is wrong with it and how to put it right. First the format
         *     is checked, then what the format cannot see: hashes that are placeholders, times that contradict each other,
         *     versions listed twice, expressions that cannot be compiled. Nothing is fetched and nothing is kept.
         *
         *     The answer is 200 whatever is found; `valid` tells whether there is an error among the findings. Only a request
         *     that holds no document to judge gets 400.
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
        /** @description The word that the two tool-version fields begin with: `tool` gives `tool_version` and `tool_version_max`. Absent: the one that the platform has set, `tool` unless somebody did. */
        Brand: string;
        /** @description A person or a group, and how to reach them. */
        Contact: {
            /**
             * @description Ways to reach them: the kind of address (lower-case letters, digits, spaces and hyphens; 2 to 50 characters) and the address. May be empty. A key of any other shape is an error.
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
        /** @description A file in an archive. */
        ManifestFile: {
            /**
             * @description Its path in the archive, with forward slashes; it begins with none.
             * @example plugins/__init__.py
             */
            path: string;
            /** @description SHA-256 of its content. */
            sha256: components["schemas"]["Sha256"];
            /**
             * @description Its size in bytes.
             * @example 131065
             */
            size: number;
        };
        /**
         * @description The files of every version, the content of manifests.json: to verify what is installed without downloading it again.
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
            /** @description The manifests of each package, by its identifier. */
            manifests: {
                [key: string]: components["schemas"]["PackageManifests"];
            };
        };
        /**
         * Format: uri-reference
         * @description The next page, as a URL relative to the one that was called; null on the last page.
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
            /** @description Who made the package. */
            author: components["schemas"]["Contact"];
            /**
             * @description A free word to group packages by.
             * @example layout
             */
            category?: string;
            /**
             * @description What the package is for, in a sentence; shown in lists.
             * @example Fills copper areas with stitching vias.
             */
            description: string;
            /**
             * @description What the package does, at length; shown on the package's own page. Line breaks are kept.
             * @example Fills the copper areas of a board with stitching vias on a grid of your choice.
             *
             *     Keeps clear of tracks, pads and keep-out areas.
             */
            description_full: string;
            identifier: components["schemas"]["PackageIdentifier"];
            /** @description Regular expressions that name files to be kept when the package is updated. Each is searched for, unanchored, in a file's path below the install folder, beginning with `/`. Holds for every version, in addition to the version's own list. */
            keep_on_update?: string[];
            license: components["schemas"]["License"];
            /** @description Who looks after the package now, if that is not the author. */
            maintainer?: components["schemas"]["Contact"];
            /**
             * @description The name people see.
             * @example Via Stitcher
             */
            name: string;
            /**
             * @description Links that belong to the package: the label people see (letters, digits, spaces and hyphens; 2 to 50 characters) and where it leads. May be empty. A key of any other shape is an error.
             * @example {
             *       "Homepage": "https://stitcher.example/",
             *       "Issue tracker": "https://stitcher.example/issues"
             *     }
             */
            resources: {
                [key: string]: string;
            };
            /**
             * @description Words to find the package by. Leave the property out rather than give an empty list.
             * @example [
             *       "vias",
             *       "copper-fill"
             *     ]
             */
            tags?: components["schemas"]["PackageTag"][];
            type: components["schemas"]["PackageType"];
            /** @description All published versions, the newest first by custom. No two entries are equal as a whole. An empty list takes the package off the offer. */
            versions: components["schemas"]["PackageVersion"][];
        };
        /** @description A repository's list of packages, the content of packages.json. */
        PackageArray: {
            /** @description The packages, in the order in which the repository wants them shown. */
            packages: components["schemas"]["Package"][];
        };
        /**
         * @description `package` is one package, `packages` a list as in packages.json, `repository` an entry point as in repository.json.
         * @enum {string}
         */
        PackageDocumentKind: "package" | "packages" | "repository";
        /** @description One thing that is wrong, or looks wrong. */
        PackageFinding: {
            /** @description What is wrong, in words. */
            message: string;
            /** @description Where, as a JSON Pointer (RFC 6901) into the document; empty for the document itself. */
            pointer: string;
            /** @description The rule that is broken; a keyword of the format's schema, or the name of a lint rule. */
            rule: string;
            /**
             * @description An `error` keeps the document from being published, a `warning` does not.
             * @enum {string}
             */
            severity: "error" | "warning";
            /** @description What to write instead; null where nobody can tell. */
            suggestion: string | null;
        };
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
            /** @description A newer version that fits too, of a status that is trusted less. Absent when there is none. */
            newer?: components["schemas"]["PackageVersion"];
            /** @description How well the package fits `q`; good for comparing hits of one search, with no meaning beyond it. */
            score: number;
            /** @description The package's tags; empty when it has none. */
            tags: components["schemas"]["PackageTag"][];
            type: components["schemas"]["PackageType"];
            /** @description The version that would be installed, of those that fit the filters: the newest stable one, else the newest; the newest where `status` is given. Null when the package has no versions. */
            version: components["schemas"]["PackageVersion"] | null;
        };
        /**
         * @description Names the package, for good and among all repositories: letters, digits, dots and hyphens; begins with a letter and ends with a letter or digit; 2 to 100 characters. A reversed domain name keeps it unique.
         * @example example.stitcher.via-stitcher
         */
        PackageIdentifier: string;
        /** @description The manifests of one package, by version as the list spells it; an epoch other than 0 stands before it with a colon: `1:0.9.0`. */
        PackageManifests: {
            [key: string]: components["schemas"]["VersionManifest"];
        };
        /** @description The version to install, and why not the others. */
        PackageResolution: {
            identifier: components["schemas"]["PackageIdentifier"];
            /** @description Every other version, the newest first. */
            others: components["schemas"]["PassedOver"][];
            /** @description The version to install; null when none fits. */
            version: components["schemas"]["PackageVersion"] | null;
        };
        /** @description A JSON Schema. */
        PackageSchema: {
            /** @description The parts of the format, by name. */
            $defs: Record<string, unknown>;
            /** @description The format's name and version. */
            $id: string;
            /**
             * @description The dialect.
             * @constant
             */
            $schema: "https://json-schema.org/draft/2020-12/schema";
        } & {
            [key: string]: unknown;
        };
        /** @description One page of what a search found. */
        PackageSearch: {
            /** @description How many hits a page holds at most. */
            limit: number;
            next: components["schemas"]["Next"];
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
        /** @description What was found in a document. */
        PackageVerdict: {
            /** @description The findings, errors first, in the document's order; at most 1000. */
            findings: components["schemas"]["PackageFinding"][];
            kind: components["schemas"]["PackageDocumentKind"];
            /** @description How many findings there are, those that are not listed included. */
            total: number;
            /** @description Whether the document keeps to the format; warnings do not count. */
            valid: boolean;
        };
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
            /** @description The runtime a plugin needs; assumed to be `swig` when absent. Not used for packages that are not plugins. */
            runtime?: components["schemas"]["Runtime"];
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
        /** @description A version that was not chosen. */
        PassedOver: {
            /** @description Why, for people. */
            detail: string;
            /**
             * @description Why, for programs, the first of these that holds. `tool-too-old`: it needs a newer design tool. `tool-too-new`: it needs an older one. `platform`: it does not run on that system. `runtime`: it needs another runtime. `status`: it is trusted less than was asked for, or than the one chosen. `older`: it fits, and a newer one does too.
             * @enum {string}
             */
            reason: "tool-too-old" | "tool-too-new" | "platform" | "runtime" | "status" | "older";
            status: components["schemas"]["VersionStatus"];
            /** @description Its number. */
            version: string;
            /** @description Its epoch; absent where the list gives none. */
            version_epoch?: number;
        };
        /**
         * @description An operating system.
         * @enum {string}
         */
        Platform: "windows" | "macos" | "linux";
        /**
         * Format: binary
         * @description A PNG picture.
         */
        PngBytes: Blob;
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
        /** @description The packages that are left out. */
        Quarantine: {
            /** @description The packages, in the list's order; at most 1000. */
            packages: components["schemas"]["QuarantinedPackage"][];
            /** @description How many there are, those that are not listed included. */
            total: number;
        };
        /** @description A package that is left out. */
        QuarantinedPackage: {
            /** @description What is wrong with it; the first few. */
            errors: components["schemas"]["QuarantineError"][];
            /** @description What it gives as its identifier; null where that is no text. */
            identifier: string | null;
            /** @description Its place in the list's `packages`, from 0. */
            index: number;
        };
        /** @description One thing that is wrong. */
        QuarantineError: {
            /** @description What is wrong, in words. */
            detail: string;
            /** @description Where, as a JSON Pointer (RFC 6901) into packages.json. */
            pointer: string;
        };
        /**
         * @description The entry point of a repository, the content of repository.json: where its files are, and what they should hash to.
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
            /** @description Who looks after the repository. */
            maintainer?: components["schemas"]["Contact"];
            /** @description The package manifests: the files of each version, with size and hash. */
            manifests?: components["schemas"]["RepositoryResource"];
            /**
             * @description The repository's name as people see it.
             * @example Example packages
             */
            name: string;
            /** @description The package metadata, a PackageArray. */
            packages: components["schemas"]["RepositoryResource"];
            /** @description An archive of additional resource files; a package's icon is `<identifier>/icon.png` in it. */
            resources?: components["schemas"]["RepositoryResource"];
        };
        /** @description A file that belongs to a repository. */
        RepositoryResource: {
            /** @description SHA-256 of the file. A client refuses a file that does not match. */
            sha256?: components["schemas"]["Sha256"];
            /**
             * @description The same moment for people to read: YYYY-MM-DD HH:MM:SS, in UTC and not in local time.
             * @example 2026-11-15 12:00:00
             */
            update_time_utc?: string;
            /**
             * @description When the file was last changed, in seconds since 1970-01-01 00:00:00 UTC. Clients fetch the file again when this number differs from the one they know, so it has to move whenever the content does.
             * @example 1794744000
             */
            update_timestamp: number;
            /** @description Where the file is. */
            url: components["schemas"]["URL"];
        };
        /**
         * @description A way in which the design tool runs plugins.
         * @enum {string}
         */
        Runtime: "swig" | "ipc";
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
        /** @description A document to judge, and how to read it. */
        ValidatePackages: {
            brand?: components["schemas"]["Brand"];
            /** @description The content of a package's, a list's or a repository's file. Whatever it holds is judged, not refused; with the rest of the body it has at most 1 MiB. `annex packages validate` takes larger files. */
            document: Record<string, unknown>;
            /** @description What the document is meant to be; told by its shape when absent. */
            kind?: components["schemas"]["PackageDocumentKind"];
            /**
             * @description True checks the format and nothing else.
             * @default false
             */
            schema_only?: boolean;
        };
        /** @description What the archive of one version holds. */
        VersionManifest: {
            /** @description Every file of the archive, sorted by path; folders are not listed. */
            files: components["schemas"]["ManifestFile"][];
        };
        /**
         * @description How far the version can be trusted. `stable` is offered to everybody, `testing` and `development` to those who ask for them, `deprecated` should no longer be installed.
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
        /** @description The part that `Range` asked for. */
        ArchivePart: {
            headers: {
                "Accept-Ranges": components["headers"]["AcceptRanges"];
                "Cache-Control": components["headers"]["Revalidate"];
                /**
                 * @description Which part it is, and of how many bytes.
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
        /** @description The body is larger than this operation takes. */
        BodyTooLarge: {
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
        /** @description A parameter or header is malformed. */
        InvalidCondition: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The identifier cannot be one. */
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
        /** @description None of the media types in `Accept` can be produced. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It is still what you have; there is no body. */
        NotModified: {
            headers: {
                "Cache-Control": components["headers"]["Revalidate"];
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The repository has no such package, or it breaks the format. */
        PackageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file ends before the part that `Range` asked for begins. */
        RangeNotSatisfiable: {
            headers: {
                /**
                 * @description How many bytes the file has.
                 * @example bytes *\/48213
                 */
                "Content-Range": string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The repository folder cannot be read, or the service is stopping. Try again later. */
        RepositoryUnavailable: {
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
         * @description The word that the two tool-version fields begin with: `kicad` makes them `kicad_version` and `kicad_version_max`. Absent: the one that the platform has set.
         * @example kicad
         */
        Brand: components["schemas"]["Brand"];
        /**
         * @description The package's identifier.
         * @example example.stitcher.via-stitcher
         */
        Identifier: string;
        /**
         * @description The `ETag` of what you have, or several of them; the answer is 304 when it is still the same.
         * @example "6f1ed002ab5595859014ebf0951522d9"
         */
        IfNoneMatch: string;
        /**
         * @description The `ETag` of the file that the part belongs to. When the file is another one by now, the whole of it comes.
         * @example "6f1ed002ab5595859014ebf0951522d9"
         */
        IfRange: string;
        /**
         * @description The part to fetch, one range of bytes. Anything else (several ranges, another unit) is ignored, and the whole file comes.
         * @example bytes=0-1023
         */
        Range: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description That parts can be fetched.
         * @example bytes
         */
        AcceptRanges: "bytes";
        /**
         * @description Names these very bytes; a strong validator (RFC 9110, 8.8.1).
         * @example "6f1ed002ab5595859014ebf0951522d9"
         */
        ETag: string;
        /**
         * @description That it may be kept, and has to be asked for again before it is used.
         * @example no-cache
         */
        Revalidate: string;
        /**
         * @description That the answer also depends on `Accept-Encoding`, for caches.
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
                 * @description The `ETag` of what you have, or several of them; the answer is 304 when it is still the same.
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
            /** @description The picture. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["Revalidate"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example (the bytes of a PNG picture) */
                    "image/png": components["schemas"]["PngBytes"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidCondition"];
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
                 * @description The system to install on. A version that names no systems runs on all.
                 * @example linux
                 */
                platform?: components["schemas"]["Platform"];
                /**
                 * @description The only runtime that can be used. A plugin that names none needs `swig`; packages that are not plugins need none, and this parameter rules nothing out for them.
                 * @example ipc
                 */
                runtime?: components["schemas"]["Runtime"];
                /**
                 * @description The channel: the least trusted status to accept, from `stable` over `testing` and `development` to `deprecated`. Each takes the ones before it in.
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
            /** @description The version to install, and why not the others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageResolution"];
                };
            };
            /** @description The identifier or a parameter is malformed. Each wrong place is listed with a pointer. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                 * @description The `ETag` of what you have, or several of them; the answer is 304 when it is still the same.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The `ETag` of the file that the part belongs to. When the file is another one by now, the whole of it comes.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description The part to fetch, one range of bytes. Anything else (several ranges, another unit) is ignored, and the whole file comes.
                 * @example bytes=0-1023
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description The archive's name, as a version's `download_url` has it.
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
            /** @description The file's name or a header is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                 * @description The `ETag` of what you have, or several of them; the answer is 304 when it is still the same.
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
                 * @description The `ETag` of what you have, or several of them; the answer is 304 when it is still the same.
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
            /** @description The packages that are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quarantine"];
                };
            };
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
                 * @description The `ETag` of what you have, or several of them; the answer is 304 when it is still the same.
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
                 * @description The `ETag` of what you have, or several of them; the answer is 304 when it is still the same.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description The `ETag` of the file that the part belongs to. When the file is another one by now, the whole of it comes.
                 * @example "6f1ed002ab5595859014ebf0951522d9"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description The part to fetch, one range of bytes. Anything else (several ranges, another unit) is ignored, and the whole file comes.
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
                 * @description The word that the two tool-version fields begin with: `kicad` makes them `kicad_version` and `kicad_version_max`. Absent: the one that the platform has set.
                 * @example kicad
                 */
                brand?: components["parameters"]["Brand"];
            };
            header?: {
                /**
                 * @description The `ETag` of what you have, or several of them; the answer is 304 when it is still the same.
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
                 * @description Where to go on, as the query of `next` has it. Only its maker reads it.
                 * @example 2
                 */
                cursor?: string;
                /**
                 * @description How many hits to answer at most.
                 * @example 2
                 */
                limit?: number;
                /**
                 * @description How many hits to skip; a `cursor` counts more.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Only versions that run on at least one of these systems; repeat the parameter to name several, or separate them by commas. A version that names no systems runs on all.
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
                 * @description Only versions with one of these statuses; repeat the parameter to name several, or separate them by commas.
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
        /** @description The document, and how to read it. Unknown fields are ignored. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidatePackages"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageVerdict"];
                };
            };
            /** @description The body holds no document to judge, or does not match the contract otherwise. */
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
