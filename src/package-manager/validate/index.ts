// `annex/sdk/packages/validate`: validates packages, lists and repositories, with suggestions. For Node;
// validateDocument also runs in browsers.

export { MAX_PACKAGES_BYTES as MAX_DOCUMENT_BYTES } from '../format/limits.ts';
export { type DocumentOptions, kindOf, validateDocument } from './document.ts';
export type { DocumentKind, Finding, LocatedFinding, Position, Verdict } from './finding.ts';
export { type SourceOptions, validateSources } from './sources.ts';
export { type FileReport, type TextVerdict, validateText } from './text.ts';
