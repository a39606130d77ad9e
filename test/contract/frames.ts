// WebSocket frames, byte by byte.
export const [TEXT, BINARY, CLOSE, PING, CONTINUATION] = [1, 2, 8, 9, 0] as const;

/** One masked frame; the mask is zero, so the payload is unchanged. */
export function frame(
  opcode: number,
  payload: string | Uint8Array,
  { fin = true, masked = true, reserved = 0 } = {},
): Buffer {
  const bytes = Buffer.from(payload);
  const mask = masked ? 0x80 : 0;
  const length =
    bytes.length < 126
      ? [mask | bytes.length]
      : bytes.length < 65_536
        ? [mask | 126, bytes.length >> 8, bytes.length & 255]
        : [mask | 127, 0, 0, 0, 0, ...new Uint8Array(new Uint32Array([bytes.length]).buffer).reverse()];
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  return Buffer.concat([Buffer.from([first, ...length, ...(masked ? [0, 0, 0, 0] : [])]), bytes]);
}

/** What a server has sent so far: text messages and its close code. */
export function readFrames(received: Buffer): { readonly texts: string[]; readonly code: number | null } {
  const texts: string[] = [];
  for (let at = received.indexOf('\r\n\r\n') + 4; at + 2 <= received.length; ) {
    const short = received.readUInt8(at + 1);
    const start = at + (short === 126 ? 4 : 2);
    if (start > received.length) break;
    const end = start + (short === 126 ? received.readUInt16BE(at + 2) : short);
    if (end > received.length) break;
    const opcode = received.readUInt8(at) & 15;
    if (opcode === TEXT) texts.push(received.subarray(start, end).toString());
    if (opcode === CLOSE) return { texts, code: received.readUInt16BE(start) };
    at = end;
  }
  return { texts, code: null };
}
