import { expect, it } from 'vitest';
import { createNotificationFilter } from '../../scripts/faults/notification-filter.ts';

const message = (type: string, body: string): Buffer => {
  const head = Buffer.from(`${type}\0\0\0\0`);
  head.writeUInt32BE(4 + body.length, 1);
  return Buffer.concat([head, Buffer.from(body)]);
};

it('drops notifications only, however the bytes are split', () => {
  const kept = [message('D', 'a row with A'), message('Z', 'I'), message('C', '')];
  const [row, ready, complete] = kept as [Buffer, Buffer, Buffer];
  const sent = Buffer.concat([row, message('A', 'channel'), ready, message('A', 'x'.repeat(300)), complete]);
  for (let size = 1; size <= sent.length; size += 1) {
    const filter = createNotificationFilter(() => true);
    const passed: Buffer[] = [];
    for (let at = 0; at < sent.length; at += size) passed.push(filter(sent.subarray(at, at + size)));
    expect(Buffer.concat(passed)).toEqual(Buffer.concat(kept));
  }
  expect(createNotificationFilter(() => false)(sent)).toEqual(sent);
});
