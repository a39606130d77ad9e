// What a published list promises: compared with the list as it was.
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
  // One that breaks the format now is not missing: the format has said what is wrong with it.
  const complete = packages.length === now.length;
  return brokenPromises(before, now)
    .filter(({ promise }) => complete || promise !== 'package-kept')
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
