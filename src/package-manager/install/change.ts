// Describes a change to one installed package.
import type { Package, VersionStatus } from '../../../generated/packages/resources.ts';
import { type Installed, isDeprecated } from '../format/select-version.ts';
import { compareVersions, type VersionNumber, versionLabel } from '../format/version-order.ts';
import type { Effect } from './file-effects.ts';
import type { RootLayout } from './layout.ts';

export interface Change {
  readonly identifier: string;
  readonly action: 'install' | 'update' | 'downgrade' | 'remove' | 'rollback' | 'none';
  /** Version labels. */
  readonly from: string | null;
  readonly to: string | null;
  /** User files that were kept, relative to the root. */
  readonly kept: readonly string[];
  /** Modified files, which were copied to `saved`. */
  readonly changed: readonly string[];
  readonly saved: string | null;
  /** Problems with expressions of keep_on_update. */
  readonly complaints: readonly string[];
  /** Whether `to` is deprecated. */
  readonly deprecated: boolean;
  /** The newest version, if it is not compatible, and why: `2.1.0 supports only windows`. */
  readonly incompatible?: string | undefined;
}

interface Step {
  readonly identifier: string;
  readonly from: VersionNumber | null;
  readonly to: (VersionNumber & { readonly status: VersionStatus }) | null;
}

export function changeOf(
  layout: RootLayout,
  action: Change['action'],
  { identifier, from, to }: Step,
  { kept, changed, complaints }: Pick<Effect, 'kept' | 'changed' | 'complaints'>,
): Change {
  const label = from && versionLabel(from);
  const saved = changed.length > 0 ? layout.changed(identifier, label ?? 'unknown') : null;
  const deprecated = to?.status === 'deprecated';
  return { identifier, action, from: label, to: to && versionLabel(to), kept, changed, saved, complaints, deprecated };
}

/** `item`: the package as it is listed now; null if it is not listed. */
export function noChange(installed: Installed, item: Package | null): Change {
  const label = versionLabel(installed);
  return {
    ...{ identifier: installed.identifier, action: 'none', from: label, to: label },
    ...{ kept: [], changed: [], saved: null, complaints: [], deprecated: isDeprecated(installed, item) },
  };
}

export const actionOf = (from: VersionNumber | null, to: VersionNumber): Change['action'] => {
  if (!from) return 'install';
  return compareVersions(to, from) < 0 ? 'downgrade' : 'update';
};
