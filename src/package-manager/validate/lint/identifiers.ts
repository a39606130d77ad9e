import type { Package } from '../../../../generated/packages/resources.ts';
import { errorAt, type Finding } from '../finding.ts';

/** `duplicate-identifier`: ignores case, because archives and install directories are named after identifiers. */
export function lintIdentifiers(packages: readonly (Package | null)[]): Finding[] {
  const seen = new Map<string, { readonly index: number; readonly identifier: string }>();
  const findings: Finding[] = [];
  for (const [index, item] of packages.entries()) {
    if (!item) continue;
    const { identifier } = item;
    const first = seen.get(identifier.toLowerCase());
    if (first) {
      const conflict =
        first.identifier === identifier ? 'is already used' : `differs only in case from ${first.identifier}`;
      const message = `${identifier} ${conflict} at /packages/${first.index}.`;
      findings.push(errorAt(`/packages/${index}/identifier`, 'duplicate-identifier', message));
    } else seen.set(identifier.toLowerCase(), { index, identifier });
  }
  return findings;
}
