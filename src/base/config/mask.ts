import type { Setting, SettingValue } from './catalogue.ts';

const MASK = '***';

/** A setting's value as it may be shown: of a secret nothing, of a database's address all but the password. */
export function masked({ schema }: Setting, value: SettingValue | undefined): SettingValue | undefined {
  if (!schema.writeOnly || typeof value !== 'string') return value;
  if (!value.includes('://')) return MASK;
  // To the last @: people forget to escape one in a password. A query may hold a password too.
  return value.replace(/:\/\/([^:@/?#]*):.*@/su, `://$1:${MASK}@`).replace(/\?.*/su, `?${MASK}`);
}
