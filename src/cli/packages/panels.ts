// What the panels of packages ask for, in the output of install, update, rollback, outdated and diff.
import type { PackageVersion } from '../../../generated/packages/resources.ts';
import type { PanelSummary } from '../../../generated/workspace/resources.ts';
import { compareVersions } from '../../package-manager/format/version-order.ts';
import { layoutOf } from '../../package-manager/install/layout.ts';
import { readInstalledPanels } from '../../package-manager/install/panels.ts';
import { readRecords } from '../../package-manager/install/records.ts';
import { summariesOf, summaryOf } from '../../package-manager/panels/manifest.ts';
import { describePermissions, missingOf, NOTHING } from '../../package-manager/panels/permissions.ts';
import { plain } from './sources.ts';

type Panels = readonly PanelSummary[];

/** By identifier. `warn` gets the reason for panels that the platform leaves out. */
export async function readPanels(
  root: string,
  warn: (reason: string) => void = () => {},
): Promise<Map<string, Panels>> {
  const panels = new Map<string, Panels>();
  for (const record of (await readRecords(layoutOf(root)).catch(() => new Map())).values()) {
    const installed = await readInstalledPanels(root, record, warn);
    const summaries = installed.map(({ manifest }) => summaryOf(manifest));
    panels.set(record.identifier, summaries);
  }
  return panels;
}

/** New panels, and those that ask for more than before, as sentences. */
export const comparePanels = (before: Panels = [], after: Panels = []): string[] =>
  after.flatMap(({ id, title, asks, reasons }) => {
    const former = before.find((panel) => panel.id === id);
    const more = describePermissions(missingOf(asks, former?.asks ?? NOTHING), reasons).map(plain);
    if (former && more.length === 0) return [];
    return `panel “${plain(title)}” asks for ${more.length === 0 ? 'no permissions' : `permission to ${more.join('; ')}`}`;
  });

/** Compared with the newest version of another list. */
export async function comparePanelsOf(version: PackageVersion, others: readonly PackageVersion[]): Promise<string[]> {
  const [newest] = others.toSorted((a, b) => compareVersions(b, a));
  return comparePanels(await summariesOf(newest), await summariesOf(version));
}
