// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * Names the package, for good and among all repositories: letters, digits, dots and hyphens; begins with a letter and ends with a letter or digit; 2 to 100 characters. A reversed domain name keeps it unique.
 */
export type PackageIdentifier = string;
/**
 * What kind of package it is.
 */
export type PackageType = 'plugin' | 'library' | 'colortheme';
/**
 * The licence that the package is under: exactly one of these names, spelt as here.
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
 * A word to find a package by: lower-case letters, digits and hyphens; 2 to 50 characters.
 */
export type PackageTag = string;
/**
 * Either a web address: `http://` or `https://`, a host, no white space anywhere. Or a local file: `file://`, a drive letter and a colon or a slash, then anything but NUL.
 */
export type URL = string;
/**
 * A SHA-256 in lower-case hexadecimal digits.
 */
export type Sha256 = string;
/**
 * How far the version can be trusted. `stable` is offered to everybody, `testing` and `development` to those who ask for them, `deprecated` should no longer be installed.
 */
export type VersionStatus = 'stable' | 'testing' | 'development' | 'deprecated';
/**
 * An operating system.
 */
export type Platform = 'windows' | 'macos' | 'linux';
/**
 * A way in which the design tool runs plugins.
 */
export type Runtime = 'swig' | 'ipc';
/**
 * A version of the design tool: major[.minor[.patch]].
 */
export type ToolVersion = string;

/**
 * One installable package with all its versions.
 */
export interface Package {
  /**
   * The name people see.
   */
  name: string;
  /**
   * What the package is for, in a sentence; shown in lists.
   */
  description: string;
  /**
   * What the package does, at length; shown on the package's own page. Line breaks are kept.
   */
  description_full: string;
  identifier: PackageIdentifier;
  type: PackageType;
  /**
   * Who made the package.
   */
  author: Contact;
  /**
   * Who looks after the package now, if that is not the author.
   */
  maintainer?: Contact;
  /**
   * A free word to group packages by.
   */
  category?: string;
  license: License;
  /**
   * Links that belong to the package: the label people see (letters, digits, spaces and hyphens; 2 to 50 characters) and where it leads. May be empty. A key of any other shape is an error.
   */
  resources: {
    /**
     * Where the label leads, usually a web address.
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-zA-Z][-a-zA-Z0-9 ]{0,48}[a-zA-Z0-9]$".
     */
    [k: string]: string;
  };
  /**
   * Words to find the package by. Leave the property out rather than give an empty list.
   *
   * @minItems 1
   */
  tags?: PackageTag[];
  /**
   * Regular expressions that name files to be kept when the package is updated. Each is searched for, unanchored, in a file's path below the install folder, beginning with `/`. Holds for every version, in addition to the version's own list.
   *
   * Items: A regular expression. One that cannot be compiled is reported and otherwise ignored.
   */
  keep_on_update?: string[];
  /**
   * All published versions, the newest first by custom. No two entries are equal as a whole. An empty list takes the package off the offer.
   */
  versions: PackageVersion[];
}
/**
 * A person or a group, and how to reach them.
 */
export interface Contact {
  /**
   * The name of the person or group.
   */
  name: string;
  /**
   * Ways to reach them: the kind of address (lower-case letters, digits, spaces and hyphens; 2 to 50 characters) and the address. May be empty. A key of any other shape is an error.
   */
  contact: {
    /**
     * The address.
     *
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z][-a-z0-9 ]{0,48}[a-z0-9]$".
     */
    [k: string]: string;
  };
}
/**
 * One published version of a package. A repository's list also says where to download it; the metadata inside an archive does not.
 */
