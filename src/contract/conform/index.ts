// Generates conformance checks from a document and runs them.

export type { Level } from './check.ts';
export {
  type AreaChecks,
  type Conformance,
  type ConformOptions,
  conform,
  conformance,
  junit,
  type Report,
  summary,
  type Verdict,
  verdictLines,
} from './run.ts';
export { conformSockets } from './sockets.ts';
