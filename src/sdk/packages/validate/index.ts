// `annex/sdk/packages/validate`: validates packages, package lists and repositories and suggests fixes. Node only;
// validateDocument also runs in browsers and is in `annex/sdk/packages`.

export { type SourceOptions, validateSources } from '../../../package-manager/check/sources.ts';
export { MAX_PACKAGES_BYTES as MAX_DOCUMENT_BYTES } from '../../../package-manager/format/limits.ts';
export { type DocumentOptions, kindOf, validateDocument } from '../../../package-manager/validate/document.ts';
export type {
  DocumentKind,
  Finding,
  LocatedFinding,
  Position,
  Verdict,
} from '../../../package-manager/validate/finding.ts';
export { type FileReport, type TextVerdict, validateText } from '../../../package-manager/validate/text.ts';
