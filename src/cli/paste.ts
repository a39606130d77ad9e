// annex paste: sends an image to the running viewer and prints where it was saved.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { OpenEnums } from '../sdk/index.ts';
import type { Schemas } from '../sdk/paste/index.ts';
import { type Arguments, CommandError, printable, textOf } from './arguments.ts';
import { openViewer, reportErrors } from './clients.ts';
import { printJson } from './print.ts';

export async function pasteCommand(given: Arguments): Promise<void> {
  const { words, options } = given;
  const [file = ''] = words;
  const { client, url } = openViewer(given);
  const bytes = await read(file);
  // The viewer detects the real type from the bytes. The form carries the file name.
  const image = new File([new Uint8Array(bytes)], file === '-' ? 'image.png' : basename(file), { type: 'image/png' });
  const title = textOf(given, 'title');
  const pasted = await reportErrors(
    url,
    client.pasteScreenshot({
      body: { media: 'multipart/form-data', content: { image, ...(title === undefined ? {} : { title }) } },
    }),
  );
  const isJson = options['json'] === true;
  const named = isJson && options['wait'] !== true ? pasted : await waitForName(client, pasted); // a printed path must stay valid
  if (isJson) printJson(named);
  else console.log(named.file);
}

async function waitForName(
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
    throw new CommandError(`cannot read ${printable(file)} (${(error as NodeJS.ErrnoException).code})`, {
      cause: error,
    });
  }
}
