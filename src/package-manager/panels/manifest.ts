// panel.json: what a package says about one of its panels. It is untrusted: parts of it become headers and sentences.
import { Parser } from 'htmlparser2';
import { PANELS } from '../../../generated/workspace/panels.ts';
import type { Panel, PanelSummary } from '../../../generated/workspace/resources.ts';
import { explainErrors } from '../validate/explain.ts';
import { errorAt, type Finding } from '../validate/finding.ts';
import { parseJson } from '../validate/json.ts';
import type { PanelPermissions } from './permissions.ts';

/** With defaults for what is absent. */
export interface PanelManifest
  extends Required<Omit<Panel, '$schema' | 'ui' | 'scopes' | 'implements' | 'input' | 'result'>> {
  readonly implements?: string;
  readonly input?: object;
  readonly result?: object;
  readonly asks: PanelPermissions;
}

/** A panel's file in an archive. */
export const PANEL_FILE = /^plugins\/panels\/([a-z0-9][a-z0-9-]{0,49})\/panel\.json$/;
/** Of panel.json and of the view. */
export const MAX_VIEW_BYTES = 5 * 1024 * 1024;
/** Of `input`, `result` and `answers` together. */
const MAX_DATA_BYTES = 256 * 1024;

const OWN = PANELS.flatMap(({ panels }) => panels);
const PLACEHOLDERS = new Set(OWN.filter(({ kind }) => kind === 'placeholder').map(({ panelType }) => panelType));
/** The owner in the identifiers of panels that are being written. */
export const DRAFT_OWNER = 'dev';
/** The owners of our own panel identifiers and their aliases. */
const RESERVED = new Set([
  DRAFT_OWNER,
  ...OWN.flatMap(({ panelType, aliases }) => [panelType, ...aliases].map((type) => type.slice(0, type.indexOf('/')))),
]);

/** Whether panels of a package with this identifier could be confused with ours. */
export const isReserved = (identifier: string): boolean => RESERVED.has(identifier.toLowerCase());

/** The panel is null if there are findings. */
export async function checkManifest(
  text: string,
): Promise<{ readonly panel: PanelManifest | null; readonly findings: readonly Finding[] }> {
  const { value, findings } = parseJson(text);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (value === undefined || errors.length > 0) return { panel: null, findings: errors };
  const { resources } = await import('../../../generated/workspace/validators.js'); // large
  if (!resources.Panel(value)) return { panel: null, findings: explainErrors(resources.Panel.errors ?? [], value, '') };
  const panel = value as Panel;
  const refused = checkRules(panel);
  return { panel: refused.length > 0 ? null : withDefaults(panel), findings: refused };
}

/** Also checks the view. `readView` returns its content, its size if it is too large, or null if it is missing. */
export async function checkPanel(
  text: string,
  readView: (name: string) => Promise<Buffer | number | null>,
): ReturnType<typeof checkManifest> {
  const { panel, findings } = await checkManifest(text);
  if (!panel) return { panel, findings };
  const view = await readView(panel.entry);
  const at = (message: string) => ({ panel: null, findings: [errorAt('/entry', 'panel-view', message)] });
  if (view === null) return at(`The file ${panel.entry} is missing.`);
  if (typeof view === 'number') return at(`${panel.entry} has ${view} bytes; the limit is ${MAX_VIEW_BYTES}.`);
  const relative = findRelativeAddress(view.toString());
  if (relative === null) return { panel, findings };
  return at(`${panel.entry} has a relative address, ${relative}. Put the content into the file itself.`);
}

function checkRules({ ui, implements: placeholder, input = {}, result = {}, answers = {} }: Panel): Finding[] {
  const findings: Finding[] = [];
  for (const name of Object.keys(ui?.permissions ?? {})) {
    if (name === 'clipboardWrite') continue;
    const message = `A panel cannot get the permission ${JSON.stringify(name.slice(0, 50))}: its view has no origin of its own.`;
    findings.push(errorAt('/ui/permissions', 'panel-permission', message, 'Remove it.'));
  }
  if (placeholder !== undefined && !PLACEHOLDERS.has(placeholder)) {
    const message = `${placeholder} is not a placeholder of the panel catalog.`;
    findings.push(errorAt('/implements', 'panel-implements', message, 'Use the identifier of a placeholder.'));
  }
  const bytes = Buffer.byteLength(JSON.stringify([input, result, answers]));
  if (bytes > MAX_DATA_BYTES) {
    const message = `input, result and answers have ${bytes} bytes; the limit is ${MAX_DATA_BYTES}.`;
    findings.push(errorAt('', 'panel-data', message));
  }
  return findings;
}

function withDefaults({ $schema: _, ui, scopes = [], ...panel }: Panel): PanelManifest {
  const { connectDomains = [], resourceDomains = [], frameDomains = [] } = ui?.csp ?? {};
  const clipboardWrite = ui?.permissions?.clipboardWrite !== undefined;
  return {
    ...{ description: '', icon: 'square', category: 'Utility', entry: 'index.html', singleton: false },
    ...{ answers: {}, reasons: {} },
    ...panel,
    asks: { connectDomains, resourceDomains, frameDomains, scopes, clipboardWrite },
  };
}

export function summaryOf({ id, title, description, reasons, asks, ...panel }: PanelManifest): PanelSummary {
  const replaced = panel.implements === undefined ? {} : { implements: panel.implements };
  return { id, title, description, ...replaced, asks, reasons };
}

/** The `panels` of a version in a package list, which may have come from anywhere. Empty if it is not valid. */
export async function summariesOf(version: object | null | undefined): Promise<readonly PanelSummary[]> {
  const panels: unknown = version && 'panels' in version ? version.panels : undefined;
  if (panels === undefined) return [];
  const { resources } = await import('../../../generated/workspace/validators.js');
  return resources.PanelSummaries(panels) ? (panels as readonly PanelSummary[]) : [];
}

const ADDRESSES = ['src', 'href', 'data', 'poster', 'srcset'];

/** A relative address in the view, which would lead nowhere; null if there is none. */
function findRelativeAddress(html: string): string | null {
  let first: string | null = null;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      for (const name of ADDRESSES) {
        const value = attributes[name]?.trim();
        if (!value || /^(#|\/\/|[a-z][a-z0-9+.-]*:)/i.test(value)) continue;
        first ??= `<${tag} ${name}="${value.slice(0, 100)}">`;
      }
    },
  });
  parser.end(html);
  return first;
}
