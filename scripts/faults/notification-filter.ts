// Drops the notifications from a PostgreSQL connection, which otherwise stays intact.

/** A NotificationResponse starts with "A". https://www.postgresql.org/docs/current/protocol-message-formats.html */
const NOTIFICATION = 0x41;
const HEAD_BYTES = 5;

/** Takes the bytes of one connection in order, and returns those to pass on: whole messages only. */
export function createNotificationFilter(isDropping: () => boolean): (bytes: Buffer) => Buffer {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const passed: Buffer[] = [];
    for (;;) {
      const end = rest.length < HEAD_BYTES ? Number.POSITIVE_INFINITY : 1 + rest.readUInt32BE(1);
      if (rest.length < end) return Buffer.concat(passed);
      if (rest[0] !== NOTIFICATION || !isDropping()) passed.push(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}
