// `annex/sdk/packages/build`: builds a repository from a directory of packages. For Node.

export { BuildError, type BuildProblem } from '../errors.ts';
export { refreshSignatures, rotateRepositoryKeys } from '../signing/publish-signature.ts';
export type { RotateOptions, SignOptions } from '../signing/sign.ts';
export { createKeys, readKey, type SigningKey } from '../signing/sign.ts';
export { type BuildOptions, type BuildResult, buildRepository } from './build.ts';
export { initPackage, type NewPackage } from './init.ts';
