import { describe, expect, it } from 'vitest';
import { secondOpinion } from './opinion.ts';
import { probesOf } from './probes.ts';
import { mutate, Random, ValueSource } from './random.ts';
import { documents, type Subject, subjects } from './subjects.ts';

type Opinion = (typeof opinions)[0];

const SEED = 20_261_115;
const VALUES = 10_000;

const opinions = await Promise.all(
  subjects.map(async (subject) => ({ subject, judge: await secondOpinion(subject.document, subject.schema) })),
);

/**
 * Where the two differ for a reason. Each is about strings of one shape under a `format`; with those strings put right,
 * the two have to agree again. In all of them ajv-formats strays from the RFC, and only answers of ours hold such strings.
 */
const EXCUSES: readonly { reason: string; formats: readonly string[]; shape: RegExp; right: string; sample: string }[] =
  [
    {
      reason: 'RFC 3339, 5.6: a T stands between date and time; ajv-formats takes any white space',
      formats: ['date-time'],
      shape: /^(\d{4}-\d\d-\d\d)\s(?=\d\d:)/,
      right: '$1T',
      sample: '2026-11-15 12:00:00Z',
    },
    {
      reason: 'RFC 3339, 5.6: an offset is +hh:mm; ajv-formats takes +hhmm and +hh',
      formats: ['date-time'],
      shape: /^(\d{4}-\d\d-\d\d[Tt].*[+-]\d\d)(?:\d\d)?$/,
      right: '$1:00',
      sample: '2026-11-15T12:00:00+01',
    },
    {
      reason: 'RFC 3339, 5.7: only some days have a leap second; ajv-formats takes one on any day',
      formats: ['date-time'],
      shape: /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:)60/,
      right: '$159',
      sample: '2026-11-15T23:59:60Z',
    },
    {
      reason: 'RFC 3986, 3: what follows the scheme may be empty; ajv-formats wants something there',
      formats: ['uri', 'uri-reference'],
      shape: /^([a-z][a-z0-9+.-]*:)(?=[?#]|$)/i,
      right: '$1x',
      sample: 'urn:',
    },
    {
      reason: 'RFC 3986, 4.2: a relative reference has no colon in its first segment; ajv-formats takes one',
      formats: ['uri-reference'],
      shape: /^(?![a-z][a-z0-9+.-]*:)[^/?#]*:[^/?#]*/i,
      right: 'x',
      sample: '12:00',
    },
    {
      reason: 'RFC 3986, 2: a quotation mark stands in no reference; ajv-formats takes it',
      formats: ['uri-reference'],
      shape: /"/g,
      right: '',
      sample: '/a"b',
    },
  ];

/** The fields of the documents that have a format. */
const formatted = new Map<string, string>();
JSON.stringify(documents, (key, inner) => {
  if (typeof inner?.format === 'string') formatted.set(key, inner.format);
  return inner;
});

interface Drawn {
  readonly index: number;
  readonly subject: Subject;
  readonly value: unknown;
  readonly ours: string;
  readonly theirs: string;
}

/** A validator fills defaults in, hence the copy; one that throws has no opinion. */
function verdict(accepts: (value: unknown) => boolean, value: unknown): string {
  try {
    return accepts(structuredClone(value)) ? 'valid' : 'invalid';
  } catch (error) {
    return `throws ${error}`;
  }
}

/** Each value has a seed of its own, so that one of them can be drawn again without the others. */
function draw(index: number): Drawn {
  const { subject, judge } = opinions[index % opinions.length] as Opinion;
  const random = new Random(SEED + index);
  const { examples, schema, document } = subject;
  let value =
    examples.length > 0 && random.chance(0.3)
      ? structuredClone(random.pick(examples).value)
      : new ValueSource(document, random).value(schema);
  for (let changes = random.pick([0, 0, 0, 1, 1, 2]); changes > 0; changes--) value = mutate(value, random);
  return { index, subject, value, ours: verdict(subject.validate, value), theirs: verdict(judge, value) };
}

/** The excuses that explain a disagreement; none when the two still disagree with the strings put right. */
function excusesFor({ index, subject, value }: Drawn): string[] {
  const used = new Set<string>();
  const right = mapFields(value, (key, text) => {
    const format = formatted.get(key) ?? '';
    return EXCUSES.filter(({ formats }) => formats.includes(format)).reduce((current, excuse) => {
      const changed = current.replace(excuse.shape, excuse.right);
      if (changed !== current) used.add(excuse.reason);
      return changed;
    }, text);
  });
  const { judge } = opinions[index % opinions.length] as Opinion;
  return verdict(subject.validate, right) === verdict(judge, right) ? [...used] : [];
}

function mapFields(value: unknown, change: (key: string, text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    typeof inner === 'string' ? change(key, inner) : mapFields(inner, change),
  ]);
  return Object.fromEntries(entries);
}

/** Every value inside a value, and every key as `{ key }`. */
function partsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  const inside = Object.entries(value).flatMap(([key, inner]) => [{ key }, ...partsOf(inner)]);
  return [value, ...inside];
}

