// The door `annex/conform`: judges an implementation of a document, for tests of one's own.

export type { Level } from './check.ts';
export { junit, summary, verdictLines } from './report.ts';
export { type Conformance, type ConformOptions, conform, conformance, type Report, type Verdict } from './run.ts';
