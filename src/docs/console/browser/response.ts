// Shows a response as it arrives. Everything that a server sends is shown as text, and cut at a limit.
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { findInvalid } from '../../../contract/validation-errors.ts';
import type { OperationData, PageValidators } from '../data.ts';
import { badge, byId, element, LOCAL_TIME, parseOr, readable, showPlaces } from './dom.ts';

/** Reading stops here: 16 MiB. */
const MAX_BYTES = 16 << 20;
const MAX_EVENTS = 200;
const MAX_EVENT_CHARACTERS = 1 << 20;
/** Shown as pictures. Browsers run no scripts in them. */
const PICTURES = /^image\/(?:png|jpeg|webp|gif)$/;
const TEXT = /^text\/|\b(?:json|yaml|xml|javascript)$/;

export class ResponseView {
  readonly #row: OperationData['row'];
  readonly #validators: PageValidators;
  readonly #started = performance.now();
  #address: string | null = null;

  constructor(row: OperationData['row'], validators: PageValidators) {
    this.#row = row;
    this.#validators = validators;
  }

  /** Hides the response before. */
  clear(): void {
    for (const id of ['mismatches', 'headers', 'preview', 'content']) byId(id).hidden = true;
  }

  tell(...parts: readonly (Node | string)[]): void {
    byId('outcome').replaceChildren(...parts.map((part) => element('span', {}, part)));
  }

  /** Releases the file. */
  close(): void {
    if (this.#address !== null) URL.revokeObjectURL(this.#address);
  }

  /** Resolves at the end of the response, or when it is stopped. */
  async show(response: Response, signal: AbortSignal): Promise<void> {
    const { body } = response;
    const isRedirect = response.type === 'opaqueredirect'; // browsers hide the status of redirects from pages
    const redirect = Object.keys(this.#row.answers).find((each) => each.startsWith('3'));
    const status = isRedirect ? Number(redirect ?? 302) : response.status;
    const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';');
    const isStream = type === 'text/event-stream';
    const head = [badge(String(status), status < 400 ? 'good' : 'warn'), type, this.#documentedBadge(status, type)];
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\n`);
    byId('headers').hidden = false;
    byId('headers')
      .querySelector('pre')
      ?.replaceChildren(...headers);
    let size = 0;
    let count = 0;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const events: string[] = []; // the newest first
    const parser = createParser({
      maxBufferSize: MAX_EVENT_CHARACTERS,
      onEvent: (event) => {
        count += 1;
        events.unshift(this.#describe(event, status));
        events.length = Math.min(events.length, MAX_EVENTS);
      },
    });
    const draw = (state: string): void => {
      const elapsed = Math.round(performance.now() - this.#started);
      this.tell(...head, `${elapsed} ms`, isStream ? `${count} events` : `${size} bytes`, state);
      if (isStream) this.#write(events.join('\n\n'));
      if (isStream) byId('content').title = `Last event: ${new Date().toISOString()}`;
    };
    const decoder = new TextDecoder();
    draw('Receiving …');
    const end = await readAll(body, signal, async (chunk) => {
      size += chunk.length;
      if (isStream) parser.feed(decoder.decode(chunk, { stream: true }));
      else chunks.push(chunk);
      draw('Receiving …');
      if (isStream) await new Promise((resolve) => setTimeout(resolve)); // a flood must not block the Stop button
      return isStream || size < MAX_BYTES;
    });
    draw(isRedirect ? 'A redirect. Use curl to see where it leads.' : end);
    if (isStream || size === 0) return;
    const bytes = new Blob(chunks);
    if (!TEXT.test(type)) return this.#showFile(bytes, type);
    const text = await bytes.text();
    if (type.endsWith('json')) this.#check(parseOr(text, undefined), status, type);
    this.#write(text);
  }

  #documentedBadge(status: number, type: string): Node {
    const { answers, problems, errors = {} } = this.#row;
    const isProblem = type === 'application/problem+json';
    const error = errors[status] ?? errors[`${Math.floor(status / 100)}XX`] ?? errors['default'];
    const media = answers[status] ?? error?.media;
    const problem = Object.values(problems).find((each) => each.status === status);
    const isKnown =
      media?.includes(type) ||
      (media?.length === 0 && type === '') ||
      (isProblem && (error ?? problem) !== undefined) ||
      (type === 'text/html' && problem?.html);
    return isKnown ? badge('documented', 'good') : badge('not documented', 'bad');
  }

  #describe({ event = 'message', data, id }: EventSourceMessage, status: number): string {
    this.#check({ event, data: data === '' ? null : parseOr(data, data) }, status, 'text/event-stream');
    return `${LOCAL_TIME.format()} ${event}${id === undefined ? '' : ` (id ${id})`}\n${readable(data)}`;
  }

  #check(value: unknown, status: number, type: string): void {
    const isProblem = type === 'application/problem+json';
    const validate = this.#validators.answers[status]?.[type] ?? (isProblem ? this.#validators.problem : null);
    const errors = validate && findInvalid(validate, value, '');
    if (errors) showPlaces(byId('mismatches'), errors);
  }

  #write(text: string): void {
    byId('content').hidden = false;
    byId('content').querySelector('code')?.replaceChildren(readable(text));
  }

  /** A download has a neutral type, so that no browser opens it as a page of this server. */
  #showFile(bytes: Blob, type: string): void {
    const isPicture = PICTURES.test(type);
    const href = URL.createObjectURL(new Blob([bytes], { type: isPicture ? type : 'application/octet-stream' }));
    this.#address = href;
    const link = element('a', { class: 'button', href, download: 'response' }, 'Download');
    const picture = isPicture ? [element('img', { src: href, alt: 'The picture in the response' })] : [];
    byId('preview').replaceChildren(...picture, link);
    byId('preview').hidden = false;
  }
}

/** Reads until `take` returns false. Returns how it ended. */
async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  signal: AbortSignal,
  take: (chunk: Uint8Array<ArrayBuffer>) => Promise<boolean>,
): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (await take(next.value)) continue;
      await reader.cancel();
      return 'Too large: the rest was not read.';
    }
    return '';
  } catch {
    return signal.aborted ? 'Stopped.' : 'The connection was lost.';
  }
}
