// A vector: a way in which code in a frame might reach the network. Each has its own destination, so that the detector knows
// which vector was used.
export interface Destination {
  /** Unique to the vector; browsers resolve it to the loopback address. */
  readonly host: string;
  readonly tcpPort: number;
  readonly udpPort: number;
}

export interface Vector {
  readonly name: string;
  /**
   * What arrives from an unprotected frame. `nothing`: the sandbox attribute alone blocks it, or the browser does not support
   * it.
   */
  readonly reaches: 'tcp' | 'udp' | 'nothing';
  readonly code: (destination: Destination) => string;
}

type Code = (url: string, destination: Destination) => string;

export const urlOf = ({ host, tcpPort }: Destination, scheme = 'http'): string => `${scheme}://${host}:${tcpPort}/x`;

const reaching =
  (reaches: Vector['reaches']) =>
  (name: string, code: Code): Vector => ({
    name,
    reaches,
    code: (destination) => code(urlOf(destination), destination),
  });

export const tcp = reaching('tcp');
export const udp = reaching('udp');
export const quiet = reaching('nothing');

type Attributes = Readonly<Record<string, string>>;

/** Adds an element with attributes to the document, and sets the global `placed` to it. */
export const put = (tag: string, attributes: Attributes, parent = 'document.body'): string =>
  `{ const e = document.createElement('${tag}');
  for (const [name, value] of Object.entries(${JSON.stringify(attributes)})) e.setAttribute(name, value);
  ${parent}.append(e); globalThis.placed = e }`;

/** Adds markup at the end of the document. */
export const written = (markup: string): string =>
  `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(markup)})`;

/** Adds a style sheet to the document. */
export const styled = (css: string): string => written(`<style>${css}</style><p class=x>x</p>`);

/** Adds a frame inside the frame. */
export const child = (markup: string): string => put('iframe', { srcdoc: markup });

/** Adds a frame whose document is a blob. */
export const blobFrame = (markup: string, type = 'text/html'): string =>
  `{ const f = document.createElement('iframe');
  f.src = URL.createObjectURL(new Blob([${JSON.stringify(markup)}], { type: '${type}' })); document.body.append(f) }`;

export const clicked = (attributes: Attributes): string => `${put('a', attributes)}; placed.click()`;

export const inScript = (code: string): string => `<script>${code}</script>`;

export const link = (attributes: Attributes): string => put('link', attributes, 'document.head');
