import { toKebab } from './kebab-case.ts';

/** What a setting makes of a name that was found: `{name}`, `{date}` and `{time}`, in UTC, in any order. */
export function fillTemplate(template: string, name: string, at: number): string {
  const [date = '', time = ''] = new Date(at).toISOString().split('T');
  const filled = template
    .replaceAll('{date}', date.replaceAll('-', ''))
    .replaceAll('{time}', time.slice(0, 8).replaceAll(':', ''))
    .replaceAll('{name}', name);
  return toKebab(filled) ?? name;
}
