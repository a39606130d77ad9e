// Converts the text of a parameter, for servers and pages.
import { parseJson } from './json.ts';
import type { ParameterRow } from './tables.ts';

/** Returns text unchanged if it is not a valid literal of the type; the validator then reports it. */
export function convert(kind: ParameterRow['kind'], text: string): unknown {
  switch (kind) {
    case 'integer':
      return /^-?(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
    case 'number':
      return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d{1,3})?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'mixed':
      return /^(true|false)$/.test(text) ? convert('boolean', text) : convert('number', text);
    case 'json': {
      const parsed = parseJson(text);
      return parsed.ok ? parsed.value : text;
    }
    default:
      return text;
  }
}
