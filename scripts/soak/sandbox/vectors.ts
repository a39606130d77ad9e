// Ways by which code in a frame has been seen to reach the network. Each is code for a place of its own, so that whatever
// arrives there tells which way it came.
export interface Place {
  /** Resolved by the browser itself to the loopback address; no other way has the same. */
  readonly host: string;
  readonly tcpPort: number;
  readonly udpPort: number;
}

export interface Vector {
  readonly name: string;
  /** What arrives where nothing keeps the code in; `nothing`: not even there, in this browser. */
  readonly reaches: 'tcp' | 'udp' | 'nothing';
  readonly code: (place: Place) => string;
}

const url = ({ host, tcpPort }: Place, scheme = 'http') => `${scheme}://${host}:${tcpPort}/x`;
const tcp = (name: string, code: (url: string, place: Place) => string): Vector => ({
  name,
  reaches: 'tcp',
  code: (place) => code(url(place), place),
});
/** Not even where nothing keeps it in: the frame's sandbox stops it, or the browser has no use for it. */
const quiet = (name: string, code: (url: string, place: Place) => string): Vector => ({
  ...tcp(name, code),
  reaches: 'nothing',
});
/** An element of the document's own, with attributes. */
const put = (tag: string, attributes: Readonly<Record<string, string>>, parent = 'document.body') =>
  `{ const e = document.createElement('${tag}');
  for (const [name, value] of Object.entries(${JSON.stringify(attributes)})) e.setAttribute(name, value);
  ${parent}.append(e); globalThis.placed = e }`;
const written = (markup: string) => `document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(markup)})`;
/** Markup for a frame inside the frame. */
const child = (markup: string) => put('iframe', { srcdoc: markup });
const clicked = (attributes: Readonly<Record<string, string>>) => `${put('a', attributes)}; placed.click()`;

/** A peer connection that looks for its own address, or that has been told somebody else's. */
const peer = (options: string, after: string) => `(async () => { const p = new RTCPeerConnection(${options});
  p.createDataChannel('x'); await p.setLocalDescription(await p.createOffer()); ${after} })().catch(() => {})`;
const stun = ({ host, udpPort }: Place) => peer(`{ iceServers: [{ urls: 'stun:${host}:${udpPort}' }] }`, '');
const turn = ({ host, udpPort }: Place) =>
  peer(`{ iceServers: [{ urls: 'turn:${host}:${udpPort}', username: 'u', credential: 'c' }] }`, '');
const turnTcp = ({ host, tcpPort }: Place) =>
  peer(`{ iceServers: [{ urls: 'turn:${host}:${tcpPort}?transport=tcp', username: 'u', credential: 'c' }] }`, '');
const candidate = ({ udpPort }: Place) =>
  peer(
    '{}',
    `const q = new RTCPeerConnection(); await q.setRemoteDescription(p.localDescription);
    await q.setLocalDescription(await q.createAnswer()); await p.setRemoteDescription(q.localDescription);
    await p.addIceCandidate({ sdpMid: '0', candidate: 'candidate:1 1 udp 2122260223 127.0.0.1 ${udpPort} typ host' });
    globalThis.peers = [p, q]`,
  );
const udp = (name: string, code: (place: Place) => string): Vector => ({ name, reaches: 'udp', code });
const inScript = (code: string) => `<script>${code}</script>`;

