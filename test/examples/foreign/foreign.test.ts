// Two applications whose documents resemble well-known public ones: generated, compiled, served with Koa and called with
// their clients.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative, resolve } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateDocument } from '../../../src/contract/generate/index.ts';
import { replace } from '../../../src/contract/generate/output.ts';
import type { AnyCallers } from '../../../src/contract/handler.ts';
import { type Authenticate, implement, operations, type Service } from '../../../src/contract/server/index.ts';
import type { MuseumClient } from './museum/generated/client.ts';
import type { TrainTravelClient } from './train-travel/generated/client.ts';
import type { Passengers } from './train-travel/handlers.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The generated directories are not committed. */
beforeAll(async () => {
  for (const name of ['train-travel', 'museum']) {
    const library = { contract: '#contract/client/index.ts', mocks: '#contract/mock/index.ts' };
    const { artefacts } = await generateDocument(join(import.meta.dirname, name, 'openapi.yaml'), library);
    await replace(join(import.meta.dirname, name, 'generated'), artefacts);
  }
}, 120_000);

/** A Koa application with another middleware around the operations. */
async function start<Callers>(
  service: Service<Callers[keyof Callers]>,
  authenticate: Authenticate<Callers>,
): Promise<string> {
  const app = new Koa().use(async (context, next) => {
    await next();
    context.set('X-Operation', String(context['_matchedRouteName']));
  });
  app.use(
    operations<Callers>({
      services: [service],
      authenticate,
      origin: () => 'http://127.0.0.1',
      violations: 'throw',
      onRequest: () => {},
      onFault: (fault) => faults.push(fault),
    }),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const faults: unknown[] = [];
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  expect(faults).toEqual([]);
});

describe('both applications', () => {
  it('compile in strict mode, while the errors in refusals.ts are reported', () => {
    const compile = () =>
      execFileSync(
        process.execPath,
        ['node_modules/typescript7/bin/tsc', '--singleThreaded', '-p', relative(root, import.meta.dirname)],
        { cwd: root, encoding: 'utf8', stdio: 'pipe' },
      );
    expect(compile()).toBe('');
  }, 120_000);
});

describe('the problems of a document', () => {
  it('are in one table, named after the type of an example or the status', async () => {
    const { problems } = await import('./museum/generated/problems.ts');
    expect(problems).toEqual({
      'internal-error': { status: 500, title: 'Something broke' },
      'invalid-request': { status: 400, title: 'Not understood' },
      'not-found': { status: 404, title: 'Nothing there' },
      unauthorized: { status: 401, title: 'Unauthorized' },
    });
  });
});

describe('the train application', () => {
  let url: string;
  let client: TrainTravelClient;
  beforeAll(async () => {
    const { trainTravelHandlers } = await import('./train-travel/handlers.ts');
    const tables = await import('./train-travel/generated/operations.ts');
    const { validators } = await import('./train-travel/generated/validators.js');
    const { createTrainTravelClient } = await import('./train-travel/generated/client.ts');
    url = await start<Passengers>(implement({ ...tables, validators }, trainTravelHandlers()), (_, token) =>
      token === 'nobody' ? null : { passenger: token },
    );
    client = createTrainTravelClient({ baseUrl: url, passengerToken: 'ada' });
  });
  const trip_id = 'ea399ba1-6d95-433f-92d1-83f67b775594';

  it('serves operations below the base path, with defaults and pagination', async () => {
    expect((await client['get-stations']({ query: { country: 'FR' } })).data).toMatchObject([{ name: 'Paris' }]);
    expect((await client['get-stations']({ query: { page: 2 } })).data).toEqual([]);
    expect((await fetch(`${url}/stations`)).status).toBe(404);
    const { headers } = await fetch(`${url}/v1/stations`);
    expect([headers.get('Cache-Control'), headers.get('X-Operation')]).toEqual(['max-age=60', 'get-stations']);
  });

  it('authenticates passengers with the scheme of the document', async () => {
    const { createTrainTravelClient } = await import('./train-travel/generated/client.ts');
    const { id } = await client['create-booking']({ body: { trip_id, passenger_name: 'Ada' } });
    expect((await client['get-bookings']()).data).toContainEqual(expect.objectContaining({ id }));
    const other = createTrainTravelClient({ baseUrl: url, passengerToken: 'grace' });
    expect((await other['get-bookings']()).data).toEqual([]);
    const nobody = createTrainTravelClient({ baseUrl: url, passengerToken: 'nobody' });
    expect(await nobody['get-bookings'].outcome()).toMatchObject({ ok: false, problem: { status: 401 } });
  });

  it('creates, returns and deletes a booking', async () => {
    const booking = await client['create-booking']({ body: { trip_id, passenger_name: 'Ada' } });
    const path = { bookingId: booking.id ?? '' };
    expect(await client['get-booking']({ path })).toEqual(booking);
    expect(await client['delete-booking']({ path })).toBeUndefined();
    expect(await client['get-booking'].outcome({ path })).toMatchObject({ ok: false, problem: { status: 404 } });
  });

  it('refuses an invalid date, a missing token and another method, and drops a read-only field', async () => {
    const query = { origin: trip_id, destination: trip_id, date: 'tomorrow' };
    expect(await client['get-trips'].outcome({ query })).toMatchObject({ problem: { status: 400 } });
    expect((await fetch(`${url}/v1/bookings`)).status).toBe(401);
    expect((await fetch(`${url}/v1/bookings`, { method: 'PUT' })).status).toBe(405);
    const body = { id: trip_id, trip_id, passenger_name: 'Ada' };
    const created = await client['create-booking']({ body });
    expect(created).toMatchObject({ trip_id, passenger_name: 'Ada' });
    expect(created.id).not.toBe(trip_id);
  });

  it('accepts write-only fields of a card and does not return them', async () => {
    const { id = '' } = await client['create-booking']({ body: { trip_id, passenger_name: 'Ada' } });
    const source = { object: 'card', name: 'Ada', number: '4242', cvc: '123', exp_year: 2030 } as const;
    const payment = { path: { bookingId: id }, body: { amount: 50, currency: 'eur', source } } as const;
    const { source: shown, status } = await client['create-booking-payment'](payment);
    expect({ shown, status }).toEqual({ shown: { object: 'card', name: 'Ada', exp_year: 2030 }, status: 'succeeded' });
    const { cvc: _, ...without } = source;
    const refused = await client['create-booking-payment'].outcome({
      ...payment,
      body: { ...payment.body, source: without },
    });
    expect(refused.ok).toBe(false);
  });
});

