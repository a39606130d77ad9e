// Generates conformance checks from a document and runs them.

export type { Level } from './check.ts';
export { junit, summary, verdictLines } from './report.ts';
export {
  type AreaChecks,
  type Conformance,
  type ConformOptions,
  conform,
  conformance,
  type Report,
  type Verdict,
} from './run.ts';
export { conformSockets } from './sockets.ts';
