import type { Package } from '../../../../generated/packages/resources.ts';
import { errorAt, type Finding } from '../finding.ts';

/** `duplicate-identifier`: upper and lower case alike, since archives and install folders are named after it. */
export function lintIdentifiers(packages: readonly (Package | null)[]): Finding[] {
  const seen = new Map<string, { readonly index: number; readonly identifier: string }>();
  const findings: Finding[] = [];
  for (const [index, item] of packages.entries()) {
    if (!item) continue;
    const { identifier } = item;
    const first = seen.get(identifier.toLowerCase());
    if (first) {
      const same = first.identifier === identifier ? 'stands' : `differs only in case from ${first.identifier}`;
      const message = `${identifier} ${same} at /packages/${first.index}.`;
      findings.push(errorAt(`/packages/${index}/identifier`, 'duplicate-identifier', message));
    } else seen.set(identifier.toLowerCase(), { index, identifier });
  }
  return findings;
}
