import type { Setting, SettingValue } from './catalogue.ts';

const MASK = '***';

/** Hides secrets: a key completely, and in a database URL the password and the query. */
export function masked({ schema }: Setting, value: SettingValue | undefined): SettingValue | undefined {
  if (!schema.writeOnly || typeof value !== 'string') return value;
  if (!value.includes('://')) return MASK;
  // Up to the last @, because a password may contain an unescaped one. A query may contain a password too.
  return value.replace(/:\/\/([^:@/?#]*):.*@/su, `://$1:${MASK}@`).replace(/\?.*/su, `?${MASK}`);
}
