// The reference page of an AsyncAPI document: channels, and the messages in each direction.
import { type Channel, type Message, refName, resolveRef } from '../../contract/generate/openapi.ts';
import { type Html, html } from '../../pages/html.ts';
import { jsonBlock } from '../code-block.ts';
import { type SitePage, withContents } from '../layout.ts';
import { type Links, markdown } from '../markdown.ts';
import type { DocumentPage, SocketDocument } from '../model.ts';
import { documentHead } from '../openapi/page.ts';
import { SchemaView } from '../schema.ts';
import { schemaList } from '../schema-list.ts';

interface Direction {
  readonly id: string;
  readonly title: string;
  readonly summary: string | undefined;
  /** From the client's point of view: `receive` in the document means that the server receives. */
  readonly way: 'sends' | 'receives';
  readonly messages: readonly { /** Unique on the page. */ readonly key: string; readonly message: Message }[];
}

export function asyncapiPage(page: SocketDocument, siblings: readonly DocumentPage[], links: Links): SitePage {
  const { source } = page;
  const named = Object.entries(source.components?.schemas ?? {});
  const schemas = new SchemaView(
    source,
    named.map(([name]) => name),
  );
  const channels = Object.entries(source.channels ?? {}).map(([name, channel]) => ({
    name,
    channel,
    directions: directionsOf(page, name),
  }));
  const body = html`${documentHead(page, siblings, links)}
${channels.map(
  ({ name, channel, directions }) => html`<section class="tag" aria-labelledby="channel-${name}">
<div class="tag-head"><h2 id="channel-${name}">${channel.title ?? name}</h2>
<p class="operation-line"><span class="method get">WS</span> <code class="path">${page.server}${channel.address ?? '/'}</code></p>
<div class="prose soft">${markdown(channel.description ?? channel.summary)}</div>
${parameterList(source, channel, schemas)}</div>
${directions.map(
  (direction) => html`<div class="direction" id="${direction.id}"><h3>${direction.title}</h3>
<p class="soft">${direction.summary}</p></div>
${direction.messages.map(
  ({ key, message }) => html`<section class="operation" id="${key}" aria-labelledby="${key}-title">
<div class="operation-text">
<h4 class="message-title" id="${key}-title">${message.title ?? message.name} <a class="anchor" href="#${key}" aria-label="Link to ${message.title ?? message.name}">#</a></h4>
<p class="operation-line"><span class="badge accent">client ${direction.way}</span> <code class="path">${message.name}</code></p>
<div class="prose">${markdown([message.summary, message.description].filter(Boolean).join('\n\n'))}</div>
${message.payload ? schemas.body(message.payload) : null}
</div>
<div class="operation-examples">${(message.examples ?? []).map(({ name: label, summary, payload }) => jsonBlock(payload, summary ?? label))}</div>
</section>`,
)}`,
)}</section>`,
)}
${schemaList(named, schemas)}`;
  const contents = [
    ...channels.flatMap(({ directions }) =>
      directions.map(({ title, messages }) => ({
        title,
        entries: messages.map(({ key, message }) => ({ href: `#${key}`, label: message.title ?? message.name })),
      })),
    ),
    ...(named.length > 0 ? [{ title: 'Schemas', entries: [{ href: '#schemas', label: 'All schemas' }] }] : []),
  ];
  return {
    title: source.info.title,
    description: page.area.purpose,
    section: 'docs',
    className: 'reference',
    main: false,
    body: withContents('On this page', contents, body),
  };
}

function parameterList(source: object, { parameters }: Channel, schemas: SchemaView): Html | null {
  const entries = Object.entries(parameters ?? {});
  if (entries.length === 0) return null;
  return html`<ul class="fields">${entries.map(([name, each]) => {
    const { description, ...rules } = resolveRef(source, each);
    return schemas.field(name, { type: 'string', ...rules }, { description, required: true, note: 'in the path' });
  })}</ul>`;
}

/** The messages of a channel by direction. An operation that lists none carries all messages of the channel. */
export function directionsOf({ source }: SocketDocument, channel: string): Direction[] {
  const all = Object.keys(source.channels?.[channel]?.messages ?? {});
  return Object.entries(source.operations ?? {}).flatMap(([id, operation]) => {
    if (refName(operation.channel ?? {}) !== channel) return [];
    const refs = operation.messages ?? all.map((name) => ({ $ref: `#/channels/${channel}/messages/${name}` }));
    const messages = refs.map((each) => ({
      key: `${id}-${refName(each)}`,
      message: resolveRef<Message>(source, each as Message),
    }));
    const way = operation.action === 'receive' ? 'sends' : 'receives';
    return [{ id, title: operation.title ?? id, summary: operation.summary, way, messages }];
  });
}
