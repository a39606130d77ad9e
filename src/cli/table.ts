import { escapeControls } from './print.ts';

/** Columns two spaces apart, each as wide as its widest cell. The last row has no line break. */
export function table(given: readonly (readonly string[])[], indent = ''): string {
  const rows = given.map((row) => row.map(escapeControls));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
  return rows.map((row) => indent + line(row).trimEnd()).join('\n');
}
