// Generates conformance checks from a document and runs them.

export type { Level } from './check.ts';
export { junit, summary, verdictLines } from './report.ts';
export {
  type Conformance,
  type ConformOptions,
  conform,
  conformance,
  type AreaChecks,
  type Report,
  type Verdict,
} from './run.ts';
