// A user's programs for the documents in this directory: compiled under strict, run on Node 20 and 24.

/** A stock Koa application that serves three documents, and a socket beside it. Prints its port. */
export const SERVER = `
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerProblems, implement, operations, type Peer, Refusal, serveSocket } from 'annex-contract';
import Koa from 'koa';
import { channel, type ChatChannel } from './generated/chat/messages.ts';
import { messages } from './generated/chat/validators.js';
import type { Gallery, Schemas as GallerySchemas } from './generated/gallery/contract.ts';
import * as galleryTables from './generated/gallery/operations.ts';
import { validators as galleryValidators } from './generated/gallery/validators.js';
import type { Rail, Schemas as RailSchemas } from './generated/rail/contract.ts';
import * as railTables from './generated/rail/operations.ts';
import { validators as railValidators } from './generated/rail/validators.js';
import type { Schemas as ShopSchemas, Shop } from './generated/shop/contract.ts';
import * as shopTables from './generated/shop/operations.ts';
import { validators as shopValidators } from './generated/shop/validators.js';

function find<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const found = map.get(key);
  if (found === undefined) throw new Refusal('not-found');
  return found;
}

const exhibits = new Map<string, GallerySchemas['Exhibit']>();
const gallery = implement<Gallery>(
  { ...galleryTables, validators: galleryValidators },
  {
    getOpeningHours: ({ query }, reply) =>
      reply.json(200, [{ date: query.from, opens: '10:00', closes: '18:00' }].slice(0, query.limit)),
    listExhibits: (_, reply) => reply.json(200, [...exhibits.values()]),
    createExhibit: ({ body }, reply) => {
      const exhibitId = randomUUID();
      const exhibit = { ...body, exhibitId };
      exhibits.set(exhibitId, exhibit);
      return reply.json(201, exhibit);
    },
    getExhibit: ({ path }, reply) => reply.json(200, find(exhibits, path.exhibitId)),
    deleteExhibit: ({ path }, reply) => {
      find(exhibits, path.exhibitId);
      exhibits.delete(path.exhibitId);
      return reply.empty(204);
    },
    getTicketCode: (_, reply) => reply.raw(200, 'image/png', new Uint8Array([137, 80, 78, 71])),
  },
);

const bookings = new Map<string, RailSchemas['Booking']>();
const station = { id: 'efdbb9d1-02c2-4bc3-afb7-6788d8782b1e', name: 'Lyon' };
const rail = implement<Rail>(
  { ...railTables, validators: railValidators },
  {
    'get-stations': ({ query, accept }, reply) =>
      accept === 'application/xml'
        ? reply.raw(200, 'application/xml', '<stations/>')
        : reply.json(200, { data: query.page === 1 ? [station] : [] }, { RateLimit: 'limit=10' }),
    'create-booking': ({ body }, reply) => {
      if (body.media === 'application/xml') throw new Refusal('unsupported-media-type', 'XML is not supported here.');
      const id = randomUUID();
      const booking = { ...body.content, id };
      bookings.set(id, booking);
      return reply.json(201, booking);
    },
    'create-payment': ({ path, body }, reply) => {
      find(bookings, path.bookingId);
      const { object, number } = body.source;
      return reply.json(200, { ...body, source: { object, number } as typeof body.source });
    },
  },
);

const plants = new Map<number, ShopSchemas['Plant']>();
const shop = implement<Shop>(
  { ...shopTables, validators: shopValidators },
  {
    addPlant: ({ body }, reply) => {
      if (body.media === 'application/xml') throw new Refusal('unsupported-media-type', 'XML is not supported here.');
      const id = body.content.id ?? plants.size + 1;
      const plant = { ...body.content, id };
      plants.set(id, plant);
      return reply.json(200, plant);
    },
    findPlantsByStatus: ({ query }, reply) =>
      reply.json(200, [...plants.values()].filter(({ status = 'available' }) => status === query.status)),
    getPlantById: ({ path }, reply) => reply.json(200, find(plants, path.plantId)),
    deletePlant: ({ path }, reply) => {
      find(plants, path.plantId);
      plants.delete(path.plantId);
      return reply.empty(200);
    },
    uploadPicture: ({ body }, reply) => reply.json(200, { bytes: body?.content.length ?? 0 }),
    getInventory: (_, reply) => reply.json(200, { available: plants.size }),
  },
);

const onFault = (error: unknown) => console.error(error);
const app = new Koa();
app.use(answerProblems());
app.use(async (context, next) => {
  await next();
  context.set('X-Served-By', 'a stock Koa application');
});
app.use(
  operations({
    services: [gallery, rail, shop],
    authenticate: (_scheme, credential) => (['ada:secret', 'secret'].includes(credential) ? { name: 'Ada' } : null),
    origin: () => 'http://127.0.0.1',
    violations: 'throw',
    onRequest: () => {},
    onFault,
  }),
);
const server = createServer(app.callback());
const names = new Map<Peer<ChatChannel>, string>();
serveSocket<ChatChannel>({
  server,
  channel,
  messages,
  handlers: {
    on: {
      join: ({ name }, peer) => {
        names.set(peer, name);
        return { type: 'joined', members: [...names.values()] };
      },
      say: async ({ text }, peer) => {
        const name = names.get(peer) ?? 'somebody';
        await Promise.all([...names.keys()].map((each) => each.send({ type: 'said', name, text })));
      },
    },
    closed: (peer) => names.delete(peer),
    refused: (_, peer) => peer.close(1008, 'not understood'),
  },
  origins: [],
  violations: 'throw',
  onFault,
});
server.listen(0, '127.0.0.1', () => console.log('port ' + (server.address() as AddressInfo).port));
`;

