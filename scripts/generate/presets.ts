// generated/notify/presets.ts: the services of spec/notify/presets.yaml.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { OpenApi } from '../../src/contract/document.ts';
import { DocumentError } from '../../src/contract/document.ts';
import type { Artefacts } from '../../src/contract/generate/output.ts';
import { HEADER, literal } from '../../src/contract/generate/text.ts';

const FILE = 'spec/notify/presets.yaml';

export async function writePresets(root: string, document: OpenApi | undefined): Promise<Artefacts> {
  const presets = parse(await readFile(join(root, FILE), 'utf8')) as Record<string, { readonly label: string }>;
  const complete = Object.fromEntries(
    Object.entries(presets).map(([name, preset]) => [
      name,
      { url: null, path: '', needs: [], accepts: [], headers: {}, escape: false, signed: false, ...preset },
    ]),
  );
  const documented = (document?.components as { schemas?: Record<string, { enum?: string[] }> })?.schemas?.['Preset'];
  if (documented?.enum?.join() !== Object.keys(presets).join()) {
    throw new DocumentError(`${FILE}: the schema Preset of spec/notify/openapi.yaml must list the same presets`);
  }
  return new Map([
    [
      'presets.ts',
      `${HEADER}import type { Schemas } from './contract.ts';

export type PresetField = 'topic' | 'token' | 'chat_id';
export interface Preset {
  readonly label: string;
  /** The default address. */
  readonly url: string | null;
  readonly path: string;
  readonly needs: readonly PresetField[];
  readonly accepts: readonly PresetField[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly escape: boolean;
  readonly signed: boolean;
}

export const PRESETS: Readonly<Record<Schemas['Preset'], Preset>> = ${literal(complete)};
`,
    ],
  ]);
}
