// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * Identifies the package permanently across all repositories: letters, digits, dots and hyphens; starts with a letter and ends with a letter or digit; 2 to 100 characters. Use a reversed domain name to keep it unique.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "PackageIdentifier".
 */
export type PackageIdentifier = string;
/**
 * The kind of package.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "PackageType".
 */
export type PackageType = 'plugin' | 'library' | 'colortheme';
/**
 * The license of the package: exactly one of these names, spelled as here.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "License".
 */
export type License =
  | 'public-domain'
  | 'Apache'
  | 'Apache-1.0'
  | 'Apache-2.0'
  | 'Artistic'
  | 'Artistic-1.0'
  | 'Artistic-2.0'
  | 'BSD'
  | 'BSD-2-Clause'
  | 'BSD-3-Clause'
  | 'BSD-4-Clause'
  | 'ISC'
  | 'CC-BY'
  | 'CC-BY-1.0'
  | 'CC-BY-2.0'
  | 'CC-BY-2.5'
  | 'CC-BY-3.0'
  | 'CC-BY-4.0'
  | 'CC-BY-SA'
  | 'CC-BY-SA-1.0'
  | 'CC-BY-SA-2.0'
  | 'CC-BY-SA-2.5'
  | 'CC-BY-SA-3.0'
  | 'CC-BY-SA-4.0'
  | 'CC-BY-ND'
  | 'CC-BY-ND-1.0'
  | 'CC-BY-ND-2.0'
  | 'CC-BY-ND-2.5'
  | 'CC-BY-ND-3.0'
  | 'CC-BY-ND-4.0'
  | 'CC-BY-NC'
  | 'CC-BY-NC-1.0'
  | 'CC-BY-NC-2.0'
  | 'CC-BY-NC-2.5'
  | 'CC-BY-NC-3.0'
  | 'CC-BY-NC-4.0'
  | 'CC-BY-NC-SA'
  | 'CC-BY-NC-SA-1.0'
  | 'CC-BY-NC-SA-2.0'
  | 'CC-BY-NC-SA-2.5'
  | 'CC-BY-NC-SA-3.0'
  | 'CC-BY-NC-SA-4.0'
  | 'CC-BY-NC-ND'
  | 'CC-BY-NC-ND-1.0'
  | 'CC-BY-NC-ND-2.0'
  | 'CC-BY-NC-ND-2.5'
  | 'CC-BY-NC-ND-3.0'
  | 'CC-BY-NC-ND-4.0'
  | 'CC0-1.0'
  | 'CDDL-1.0'
  | 'CPL'
  | 'EFL'
  | 'EFL-1.0'
  | 'EFL-2.0'
  | 'MIT'
  | 'GPL'
  | 'GPL-1.0'
  | 'GPL-2.0'
  | 'GPL-3.0'
  | 'LGPL'
  | 'LGPL-2.1'
  | 'LGPL-3.0'
  | 'GNU-LGPL-2.0'
  | 'GFDL'
  | 'GFDL-1.0'
  | 'GFDL-1.1'
  | 'GFDL-1.2'
  | 'GFDL-1.3'
  | 'GFDL-NIV'
  | 'LPPL'
  | 'LPPL-1.0'
  | 'LPPL-1.1'
  | 'LPPL-1.2'
  | 'LPPL-1.3'
  | 'MPL-1.1'
  | 'Perl'
  | 'Python-2.0'
  | 'QPL-1.0'
  | 'W3C'
  | 'Zlib'
  | 'Zope'
  | 'Zope-1.0'
  | 'Zope-1.1'
  | 'Zope-2.0'
  | 'Zope-2.1'
  | 'CERN-OHL'
  | 'WTFPL'
  | 'Unlicense'
  | 'open-source'
  | 'unrestricted';
/**
 * A keyword for finding a package: lower-case letters, digits and hyphens; 2 to 50 characters.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "PackageTag".
 */
