// `annex/sdk/packages/archive`: reads package archives safely and writes them reproducibly. Node only.
export * from '../../../package-manager/archive/index.ts';
