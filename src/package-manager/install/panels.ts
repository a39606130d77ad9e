// The panels of installed packages.
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkManifest, isReserved, MAX_VIEW_BYTES, PANEL_FILE, type PanelManifest } from '../panels/manifest.ts';
import { sha256Of } from '../validate/hash.ts';
import { packageFolder } from './layout.ts';
import type { InstalledFile, InstalledPackage } from './records.ts';

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