export interface PackageVersion {
  /**
   * major[.minor[.patch]]. A part that is left out counts as 0, so `1.0` and `1.0.0` are the same version.
   */
  version: string;
  /**
   * Compared before the version: a higher epoch is later, whatever the numbers say. Counts as 0 when absent. Raise it when the numbering starts over.
   */
  version_epoch?: number;
  /**
   * Downloads the archive directly, with no page in between.
   */
  download_url?: URL;
  /**
   * SHA-256 of the archive as it is downloaded.
   */
  download_sha256?: Sha256;
  /**
   * Size of the archive in bytes.
   */
  download_size?: number;
  /**
   * Size of the extracted files in bytes.
   */
  install_size?: number;
  status: VersionStatus;
  /**
   * The systems this version runs on. Absent: all of them.
   *
   * @minItems 1
   */
  platforms?: Platform[];
  /**
   * The runtime a plugin needs; assumed to be `swig` when absent. Not used for packages that are not plugins.
   */
  runtime?: Runtime;
  /**
   * The oldest version of the design tool that this version works with. Parts that are left out count as 0.
   */
  tool_version: ToolVersion;
  /**
   * The newest version of the design tool that this version works with. Parts that are left out match anything: `9` takes 9.0.7 in. Absent: no upper bound.
   */
  tool_version_max?: ToolVersion;
  /**
   * Regular expressions that name files to be kept when this version replaces another, in addition to the package's own list.
   *
   * Items: A regular expression. One that cannot be compiled is reported and otherwise ignored.
   */
  keep_on_update?: string[];
}
/**
 * A repository's list of packages, the content of packages.json.
 */
export interface PackageArray {
  /**
   * The packages, in the order in which the repository wants them shown.
   */
  packages: Package[];
}
/**
 * The entry point of a repository, the content of repository.json: where its files are, and what they should hash to.
 */
export interface Repository {
  /**
   * The schema that the file follows.
   */
  $schema?: URL;
  /**
   * The repository's name as people see it.
   */
  name: string;
  /**
   * The package metadata, a PackageArray.
   */
  packages: RepositoryResource;
  /**
   * An archive of additional resource files; a package's icon is `<identifier>/icon.png` in it.
   */
  resources?: RepositoryResource;
  /**
   * The package manifests: the files of each version, with size and hash.
   */
  manifests?: RepositoryResource;
  /**
   * Who looks after the repository.
   */
  maintainer?: Contact;
}
/**
 * A file that belongs to a repository.
 */
export interface RepositoryResource {
  /**
   * Where the file is.
   */
  url: URL;
  /**
   * SHA-256 of the file. A client refuses a file that does not match.
   */
  sha256?: Sha256;
  /**
   * When the file was last changed, in seconds since 1970-01-01 00:00:00 UTC. Clients fetch the file again when this number differs from the one they know, so it has to move whenever the content does.
   */
  update_timestamp: number;
  /**
   * The same moment for people to read: YYYY-MM-DD HH:MM:SS, in UTC and not in local time.
   */
  update_time_utc?: string;
}
/**
 * The files of every version, the content of manifests.json: to verify what is installed without downloading it again.
 */
export interface Manifests {
  /**
   * The manifests of each package, by its identifier.
   */
  manifests: {
    [k: string]: PackageManifests;
  };
}
/**
 * The manifests of one package, by version as the list spells it; an epoch other than 0 stands before it with a colon: `1:0.9.0`.
 *
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[a-zA-Z][-a-zA-Z0-9.]{0,98}[a-zA-Z0-9]$".
 */
export interface PackageManifests {
  [k: string]: VersionManifest;
}
/**
 * What the archive of one version holds.
 *
 * This interface was referenced by `PackageManifests`'s JSON-Schema definition
 * via the `patternProperty` "^([0-9]{1,16}:)?[0-9]{1,4}([.][0-9]{1,4}([.][0-9]{1,6})?)?$".
 */
export interface VersionManifest {
  /**
   * Every file of the archive, sorted by path; folders are not listed.
   */
  files: ManifestFile[];
}
/**
 * A file in an archive.
 */
export interface ManifestFile {
  /**
   * Its path in the archive, with forward slashes; it begins with none.
   */
  path: string;
  /**
   * Its size in bytes.
   */
  size: number;
  /**
   * SHA-256 of its content.
   */
  sha256: Sha256;
}