export const VECTORS: readonly Vector[] = [
  // Going elsewhere
  tcp('location', (to) => `location.href = '${to}'`),
  tcp('location.assign', (to) => `location.assign('${to}')`),
  tcp('location.replace', (to) => `location.replace('${to}')`),
  tcp('navigation.navigate', (to) => `navigation.navigate('${to}')`),
  tcp('meta refresh', (to) => put('meta', { 'http-equiv': 'refresh', content: `0;url=${to}` }, 'document.head')),
  quiet(
    'document.write of a meta refresh',
    (to) => `document.write('<meta http-equiv=refresh content="0;url=${to}">')`,
  ),
  tcp('a.click', (to) => clicked({ href: to })),
  tcp('a with a target', (to) => clicked({ href: to, target: '_self' })),
  tcp('download', (to) => clicked({ href: to, download: 'x' })),
  tcp('ping', (to) => clicked({ href: '#', ping: to })),
  tcp(
    'svg a',
    (to) => `${written(`<svg><a href="${to}"><text y="20">x</text></a></svg>`)};
    document.querySelector('svg a').dispatchEvent(new MouseEvent('click', { bubbles: true }))`,
  ),
  quiet('form', (to) => `${put('form', { action: to })}; placed.submit()`),
  quiet('form in a child', (to) => child(`<form action="${to}"></form>${inScript('document.forms[0].submit()')}`)),
  // Frames
  tcp('iframe', (to) => put('iframe', { src: to })),
  tcp('iframe by markup', (to) => written(`<iframe src="${to}"></iframe>`)),
  tcp('sandboxed iframe', (to) => put('iframe', { src: to, sandbox: '' })),
  tcp('iframe that loads late', (to) => put('iframe', { src: to, loading: 'eager' })),
  tcp('credentialless iframe', (to) => put('iframe', { src: to, credentialless: '' })),
  tcp('iframe in a child', (to) => child(`<iframe src="${to}"></iframe>`)),
  tcp('meta refresh in a child', (to) => child(`<meta http-equiv=refresh content="0;url=${to}">`)),
  tcp('location of a child', (to) => `${child('x')}; placed.contentWindow.location = '${to}'`),
  tcp('location in a child', (to) => child(inScript(`location = '${to}'`))),
  tcp('child by javascript:', (to) => put('iframe', { src: `javascript:location = '${to}'` })),
  tcp('object', (to) => put('object', { data: to })),
  tcp('embed', (to) => put('embed', { src: to })),
  tcp('frameset', (to) => `document.write('<frameset><frame src="${to}"></frameset>'); document.close()`),
  tcp('foreignObject', (to) => written(`<svg><foreignObject><iframe src="${to}"></iframe></foreignObject></svg>`)),
  // Loading
  tcp('fetch', (to) => `fetch('${to}', { mode: 'no-cors' }).catch(() => {})`),
  tcp('keepalive fetch', (to) => `fetch('${to}', { mode: 'no-cors', keepalive: true }).catch(() => {})`),
  tcp('XMLHttpRequest', (to) => `const x = new XMLHttpRequest(); x.open('GET', '${to}'); x.send()`),
  tcp('beacon', (to) => `navigator.sendBeacon('${to}', 'x')`),
  tcp('WebSocket', (_, place) => `new WebSocket('${url(place, 'ws')}')`),
  tcp('EventSource', (to) => `new EventSource('${to}')`),
  tcp('image', (to) => `new Image().src = '${to}'`),
  tcp('srcset', (to) => put('img', { srcset: `${to} 1x` })),
  tcp('video', (to) => put('video', { src: to, preload: 'auto' })),
  tcp('poster', (to) => put('video', { poster: to })),
  quiet(
    'track',
    (to) =>
      written(`<video><track default src="${to}" kind="captions"></video>`) +
      `; document.querySelector('video').textTracks[0].mode = 'showing'`,
  ),
  tcp('style sheet', (to) => put('link', { rel: 'stylesheet', href: to }, 'document.head')),
  tcp('@import', (to) => written(`<style>@import '${to}';</style>`)),
  tcp('background', (to) => `document.body.style.background = 'url(${to})'`),
  tcp('font', (to) => `new FontFace('f', 'url(${to})').load().catch(() => {})`),
  tcp('svg image', (to) => written(`<svg><image href="${to}" width="9" height="9"></image></svg>`)),
  tcp('icon of a manifest', (to) => put('link', { rel: 'preload', as: 'image', href: to }, 'document.head')),
  tcp('modulepreload', (to) => put('link', { rel: 'modulepreload', href: to }, 'document.head')),
  tcp('prefetch', (to) => put('link', { rel: 'prefetch', href: to }, 'document.head')),
  quiet('preconnect', (to) => put('link', { rel: 'preconnect', href: to }, 'document.head')),
  tcp('script', (to) => put('script', { src: to })),
  tcp('import', (to) => `import('${to}').catch(() => {})`),
  tcp('worker that imports', (to) => `new Worker(URL.createObjectURL(new Blob(['importScripts("${to}")'])))`),
  tcp(
    'worker that fetches',
    (to) => `new Worker('data:text/javascript,' + encodeURIComponent('fetch("${to}", { mode: "no-cors" })'))`,
  ),
  quiet(
    'shared worker',
    (to) => `new SharedWorker('data:text/javascript,' + encodeURIComponent('fetch("${to}", { mode: "no-cors" })'))`,
  ),
  tcp('fetchLater', (to) => `fetchLater('${to}', { activateAfter: 0 })`),
  // Peer connections
  udp('WebRTC by STUN', stun),
  udp('WebRTC by TURN', turn),
  tcp('WebRTC by TURN over TCP', (_, place) => turnTcp(place)),
  udp('WebRTC by a candidate', candidate),
  udp('WebRTC by STUN in a child', (place) => child(inScript(stun(place)))),
  udp('WebRTC by a candidate in a child', (place) => child(inScript(candidate(place)))),
  udp('WebRTC by a handler in a child', (place) => child(`<img src="data:," onerror="${stun(place)}">`)),
  udp('WebRTC in a child of a child', (place) =>
    child(`<iframe srcdoc="${inScript(stun(place)).replaceAll('"', '&quot;')}"></iframe>`),
  ),
  udp('WebRTC by javascript:', (place) => put('iframe', { src: `javascript:${stun(place)}` })),
];
