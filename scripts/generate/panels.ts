// generated/workspace/panels.ts and panel-types.ts: the panel catalog from spec/workspace/panels.yaml.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { DocumentError } from '../../src/contract/document.ts';
import type { Artefacts } from '../../src/contract/generate/output.ts';
import { HEADER, literal, quote } from '../../src/contract/generate/text.ts';

interface Panel {
  readonly name: string;
  readonly panelType: string;
  readonly kind?: string;
  readonly singleton?: boolean;
  readonly aliases?: readonly string[];
}

export async function writePanels(root: string): Promise<Artefacts> {
  const text = await readFile(join(root, 'spec/workspace/panels.yaml'), 'utf8');
  const categories = parse(text) as { readonly category: string; readonly panels: readonly Panel[] }[];
  const all = categories.flatMap(({ panels }) => panels);
  for (const key of ['name', 'panelType'] as const) {
    const values = all.map((panel) => panel[key]);
    const duplicate = values.find((value, index) => values.indexOf(value) !== index);
    if (duplicate) throw new DocumentError(`spec/workspace/panels.yaml: two panels have the ${key} ${duplicate}`);
  }
  const kinds = new Set([...all.flatMap(({ kind }) => kind ?? []), 'placeholder']);
  const complete = categories.map(({ category, panels }) => ({
    category,
    panels: panels.map(({ name: _, ...panel }) => ({ kind: 'placeholder', singleton: false, aliases: [], ...panel })),
  }));
  return new Map([
    [
      'panels.ts',
      `${HEADER}import type { Schemas } from './contract.ts';

export type PanelKind = ${[...kinds].map(quote).join(' | ')};
export interface Panel {
  readonly panelType: string;
  readonly displayName: string;
  readonly displayIcon: string;
  readonly description: string;
  readonly kind: PanelKind;
  readonly singleton: boolean;
  readonly aliases: readonly string[];
}

export const PANELS: readonly { readonly category: Schemas['PanelCategory']['name']; readonly panels: readonly Panel[] }[] = ${literal(complete)};
`,
    ],
    [
      'panel-types.ts',
      HEADER + all.map(({ name, panelType }) => `export const ${constantName(name)} = ${quote(panelType)};\n`).join(''),
    ],
  ]);
}

/** webView -> WEB_VIEW. */
const constantName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
