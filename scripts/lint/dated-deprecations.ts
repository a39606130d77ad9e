// A deprecated operation states since when it is deprecated and when it may be removed; its responses carry both as headers.
import type { Rule, Visit } from './redocly.ts';

interface Operation {
  readonly deprecated?: unknown;
  readonly 'x-deprecated-at'?: unknown;
  readonly 'x-sunset'?: unknown;
}
const DATE_FIELDS = ['x-deprecated-at', 'x-sunset'] as const;

const visit: Visit<Operation> = (operation, { report, location }) => {
  for (const name of DATE_FIELDS) {
    const date = operation[name];
    const refuse = (message: string) => report({ message, location: location.child(name) });
    if (operation.deprecated !== true) {
      if (date !== undefined) refuse(`${name} is only allowed with \`deprecated: true\`.`);
    } else if (date === undefined) {
      report({ message: `A deprecated operation needs ${name}.`, location: location.child('deprecated') });
    } else if (!isDate(date)) refuse(`${name} must be a date like 2027-01-31, not ${date}.`);
  }
  const { deprecated, 'x-deprecated-at': since, 'x-sunset': sunset } = operation;
  if (deprecated === true && isDate(since) && isDate(sunset) && sunset < since) {
    // RFC 9745, section 4
    report({ message: `x-sunset cannot be before x-deprecated-at, ${since}.`, location: location.child('x-sunset') });
  }
};

function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export const datedDeprecations: Rule = () => ({ Operation: visit });
