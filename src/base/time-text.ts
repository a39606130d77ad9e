// Formats times and durations, for people and for programs.
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
