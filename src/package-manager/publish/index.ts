// `annex/sdk/packages/build`: builds a repository from a directory of packages. For Node.
export { type BuildOptions, type BuildResult, buildRepository } from './build.ts';
export { BuildError, type BuildProblem } from './error.ts';
export { initPackage, type NewPackage } from './init.ts';
