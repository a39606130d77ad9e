// Log lines for people: time, level, message and fields, with a stack below. Logged text cannot start a line of its own
// or move the cursor.

const COLORS: Readonly<Record<string, number>> = { trace: 90, debug: 90, info: 32, warn: 33, error: 31, fatal: 31 };

export function prettyLine(fields: Readonly<Record<string, unknown>>, colored: boolean): string {
  const { level, time, msg, ...rest } = fields;
  const paint = (text: string, color = 90): string => (colored ? `\x1b[${color}m${text}\x1b[0m` : text);
  const date = new Date(Number(time));
  const clock = Number.isNaN(date.getTime()) ? '--:--:--.---' : date.toISOString().slice(11, 23);
  const name = toOneLine(String(level));
  const { stack, others } = separateStack(rest);
  const pairs = Object.entries(others).map(([key, value]) => paint(`${toOneLine(key)}=`) + formatValue(value));
  const words = [paint(clock), paint(name.padEnd(5), COLORS[name]), formatValue(msg ?? ''), ...pairs].filter(Boolean);
  return [words.join(' '), ...stack.map((frame) => paint(`    ${toOneLine(frame.trim())}`))].join('\n').concat('\n');
}

/** Separates the stack, which is shown below, from the other fields of the error. */
function separateStack({ err, ...others }: Readonly<Record<string, unknown>>) {
  if (typeof err !== 'object' || err === null)
    return { stack: [], others: err === undefined ? others : { ...others, err } };
  const { stack, ...error } = err as Record<string, unknown>;
  return { stack: typeof stack === 'string' ? stack.split('\n') : [], others: { ...others, err: error } };
}

const formatValue = (value: unknown): string =>
  toOneLine(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)));

const toOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '·');