describe('the mocks', () => {
  it('return the examples of the train document, and refuse invalid requests', async () => {
    const { mockTrainTravel } = await import('./train-travel/generated/mock.ts');
    const { createTrainTravelClient } = await import('./train-travel/generated/client.ts');
    await using mock = await mockTrainTravel();
    const client = createTrainTravelClient({ baseUrl: mock.url, passengerToken: 'any' });
    expect((await client['get-stations']()).data).toMatchObject([{ name: 'Bern' }]);
    const refused = await client['create-booking'].outcome({ body: { trip_id: 'soon', passenger_name: '' } });
    expect(refused).toMatchObject({ ok: false, problem: { status: 400 } });
    expect(mock.calls.map(({ operationId, status }) => [operationId, status])).toEqual([
      ['get-stations', 200],
      ['create-booking', 400],
    ]);
  });

  it('return the examples of the museum document', async () => {
    const { mockMuseum } = await import('./museum/generated/mock.ts');
    const { createMuseumClient } = await import('./museum/generated/client.ts');
    await using mock = await mockMuseum();
    const client = createMuseumClient({ baseUrl: mock.url, museumKey: 'any' });
    expect(await client.getMuseumHours()).toEqual([{ date: '2026-11-16', timeOpen: '09:00', timeClose: '18:00' }]);
  });
});

describe('the museum application', () => {
  let url: string;
  let client: MuseumClient;
  beforeAll(async () => {
    const { museumHandlers } = await import('./museum/handlers.ts');
    const tables = await import('./museum/generated/operations.ts');
    const { validators } = await import('./museum/generated/validators.js');
    const { createMuseumClient } = await import('./museum/generated/client.ts');
    url = await start<AnyCallers>(implement({ ...tables, validators }, museumHandlers()), (_, key) =>
      key === 'good' ? {} : null,
    );
    client = createMuseumClient({ baseUrl: url, museumKey: 'good' });
  });
  const event = {
    name: 'Whale night',
    location: 'Hall 2',
    eventDescription: 'Sleep below the whale.',
    dates: ['2026-12-01'],
    price: 25,
    example: 'whale.png',
  };

  it('creates, updates and deletes an event', async () => {
    const { eventId = '' } = await client.createSpecialEvent({ body: event });
    const body = { media: 'application/merge-patch+json', content: { location: 'Hall 3' } } as const;
    const path = { eventId };
    expect(await client.updateSpecialEvent({ path, body })).toEqual({ ...event, eventId, location: 'Hall 3' });
    expect(await client.listSpecialEvents({ query: { tags: ['Whale', 'Squid'] } })).toHaveLength(1);
    expect(await client.deleteSpecialEvent({ path })).toBeUndefined();
    expect(await client.getSpecialEvent.outcome({ path })).toMatchObject({ problem: { status: 404 } });
  });

  it('accepts JSON, and a form with a number', async () => {
    const general = { ticketType: 'general', ticketDate: '2026-11-16', email: 'ada@museum.example' } as const;
    const json = { media: 'application/json', content: general } as const;
    const form = { media: 'application/x-www-form-urlencoded', content: { ...general, guests: 2 } } as const;
    expect((await client.buyMuseumTickets({ body: json })).message).toBe('Welcome, ada@museum.example, and 0 more');
    expect((await client.buyMuseumTickets({ body: form })).message).toBe('Welcome, ada@museum.example, and 2 more');
    const many = { ...form, content: { ...form.content, guests: 10 } };
    expect(await client.buyMuseumTickets.outcome({ body: many })).toMatchObject({
      problem: { status: 400, errors: [{ pointer: '/body/guests' }] },
    });
    const strange = { ...general, ticketType: 'staff' } as unknown as typeof general;
    expect(await client.buyMuseumTickets.outcome({ body: { ...json, content: strange } })).toMatchObject({
      problem: { errors: [{ pointer: '/body/ticketType', detail: 'must be one of: general, event' }] },
    });
  });

  it('returns an image', async () => {
    const body = { ticketType: 'general', ticketDate: '2026-11-16', email: 'ada@museum.example' } as const;
    const { ticketId } = await client.buyMuseumTickets({ body: { media: 'application/json', content: body } });
    const picture = await client.getTicketCode({ path: { ticketId } });
    expect([...picture.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });

  it('requires its key', async () => {
    expect((await fetch(`${url}/museum-hours`)).status).toBe(401);
    expect((await fetch(`${url}/special-events`)).status).toBe(200);
  });
});