export type PackageTag = string;
/**
 * Either a web URL: `http://` or `https://` and a host, without white space. Or a local file: `file://`, then a drive letter and a colon or a slash, then any characters except NUL.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "URL".
 */
export type URL = string;
/**
 * A SHA-256 hash in lower-case hexadecimal digits.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "Sha256".
 */
export type Sha256 = string;
/**
 * The stability of the version. `stable` is offered to everyone, `testing` and `development` to users who opt in; `deprecated` should no longer be installed.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "VersionStatus".
 */
export type VersionStatus = 'stable' | 'testing' | 'development' | 'deprecated';
/**
 * An operating system.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "Platform".
 */
export type Platform = 'windows' | 'macos' | 'linux';
/**
 * The way the design tool runs plugins.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "Runtime".
 */
export type Runtime = 'swig' | 'ipc';
/**
 * A version of the design tool: major[.minor[.patch]].
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "ToolVersion".
 */
export type ToolVersion = string;

export interface Resources {
  [k: string]: unknown;
}
/**
 * One installable package with all its versions.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "Package".
 */
export interface Package {
  /**
   * The display name of the package.
   */
  name: string;
  /**
   * Short description of the package, shown in lists.
   */
  description: string;
  /**
   * Long description of the package, shown on its own page. Line breaks are kept.
   */
  description_full: string;
  identifier: PackageIdentifier;
  type: PackageType;
  /**
   * The author of the package.
   */
  author: Contact;
  /**
   * The current maintainer, if different from the author.
   */
  maintainer?: Contact;
  /**
   * A word of your choice to group packages by.
   */
  category?: string;
  license: License;
  /**
   * Links of the package. Each key is a label (letters, digits, spaces and hyphens; 2 to 50 characters), each value the target. May be empty. A key of any other form is an error.
   */
  resources: {
    /**
     * The target of the link, usually a URL.
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-zA-Z][-a-zA-Z0-9 ]{0,48}[a-zA-Z0-9]$".
     */
    [k: string]: string;
  };
  /**
   * Keywords for finding the package. Omit the property instead of giving an empty list.
   *
   * @minItems 1
   */
  tags?: PackageTag[];
  /**
   * Regular expressions for files to keep when the package is updated. Each is searched for, unanchored, in a file's path below the install directory, which starts with `/`. Applies to every version, in addition to the version's own list.
   *
   * Items: A regular expression. One that does not compile is reported and otherwise ignored.
   */
  keep_on_update?: string[];
  /**
   * All published versions, by convention newest first. No two entries may be equal. An empty list withdraws the package.
   */
  versions: PackageVersion[];
}
/**
 * A person or a group, and how to reach them.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "Contact".
 */
export interface Contact {
  /**
   * The name of the person or group.
   */
  name: string;
  /**
   * Ways to reach them. Each key is the kind of address (lower-case letters, digits, spaces and hyphens; 2 to 50 characters), each value the address. May be empty. A key of any other form is an error.
   */
  contact: {
    /**
     * The address, such as a URL or an email address.
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z][-a-z0-9 ]{0,48}[a-z0-9]$".
     */
    [k: string]: string;
  };
}
/**
 * One published version of a package. A repository's list also gives its download location; the metadata inside an archive does not.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "PackageVersion".
 */
