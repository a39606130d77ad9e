// Lines for people: time, level, message, fields; a stack below. Strangers' text can neither begin a line of its own nor
// move the cursor.

const COLOURS: Readonly<Record<string, number>> = { trace: 90, debug: 90, info: 32, warn: 33, error: 31, fatal: 31 };

export function prettyLine(fields: Readonly<Record<string, unknown>>, coloured: boolean): string {
  const { level, time, msg, ...rest } = fields;
  const paint = (text: string, colour = 90): string => (coloured ? `\x1b[${colour}m${text}\x1b[0m` : text);
  const at = new Date(Number(time));
  const clock = Number.isNaN(at.getTime()) ? '--:--:--.---' : at.toISOString().slice(11, 23);
  const name = inOneLine(String(level));
  const { stack, others } = takeStack(rest);
  const pairs = Object.entries(others).map(([key, value]) => paint(`${inOneLine(key)}=`) + show(value));
  const words = [paint(clock), paint(name.padEnd(5), COLOURS[name]), show(msg ?? ''), ...pairs].filter(Boolean);
  return [words.join(' '), ...stack.map((frame) => paint(`    ${inOneLine(frame.trim())}`))].join('\n').concat('\n');
}

/** The stack stands below; what else is known of the error stays a field. */
function takeStack({ err, ...others }: Readonly<Record<string, unknown>>) {
  if (typeof err !== 'object' || err === null)
    return { stack: [], others: err === undefined ? others : { ...others, err } };
  const { stack, ...error } = err as Record<string, unknown>;
  return { stack: typeof stack === 'string' ? stack.split('\n') : [], others: { ...others, err: error } };
}

const show = (value: unknown): string =>
  inOneLine(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)));

const inOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, '·');
