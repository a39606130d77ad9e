// An MCP App has no network, and its host passes on small pictures only.
import { showError } from '../status.ts';

export interface PickedFile {
  readonly file: File;
  readonly path: string;
}

export const filesIn = async ({ files }: DataTransfer): Promise<PickedFile[]> =>
  [...files].map((file) => ({ file, path: file.name }));

export async function sendFiles(picked: readonly PickedFile[]): Promise<string[]> {
  const names = picked.map(({ path }) => path).join(', ');
  showError(`Not an image: ${names}. Here, use a PNG, JPEG, WebP or GIF; the widget in a browser takes any file.`);
  return [];
}
