// Sends a picture with XMLHttpRequest: fetch does not tell how far an upload has come.
import { operations } from '../../../../../generated/paste/operations.ts';
import { UnreachableError } from '../../../../contract/client/errors.ts';
import { readProblem } from '../../../../contract/problem.ts';
import { REFUSALS } from '../../../../contract/refusal.ts';
import { type Screenshot, token } from './client.ts';
import { busy } from './status.ts';

const KNOWN = { ...REFUSALS, ...operations.pasteScreenshot.problems };

/** `what`: the picture in words, for the status line. */
export function send(file: File, title: string, what: string): Promise<Screenshot> {
  const form = new FormData();
  form.append('image', file, file.name || 'image.png');
  if (title !== '') form.append('title', title);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/screenshot-paste');
    request.setRequestHeader('Paste-Token', token);
    request.upload.onprogress = ({ loaded, total }) => {
      if (loaded < total) busy(`Uploading ${what}`, loaded / total);
    };
    request.upload.onload = () => busy(`Optimizing and saving ${what}`);
    request.onerror = () => reject(new UnreachableError('The viewer is not responding'));
    request.onload = () => {
      const body = readJson(request.responseText);
      if (request.status === 201) resolve(body as Screenshot);
      else reject(readProblem(body, KNOWN) ?? new Error(`The viewer returned HTTP ${request.status}`));
    };
    request.send(form);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
