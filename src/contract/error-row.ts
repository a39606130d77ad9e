import type { ErrorRow, OperationRow } from './tables.ts';

export interface DocumentedError extends ErrorRow {
  readonly key: string;
}

/** What the document says about an error status: by its number, its range, or `default`. */
export function findError({ errors }: OperationRow, status: number): DocumentedError | null {
  if (!errors || status < 400) return null;
  const key = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((name) => Object.hasOwn(errors, name));
  return key === undefined ? null : { key, ...(errors[key] as ErrorRow) };
}
