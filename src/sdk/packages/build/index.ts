// `annex/sdk/packages/build`: builds a repository from a directory of packages. Node only.
export { BuildError, type BuildProblem } from '../../../package-manager/errors.ts';
export { type BuildOptions, type BuildResult, buildRepository } from '../../../package-manager/publish/build.ts';
export { initPackage, type NewPackage } from '../../../package-manager/publish/init.ts';
export { refreshSignatures, rotateRepositoryKeys } from '../../../package-manager/signing/publish-signature.ts';
export type { RotateOptions, SignOptions } from '../../../package-manager/signing/sign.ts';
export { createKeys, readKey, type SigningKey } from '../../../package-manager/signing/sign.ts';
