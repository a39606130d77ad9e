// `annex/sdk/packages/build`: a repository made of a folder of packages. For Node.
export * from '../../../package-manager/publish/index.ts';
