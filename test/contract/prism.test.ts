import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../scripts/areas.ts';
import { type StartedPrism, startPrism } from '../../scripts/prism.ts';
import { examplesOf, type Operation, resolveRef } from '../../src/contract/conform/document.ts';
import { type Probe, probesOf } from '../../src/contract/conform/probes.ts';
import { send, type WireResponse } from '../../src/contract/conform/send.ts';
import type { Wire } from '../../src/contract/conform/wire.ts';
import { sampleOf } from '../../src/contract/mock/samples.ts';
import { type CallPart, exampleParts, withoutCredentials, writeCall } from './placeholder-calls.ts';
import { type Subject, subjects } from './schemas.ts';

/** One Prism per document, since several have a /health. */
const mocks: StartedPrism[] = [];
const bases = new Map<string, string>();
const baseOf = ({ area }: Pick<Operation, 'area'>): string => bases.get(area) as string;

beforeAll(async () => {
  for (const area of new Set(operations.map((operation) => operation.area))) {
    const prism = await startPrism(area);
    mocks.push(prism);
    expect(prism.known).toBe(operations.filter((operation) => operation.area === area).length);
    bases.set(area, prism.url);
  }
});
afterAll(() => Promise.all(mocks.map((prism) => prism.close())));

const writeRequest = (operation: Operation, part: CallPart, accept?: string): Promise<Wire | null> =>
  writeCall(operation, part, { origin: baseOf(operation), accept });

/** Parses the text back to the example; for a stream, its only event. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'application/json': JSON.parse,
  'text/event-stream': (text) => {
    const [, event = 'message', data = ''] = /^(?:event: (.*)\n)?data: ?(.*)\n\n$/.exec(text) ?? [];
    return { event, data: data === '' ? null : JSON.parse(data) };
  },
};

const violations = ({ headers }: WireResponse): { code: string; location: string[] }[] =>
  JSON.parse(String(headers['sl-violations'] ?? '[]'));

/** The parts of a request that can be invalid, each with the probes that text can express. */
const targets = subjects
  .filter(({ kind }) => kind === 'parameters' || kind === 'body')
  .flatMap((subject) => {
    const { probes } = probesOf(subject);
    const places = subject.kind === 'body' ? ['body'] : Object.keys(subject.schema.properties ?? {});
    return places.map((place) => ({
      name: `${subject.operation?.id} ${place} ${subject.media}`.trim(),
      subject,
      probes: subject.kind === 'body' ? probes : probes.filter(({ pointer }) => pointer.startsWith(`/${place}/`)),
    }));
  });

async function ask(subject: Subject, probe: Probe): Promise<WireResponse | null> {
  const kind = subject.kind === 'body' ? 'body' : 'parameters';
  const wire = await writeRequest(subject.operation as Operation, { kind, media: subject.media, value: probe.value });
  return wire && send(baseOf(subject.operation as Operation), wire);
}

/** Probes that Prism is known to accept. Matched only by their shape; the test fails once Prism refuses them. */
const BLIND_SPOTS: readonly { reason: string; covers: (subject: Subject, probe: Probe) => boolean }[] = [
  {
    reason: 'an optional parameter with an empty value counts as absent',
    covers: ({ kind, operation }, { pointer, value }) => {
      const given = operation?.parameters.find((parameter) => pointer === `/${parameter.in}/${parameter.name}`);
      return kind === 'parameters' && given?.required === false && valueAt(value, pointer) === '';
    },
  },
  {
    reason: 'cookies are not looked at',
    covers: (_, { pointer }) => pointer.startsWith('/cookie/'),
  },
  {
    reason: 'a free-form object in the query is not looked at',
    covers: ({ kind, operation }, { pointer }) => {
      const free = operation?.parameters.find(({ schema }) => schema.type === 'object')?.name;
      return kind === 'parameters' && free !== undefined && `${pointer}/`.startsWith(`/query/${free}/`);
    },
  },
  {
    reason: 'fields of a plain form that the document does not name are not looked at',
    covers: ({ kind, operation }, { keyword, pointer }) => {
      const form = kind === 'body' ? operation?.body?.content['application/x-www-form-urlencoded']?.schema : undefined;
      if (!operation || !form) return false;
      const named = resolveRef(operation.document, form).properties ?? {};
      return keyword === 'maxProperties' || (pointer !== '' && !Object.hasOwn(named, pointer.slice(1)));
    },
  },
  {
    reason: 'the body null counts as absent where a body is optional',
    covers: ({ kind, operation }, { value }) =>
      kind === 'body' && value === null && operation?.body?.required === false,
  },
];

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

describe("Prism's mock", () => {
  it.each(operations)('returns a documented success for every example request of $id', async (operation) => {
    const successes = [...operation.responses].filter(([status]) => status < 400);
    const media = successes.flatMap(([, { content }]) => Object.keys(content ?? {}));
    const limit = operation.id === 'startAuthorization' ? 400 : 300; // only redirects
    for (const part of exampleParts(operation)) {
      for (const accept of [undefined, ...media]) {
        const answer = await send(baseOf(operation), (await writeRequest(operation, part, accept)) as Wire, {
          streamMs: 10_000,
        });
        expect(answer.status, answer.text).toBeLessThan(limit);
        expect([...operation.responses.keys()]).toContain(answer.status);
        expect(violations(answer)).toEqual([]);
        const { content } = operation.responses.get(answer.status) ?? {};
        if (!content) continue;
        const type = answer.headers['content-type'] ?? '';
        expect(accept === undefined ? Object.keys(content) : [accept]).toContain(type);
        const examples = examplesOf(operation.document, content[type] ?? {}).map(({ value }) => value);
        if (sampleOf(type).length > 0) expect(answer.bytes).toEqual(sampleOf(type));
        else expect(examples).toContainEqual(READERS[type]?.(answer.text) ?? answer.text);
      }
    }
  });

  it.each(targets)('refuses the probes of $name', async ({ name, subject, probes }) => {
    const place = name.split(' ')[1];
    const missed: string[] = [];
    let refused = 0;
    for (const probe of probes) {
      const answer = await ask(subject, probe);
      if (!answer) continue;
      const lost = answer.status === 404 && place === 'path'; // without its segment, it is another path
      const seen = violations(answer).some(({ location }) => location[1] === place || subject.kind === 'body');
      const blind = BLIND_SPOTS.some(({ covers }) => covers(subject, probe));
      if (blind ? answer.status >= 300 : !lost && !(seen && [400, 422].includes(answer.status))) {
        missed.push(
          `${probe.keyword} at ${probe.pointer}: ${probe.what}: ${answer.status} ${answer.text.slice(0, 200)}`,
        );
      }
      if (!blind && !lost) refused++;
    }
    expect(missed).toEqual([]);
    if (place !== 'cookie') expect(refused).toBeGreaterThan(0); // Prism silently skips schemas that it cannot compile
  });

  it.each(operations.filter(({ security }) => security.length > 0 && !security.includes('none')))(
    'returns 401 for $id without a credential',
    async (operation) => {
      const [part] = exampleParts(operation) as [CallPart];
      const wire = (await writeRequest(operation, part)) as Wire;
      expect((await send(baseOf(operation), withoutCredentials(wire))).status).toBe(401);
    },
  );
});
