// Requests and sockets that scripts make, and scripts that are loaded.
import { child, type Destination, inScript, put, quiet, tcp, udp, urlOf, type Vector } from '../vector.ts';

const inBlob = (code: string, options = '') =>
  `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(code)}]))${options})`;
const inData = (kind: 'Worker' | 'SharedWorker', code: string) =>
  `new ${kind}('data:text/javascript,' + encodeURIComponent(${JSON.stringify(code)}))`;
/** By address: by its name the browser would try ::1 first, where no server listens. */
const transport = ({ udpPort }: Destination, options = '') =>
  `new WebTransport('https://127.0.0.1:${udpPort}/x'${options}).ready.catch(() => {})`;
const fetching = (to: string) => `fetch("${to}", { mode: "no-cors" })`;

export const REQUESTS: readonly Vector[] = [
  tcp('fetch', (to) => `fetch('${to}', { mode: 'no-cors' }).catch(() => {})`),
  tcp('fetch with CORS', (to) => `fetch('${to}').catch(() => {})`),
  tcp('fetch that posts', (to) => `fetch('${to}', { method: 'POST', mode: 'no-cors', body: 'x' }).catch(() => {})`),
  tcp('fetch of a Request', (to) => `fetch(new Request('${to}', { mode: 'no-cors' })).catch(() => {})`),
  tcp('keepalive fetch', (to) => `fetch('${to}', { mode: 'no-cors', keepalive: true }).catch(() => {})`),
  tcp('fetch for wasm', (to) => `WebAssembly.compileStreaming(fetch('${to}')).catch(() => {})`),
  tcp('fetchLater', (to) => `fetchLater('${to}', { activateAfter: 0 })`),
  tcp('XMLHttpRequest', (to) => `const x = new XMLHttpRequest(); x.open('GET', '${to}'); x.send()`),
  tcp('XMLHttpRequest that posts', (to) => `const x = new XMLHttpRequest(); x.open('POST', '${to}'); x.send('x')`),
  tcp(
    'XMLHttpRequest that blocks',
    (to) => `const x = new XMLHttpRequest(); x.open('GET', '${to}', false); try { x.send() } catch {}`,
  ),
  tcp('beacon', (to) => `navigator.sendBeacon('${to}', 'x')`),
  tcp('WebSocket', (_, destination) => `new WebSocket('${urlOf(destination, 'ws')}')`),
  tcp('WebSocket over TLS', (_, destination) => `new WebSocket('${urlOf(destination, 'wss')}')`),
  quiet(
    'WebSocketStream',
    (_, destination) => `new WebSocketStream('${urlOf(destination, 'ws')}').opened.catch(() => {})`,
  ),
  tcp('EventSource', (to) => `new EventSource('${to}')`),
  udp('WebTransport by address', (_, destination) => transport(destination)),
  udp('WebTransport in a child', (_, destination) => child(inScript(transport(destination)))),
  udp('WebTransport with a certificate', (_, destination) =>
    transport(destination, ", { serverCertificateHashes: [{ algorithm: 'sha-256', value: new Uint8Array(32) }] }"),
  ),
  tcp('script', (to) => put('script', { src: to })),
  tcp('module script', (to) => put('script', { src: to, type: 'module' })),
  tcp('import', (to) => `import('${to}').catch(() => {})`),
  tcp('import in a module by data:', (to) => `import('data:text/javascript,import "${to}"').catch(() => {})`),
  tcp('import of JSON', (to) => `import('${to}', { with: { type: 'json' } }).catch(() => {})`),
  tcp('worker that imports', (to) => inBlob(`importScripts("${to}")`)),
  tcp('worker that fetches', (to) => inData('Worker', fetching(to))),
  tcp('worker that opens a socket', (_, destination) => inBlob(`new WebSocket("${urlOf(destination, 'ws')}")`)),
  udp('worker that opens a WebTransport', (_, { udpPort }) =>
    inData('Worker', `new WebTransport("https://127.0.0.1:${udpPort}/x").ready.catch(() => {})`),
  ),
  tcp('module worker', (to) => `new Worker('data:text/javascript,import "${to}"', { type: 'module' })`),
  quiet('module worker by blob:', (to) => inBlob(`import "${to}"`, ", { type: 'module' }")),
  tcp('worker of a worker', (to) => inBlob(inBlob(fetching(to)))),
  quiet('worker at an address', (to) => `new Worker('${to}')`),
  quiet('shared worker', (to) => inData('SharedWorker', fetching(to))),
  quiet('service worker', (to) => `navigator.serviceWorker.register('${to}').catch(() => {})`),
  tcp('audio worklet', (to) => `new AudioContext().audioWorklet.addModule('${to}').catch(() => {})`),
  tcp('paint worklet', (to) => `CSS.paintWorklet.addModule('${to}').catch(() => {})`),
  quiet('shared storage worklet', (to) => `sharedStorage.worklet.addModule('${to}').catch(() => {})`),
  quiet('interest group', (to) => `navigator.joinAdInterestGroup({ owner: '${to}', name: 'x' }, 1).catch(() => {})`),
  quiet(
    'payment',
    (to) =>
      `new PaymentRequest([{ supportedMethods: '${to.replace('http:', 'https:')}' }],
    { total: { label: 'x', amount: { currency: 'EUR', value: '1' } } }).canMakePayment().catch(() => {})`,
  ),
  quiet('presentation', (to) => `new PresentationRequest('${to}').getAvailability().catch(() => {})`),
  quiet(
    'sign-in by a provider',
    (to) =>
      `navigator.credentials.get({ identity: { providers: [{ configURL: '${to}', clientId: 'x' }] } }).catch(() => {})`,
  ),
  quiet(
    'passkey of another site',
    (_, { host }) =>
      `navigator.credentials.get({ publicKey: { challenge: new Uint8Array(9), rpId: '${host}' } }).catch(() => {})`,
  ),
  quiet('notification', (to) => `new Notification('x', { icon: '${to}' })`),
  quiet('artwork', (to) => `navigator.mediaSession.metadata = new MediaMetadata({ artwork: [{ src: '${to}' }] })`),
  quiet('TCP socket', (_, { host, tcpPort }) => `new TCPSocket('${host}', ${tcpPort})`),
  quiet('UDP socket', (_, { host, udpPort }) => `new UDPSocket({ remoteAddress: '${host}', remotePort: ${udpPort} })`),
  quiet('source map', (to) => `eval('1\\n//# sourceMappingURL=${to}')`),
];
