// A deprecated operation says since when it is and from when on it may be gone: its answers carry both days as headers.
import type { Rule, Visit } from './redocly.ts';

interface Operation {
  readonly deprecated?: unknown;
  readonly 'x-deprecated-at'?: unknown;
  readonly 'x-sunset'?: unknown;
}
const DAYS = ['x-deprecated-at', 'x-sunset'] as const;

const visit: Visit<Operation> = (operation, { report, location }) => {
  for (const name of DAYS) {
    const day = operation[name];
    const refuse = (message: string) => report({ message, location: location.child(name) });
    if (operation.deprecated !== true) {
      if (day !== undefined) refuse(`${name} is for operations with \`deprecated: true\`.`);
    } else if (day === undefined) {
      report({ message: `A deprecated operation needs ${name}.`, location: location.child('deprecated') });
    } else if (!isDay(day)) refuse(`${name} is a day like 2027-01-31, not ${day}.`);
  }
  const { deprecated, 'x-deprecated-at': since, 'x-sunset': sunset } = operation;
  if (deprecated === true && isDay(since) && isDay(sunset) && sunset < since) {
    // RFC 9745, section 4
    report({ message: `x-sunset cannot be before x-deprecated-at, ${since}.`, location: location.child('x-sunset') });
  }
};

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export const datedDeprecations: Rule = () => ({ Operation: visit });
