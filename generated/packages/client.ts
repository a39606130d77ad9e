// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Packages } from './contract.ts';
import { operations, security } from './operations.ts';

/** Find, download and verify installable packages. */
export interface PackagesClient {
  /**
   * Search packages.
   *
   * Use this to find packages, or to list the packages that support a given system and tool version. Without
   * parameters, it lists the whole repository, page by page.
   *
   * `type` and `tag` filter packages. `platform`, `status` and `tool_version` filter versions: if any of them is
   * given, packages without a version that matches all of them are left out. Each result contains the newest
   * matching version, by epoch first and version number second. If none of the three is given, withdrawn packages
   * (packages without versions) are also found, with `version` null.
   *
   * Results are sorted by descending `score`; results with the same score keep the repository's order. Packages with
   * invalid metadata are left out, so that they do not break the search.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `insufficient-scope` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.searchPackages({
   *   query: { q: 'via stitching', type: 'plugin', tool_version: '9.0.7', limit: 2, cursor: '2', offset: 0 },
   * });
   */
  readonly searchPackages: Call<Packages['searchPackages']>;
  /**
   * List excluded packages and their errors.
   *
   * Packages with invalid metadata are excluded from every response, so that they do not cause errors for other
   * packages. They are also excluded from the package list file, unless the operator keeps them there. Authors can
   * see here what is wrong with their package; the errors are the same as from `validatePackages`. The list is empty
   * if all packages are valid.
   *
   * @throws Problem: `unauthorized` (401), `insufficient-scope` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getQuarantine();
   */
  readonly getQuarantine: Call<Packages['getQuarantine']>;
  /**
   * Get a package.
   *
   * Returns the package with its long description, its links and all its versions, as in the repository's list.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `insufficient-scope` (403), `package-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getPackage({ path: { identifier: 'example.stitcher.via-stitcher' } });
   */
  readonly getPackage: Call<Packages['getPackage']>;
  /**
   * Get a package's icon.
   *
   * Returns the package's `<identifier>/icon.png` from the repository's resources, so that you do not need to
   * download the whole archive. Only files that start like a PNG and are at most 256 KiB are served.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `insufficient-scope` (403), `not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getPackageIcon({ path: { identifier: 'example.stitcher.via-stitcher' } });
   */
  readonly getPackageIcon: Call<Packages['getPackageIcon']>;
  /**
   * Resolve the version to install.
   *
   * Call this before an installation. It chooses the same version as a package manager would, and says for every
   * other version why it was not chosen.
   *
   * A version matches if it works with `tool_version`, runs on `platform`, can use `runtime` and satisfies `status`.
   * A parameter that is absent does not filter. Of the matching versions, the newest stable one is chosen, or the
   * newest of any status if none is stable. If `status` is given, the newest matching version is chosen. Epochs are
   * compared first, version numbers second. If no version matches, `version` is null; this is not an error.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `insufficient-scope` (403), `package-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.resolvePackage({
   *   path: { identifier: 'example.stitcher.via-stitcher' },
   *   query: { tool_version: '9.0.7', platform: 'linux', runtime: 'ipc', status: 'testing' },
   * });
   */
  readonly resolvePackage: Call<Packages['resolvePackage']>;
  /**
   * Get the repository's entry point.
   *
   * The address to configure in package managers. The file names the repository and points to its package list, its
   * resources and its manifests, each with its SHA-256 and the time it last changed.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `insufficient-scope` (403), `not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getRepository();
   */
  readonly getRepository: Call<Packages['getRepository']>;
  /**
   * Get the complete package list.
   *
   * The file that the repository's `packages` points to. Its bytes match the SHA-256 given there, even if a package
   * in it is invalid; `searchPackages` leaves out such packages.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `insufficient-scope` (403), `not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getPackageList();
   */
  readonly getPackageList: Call<Packages['getPackageList']>;
  /**
   * Get the package manifests.
   *
   * The file that the repository's `manifests` points to. For every version of every package, it lists the files in
   * the archive with their sizes and SHA-256, so that an installation can be verified without downloading it again.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `insufficient-scope` (403), `not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getManifests();
   */
  readonly getManifests: Call<Packages['getManifests']>;
  /**
   * Download the resources.
   *
   * The file that the repository's `resources` points to: a ZIP archive of additional files, with each package's
   * icon at `<identifier>/icon.png`.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `insufficient-scope` (403), `not-found` (404), `not-acceptable` (406), `range-not-satisfiable` (416), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getResources();
   */
  readonly getResources: Call<Packages['getResources']>;
  /**
   * Download a version's archive.
   *
   * The file that a version's `download_url` points to if the repository hosts its own archives. Verify
   * `download_size` and `download_sha256` before you open it.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `insufficient-scope` (403), `not-found` (404), `not-acceptable` (406), `range-not-satisfiable` (416), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.downloadArchive({ path: { file: 'example.stitcher.via-stitcher-1.4.0.zip' } });
   */
  readonly downloadArchive: Call<Packages['downloadArchive']>;
  /**
   * Get the repository's name and signature state.
   *
   * Use this to monitor the repository. It tells whether the repository is signed and when its signatures expire.
   * Clients refuse a repository whose signatures have expired or do not match its files.
   *
   * @throws Problem: `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getRepositoryStatus();
   */
  readonly getRepositoryStatus: Call<Packages['getRepositoryStatus']>;
  /**
   * Get a signing metadata file.
   *
   * The signatures of the repository, in the file format of The Update Framework (TUF) 1.0, with Ed25519 keys. The
   * root names the keys. The timestamp expires soon and pins the snapshot, the snapshot pins the targets, and the
   * targets give length and SHA-256 of `repository.json`, `packages.json`, `resources.zip` and `manifests.json`. The
   * package list gives the SHA-256 of each archive.
   *
   * Verify the files as the TUF client workflow describes it: start from a root that you trust, then follow
   * `2.root.json`, `3.root.json` and so on until one is missing. All TUF clients can read these files; they are not
   * consistent snapshots.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getSigningMetadata({ path: { file: 'timestamp.json' } });
   */
  readonly getSigningMetadata: Call<Packages['getSigningMetadata']>;
  /**
   * Get the package format's JSON Schema.
   *
   * The JSON Schema (2020-12) of the format, version 1. Its root describes one package; `#/$defs/PackageArray`,
   * `#/$defs/Repository` and `#/$defs/Manifests` describe the repository's files. Editors that support `$schema` can
   * use this URL.
   *
   * @throws Problem: `invalid-request` (400), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getPackageSchema({ query: { brand: 'kicad' } });
   */
  readonly getPackageSchema: Call<Packages['getPackageSchema']>;
  /**
   * Validate a package, a list or a repository.
   *
   * Send a document before you publish it to find out what is wrong and how to fix it. The format is checked first,
   * then problems that a schema cannot detect: placeholder hashes, contradictory times, duplicate versions, and
   * regular expressions that do not compile. Nothing is downloaded and nothing is stored.
   *
   * The response is always 200; `valid` says whether the findings include an error. Only a request without a
   * document gets 400.
   *
   * @throws Problem: `invalid-request` (400), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.validatePackages({
   *   body: {
   *     brand: 'kicad',
   *     schema_only: true,
   *     document: {
   *       name: 'Example packages',
   *       packages: { url: 'https://packages.example/packages.json', update_timestamp: 1794744000 },
   *     },
   *   },
   * });
   */
  readonly validatePackages: Call<Packages['validatePackages']>;
}

/**
 * Find, download and verify installable packages.
 *
 * @example
 * const packages = createPackagesClient({ baseUrl: 'http://127.0.0.1:8790' });
 */
export const createPackagesClient = (options: ClientOptions<'apiKey' | 'sessionToken'>): PackagesClient =>
  createClient<Packages, 'apiKey' | 'sessionToken'>({ operations, security }, options);
