// Peer connections, from the frame and from frames inside it.
import { child, inScript, type Place, put, quiet, tcp, udp, type Vector, written } from '../vector.ts';

/** One that looks for its own address by a server, or that has been told somebody else's. */
const peer = (options: string, after = '') => `(async () => { const p = new RTCPeerConnection(${options});
  p.createDataChannel('x'); await p.setLocalDescription(await p.createOffer()); ${after} })().catch(() => {})`;
const login = "username: 'u', credential: 'c'";
const server = (url: string) => `{ iceServers: [{ urls: '${url}', ${login} }] }`;
const stun = ({ host, udpPort }: Place) => peer(server(`stun:${host}:${udpPort}`));
const turn = ({ host, udpPort }: Place) => peer(server(`turn:${host}:${udpPort}`));
const overTcp = (scheme: string, { host, tcpPort }: Place) =>
  peer(server(`${scheme}:${host}:${tcpPort}?transport=tcp`));
const answered = (after: string) =>
  peer(
    '{}',
    `const q = new RTCPeerConnection(); await q.setRemoteDescription(p.localDescription);
    await q.setLocalDescription(await q.createAnswer()); ${after}; globalThis.peers = [p, q]`,
  );
const line = (address: string, port: number) => `candidate:1 1 udp 2122260223 ${address} ${port} typ host`;
const told = (address: string, port: number) =>
  answered(`await p.setRemoteDescription(q.localDescription);
    await p.addIceCandidate({ sdpMid: '0', candidate: '${line(address, port)}' })`);
const candidate = ({ udpPort }: Place) => told('127.0.0.1', udpPort);
const described = ({ udpPort }: Place) =>
  answered(`await p.setRemoteDescription({ type: 'answer',
    sdp: q.localDescription.sdp + 'a=${line('127.0.0.1', udpPort)}\\r\\n' })`);
const tcpCandidate = ({ tcpPort }: Place) =>
  answered(`await p.setRemoteDescription(q.localDescription); await p.addIceCandidate({ sdpMid: '0',
    candidate: 'candidate:1 1 tcp 1518280447 127.0.0.1 ${tcpPort} typ host tcptype passive' })`);
const quoted = (markup: string) => markup.replaceAll('"', '&quot;');
const framed = (attribute: string, markup: string) => `<iframe ${attribute}="${quoted(markup)}"></iframe>`;
const blob = (markup: string) =>
  `{ const f = document.createElement('iframe');
  f.src = URL.createObjectURL(new Blob([${JSON.stringify(markup)}], { type: 'text/html' })); document.body.append(f) }`;

export const PEERS: readonly Vector[] = [
  udp('WebRTC by STUN', (_, place) => stun(place)),
  udp('WebRTC by TURN', (_, place) => turn(place)),
  tcp('WebRTC by TURN over TCP', (_, place) => overTcp('turn', place)),
  tcp('WebRTC by TURN over TLS', (_, place) => overTcp('turns', place)),
  udp(
    'WebRTC by a server set later',
    (_, { host, udpPort }) =>
      `(async () => { const p = new RTCPeerConnection(); p.setConfiguration(${server(`stun:${host}:${udpPort}`)});
    p.createDataChannel('x'); await p.setLocalDescription() })().catch(() => {})`,
  ),
  udp(
    'WebRTC for sound',
    (_, { host, udpPort }) =>
      `(async () => { const p = new RTCPeerConnection(${server(`stun:${host}:${udpPort}`)});
    p.addTransceiver('audio'); await p.setLocalDescription() })().catch(() => {})`,
  ),
  udp('WebRTC by its old name', (_, place) => stun(place).replace('RTCPeerConnection', 'webkitRTCPeerConnection')),
  udp('WebRTC by a candidate', (_, place) => candidate(place)),
  udp('WebRTC by a candidate in a description', (_, place) => described(place)),
  tcp('WebRTC by a TCP candidate', (_, place) => tcpCandidate(place)),
  quiet('WebRTC by a name of the local network', (_, { host, udpPort }) =>
    told(host.replace(/\.localhost$/, '.local'), udpPort),
  ),
  udp('WebRTC by STUN in a child', (_, place) => child(inScript(stun(place)))),
  udp('WebRTC by TURN in a child', (_, place) => child(inScript(turn(place)))),
  udp('WebRTC by a candidate in a child', (_, place) => child(inScript(candidate(place)))),
  udp('WebRTC by a handler in a child', (_, place) => child(`<img src="data:," onerror="${stun(place)}">`)),
  udp('WebRTC by SVG in a child', (_, place) => child(`<svg onload="${stun(place)}"></svg>`)),
  udp('WebRTC in a child of a child', (_, place) => child(framed('srcdoc', inScript(stun(place))))),
  udp('WebRTC by a candidate in a child of a child', (_, place) => child(framed('srcdoc', inScript(candidate(place))))),
  udp('WebRTC by javascript:', (_, place) => put('iframe', { src: `javascript:${stun(place)}` })),
  udp('WebRTC by javascript: in a child', (_, place) => child(framed('src', `javascript:${stun(place)}`))),
  udp('WebRTC by foreignObject', (_, place) =>
    written(`<svg><foreignObject>${framed('srcdoc', inScript(stun(place)))}</foreignObject></svg>`),
  ),
  udp('WebRTC in a child by data:', (_, place) =>
    put('iframe', { src: `data:text/html,${encodeURIComponent(inScript(stun(place)))}` }),
  ),
  udp('WebRTC in a child by blob:', (_, place) => blob(inScript(stun(place)))),
  udp('WebRTC in an object', (_, place) =>
    put('object', { data: `data:text/html,${encodeURIComponent(inScript(stun(place)))}` }),
  ),
  quiet(
    'WebRTC of a child',
    (_, place) => `${put('iframe', {})}; const { RTCPeerConnection } = placed.contentWindow; ${stun(place)}`,
  ),
];
