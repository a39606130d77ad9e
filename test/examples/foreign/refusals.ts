// What must not compile on documents that nobody here wrote: each line below the comments is an error.
import { Refusal } from '#contract/refusal.ts';
import type { Handler, Handlers } from '#contract/types.ts';
import type { Museum } from './museum/generated/contract.ts';
import type { TrainTravelClient } from './train-travel/generated/client.ts';
import type { TrainTravel } from './train-travel/generated/contract.ts';

declare const museum: Handlers<Museum>;
const { deleteSpecialEvent: _, ...others } = museum;

// @ts-expect-error a handler is missing
export const incomplete: Handlers<Museum> = others;

export const wrongStatus: Handler<TrainTravel['get-bookings']> = (_request, reply) =>
  // @ts-expect-error the document has no 201 here
  reply.json(201, { data: [] });

export const misspelt: Handler<TrainTravel['get-trips']> = ({ query }, reply) =>
  // @ts-expect-error the parameter is called origin
  reply.json(200, { data: [{ origin: query.orgin }] });

export const call = (client: TrainTravelClient) =>
  // @ts-expect-error the parameter is called limit
  client['get-stations']({ query: { limits: 5 } });

// @ts-expect-error nobody knows such a refusal
export const unknown = new Refusal('train-is-late');
