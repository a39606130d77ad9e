// Saves an image by a tool that only the widget can call.
import { showProgress } from '../status.ts';
import { callTool, type Screenshot, urlOf } from './client.ts';
import { tellModel } from './host.ts';

/** `label` names the image in the status line. */
export async function send(file: File, title: string, label: string): Promise<Screenshot> {
  const url = await urlOf(file);
  showProgress(`Optimizing and saving ${label}`);
  const saved = await callTool<Screenshot>('av_screenshot_store', {
    data: url.slice(url.indexOf(',') + 1),
    ...(title === '' ? {} : { title }),
    ...(file.name === '' ? {} : { file_name: file.name.slice(0, 255) }),
  });
  void tellModel(`I pasted a screenshot. Its id is ${saved.id}. Call av_screenshot_read with this id to see it.`);
  return saved;
}
