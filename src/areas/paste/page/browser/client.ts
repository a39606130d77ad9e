// Calls the viewer with the token of this page. Also works in a sandboxed frame without an origin. In the MCP App, the
// files of app/ take the place of this file and of send.ts.
import { createPasteClient } from '../../../../../generated/paste/client.ts';
import type { Schemas } from '../../../../../generated/paste/contract.ts';
import type { OpenEnums } from '../../../../contract/client/index.ts';
import { get } from './dom.ts';

export type Screenshot = OpenEnums<Schemas['PastedScreenshot']>;

export const { token = '', limit = '' } = get('.paste').dataset;

export const pastes = createPasteClient({ baseUrl: location.origin, headers: { 'Paste-Token': token } });

/** An address for the `src` of an image. Asynchronous, because the one of app/ is. */
export const urlOf = async (picture: Blob): Promise<string> => URL.createObjectURL(picture);

export async function fetchPicture(id: string, variant: 'original' | 'optimized' | 'thumbnail'): Promise<Blob> {
  const bytes = await pastes.getPasteImage({ path: { id }, query: { variant } });
  return new Blob([bytes as BlobPart], { type: 'image/png' });
}