const FEATURES: Readonly<Record<string, (part: unknown) => boolean>> = {
  'a number beyond all bounds': (part) => part === Number.POSITIVE_INFINITY || part === Number.NEGATIVE_INFINITY,
  'minus zero': (part) => Object.is(part, -0),
  'an integer beyond 2^53': (part) => Number.isInteger(part) && !Number.isSafeInteger(part),
  'a fraction': (part) => typeof part === 'number' && Number.isFinite(part) && !Number.isInteger(part),
  'an empty string': (part) => part === '',
  'an astral character': (part) => typeof part === 'string' && /[\u{10000}-\u{10ffff}]/u.test(part),
  'a lone surrogate': (part) => typeof part === 'string' && !part.isWellFormed(),
  'an own key __proto__': (part) => (part as { key?: unknown } | null)?.key === '__proto__',
};

describe('@hyperjump/json-schema', () => {
  const drawn = Array.from({ length: VALUES }, (_, index) => draw(index));
  const differences = drawn
    .filter(({ ours, theirs }) => ours !== theirs)
    .map((one) => ({ one, reasons: excusesFor(one) }));

  it(`agrees with our validators on ${VALUES} random values`, () => {
    const unexcused = differences.filter(({ reasons }) => reasons.length === 0);
    const told = unexcused.map(({ one: { index, subject, value, ours, theirs } }) => ({
      seed: SEED + index,
      subject: subject.name,
      ours,
      theirs,
      value: JSON.stringify(value, (_, inner) => (inner === 1 / 0 ? '1e400' : inner))?.slice(0, 600),
    }));
    expect(told).toEqual([]);
  });

  it.each(EXCUSES)('still needs the excuse: $reason', ({ formats, sample }) => {
    const verdicts = opinions.flatMap(({ subject, judge }) =>
      subject.examples.flatMap(({ value }) => {
        const fields = Object.keys(value ?? {}).filter((key) => formats.includes(formatted.get(key) ?? ''));
        return fields.map((key) => {
          const changed = { ...(value as object), [key]: sample };
          return verdict(subject.validate, changed) !== verdict(judge, changed);
        });
      }),
    );
    expect(verdicts).toContain(true);
  });

  it('is asked about values of which about half are valid', () => {
    const share = drawn.filter(({ theirs }) => theirs === 'valid').length / VALUES;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
  });

  it.each(Object.entries(FEATURES))('is asked about values that hold %s', (_, has) => {
    const holding = drawn.filter(({ value }) => partsOf(value).some(has));
    expect(holding.length).toBeGreaterThan(20);
  });

  it.each(['toString', 'valueOf', 'constructor', 'hasOwnProperty', '__proto__', 'length'])(
    'agrees on which items of a list are the same where they have a key %s',
    async (key) => {
      const { subject, judge } = opinions.find((opinion) => opinion.subject.name === 'resource Package') as Opinion;
      const [example] = subject.examples as unknown as [{ value: { versions: [object] } }];
      for (const texts of [
        ['1', '1'],
        ['1', '2'],
        ['{"a":1}', '{"a":1}'],
        ['null', 'null'],
        ['"x"', '"x"'],
        ['[1]', '[2]'],
      ]) {
        const versions = texts.map((text) => {
          const extra = JSON.parse(`{${JSON.stringify(key)}:${text}}`) as object;
          return Object.defineProperties({ ...example.value.versions[0] }, Object.getOwnPropertyDescriptors(extra));
        });
        const value = { ...example.value, versions };
        expect({ texts, verdict: verdict(subject.validate, value) }).toEqual({ texts, verdict: verdict(judge, value) });
      }
    },
  );

  it('draws the same values from the same seed', () => {
    expect(draw(4_711).value).toEqual(draw(4_711).value);
  });

  it.each(opinions.map((opinion) => ({ name: opinion.subject.name, ...opinion })))(
    'refuses every probe of $name',
    ({ subject, judge }) => {
      const accepted = probesOf(subject).probes.filter(({ value }) => judge(value));
      expect(accepted.map(({ keyword, pointer, what }) => `${keyword} at ${pointer}: ${what}`)).toEqual([]);
    },
  );

  it.each(opinions.map((opinion) => ({ name: opinion.subject.name, ...opinion })))(
    'accepts every example of $name',
    ({ subject, judge }) => {
      expect(subject.examples.filter(({ value }) => !judge(value))).toEqual([]);
    },
  );
});
