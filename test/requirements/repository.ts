import { decided, type Requirement, required } from './entry.ts';

/** A: the repository, the strings all of area A shares, limits and versioning. */
export const repository = {
  // Resources: PackageArray
  'A-packagearray-object': required('a PackageArray is an object'),
  'A-packagearray-required': required('a PackageArray without packages is refused'),
  'A-packagearray-packages': required('PackageArray.packages is an array of Package'),

  // Resources: Repository
  'A-repository-object': required('a Repository is an object'),
  'A-repository-required': required('a Repository without name or packages is refused; no other field is required'),
  'A-repository-name': required('Repository.name is a string'),
  'A-repository-name-length': required('Repository.name has at most 500 characters'),
  'A-repository-packages': required('Repository.packages is a RepositoryResource that refers to the package metadata'),
  'A-repository-resources': required(
    'Repository.resources is a RepositoryResource that refers to an archive of further files',
  ),
  'A-repository-manifests': required(
    'Repository.manifests is a RepositoryResource that refers to the package manifests',
  ),
  'A-repository-maintainer': required('Repository.maintainer is a Contact'),
  'A-repository-maintainer-optional': required('Repository.maintainer is optional'),
  'A-repository-schema': required('Repository.$schema is a URL'),
  'A-repository-schema-optional': required('Repository.$schema is optional'),

  // Resources: RepositoryResource
  'A-resource-object': required('a RepositoryResource is an object'),
  'A-resource-required': required(
    'a RepositoryResource without url or update_timestamp is refused; no other field is required',
  ),
  'A-resource-url': required('RepositoryResource.url is a URL'),
  'A-resource-sha256': required('RepositoryResource.sha256 is a string'),
  'A-resource-sha256-pattern': required('RepositoryResource.sha256 matches ^[a-f0-9]{64}$: upper-case hex is refused'),
  'A-resource-update-timestamp': required('RepositoryResource.update_timestamp is an integer'),
  'A-resource-update-timestamp-meaning': required(
    'RepositoryResource.update_timestamp is the time of the last update of the file',
  ),
  'A-resource-update-time-utc': required('RepositoryResource.update_time_utc is a string'),
  'A-resource-update-time-utc-meaning': required(
    'RepositoryResource.update_time_utc is the human-readable time in UTC',
  ),
  'A-resource-update-time-utc-format': required(
    'RepositoryResource.update_time_utc has the format YYYY-MM-DD HH:MM:SS',
  ),
  'A-resource-update-time-utc-pattern': required(
    'RepositoryResource.update_time_utc matches ^2[0-9]{3}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$',
  ),

  // Resources: URL
  'A-url-string': required('a URL is a string'),
  'A-url-http': required('a URL may begin with http:// or https://'),
  'A-url-http-host': required('http:// or https:// is followed by a host without spaces and slashes'),
  'A-url-http-no-whitespace': required('an http or https URL contains no whitespace'),
  'A-url-file': required('a URL may begin with file:// and then a drive letter with its colon, or a slash'),
  'A-url-file-rest': required('the rest of a file URL contains any characters except NUL'),
  'A-url-nothing-else': required('a string of neither form is not a URL'),

  // Resources: License
  'A-license-string': required('a License is a string'),
  'A-license-values': required('each of the 90 listed License values is accepted as it is spelled'),
  'A-license-nothing-else': required('any other License value is refused, including different letter case'),

  // States: package version status
  'A-status-states': required('a version is in one of four states: stable, testing, development, deprecated'),

  // Endpoints: the files of a repository
  'A-files-strong-etag': decided('each file of a repository has a strong ETag and supports 304'),
  'A-files-ranges': decided('a range of an archive returns 206 with exactly those bytes'),

  // Limits
  'A-limit-field-sizes': required(
    'maximum lengths: package name 200, descriptions 500 and 5000, contact name and values 500, repository name 500, resource values 500; longer ones are refused',
  ),

  // Versioning
  'A-versioning-schema-1': required('the package schema identifies itself as version 1'),
  'A-versioning-schema-address': decided('the package schema is published at /packages/schema/v1.json'),
  'A-versioning-version': required('every package version has a version of one to three numbers'),
  'A-versioning-epoch-optional': required('version_epoch is optional'),
  'A-versioning-epoch-later': required('versions are ordered by epoch first: a higher epoch is newer'),
  'A-versioning-tool-bounds': required(
    'tool_version and tool_version_max are inclusive bounds of the supported tool versions',
  ),
  'A-versioning-runtime-default': required('an absent runtime means swig for plugins'),
} as const satisfies Readonly<Record<`A-${string}`, Requirement>>;
