// `annex/sdk/packages/validate`: validation of packages, lists and repositories, with suggestions. For Node;
// validateDocument alone runs in browsers too and is in `annex/sdk/packages`.
export { type DocumentOptions, kindOf, validateDocument } from './document.ts';
export type { DocumentKind, Finding, LocatedFinding, Position, Verdict } from './finding.ts';
export { MAX_DOCUMENT_BYTES, type SourceOptions, validateSources } from './sources.ts';
export { type FileReport, type TextVerdict, validateText } from './text.ts';
