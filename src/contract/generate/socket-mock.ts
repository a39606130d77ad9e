// Writes mock.ts of a document that has only sockets: the examples of the server's messages, and a function that serves them.
import { Sampler, VARIATIONS, type Variation } from '../conform/sampler.ts';
import { comment } from './client.ts';
import type { Socket, SocketMessage, Sockets } from './sockets.ts';
import { HEADER, literal, pascal, quote } from './text.ts';

export function writeSocketMock(area: string, title: string, { sockets, schemas }: Sockets, library: string): string {
  const name = pascal(area);
  const isOnly = sockets.length === 1;
  const document = { components: { schemas } };
  const at = (table: string, { name: socket }: Socket) => (isOnly ? table : `${table}[${quote(socket)}]`);
  const tables = sockets.map((socket) => {
    const channel = at(isOnly ? 'channel' : 'channels', socket);
    const fields = `channel: ${channel}, messages: ${at('messages', socket)}, ...examples[${quote(socket.name)}]`;
    return `  { ${fields} },\n`;
  });
  return `${HEADER}import { type MockSockets, type MockSocketsOptions, mockSockets } from ${quote(library)};
import { ${isOnly ? 'channel' : 'channels'} } from './messages.ts';
import { messages } from './validators.js';

/** Examples of the server's messages by socket, and where their correlation ids are. */
export const examples = ${literal(Object.fromEntries(sockets.map((socket) => [socket.name, examplesOf(document, socket)])))};

const tables = [
${tables.join('')}];

${comment(`A mock of ${title}: validates messages and replies with the document's examples.`, [])}
export const mock${name} = (options?: MockSocketsOptions): Promise<MockSockets> => mockSockets(tables, options);
`;
}

function examplesOf(document: object, { messages }: Socket): object {
  const all = [...messages.client.values(), ...messages.server.values()];
  const correlated = all.flatMap(({ name, correlation }) => (correlation === undefined ? [] : [[name, correlation]]));
  const examples = [...messages.server].map(([name, message]) => [name, valuesOf(document, message)]);
  return { examples: Object.fromEntries(examples), correlation: Object.fromEntries(correlated) };
}

/** The documented examples, else a value generated from the schema. */
function valuesOf(document: object, { examples, schema }: SocketMessage): object[] {
  if (examples.length > 0) return examples.map(({ name, payload }) => ({ ...(name && { name }), value: payload }));
  return [{ value: new Sampler(document, VARIATIONS[0] as Variation).value(schema) }];
}
