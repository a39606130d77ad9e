// Valid documents for tests.
import type { Package, PackageVersion, Repository } from '../../generated/packages/resources.ts';

export const HASH = 'b6d4c1c7e0b6d1b3a9a4f1e36b1b7c1d7e51f0f8a53c1c9a3e0f8d2b6a4c5e71';

/** A version with all fields that a list needs. */
export const aVersion = (fields: Partial<PackageVersion> = {}): PackageVersion => ({
  version: '1.4.0',
  download_url: 'https://stitcher.example/archives/via-stitcher-1.4.0.zip',
  download_sha256: HASH,
  download_size: 48213,
  install_size: 131877,
  status: 'stable',
  tool_version: '9.0',
  ...fields,
});

export const aPackage = (fields: Partial<Package> = {}): Package => ({
  name: 'Via Stitcher',
  description: 'Fills copper areas with stitching vias.',
  description_full: 'Fills the copper areas of a board with stitching vias.',
  identifier: 'example.via-stitcher',
  type: 'plugin',
  author: { name: 'Ada Moreau', contact: { web: 'https://stitcher.example/' } },
  license: 'GPL-3.0',
  resources: { Homepage: 'https://stitcher.example/' },
  versions: [aVersion()],
  ...fields,
});

export const aRepository = (fields: Partial<Repository> = {}): Repository => ({
  name: 'Example packages',
  packages: {
    url: 'https://packages.example/packages.json',
    sha256: HASH,
    update_timestamp: 1_794_744_000,
    update_time_utc: '2026-11-15 12:00:00',
  },
  ...fields,
});
