// Uploads an image with XMLHttpRequest, because fetch does not report upload progress.
import { operations } from '../../../../../generated/paste/operations.ts';
import { UnreachableError } from '../../../../contract/client/errors.ts';
import { readProblem } from '../../../../contract/problem.ts';
import { REFUSALS } from '../../../../contract/refusal.ts';
import { type Screenshot, token } from './client.ts';
import { showProgress } from './status.ts';

const KNOWN_PROBLEMS = { ...REFUSALS, ...operations.pasteScreenshot.problems };

/** `label` names the image in the status line. */
export function send(file: File, title: string, label: string): Promise<Screenshot> {
  const form = new FormData();
  form.append('image', file, file.name || 'image.png');
  if (title !== '') form.append('title', title);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/screenshot-paste');
    request.setRequestHeader('Paste-Token', token);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      if (loaded < total) showProgress(`Uploading ${label}`, loaded / total);
    };
    request.upload.onload = () => showProgress(`Optimizing and saving ${label}`);
    request.onerror = () => reject(new UnreachableError('The viewer is not responding'));
    request.onload = () => {
      const { status, response } = request; // null if it is not JSON
      if (status === 201) resolve(response);
      else reject(readProblem(response, KNOWN_PROBLEMS) ?? new Error(`The viewer returned HTTP ${status}`));
    };
    request.send(form);
  });
}
