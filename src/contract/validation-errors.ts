// Converts Ajv errors to the `errors` of a problem: pointer and detail.
import { pointerStep } from './json-pointer.ts';
import type { InvalidPlace } from './problem.ts';
import type { BodyRow, Validate, ValidationError } from './tables.ts';

const MAX_ERRORS = 32;

/** Returns null if the value is valid. `base` is the pointer to the value in the request: '' or '/body'. */
export function findInvalid(
  validate: Validate,
  value: unknown,
  base: string,
  variants?: BodyRow['variants'],
): InvalidPlace[] | null {
  if (validate(value)) return null;
  return (validate.errors ?? []).slice(0, MAX_ERRORS).map((error) => describeError(error, base, variants));
}

function describeError(error: ValidationError, base: string, variants: BodyRow['variants']): InvalidPlace {
  const { keyword, params } = error;
  const at = base + error.instancePath;
  switch (keyword) {
    case 'required':
      return { pointer: `${at}/${escapePart(params['missingProperty'])}`, detail: 'is required' };
    case 'additionalProperties':
      return { pointer: `${at}/${escapePart(params['additionalProperty'])}`, detail: 'is not an allowed key' };
    case 'false schema':
      return { pointer: at, detail: 'must not be present' };
    case 'discriminator': {
      const allowed =
        variants?.tag === params['tag'] ? `must be one of: ${variants?.values.join(', ')}` : 'is not a known value';
      return {
        pointer: `${at}/${escapePart(params['tag'])}`,
        detail: params['error'] === 'tag' ? `must be a string; ${allowed}` : allowed,
      };
    }
    case 'enum':
      return { pointer: at, detail: `must be one of: ${(params['allowedValues'] as unknown[]).join(', ')}` };
    case 'const':
      return { pointer: at, detail: `must be ${JSON.stringify(params['allowedValue'])}` };
    case 'type':
      return { pointer: at, detail: `must be ${withArticle(String(params['type']))}` };
    case 'pattern':
      return { pointer: at, detail: `must match ${params['pattern']}` };
    case 'minLength':
      return { pointer: at, detail: `must be at least ${count(params['limit'], 'character')} long` };
    case 'maxLength':
      return { pointer: at, detail: `must be at most ${count(params['limit'], 'character')} long` };
    case 'minItems':
      return { pointer: at, detail: `must have at least ${count(params['limit'], 'item')}` };
    case 'maxItems':
      return { pointer: at, detail: `must have at most ${count(params['limit'], 'item')}` };
    case 'uniqueItems':
      return { pointer: at, detail: `must not contain the same item twice (items ${params['j']} and ${params['i']})` };
    case 'minimum':
      return { pointer: at, detail: `must be at least ${params['limit']}` };
    case 'maximum':
      return { pointer: at, detail: `must be at most ${params['limit']}` };
    default:
      return { pointer: at, detail: error.message ?? 'is not valid' };
  }
}

const count = (limit: unknown, noun: string): string => `${limit} ${noun}${limit === 1 ? '' : 's'}`;

const withArticle = (type: string): string =>
  /^[aeio]/.test(type) ? `an ${type}` : type === 'null' ? type : `a ${type}`;

const escapePart = (part: unknown): string => pointerStep(String(part).slice(0, 200));
