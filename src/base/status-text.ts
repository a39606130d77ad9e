// The status of a server in words, for its page and for `annex status`.
import { durationText, timeText } from './time-text.ts';

export interface StatusEvent {
  readonly at: string;
  readonly kind: string;
  readonly detail: string;
}

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
  if (name.endsWith('_seconds')) return durationText(Number(value));
  return name.endsWith('_ms') ? `${value} ms` : String(value);
}
