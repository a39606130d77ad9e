// A document with what OpenAPI 3.2 adds: `query`, `additionalOperations`, `querystring`, `itemSchema`, `$self` and more.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { conform } from '../../src/contract/conform/index.ts';
import { type GeneratedThings, generateThings, type Loose, load, serveThings } from './generated-service.ts';

const text = readFileSync(join(import.meta.dirname, '../repo/codegen/weather.yaml'), 'utf8');
const document = parse(text.replaceAll('documents/weather.yaml', 'documents/openapi.json')) as object;

const readings = [
  { station: 7, degrees: 21.5 },
  { station: 8, degrees: -3 },
];
const station = { id: 7, name: 'Pier' };
let closed = 0;
async function* days({ days: count }: { days: number }) {
  try {
    for (let day = 1; day <= count; day++) yield { day };
  } finally {
    closed++;
  }
}
const handlers = {
  searchStations: ({ body }: Loose, reply: Loose) => reply.json(200, [{ id: 1, name: body.near }]),
  listStations: ({ query }: Loose, reply: Loose) => reply.json(200, [{ id: query.limit, name: String(query.kind) }]),
  copyStation: ({ header }: Loose, reply: Loose) => reply.json(201, { id: 8, name: header.Destination }),
  streamReadings: ({ accept }: Loose, reply: Loose) =>
    accept === 'application/jsonl'
      ? reply.lines(200, accept, readings)
      : reply.events(200, [{ event: 'reading', id: '1', data: readings[0] }]),
  streamLog: (_: Loose, reply: Loose) => reply.events(200, [{ event: 'x\ny', data: 'one\ntwo' }, { data: '' }]),
  getReport: ({ query }: Loose, reply: Loose) => reply.lines(200, 'application/x-ndjson', days(query)),
};
const all = async (items: AsyncIterable<unknown>) => {
  const found: unknown[] = [];
  for await (const item of items) found.push(item);
  return found;
};

let generated: GeneratedThings;
let served: Awaited<ReturnType<typeof serveThings>>;
let mock: Loose;

describe('a document of OpenAPI 3.2', () => {
  it('is generated, served, called, mocked and checked', async () => {
    generated = await generateThings(document);
    expect(generated.notes.map(({ reason }) => reason)).toEqual([]);
    served = await serveThings(generated, handlers);
    mock = await (await load(generated, 'mock.ts')).mockThings();
    const published = JSON.parse(generated.artefacts.get('openapi.json') ?? '');
    expect(published).toMatchObject({ openapi: '3.2.0', tags: [{}, { parent: 'stations' }] });
    expect(published.paths['/readings'].get.responses[200].content['text/event-stream']).toHaveProperty('itemSchema');

    const { url, client } = served;
    const api = client();
    expect(await api.searchStations({ body: { near: 'Sea' } })).toEqual([{ id: 1, name: 'Sea' }]);
    expect(await api.listStations({ query: { limit: 3, kind: ['a', 'b'] } })).toEqual([{ id: 3, name: 'a,b' }]);
    expect(await api.copyStation({ path: { id: 7 }, header: { Destination: '/x' } })).toEqual({ id: 8, name: '/x' });
    expect(await all(api.streamReadings.stream())).toEqual([{ event: 'reading', id: '1', data: readings[0] }]);
    expect(await all(api.streamLog.stream())).toEqual([
      { event: 'x y', data: 'one\ntwo' },
      { event: 'message', data: '' },
    ]);
    expect(await all(api.getReport.stream({ query: { days: 2 } }))).toEqual([{ day: 1 }, { day: 2 }]);
    expect(closed).toBe(1);

    const call = (path: string, init: RequestInit) => fetch(`${url}/v1${path}`, init);
    const headers = { 'Content-Type': 'application/json' };
    const query = await call('/stations', { method: 'QUERY', headers, body: '{"near":""}' });
    expect([query.status, ((await query.json()) as Loose).errors[0].pointer]).toEqual([400, '/body/near']);
    expect((await call('/stations', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD, QUERY');
    expect((await call('/stations/7', { method: 'COPY', headers: { Destination: '/8' } })).status).toBe(201);
    expect((await call('/stations?limit=x', {})).status).toBe(400);
    for (const query of ['days=0', '%zz', 'days=1&days=2']) {
      expect((await call(`/report?${query}`, {})).status).toBe(400);
    }
    const lines = await call('/readings', { headers: { Accept: 'application/jsonl' } });
    expect(lines.headers.get('content-type')).toBe('application/jsonl');
    expect(await lines.text()).toBe('{"station":7,"degrees":21.5}\n{"station":8,"degrees":-3}\n');

    const mocked = client({ baseUrl: mock.url });
    expect(await mocked.searchStations({ body: { near: 'x' } })).toEqual([station]);
    expect(await mocked.copyStation({ path: { id: 7 }, header: { Destination: '/x' } })).toEqual({ ...station, id: 8 });
    expect(await all(mocked.streamReadings.stream())).toMatchObject([{ event: 'reading', data: readings[0] }]);
    expect(await all(mocked.getReport.stream({ query: { days: 2 } }))).toEqual([{ day: 1 }]);
    const two = await fetch(`${mock.url}/v1/readings`, { headers: { Accept: 'application/jsonl' } });
    expect((await two.text()).trim().split('\n')).toHaveLength(2);

    for (const { url: each } of [served, mock]) {
      const { verdicts } = await conform({ area: 'things', openapi: published, url: each, write: true, cases: 10 });
      expect(verdicts.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
      expect(verdicts.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(10);
    }
    expect(served.faults).toEqual([]);
    await mock.close();
  }, 120_000);
});
