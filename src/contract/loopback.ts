/** Whether an IP address is the loopback; also as an IPv6 address with an IPv4 address in it, in both spellings. */
export const isLoopbackAddress = (address: string): boolean =>
  /^(::1|(::ffff:)?127(\.\d{1,3}){3}|::ffff:7f[\da-f]{2}:[\da-f]{1,4})$/i.test(address);
