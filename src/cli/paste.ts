// annex paste FILE|-: hands a picture to the running viewer and tells where it was saved.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { OpenEnums } from '../sdk/index.ts';
import type { Schemas } from '../sdk/paste/index.ts';
import { type Arguments, CommandError, printable, UsageError } from './arguments.ts';
import { openViewer, told } from './viewer-address.ts';

export async function pasteCommand(given: Arguments): Promise<void> {
  const { words, options } = given;
  const [file] = words;
  if (file === undefined) throw new UsageError('name a picture, or - for standard input: annex paste FILE|-');
  const { client, url } = openViewer(given);
  const bytes = await read(file);
  // The viewer detects the type by the bytes; the form needs any image type, and carries the file name.
  const image = new File([new Uint8Array(bytes)], file === '-' ? 'image.png' : basename(file), { type: 'image/png' });
  const title = typeof options['title'] === 'string' ? { title: options['title'] } : {};
  const pasted = await told(
    url,
    client.pasteScreenshot({ body: { media: 'multipart/form-data', content: { image, ...title } } }),
  );
  const isJson = options['json'] === true;
  const named = isJson && options['wait'] !== true ? pasted : await settled(client, pasted); // a path has to stay valid
  console.log(isJson ? JSON.stringify(named, null, 2) : named.file);
}

async function settled(
  client: ReturnType<typeof openViewer>['client'],
  pasted: OpenEnums<Schemas['PastedScreenshot']>,
): Promise<OpenEnums<Schemas['PastedScreenshot']>> {
  let last = pasted;
  if (pasted.name_state !== 'pending') return last;
  for await (const { data } of client.getPaste.stream({ path: { id: pasted.id } })) {
    last = data;
    if (data.name_state !== 'pending') break;
  }
  return last;
}

async function read(file: string): Promise<Uint8Array> {
  try {
    return file === '-' ? await buffer(process.stdin) : await readFile(file);
  } catch (error) {
    throw new CommandError(`${printable(file)} cannot be read (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    });
  }
}
