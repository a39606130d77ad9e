// `annex/sdk/packages/validate`: validates packages, package lists and repositories and suggests fixes. Node only;
// validateDocument also runs in browsers and is in `annex/sdk/packages`.
export * from '../../../package-manager/validate/index.ts';
