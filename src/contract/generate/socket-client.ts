// Writes the socket connections of client.ts.

import type { AsyncApi } from '../document.ts';
import { comment, firstSentence, SOCKET_IMPORTS, type SocketClients } from './client.ts';
import { channelName, channelTable } from './messages.ts';
import { type Side, type Socket, type Sockets, socketFunction } from './sockets.ts';
import { HEADER, key, literal, quote } from './text.ts';

export function writeSocketClients(area: string, document: AsyncApi, read: Sockets): SocketClients {
  const { sockets } = read;
  const types = sockets.map((socket) => channelName(area, socket, read));
  const table = sockets.length === 1 ? 'channel' : 'channels';
  const isUsed = sockets.some((socket) => needsTable(socket, read));
  const imports = isUsed
    ? `import { ${[table, ...types.map((type) => `type ${type}`)].join(', ')}`
    : `import type { ${types.join(', ')}`;
  const text = sockets.map((socket) => writeSocket(area, document, socket, read)).join('');
  return { imports: `${imports} } from './messages.ts';\n`, text };
}

/** Whether the client must know more than the message types. */
const needsTable = (socket: Socket, { schemas }: Sockets): boolean =>
  channelTable(socket, schemas).server !== undefined;

/** client.ts of a document without operations. */
export const writeSocketClient = ({ imports, text }: SocketClients, contract: string): string =>
  `${HEADER}import { ${SOCKET_IMPORTS.join(', ')} } from ${quote(contract)};\n${imports}${text}`;

function writeSocket(area: string, document: AsyncApi, socket: Socket, read: Sockets): string {
  const { channel, server, messages, name: id } = socket;
  const isOnly = read.sockets.length === 1;
  const name = socketFunction(area, socket, isOnly);
  const listed = (side: Side): string => [...messages[side].keys()].map((each) => `\`${each}\``).join(', ');
  const [first] = messages.client.values();
  const { title, description = '' } = document.info;
  const actions = [
    messages.client.size > 0 ? `Send ${listed('client')}` : '',
    messages.server.size > 0 ? `iterate over ${listed('server')}` : '',
  ].filter(Boolean);
  const about = isOnly ? description : (channel.description ?? channel.summary ?? '');
  const head = `${isOnly ? title : (channel.title ?? id)}. ${firstSentence(about)}`.trim();
  const sent = first?.examples[0]?.payload;
  const names = Object.keys(socket.parameters.path?.properties ?? {}).map((each) => `${key(each)}: '...'`);
  const url = quote(`${server?.protocol ?? 'ws'}://${server?.host ?? 'localhost'}${socket.paths[0]}`);
  const given = names.length > 0 ? `${url}, { parameters: { path: { ${names.join(', ')} } } }` : url;
  const example = [
    `const socket = await ${name}(${given});`,
    ...(sent === undefined ? [] : [`await socket.send(${literal(sent)});`]),
    'for await (const message of socket) console.log(message);',
  ].join('\n');
  const type = channelName(area, socket, read);
  const table = isOnly ? 'channel' : key(id) === id ? `channels.${id}` : `channels[${quote(id)}]`;
  return `
${comment(`${head}\n\n${capitalise(actions.join('; '))}.`, [`@example\n${example}`])}
export const ${name} = (socketUrl: string | URL, options?: SocketOptions<${type}>): Promise<SocketClient<${type}>> =>
  connectSocket<${type}>(socketUrl, ${needsTable(socket, read) ? `{ channel: ${table}, ...options }` : 'options'});
`;
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