export interface PackageVersion {
  /**
   * The version number: major[.minor[.patch]]. Missing parts count as 0, so `1.0` and `1.0.0` are the same version.
   */
  version: string;
  /**
   * The epoch, which is compared before the version number: a version with a higher epoch is later. Defaults to 0. Increase it when the numbering starts over.
   */
  version_epoch?: number;
  /**
   * Direct download URL of the archive, without a page in between.
   */
  download_url?: URL;
  /**
   * SHA-256 of the archive as downloaded.
   */
  download_sha256?: Sha256;
  /**
   * Size of the archive in bytes.
   */
  download_size?: number;
  /**
   * Size of the extracted files in bytes. Clients do not install an archive whose files are larger.
   */
  install_size?: number;
  status: VersionStatus;
  /**
   * The systems this version runs on; all systems if absent.
   *
   * @minItems 1
   */
  platforms?: Platform[];
  /**
   * The runtime a plugin needs; defaults to `swig`. Not used for packages that are not plugins.
   */
  runtime?: Runtime;
  /**
   * Oldest version of the design tool that this version supports. Missing parts count as 0.
   */
  tool_version: ToolVersion;
  /**
   * Newest version of the design tool that this version supports. Missing parts match anything: `9` includes 9.0.7. No upper bound if absent.
   */
  tool_version_max?: ToolVersion;
  /**
   * Regular expressions for files to keep when this version replaces another, in addition to the package's own list.
   *
   * Items: A regular expression. One that does not compile is reported and otherwise ignored.
   */
  keep_on_update?: string[];
}
/**
 * A repository's package list; the content of packages.json.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "PackageArray".
 */
export interface PackageArray {
  /**
   * The packages, in display order.
   */
  packages: Package[];
}
/**
 * The entry point of a repository; the content of repository.json. It gives the locations and hashes of the repository's files.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "Repository".
 */
export interface Repository {
  /**
   * The schema that the file follows.
   */
  $schema?: URL;
  /**
   * The display name of the repository.
   */
  name: string;
  /**
   * The package metadata, a PackageArray.
   */
  packages: RepositoryResource;
  /**
   * An archive of additional resource files. A package's icon is `<identifier>/icon.png` in it.
   */
  resources?: RepositoryResource;
  /**
   * The package manifests: the files of each version, with size and hash.
   */
  manifests?: RepositoryResource;
  /**
   * The maintainer of the repository.
   */
  maintainer?: Contact;
}
/**
 * A file that belongs to a repository.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "RepositoryResource".
 */
export interface RepositoryResource {
  /**
   * URL of the file.
   */
  url: URL;
  /**
   * SHA-256 of the file. Clients reject a file that does not match.
   */
  sha256?: Sha256;
  /**
   * When the file was last changed, in seconds since 1970-01-01 00:00:00 UTC. Clients download the file again when this number differs from the one they know, so it must change whenever the content does.
   */
  update_timestamp: number;
  /**
   * The same time in human-readable form: YYYY-MM-DD HH:MM:SS, in UTC, not local time.
   */
  update_time_utc?: string;
}
/**
 * The files of every version; the content of manifests.json. Used to verify an installation without downloading it again.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "Manifests".
 */
export interface Manifests {
  /**
   * The manifests of each package, by identifier.
   */
  manifests: {
    [k: string]: PackageManifests;
  };
}
/**
 * The manifests of one package, by version as written in the list. An epoch other than 0 precedes the version with a colon: `1:0.9.0`.
 *
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$".
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "PackageManifests".
 */
export interface PackageManifests {
  [k: string]: VersionManifest;
}
/**
 * The content of one version's archive.
 *
 * This interface was referenced by `PackageManifests`'s JSON-Schema definition
 * via the `patternProperty` "^([0-9]{1,16}:)?[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$".
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "VersionManifest".
 */
export interface VersionManifest {
  /**
   * Every file in the archive, sorted by path. Directories are not listed.
   */
  files: ManifestFile[];
}
/**
 * A file in an archive.
 *
 * This interface was referenced by `Resources`'s JSON-Schema
 * via the `definition` "ManifestFile".
 */
export interface ManifestFile {
  /**
   * The path in the archive, with forward slashes and no leading slash. Clients refuse an archive if a path has control characters or invisible ones. Joiners (U+200C, U+200D) and variation selectors are allowed after a character that is not ASCII, because some scripts and emoji need them.
   */
  path: string;
  /**
   * Size of the file in bytes.
   */
  size: number;
  /**
   * SHA-256 of the file.
   */
  sha256: Sha256;
}
