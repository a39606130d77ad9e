import { randomUUID } from 'node:crypto';
import type { Handlers } from '#contract/handler.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Museum, Schemas } from './generated/contract.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

export function museumHandlers(): Handlers<Museum> {
  const events = new Map<string, Schemas['SpecialEvent']>();
  const tickets = new Set<string>();
  const find = (id: string): Schemas['SpecialEvent'] => {
    const event = events.get(id);
    if (!event) throw new Refusal('not-found', 'There is no such event.');
    return event;
  };
  return {
    getMuseumHours: ({ query: { startDate = '2026-11-16', limit } }, reply) =>
      reply.json(200, [{ date: startDate, timeOpen: '09:00', timeClose: '18:00' }].slice(0, limit)),
    createSpecialEvent: ({ body }, reply) => {
      const event = { ...body, eventId: randomUUID() };
      events.set(event.eventId, event);
      return reply.json(201, event);
    },
    listSpecialEvents: ({ query: { tags = [] } }, reply) => {
      const fits = ({ name }: Schemas['SpecialEvent']) => tags.length === 0 || tags.some((tag) => name.includes(tag));
      return reply.json(200, [...events.values()].filter(fits));
    },
    getSpecialEvent: ({ path }, reply) => reply.json(200, find(path.eventId)),
    updateSpecialEvent: ({ path, body }, reply) => {
      const event = { ...find(path.eventId), ...body.content };
      events.set(path.eventId, event);
      return reply.json(200, event);
    },
    deleteSpecialEvent: ({ path }, reply) => {
      events.delete(find(path.eventId).eventId ?? '');
      return reply.empty(204);
    },
    buyMuseumTickets: ({ body }, reply) => {
      const ticketId = randomUUID();
      tickets.add(ticketId);
      const guests = body.media === 'application/x-www-form-urlencoded' ? (body.content.guests ?? 0) : 0;
      const message = `Welcome, ${body.content.email}, and ${guests} more`;
      return reply.json(201, { ticketId, message, confirmationCode: `ticket-${tickets.size}` });
    },
    getTicketCode: ({ path }, reply) => {
      if (!tickets.has(path.ticketId)) throw new Refusal('not-found', 'There is no such ticket.');
      return reply.raw(200, 'image/png', PNG);
    },
  };
}
