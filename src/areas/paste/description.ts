// A screenshot as the API returns it.
import type { Schemas } from '../../../generated/paste/contract.ts';
import { FOLDER, optimizedFile, originalFile } from './file-names.ts';
import type { Entry } from './screenshot-entry.ts';

export type PastedScreenshot = Schemas['PastedScreenshot'];
export type PasteEvent = Schemas['PasteEvent'];

export function describe(
  entry: Entry,
  { isPending, isSqueezing }: { readonly isPending: boolean; readonly isSqueezing: boolean },
): PastedScreenshot {
  const { id, name, source, size, originalSize, bytes, receivedBytes } = entry;
  const finalState = source === 'initial' ? 'kept' : 'named';
  return {
    id,
    name,
    name_state: isPending ? 'pending' : finalState,
    name_source: source,
    undoable: entry.previousNames.length > 0,
    file: `${FOLDER}/${optimizedFile(name, size)}`,
    original: `${FOLDER}/${originalFile(name, originalSize)}`,
    width: size.width,
    height: size.height,
    bytes,
    original_width: originalSize.width,
    original_height: originalSize.height,
    received_bytes: receivedBytes,
    saved_percent: Math.round((1 - bytes / receivedBytes) * 1000) / 10,
    squeezing: isSqueezing,
    created_at: new Date(entry.createdAt).toISOString(),
  };
}

export const isSettled = ({ name_state, squeezing }: PastedScreenshot): boolean =>
  name_state !== 'pending' && !squeezing;
export const eventOf = (data: PastedScreenshot): PasteEvent => ({ event: data.name_state, data }) as PasteEvent;
