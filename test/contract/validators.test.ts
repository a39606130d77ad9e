import { describe, expect, it } from 'vitest';
import type { Probe } from '../../src/contract/conform/probes.ts';
import type { Validate } from '../../src/contract/tables.ts';
import { findInvalid } from '../../src/contract/validation-errors.ts';
import { probesAndUncovered } from './constraints.ts';
import { type Subject, subjects } from './schemas.ts';

const probed = subjects.map((subject) => ({ subject, name: subject.name, ...probesAndUncovered(subject) }));

/** Lists wrong results of a validator: it must refuse each probe with its keyword and pointer. */
function complaints(probes: readonly Probe[], validate: Validate): string[] {
  return probes.flatMap((probe) => {
    const name = `${probe.keyword} at ${probe.pointer || '/'}: ${probe.what}`;
    const places = findInvalid(validate, structuredClone(probe.value), '');
    if (places === null) return [`${name} is accepted`];
    if (!places.some(({ pointer }) => pointer === probe.pointer)) {
      return [`${name} is refused at ${places.map(({ pointer }) => pointer || '/').join(', ')} instead`];
    }
    const keywords = (validate.errors ?? []).map(({ keyword }) => keyword);
    // If a tag selects the branch, Ajv reports every error of the tag as an error of the discriminator.
    if (keywords.includes(probe.keyword) || keywords.includes('discriminator')) return [];
    return [`${name} is refused for ${keywords.join(', ')} instead`];
  });
}

describe('The generated validators', () => {
  it.each(probed)('refuse every probe of $name with the right pointer', ({ subject, probes }) => {
    expect(probes.length).toBeGreaterThan(0);
    expect(complaints(probes, subject.validate)).toEqual([]);
  });

  it('return the same result when called again', () => {
    for (const { subject, probes } of probed) {
      const again = probes.filter(({ value }) => subject.validate(structuredClone(value)));
      expect(again).toEqual([]);
      for (const { value } of subject.examples) expect(subject.validate(structuredClone(value))).toBe(true);
    }
  });
});

describe('The probes', () => {
  it.each(probed)('cover every constraint of $name', ({ uncovered }) => {
    expect(uncovered.map(({ keyword, reason, source }) => ({ keyword, reason, source }))).toEqual([]);
  });

  it('violate every keyword that the documents use in requests', () => {
    const requests = probed.filter(({ subject }) => ['parameters', 'body'].includes(subject.kind));
    const keywords = new Set(requests.flatMap(({ probes }) => probes.map(({ keyword }) => keyword)));
    const ways = [
      'required',
      'minimum',
      'maximum',
      'minLength',
      'maxLength',
      'maxItems',
      'maxProperties',
      'uniqueItems',
    ];
    expect([...keywords]).toEqual(
      expect.arrayContaining([...ways, 'enum', 'const', 'pattern', 'type', 'discriminator']),
    );
  });

  it('violate the additional keywords of responses, messages and package files', () => {
    const keywords = new Set(probed.flatMap(({ probes }) => probes.map(({ keyword }) => keyword)));
    expect([...keywords]).toEqual(
      expect.arrayContaining(['minItems', 'additionalProperties', 'format', 'oneOf', 'anyOf']),
    );
  });

  it('report a validator that accepts everything, once for each probe', () => {
    for (const { probes } of probed) {
      const found = complaints(probes, () => true);
      expect(found).toHaveLength(probes.length);
      expect(found.every((line) => line.endsWith(' is accepted'))).toBe(true);
    }
  });

  it('report a validator that refuses everything at one pointer, and one that gives another reason', () => {
    const [{ probes }] = probed.filter(({ name }) => name === 'createIntent body application/json') as [
      (typeof probed)[0],
    ];
    const elsewhere: Validate = Object.assign(() => false, {
      errors: [{ keyword: 'type', instancePath: '/elsewhere', params: { type: 'object' } }],
    });
    expect(complaints(probes, elsewhere)).toHaveLength(probes.length);
    const nameless = (value: unknown): boolean => {
      const valid = subjectOf('createIntent body application/json').validate(value);
      const { errors } = subjectOf('createIntent body application/json').validate;
      Object.assign(nameless, { errors: (errors ?? []).map((error) => ({ ...error, keyword: 'unknown' })) });
      return valid;
    };
    expect(complaints(probes, nameless).length).toBeGreaterThan(probes.length / 2);
  });

  it('report an unknown keyword as uncovered', () => {
    const schema = { type: 'object', properties: { list: { type: 'array', contains: { const: 1 } } } };
    const { uncovered } = probesAndUncovered({
      schema,
      document: {},
      examples: [{ name: 'one', value: { list: [1] } }],
    });
    expect(uncovered).toEqual([
      { keyword: 'contains', source: schema.properties.list, reason: 'no value violates it' },
    ]);
  });

  it('report a pattern with unsupported syntax', () => {
    const schema = { type: 'object', properties: { word: { type: 'string', pattern: '^(?=a)b' } } };
    const { uncovered } = probesAndUncovered({ schema, document: {}, examples: [{ name: 'none', value: {} }] });
    expect(uncovered.map(({ keyword }) => keyword)).toEqual(['type', 'pattern']);
    expect(uncovered[0]?.reason).toMatch(/unsupported syntax at position/);
  });
});

function subjectOf(name: string): Subject {
  const found = subjects.find((subject) => subject.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}
