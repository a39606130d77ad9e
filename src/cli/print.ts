import type { Arguments } from '../contract/cli/command.ts';
import { escapeControls } from '../contract/escape-controls.ts';

export const printJson = (value: unknown): void => console.log(escapeControls(JSON.stringify(value, null, 2)));

/** The value with `--json`, otherwise the text. */
export const printResult = ({ options }: Arguments, value: unknown, text: string): void =>
  options['json'] ? printJson(value) : console.log(escapeControls(text));

/** The value with `--json`, otherwise a table, or `none` if it has no rows. */
export function printRows(
  args: Arguments,
  value: unknown,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  none?: string,
): void {
  const text = rows.length === 0 ? none : undefined;
  printResult(args, value, text ?? table([columns, ...rows]));
}

/** The times of a database row (`created_at`) as dates. */
export const withDates = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, key.endsWith('_at') && value ? new Date(value) : value]),
  );

export const timeText = (time: number | null): string =>
  time === null ? '-' : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Columns two spaces apart, each as wide as its widest cell. The last row has no line break. */
export function table(cells: readonly (readonly string[])[], indent = ''): string {
  const rows = cells.map((row) => row.map(escapeControls));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
  return rows.map((row) => indent + line(row).trimEnd()).join('\n');
}

export const plural = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
