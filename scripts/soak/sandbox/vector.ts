// A way by which code in a frame might reach the network: code for a place of its own, so that whatever arrives there
// tells which way it came.
export interface Place {
  /** Resolved by the browser itself to the loopback address; no other way has the same. */
  readonly host: string;
  readonly tcpPort: number;
  readonly udpPort: number;
}

export interface Vector {
  readonly name: string;
  /**
   * What arrives where nothing keeps the code in; `nothing`, not even there: a sandbox attribute stops it, or this browser
   * has no use for it.
   */
  readonly reaches: 'tcp' | 'udp' | 'nothing';
  readonly code: (place: Place) => string;
}

type Code = (url: string, place: Place) => string;

export const urlOf = ({ host, tcpPort }: Place, scheme = 'http'): string => `${scheme}://${host}:${tcpPort}/x`;

const reaching =
  (reaches: Vector['reaches']) =>
  (name: string, code: Code): Vector => ({ name, reaches, code: (place) => code(urlOf(place), place) });

export const tcp = reaching('tcp');
export const udp = reaching('udp');
export const quiet = reaching('nothing');

type Attributes = Readonly<Record<string, string>>;

/** An element of the document's own, with attributes; `placed` afterwards. */
export const put = (tag: string, attributes: Attributes, parent = 'document.body'): string =>
  `{ const e = document.createElement('${tag}');
  for (const [name, value] of Object.entries(${JSON.stringify(attributes)})) e.setAttribute(name, value);
  ${parent}.append(e); globalThis.placed = e }`;

/** Markup at the end of the document. */
export const written = (markup: string): string =>
  `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(markup)})`;

/** A style sheet of the document's own. */
export const styled = (css: string): string => written(`<style>${css}</style><p class=x>x</p>`);

/** Markup for a frame inside the frame. */
export const child = (markup: string): string => put('iframe', { srcdoc: markup });

export const clicked = (attributes: Attributes): string => `${put('a', attributes)}; placed.click()`;

export const inScript = (code: string): string => `<script>${code}</script>`;

export const link = (attributes: Attributes): string => put('link', attributes, 'document.head');