/** Calls the operations with the generated clients. The arguments are the addresses of the three APIs and of the socket. */
export const CALLS = `
import { connectRoom } from './generated/chat/client.ts';
import { createGalleryClient } from './generated/gallery/client.ts';
import { createRailClient } from './generated/rail/client.ts';
import { createShopClient } from './generated/shop/client.ts';

const [atGallery = '', atRail = '', atShop = '', atChat = ''] = process.argv.slice(2);
const gallery = createGalleryClient({ baseUrl: atGallery, staffPassword: 'ada:secret' });
const rail = createRailClient({ baseUrl: atRail, OAuth2: 'secret' });
const shop = createShopClient({ baseUrl: atShop, plantAuth: 'secret', api_key: 'secret' });

const hours = await gallery.getOpeningHours({ query: { limit: 1 } });
const exhibit = await gallery.createExhibit({ body: { name: 'Stamps', dates: ['2026-12-01'], price: 4.5 } });
const again = await gallery.getExhibit({ path: { exhibitId: exhibit.exhibitId ?? '' } });
const code = await gallery.getTicketCode({ path: { ticketId: 't-1' } });
const stranger = await createGalleryClient({ baseUrl: atGallery }).listExhibits.outcome();

const stations = await rail['get-stations'].answer({ query: { country: 'FR' } });
const trip = '4f4e4e1c-c824-4d63-b37a-d8d698862f1d';
const booking = await rail['create-booking']({ body: { media: 'application/json', content: { trip, passenger: 'Ada' } } });
const payment = await rail['create-payment']({
  path: { bookingId: booking.id ?? '' },
  body: { amount: 20, currency: 'eur', source: { object: 'card', number: '4242', cvc: '123' } },
});

const plant = await shop.addPlant({ body: { media: 'application/json', content: { id: 10, name: 'Doris', photoUrls: [] } } });
const found = await shop.getPlantById({ path: { plantId: 10 } });
const picture = { media: 'application/octet-stream', content: new Uint8Array([1, 2, 3]) } as const;
const receipt = await shop.uploadPicture({ path: { plantId: 10 }, body: picture });
const inventory = await shop.getInventory();

const socket = await connectRoom(atChat);
await socket.send({ type: 'join', name: 'Ada' });
let joined: unknown = null;
for await (const message of socket) {
  joined = message.type;
  break;
}
await socket.close();

console.log(
  JSON.stringify({
    node: process.versions.node.split('.')[0],
    hours: hours.length,
    exhibit: [exhibit.name, again.name],
    code: code.length > 0,
    stranger: stranger.ok ? 'welcome' : (stranger.problem?.status ?? null),
    stations: [stations.status, stations.body.data?.length ?? 0],
    booking: booking.passenger,
    payment: payment.source.object,
    plant: [plant.name, found.name],
    receipt: typeof receipt.bytes,
    inventory: typeof inventory,
    joined,
  }),
);
`;

