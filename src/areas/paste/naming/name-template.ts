import { toKebab } from './kebab-case.ts';

/** Replaces `{name}`, `{date}` and `{time}` (UTC) in the template. */
export function fillTemplate(template: string, name: string, at: number): string {
  const [date = '', time = ''] = new Date(at).toISOString().split('T');
  const filled = template
    .replaceAll('{date}', date.replaceAll('-', ''))
    .replaceAll('{time}', time.slice(0, 8).replaceAll(':', ''))
    .replaceAll('{name}', name);
  return toKebab(filled) ?? name;
}
