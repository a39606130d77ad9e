// The page of a message: its fields on the left, code samples and examples on the right.
import { socketFunction } from '../../contract/generate/sockets.ts';
import { literal, quote } from '../../contract/generate/text.ts';
import { html } from '../../pages/html.ts';
import { codeBlock, jsonBlock } from '../code-block.ts';
import { closeCodes, crumbs, nextLink, referencePage, schemaView, tryLink } from '../document-page.ts';
import type { SitePage } from '../layout.ts';
import { firstSentence, type Links, markdown } from '../markdown.ts';
import { type MessageEntry, messagesOf, type SocketChannel, type SocketDocument } from '../model.ts';

export function messagePage(page: SocketDocument, socket: SocketChannel, entry: MessageEntry, links: Links): SitePage {
  const { message, title, way, href, id } = entry;
  const address = page.server + (socket.channel.address ?? '/');
  const body = html`<article>
${crumbs(page)}
<h1>${title}</h1>
<p class="operation-line"><span class="badge accent">client ${way}</span> <code class="path">${message.name}</code> <span class="method get">WS</span> <code class="path">${address}</code></p>
<div class="operation">
<div class="operation-text">
<div class="prose">${markdown([message.summary, message.description].filter(Boolean).join('\n\n'), links)}</div>
<h2 id="fields">Fields</h2>
${message.payload ? schemaView(page).body(message.payload) : null}
${closeCodes(page)}
</div>
<div class="operation-examples">
<div id="console" data-area="${page.name}" data-channel="${socket.name}" data-message="${id}">${tryLink(page, socket.name)}</div>
<div class="samples" data-label="Code samples for ${message.name}">${socketSamples(page, socket, entry).map(
    ({ label, source }) => codeBlock(source, 'ts', label),
  )}</div>
${(message.examples ?? []).map(({ name, summary, payload }) => jsonBlock(payload, summary ?? name))}
</div>
</div>
${nextLink(messagesOf(page), href)}
</article>`;
  const description = firstSentence(message.summary) || `A message that the client ${way}.`;
  return referencePage(page, href, { title, description, body });
}

/** Sends the first example of the message, or waits for the message. */
export function socketSamples(
  page: SocketDocument,
  socket: SocketChannel,
  { message, way }: MessageEntry,
): { readonly label: string; readonly source: string }[] {
  const isOnly = page.channels.filter(({ directions }) => directions.length > 0).length === 1;
  const connect = socketFunction(page.name, socket, isOnly);
  const url = quote(page.server + (socket.channel.address ?? '/'));
  const text = literal(message.examples?.[0]?.payload ?? {});
  const [cookie] = Object.values(page.source.components.securitySchemes ?? {});
  const origin = quote(page.server.replace(/^ws/, 'http'));
  const headers = `{ headers: { Cookie: \`${cookie?.name}=\${process.env.ANNEX_BROWSER_SESSION}\`, Origin: ${origin} } }`;
  const filter = way === 'sends' ? '' : `if (message.type === ${quote(message.name)}) `;
  const sdk = [
    `import { ${connect} } from 'annex-sdk/${page.name}';`,
    ...(cookie ? ["import { WebSocket } from 'ws';"] : []),
    '',
    ...(cookie ? [`const open = (address) => new WebSocket(address, ${headers});`] : []),
    `const socket = await ${connect}(${url}${cookie ? ', { open }' : ''});`,
    ...(way === 'sends' ? [`await socket.send(${text});`] : []),
    `for await (const message of socket) {\n  ${filter}console.log(message);\n}`,
  ];
  const plain = [
    ...(cookie ? ["import { WebSocket } from 'ws';", ''] : []),
    `const socket = new WebSocket(${url}${cookie ? `, ${headers}` : ''});`,
    ...(way === 'sends' ? [`socket.addEventListener('open', () => socket.send(JSON.stringify(${text})));`] : []),
    `socket.addEventListener('message', ({ data }) => {\n  const message = JSON.parse(data);\n  ${filter}console.log(message);\n});`,
    "socket.addEventListener('close', ({ code, reason }) => console.log(code, reason));",
  ];
  return [
    { label: 'TypeScript SDK', source: sdk.join('\n') },
    { label: 'WebSocket', source: plain.join('\n') },
  ];
}
