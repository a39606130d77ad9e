// The panels among the files of a package: in an archive that is being built, and installed.
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PanelSummary } from '../../../generated/workspace/resources.ts';
import type { ArchiveFinding } from '../archive/check.ts';
import type { ArchiveContent } from '../archive/read.ts';
import { packageFolder } from '../install/layout.ts';
import type { InstalledFile, InstalledPackage } from '../install/records.ts';
import { sha256Of } from '../validate/hash.ts';
import {
  checkManifest,
  checkPanel,
  isReserved,
  MAX_VIEW_BYTES,
  PANEL_FILE,
  type PanelManifest,
  summaryOf,
} from './manifest.ts';

/** Whether a file is needed to check the panels of an archive. */
export const isPanelFile = (path: string): boolean => /^plugins\/panels\/[^/]+\/[^/]+\.(json|html)$/.test(path);

/** `content.kept` must include the files of panels. */
export async function checkPanels(
  { files, kept }: Pick<ArchiveContent, 'files' | 'kept'>,
  identifier: string,
): Promise<{ readonly findings: ArchiveFinding[]; readonly panels: PanelSummary[] }> {
  const findings: ArchiveFinding[] = [];
  const panels: PanelSummary[] = [];
  const ids = new Map<string, string>();
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  const add = (message: string) => findings.push({ rule: 'archive-panel', severity: 'error', message });
  for (const { path } of files.filter((file) => /^plugins\/panels\/[^/]+\/panel\.json$/.test(file.path))) {
    if (!PANEL_FILE.test(path)) add(`${path}: name the directory with lower-case letters, digits and hyphens`);
    if (isReserved(identifier)) add(`${path}: a package with the identifier ${identifier} cannot bring panels`);
    const readView = async (name: string) => {
      const view = path.replace(/panel\.json$/, name);
      const size = sizes.get(view) ?? 0;
      return size > MAX_VIEW_BYTES ? size : (kept.get(view) ?? null);
    };
    const { panel, findings: faults } = await checkPanel(kept.get(path)?.toString() ?? '', readView);
    for (const { pointer, message, suggestion } of faults) {
      add(`${path}${pointer && ` ${pointer}`}: ${message}${suggestion ? ` -> ${suggestion}` : ''}`);
    }
    if (!panel) continue;
    const other = ids.get(panel.id);
    if (other) add(`${path}: its id is already used by ${other}`);
    ids.set(panel.id, path);
    panels.push(summaryOf(panel));
  }
  return { findings, panels };
}

export interface InstalledPanel {
  /** `<package>/<id>`. */
  readonly panelType: string;
  readonly package: string;
  readonly version: string;
  readonly manifest: PanelManifest;
  readonly html: string;
}

/** One bad panel does not hide the others: `leftOut` gets the reason. Files must be as they were installed. */
export async function readInstalledPanels(
  root: string,
  { identifier, version, files }: Pick<InstalledPackage, 'identifier' | 'version' | 'files'>,
  leftOut: (reason: string) => void,
): Promise<InstalledPanel[]> {
  const folder = `plugins/${packageFolder(identifier)}/`;
  const byPath = new Map(files.map((file) => [file.path, file]));
  const panels: InstalledPanel[] = [];
  for (const file of files) {
    if (!file.path.startsWith(folder) || !PANEL_FILE.test(`plugins/${file.path.slice(folder.length)}`)) continue;
    try {
      if (isReserved(identifier)) throw new Error('its identifier is reserved');
      const { panel, findings } = await checkManifest(await readChecked(root, file, MAX_VIEW_BYTES));
      if (!panel) throw new Error(findings.map(({ pointer, message }) => `${pointer} ${message}`.trim()).join(' '));
      const view = byPath.get(file.path.replace(/panel\.json$/, panel.entry));
      if (!view) throw new Error(`${panel.entry} is missing`);
      const panelType = `${identifier}/${panel.id}`;
      if (panels.some((other) => other.panelType === panelType)) throw new Error('its id is used twice');
      const html = await readChecked(root, view, MAX_VIEW_BYTES);
      panels.push({ panelType, package: identifier, version, manifest: panel, html });
    } catch (error) {
      leftOut(`${identifier} ${version}, ${file.path}: ${(error as Error).message}`);
    }
  }
  return panels;
}

async function readChecked(root: string, { path, sha256 }: InstalledFile, maxBytes: number): Promise<string> {
  const file = join(root, path);
  const stats = await lstat(file);
  if (!stats.isFile()) throw new Error(`${path} is not a file`);
  if (stats.size > maxBytes) throw new Error(`${path} has ${stats.size} bytes; the limit is ${maxBytes}`);
  const bytes = await readFile(file);
  if (sha256Of(bytes) !== sha256) throw new Error(`${path} was changed after the installation`);
  return bytes.toString('utf8');
}
