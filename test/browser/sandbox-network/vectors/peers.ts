// Peer connections, from the frame and from frames inside it.
import { blobFrame, child, type Destination, inScript, put, quiet, tcp, udp, type Vector, written } from '../vector.ts';

/** A peer connection that asks a server for its own address, or that is given the address of a peer. */
const peer = (options: string, after = '') => `(async () => { const p = new RTCPeerConnection(${options});
  p.createDataChannel('x'); await p.setLocalDescription(await p.createOffer()); ${after} })().catch(() => {})`;
const login = "username: 'u', credential: 'c'";
const server = (url: string) => `{ iceServers: [{ urls: '${url}', ${login} }] }`;
const stun = ({ host, udpPort }: Destination) => peer(server(`stun:${host}:${udpPort}`));
const turn = ({ host, udpPort }: Destination) => peer(server(`turn:${host}:${udpPort}`));
const overTcp = (scheme: string, { host, tcpPort }: Destination) =>
  peer(server(`${scheme}:${host}:${tcpPort}?transport=tcp`));
const answered = (after: string) =>
  peer(
    '{}',
    `const q = new RTCPeerConnection(); await q.setRemoteDescription(p.localDescription);
    await q.setLocalDescription(await q.createAnswer()); ${after}; globalThis.peers = [p, q]`,
  );
const line = (address: string, port: number) => `candidate:1 1 udp 2122260223 ${address} ${port} typ host`;
const withCandidate = (address: string, port: number) =>
  answered(`await p.setRemoteDescription(q.localDescription);
    await p.addIceCandidate({ sdpMid: '0', candidate: '${line(address, port)}' })`);
const candidate = ({ udpPort }: Destination) => withCandidate('127.0.0.1', udpPort);
const described = ({ udpPort }: Destination) =>
  answered(`await p.setRemoteDescription({ type: 'answer',
    sdp: q.localDescription.sdp + 'a=${line('127.0.0.1', udpPort)}\\r\\n' })`);
const tcpCandidate = ({ tcpPort }: Destination) =>
  answered(`await p.setRemoteDescription(q.localDescription); await p.addIceCandidate({ sdpMid: '0',
    candidate: 'candidate:1 1 tcp 1518280447 127.0.0.1 ${tcpPort} typ host tcptype passive' })`);
const quoted = (markup: string) => markup.replaceAll('"', '&quot;');
const framed = (attribute: string, markup: string) => `<iframe ${attribute}="${quoted(markup)}"></iframe>`;

export const PEERS: readonly Vector[] = [
  udp('WebRTC by STUN', (_, destination) => stun(destination)),
  udp('WebRTC by TURN', (_, destination) => turn(destination)),
  tcp('WebRTC by TURN over TCP', (_, destination) => overTcp('turn', destination)),
  tcp('WebRTC by TURN over TLS', (_, destination) => overTcp('turns', destination)),
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
  udp('WebRTC by its old name', (_, destination) =>
    stun(destination).replace('RTCPeerConnection', 'webkitRTCPeerConnection'),
  ),
  udp('WebRTC by a candidate', (_, destination) => candidate(destination)),
  udp('WebRTC by a candidate in a description', (_, destination) => described(destination)),
  tcp('WebRTC by a TCP candidate', (_, destination) => tcpCandidate(destination)),
  quiet('WebRTC by a name of the local network', (_, { host, udpPort }) =>
    withCandidate(host.replace(/\.localhost$/, '.local'), udpPort),
  ),
  udp('WebRTC by STUN in a child', (_, destination) => child(inScript(stun(destination)))),
  udp('WebRTC by TURN in a child', (_, destination) => child(inScript(turn(destination)))),
  udp('WebRTC by a candidate in a child', (_, destination) => child(inScript(candidate(destination)))),
  udp('WebRTC by a handler in a child', (_, destination) => child(`<img src="data:," onerror="${stun(destination)}">`)),
  udp('WebRTC by SVG in a child', (_, destination) => child(`<svg onload="${stun(destination)}"></svg>`)),
  udp('WebRTC in a child of a child', (_, destination) => child(framed('srcdoc', inScript(stun(destination))))),
  udp('WebRTC by a candidate in a child of a child', (_, destination) =>
    child(framed('srcdoc', inScript(candidate(destination)))),
  ),
  udp('WebRTC by javascript:', (_, destination) => put('iframe', { src: `javascript:${stun(destination)}` })),
  udp('WebRTC by javascript: in a child', (_, destination) => child(framed('src', `javascript:${stun(destination)}`))),
  udp('WebRTC by foreignObject', (_, destination) =>
    written(`<svg><foreignObject>${framed('srcdoc', inScript(stun(destination)))}</foreignObject></svg>`),
  ),
  udp('WebRTC in a child by data:', (_, destination) =>
    put('iframe', { src: `data:text/html,${encodeURIComponent(inScript(stun(destination)))}` }),
  ),
  udp('WebRTC in a child by blob:', (_, destination) => blobFrame(inScript(stun(destination)))),
  udp('WebRTC in an object', (_, destination) =>
    put('object', { data: `data:text/html,${encodeURIComponent(inScript(stun(destination)))}` }),
  ),
  quiet(
    'WebRTC of a child',
    (_, destination) =>
      `${put('iframe', {})}; const { RTCPeerConnection } = placed.contentWindow; ${stun(destination)}`,
  ),
];
