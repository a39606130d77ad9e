// Formats times and durations, for people and for programs, and the status of a server in words.
const UNITS: readonly (readonly [string, number])[] = [
  ['year', 31_536_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** "90 days", "1 hour", "90 minutes": in the largest unit that fits at least twice or exactly once. */
export function durationText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [name, size] = UNITS.find(([, unit]) => whole === unit || whole >= 2 * unit) ?? ['second', 1];
  const count = Math.floor(whole / size);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

export const agoText = (ms: number): string => (ms < 2_000 ? 'just now' : `${durationText(ms / 1_000)} ago`);

/** "15 Nov 2026, 12:01 UTC". */
export function timeText(time: number): string {
  const date = new Date(time);
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return `${day}, ${date.toISOString().slice(11, 16)} UTC`;
}

/** RFC 3339, as in responses. */
export const isoTime = (time: number): string => new Date(time).toISOString();

/** A label and a text for every field, also of nested objects. Lists are left out. */
export const describeStatus = (status: object, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(status).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [];
    if (typeof value === 'object' && value !== null) return describeStatus(value, `${prefix}${name}_`);
    return [[labelOf(prefix + name), textOf(name, value)] as const];
  });

/** "last_health_check_latency_ms" becomes "Last health check latency". */
const labelOf = (name: string): string => {
  const words = name.replace(/_(?:at|ms|seconds)$/, '').replaceAll('_', ' ');
  return words[0]?.toUpperCase() + words.slice(1);
};

function textOf(name: string, value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (name === 'at' || name.endsWith('_at')) return timeText(Date.parse(String(value)));
  if (name.endsWith('_seconds')) return `${Number(value) < 0 ? '-' : ''}${durationText(Math.abs(Number(value)))}`;
  return name.endsWith('_ms') ? `${value} ms` : String(value);
}