/** Calls the same server with another generator's types, made from the unedited document, and its client. */
export const FOREIGN = `
import createClient from 'openapi-fetch';
import type { paths as GalleryPaths } from './foreign/gallery.d.ts';
import type { paths as RailPaths } from './foreign/rail.d.ts';
import type { paths as ShopPaths } from './foreign/shop.d.ts';

const [, , base = ''] = process.argv;
const basic = { Authorization: 'Basic ' + btoa('ada:secret') };
const bearer = { Authorization: 'Bearer secret' };
const gallery = createClient<GalleryPaths>({ baseUrl: base + '/_mock/v1', headers: basic });
const rail = createClient<RailPaths>({ baseUrl: base, headers: bearer });
const shop = createClient<ShopPaths>({ baseUrl: base + '/api/v3', headers: { ...bearer, api_key: 'secret' } });

const exhibit = await gallery.POST('/exhibits', { body: { name: 'Coins', dates: ['2026-12-02'] } });
const wrong = await gallery.GET('/opening-hours', { params: { query: { limit: 99 } } });
const stations = await rail.GET('/stations', { params: { query: { page: 2 } } });
const plant = await shop.POST('/plant', { body: { id: 11, name: 'Ivy', photoUrls: [], note: null } });
const none = await shop.GET('/plant/{plantId}', { params: { path: { plantId: 12 } } });
console.log(
  JSON.stringify({
    exhibit: [exhibit.response.status, exhibit.data?.name],
    wrong: [wrong.response.status, wrong.response.headers.get('content-type')],
    stations: stations.data?.data?.length,
    plant: [plant.response.status, plant.data?.name],
    none: none.response.status,
  }),
);
`;

/** The program's output on a server. */
export const OUTPUT = {
  hours: 1,
  exhibit: ['Stamps', 'Stamps'],
  code: true,
  stranger: 401,
  stations: [200, 1],
  booking: 'Ada',
  payment: 'card',
  plant: ['Doris', 'Doris'],
  receipt: 'number',
  inventory: 'object',
  joined: 'joined',
};

/** Handlers and calls of a 3.2 document, which need only compile. */
export const WEATHER = `import type { Handlers } from 'annex-contract';
import { createWeatherClient } from './generated/weather/client.ts';
import type { Weather } from './generated/weather/contract.ts';

export const handlers: Handlers<Weather> = {
  searchStations: ({ body }, reply) => reply.json(200, [{ id: 1, name: body.near }]),
  listStations: ({ query }, reply) => reply.json(200, [{ id: query.limit, name: (query.kind ?? []).join() }]),
  copyStation: ({ path, header }, reply) => reply.json(201, { id: path.id, name: header.Destination }),
  streamReadings: ({ accept }, reply) =>
    accept === 'application/jsonl'
      ? reply.lines(200, 'application/jsonl', [{ station: 1, degrees: 2 }])
      : reply.events(200, (async function* () {
          yield { event: 'reading' as const, data: { station: 1, degrees: 2 } };
        })()),
  streamLog: (_, reply) => reply.events(200, [{ data: 'started' }]),
  // @ts-expect-error the day is a number
  getReport: (_, reply) => reply.lines(200, 'application/x-ndjson', [{ day: 'first' }]),
};

export async function calls(): Promise<number> {
  const weather = createWeatherClient({ baseUrl: 'http://127.0.0.1:1', device: 'token' });
  const [first] = await weather.searchStations({ body: { near: 'Sea' } });
  for await (const { day } of weather.getReport.stream({ query: { days: 2 } })) return day + (first?.id ?? 0);
  for await (const { event, data } of weather.streamReadings.stream()) if (event === 'alarm') return data.degrees;
  return 0;
}
`;
