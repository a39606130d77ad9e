// `annex/sdk/packages/validate`: packages, lists and repositories judged, with what to write instead. For Node;
// validateDocument alone runs in browsers too and is in `annex/sdk/packages`.
export * from '../../../package-manager/validate/index.ts';
