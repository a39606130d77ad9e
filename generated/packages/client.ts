// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Packages } from './contract.ts';
import { operations, security } from './operations.ts';

/** Find, download and verify installable packages. */
export interface PackagesClient {
  /**
   * Search packages.
   *
   * Call it to let people find a package, or to list what fits a given system and tool version. Without any
   * parameter it lists the whole repository, page by page.
   *
   * `type` and `tag` choose packages. `platform`, `status` and `tool_version` choose versions: once one of them is
   * given, a package with no version that meets all of them is left out. Each hit carries the newest version that
   * fits, by epoch first and version number second. With none of the three given, a package that has been taken off
   * the offer (it has no versions) is still found, with `version` null.
   *
   * Hits come by falling `score`; equal scores keep the repository's order. A package that breaks the format is
   * left out rather than breaking the search for everybody.
   *
   * @throws Problem: `invalid-request` (400), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.searchPackages({
   *   query: { q: 'via stitching', type: 'plugin', tool_version: '9.0.7', limit: 2, cursor: '2', offset: 0 },
   * });
   */
  readonly searchPackages: Call<Packages['searchPackages']>;
  /**
   * See what is left out, and why.
   *
   * A package that breaks the format is left out of every answer, the list's own file included unless the operator
   * wants it there, so that it breaks nothing for everybody else. Here its author reads what is wrong with it, in the
   * words of `validatePackages`. Empty is good.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getQuarantine();
   */
  readonly getQuarantine: Call<Packages['getQuarantine']>;
  /**
   * Fetch one package.
   *
   * The package with its long description, its links and all its versions, as the repository's list has it.
   *
   * @throws Problem: `invalid-request` (400), `package-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getPackage({ path: { identifier: 'example.stitcher.via-stitcher' } });
   */
  readonly getPackage: Call<Packages['getPackage']>;
  /**
   * Fetch a package's icon.
   *
   * The package's `<identifier>/icon.png` of the repository's resources, for those who do not want the whole archive.
   * Only what begins like a PNG picture and has at most 256 KiB is served.
   *
   * @throws Problem: `invalid-request` (400), `not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getPackageIcon({ path: { identifier: 'example.stitcher.via-stitcher' } });
   */
  readonly getPackageIcon: Call<Packages['getPackageIcon']>;
  /**
   * Choose a version to install.
   *
   * Call it before an installation: it chooses the version that a package manager would, and says of every other
   * version why it was not chosen.
   *
   * A version fits when it works with `tool_version`, runs on `platform`, needs `runtime` and is good enough for
   * `status`; a parameter that is absent rules nothing out. Of those that fit, the newest stable one is chosen, else
   * the newest of any status; where `status` is given, the newest of all that fit. Epochs count first and version
   * numbers second. When none fits, `version` is null: that is an answer, not an error.
   *
   * @throws Problem: `invalid-request` (400), `package-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.resolvePackage({
   *   path: { identifier: 'example.stitcher.via-stitcher' },
   *   query: { tool_version: '9.0.7', platform: 'linux', runtime: 'ipc', status: 'testing' },
   * });
   */
  readonly resolvePackage: Call<Packages['resolvePackage']>;
  /**
   * Fetch the repository's entry point.
   *
   * Give package managers this address. The file names the repository and points to its list of packages, its
   * resources and its manifests, each with its SHA-256 and the time it last changed.
   *
   * @throws Problem: `invalid-request` (400), `not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getRepository();
   */
  readonly getRepository: Call<Packages['getRepository']>;
  /**
   * Fetch the whole list of packages.
   *
   * What the repository's `packages` points to. Its bytes are those that the SHA-256 there was taken of, also where
   * a package in it breaks the format; `searchPackages` leaves such a package out.
   *
   * @throws Problem: `invalid-request` (400), `not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getPackageList();
   */
  readonly getPackageList: Call<Packages['getPackageList']>;
  /**
   * Fetch the package manifests.
   *
   * What the repository's `manifests` points to: of every version of every package, the files in its archive with
   * their sizes and SHA-256, to verify an installation without downloading it again.
   *
   * @throws Problem: `invalid-request` (400), `not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getManifests();
   */
  readonly getManifests: Call<Packages['getManifests']>;
  /**
   * Download the resources.
   *
   * What the repository's `resources` points to: a ZIP archive of further files, each package's icon at
   * `<identifier>/icon.png`.
   *
   * @throws Problem: `invalid-request` (400), `not-found` (404), `not-acceptable` (406), `range-not-satisfiable` (416), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getResources();
   */
  readonly getResources: Call<Packages['getResources']>;
  /**
   * Download a version's archive.
   *
   * What a version's `download_url` points to in a repository that holds its archives itself. Verify
   * `download_size` and `download_sha256` before you open it.
   *
   * @throws Problem: `invalid-request` (400), `not-found` (404), `not-acceptable` (406), `range-not-satisfiable` (416), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.downloadArchive({ path: { file: 'example.stitcher.via-stitcher-1.4.0.zip' } });
   */
  readonly downloadArchive: Call<Packages['downloadArchive']>;
  /**
   * Fetch the package format.
   *
   * The JSON Schema (2020-12) of the format, version 1. Its root describes one package; `#/$defs/PackageArray`,
   * `#/$defs/Repository` and `#/$defs/Manifests` describe the repository's files. Editors that read `$schema` can be
   * pointed here.
   *
   * @throws Problem: `invalid-request` (400), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await packages.getPackageSchema({ query: { brand: 'kicad' } });
   */
  readonly getPackageSchema: Call<Packages['getPackageSchema']>;
  /**
   * Judge a package, a list or a repository.
   *
   * Send a document before you publish it, and read what is wrong with it and how to put it right. First the format
   * is checked, then what the format cannot see: hashes that are placeholders, times that contradict each other,
   * versions listed twice, expressions that cannot be compiled. Nothing is fetched and nothing is kept.
   *
   * The answer is 200 whatever is found; `valid` tells whether there is an error among the findings. Only a request
   * that holds no document to judge gets 400.
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
export const createPackagesClient = (options: ClientOptions): PackagesClient =>
  createClient<Packages>({ operations, security }, options);
