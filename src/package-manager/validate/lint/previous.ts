// Compares a list with the published one, to find broken promises.
import type { Package } from '../../../../generated/packages/resources.ts';
import { brokenPromises } from '../../format/diff.ts';
import { type DocumentKind, errorAt, type Finding } from '../finding.ts';

export function lintAgainstPrevious(
  previous: unknown,
  packages: readonly (Package | null)[],
  kind: DocumentKind,
): Finding[] {
  const now = packages.filter((item) => item !== null);
  const before = listOf(previous).filter(
    ({ identifier }) => kind === 'packages' || now.some((item) => item.identifier === identifier),
  );
  // An invalid package is not missing; the schema reports it.
  const isComplete = packages.length === now.length;
  return brokenPromises(before, now)
    .filter(({ promise }) => isComplete || promise !== 'package-kept')
    .map(({ promise, identifier, version, message, remedy }) => {
      const index = packages.findIndex((item) => item?.identifier === identifier);
      const at = kind === 'package' || index < 0 ? '' : `/packages/${index}`;
      const place = packages[index]?.versions.findIndex((item) => item.version === version) ?? -1;
      return errorAt(place < 0 ? at : `${at}/versions/${place}`, promise, message, remedy);
    });
}

/** A list, or a single package. */
function listOf(document: unknown): readonly Package[] {
  const { packages, versions } = (document ?? {}) as { readonly packages?: unknown; readonly versions?: unknown };
  if (Array.isArray(packages)) return packages as readonly Package[];
  return Array.isArray(versions) ? [document as Package] : [];
}
