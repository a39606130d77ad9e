// Code that must not compile: each line below a comment is an error.

import type { Handler, Handlers } from '#contract/handler.ts';
import { Refusal } from '#contract/refusal.ts';
import type { OperationsOptions, Service } from '#contract/server/index.ts';
import type { Museum } from './museum/generated/contract.ts';
import { createTrainTravelClient, type TrainTravelClient } from './train-travel/generated/client.ts';
import type { TrainTravel } from './train-travel/generated/contract.ts';
import type { Passengers } from './train-travel/handlers.ts';

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

export const strangers = (service: Service<Passengers['passengerToken']>): OperationsOptions<Passengers> => ({
  ...settings,
  services: [service],
  // @ts-expect-error the handlers need the passenger
  authenticate: () => ({ visitor: 'Ada' }),
});
declare const settings: Omit<OperationsOptions, 'services' | 'authenticate'>;

export const credential = () =>
  // @ts-expect-error the scheme is called passengerToken
  createTrainTravelClient({ baseUrl: '', sessionToken: 'x' });

// @ts-expect-error unknown refusal
export const unknown = new Refusal('train-is-late');
