import { randomUUID } from 'node:crypto';
import type { Handlers } from '#contract/handler.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Schemas, TrainTravel } from './generated/contract.ts';

const STATIONS: readonly Schemas['Station'][] = [
  { id: 'efdbb9d1-02c2-4bc3-afb7-6788d8782b1e', name: 'Berlin', country_code: 'DE' },
  { id: 'b2e783e1-c824-4d63-b37a-d8d698862f1d', name: 'Paris', country_code: 'FR' },
];
const TRIP: Schemas['Trip'] = { id: 'ea399ba1-6d95-433f-92d1-83f67b775594', price: 50, bicycles_allowed: true };

/** Callers by security scheme. */
export interface Passengers {
  passengerToken: { readonly passenger: string };
}

export function trainTravelHandlers(): Handlers<TrainTravel, Passengers> {
  const bookings = new Map<string, Schemas['Booking']>();
  const passengers = new Map<string, string>();
  const find = (id: string): Schemas['Booking'] => {
    const booking = bookings.get(id);
    if (!booking) throw new Refusal('not-found', 'There is no such booking.');
    return booking;
  };
  return {
    'get-stations': ({ query: { country, page, limit } }, reply) => {
      const found = STATIONS.filter((station) => country === undefined || station.country_code === country);
      const data = found.slice((page - 1) * limit, page * limit);
      return reply.json(200, { data }, { 'Cache-Control': 'max-age=60' });
    },
    'get-trips': ({ query }, reply) => reply.json(200, { data: [{ ...TRIP, departure_time: query.date }] }),
    'get-bookings': ({ caller }, reply) => {
      const isTheirs = ({ id = '' }: Schemas['Booking']) => passengers.get(id) === caller.passenger;
      return reply.json(200, { data: [...bookings.values()].filter(isTheirs) });
    },
    'create-booking': ({ body, caller }, reply) => {
      if (body.trip_id !== TRIP.id) throw new Refusal('not-found', 'There is no such trip.');
      const booking = { ...body, id: randomUUID() };
      bookings.set(booking.id, booking);
      passengers.set(booking.id, caller.passenger);
      return reply.json(201, booking);
    },
    'get-booking': ({ path }, reply) => reply.json(200, find(path.bookingId)),
    'delete-booking': ({ path }, reply) => {
      bookings.delete(find(path.bookingId).id ?? '');
      return reply.empty(204);
    },
    'create-booking-payment': ({ path, body }, reply) => {
      find(path.bookingId);
      const { number: _secret, ...source } = body.source;
      if ('cvc' in source) delete source.cvc;
      return reply.json(200, { ...body, id: randomUUID(), status: 'succeeded', source });
    },
  };
}
