// Lint rules beyond the schema. Rule names are stable. Rules check only valid packages and repositories, because the
// schema reports the rest; URLs are checked everywhere.
import type { DocumentKind, Finding } from '../finding.ts';
import { pointerTo } from '../finding.ts';
import { type Checked, MAX_FINDINGS } from '../schema.ts';
import { lintIdentifiers } from './identifiers.ts';
import { lintPackage } from './package.ts';
import { lintAgainstPrevious } from './previous.ts';
import { lintRepository } from './repository.ts';
import { lintPackageUrls, lintRepositoryUrls } from './urls.ts';

export function lintDocument(document: unknown, kind: DocumentKind, checked: Checked, previous: unknown): Finding[] {
  if (kind === 'repository') {
    return [...lintRepositoryUrls(document), ...(checked.repository ? lintRepository(checked.repository) : [])];
  }
  const items: unknown =
    kind === 'package' ? [document] : (document as { readonly packages?: unknown } | null)?.packages;
  const findings: Finding[] = [];
  for (const [index, item] of (Array.isArray(items) ? items : []).entries()) {
    if (findings.length >= MAX_FINDINGS) break;
    const at = kind === 'package' ? '' : pointerTo('/packages', index);
    findings.push(...lintPackageUrls(item, at));
    const valid = checked.packages[index];
    if (valid) findings.push(...lintPackage(valid, at, kind));
  }
  if (kind === 'packages') findings.push(...lintIdentifiers(checked.packages));
  if (previous !== undefined) findings.push(...lintAgainstPrevious(previous, checked.packages, kind));
  return findings;
}
