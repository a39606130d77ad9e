// Conformance checks of an AsyncAPI document: sends the examples of its messages and validates everything that arrives.
import type { AsyncApi, Channel, Message } from '../document.ts';
import { type Check, expect } from './check.ts';
import { excerpt } from './check-response.ts';
import { Client } from './client.ts';
import type { MessageSocket } from './connections.ts';
import { resolveRef, type Schema } from './document.ts';
import { Skip } from './mismatch.ts';
import { Random } from './random.ts';
import { type ConformOptions, judgeAll, prepareChecks, type Report, type Verdict } from './run.ts';
import { matches } from './schema-match.ts';
import { randomValue } from './values.ts';

export interface SocketConformOptions extends Pick<ConformOptions, 'area' | 'url' | 'write' | 'seed' | 'patienceMs'> {
  readonly asyncapi: object;
}

type Reference = { readonly $ref: string };

/** A message that the server receives, with its replies and everything that it may send. */
interface Exchange extends Pick<SocketConformOptions, 'asyncapi' | 'seed'> {
  readonly channel: Channel;
  readonly message: Reference;
  readonly replies: readonly Schema[];
  readonly types: readonly Schema[];
}

/** How long to wait for messages that must not arrive. */
const QUIET_MS = 500;
const NORMAL_CLOSURES = [1000, 1001, 1005];

export const conformSockets = (
  options: SocketConformOptions,
  onVerdict?: (verdict: Verdict) => void,
): Promise<Report> => {
  const run = prepareChecks(options, new Client(options), checksOf(options), async () => {});
  return judgeAll(options, run, onVerdict);
};

function checksOf({ asyncapi, seed, write }: SocketConformOptions): Check[] {
  const { channels = {}, operations = {} } = asyncapi as AsyncApi;
  const payloads = (messages: readonly Reference[] = []): Schema[] =>
    messages.map((message) => resolveRef(asyncapi, message as Message).payload ?? {});
  return Object.entries(channels).flatMap(([name, channel]) => {
    const all = Object.keys(channel.messages ?? {}).map((key) => ({ $ref: `#/channels/${name}/messages/${key}` }));
    const own = Object.values(operations).filter((operation) => operation.channel?.$ref === `#/channels/${name}`);
    const sent = own.filter(({ action }) => action === 'send').flatMap(({ messages = all }) => payloads(messages));
    const types = [...sent, ...own.flatMap(({ reply }) => payloads(reply?.messages))];
    const survives: Check = {
      id: `${name}:survives`,
      level: 'must',
      text: 'accepts connections, also after an invalid message',
      needs: [],
      run: async (client) => {
        const socket = await open(client, channel);
        if (write) socket.send('{');
        await client.wait(QUIET_MS);
        await open(client, channel);
      },
    };
    const received = own.filter(({ action }) => action === 'receive');
    const accepts = received.flatMap(({ messages = all, reply }) =>
      messages.map((message): Check => {
        const exchange = { asyncapi, seed, channel, message, replies: payloads(reply?.messages), types };
        return {
          id: `${name}.${message.$ref.split('/').at(-1) ?? 'message'}:accepts`,
          level: 'must',
          text: 'accepts its example, and everything that arrives is documented',
          needs: ['write'],
          run: (client) => checkExchange(client, exchange),
        };
      }),
    );
    return [survives, ...accepts];
  });
}

function open(client: Client, { address }: Channel): Promise<MessageSocket> {
  if (address === null || address.includes('{')) throw new Skip('the address has parameters');
  return client.socket(address);
}

async function checkExchange(client: Client, exchange: Exchange): Promise<void> {
  const { asyncapi, seed = 1, channel, message, replies, types } = exchange;
  const [socket, other] = [await open(client, channel), await open(client, channel)];
  const fits = (schemas: readonly Schema[], value: unknown) =>
    schemas.some((schema) => matches(asyncapi, schema, value));
  const { payload = {}, examples } = resolveRef(asyncapi, message as Message);
  socket.send(JSON.stringify(examples?.[0]?.payload ?? randomValue(asyncapi, payload, new Random(seed))));
  const reply = replies.length > 0 && (await socket.find((each) => fits(replies, each)));
  await client.wait(QUIET_MS);
  const { closed } = socket;
  expect(closed === null || NORMAL_CLOSURES.includes(closed), `the socket was closed with ${closed}`);
  expect(reply !== null, 'the reply did not arrive');
  const undocumented = [...socket.messages, ...other.messages].find((each) => !fits(types, each));
  expect(undocumented === undefined, `not documented: ${excerpt(JSON.stringify(undocumented) ?? '')}`);
  const broadcast = types.filter((schema) => !replies.includes(schema));
  const isLeaked = other.messages.some((each) => fits(replies, each) && !fits(broadcast, each));
  expect(!isLeaked, 'another client received the reply');
  await Promise.all([socket.close(), other.close()]);
}
