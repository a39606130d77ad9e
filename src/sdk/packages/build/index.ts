// `annex/sdk/packages/build`: builds a repository from a directory of packages. Node only.
export * from '../../../package-manager/publish/index.ts';
