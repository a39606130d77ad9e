// The panels among the files of an archive that is being built.
import type { PanelSummary } from '../../../generated/workspace/resources.ts';
import type { ArchiveFinding } from '../archive/check.ts';
import type { ArchiveContent } from '../archive/read.ts';
import { checkPanel, isReserved, MAX_VIEW_BYTES, PANEL_FILE, summaryOf } from './manifest.ts';

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
