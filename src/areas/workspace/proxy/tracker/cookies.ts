/** Adds the same attributes as the proxy does to Set-Cookie: frames keep no other cookies. */
export function patchCookies(): void {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  const { get, set } = cookie ?? {};
  if (!get || !set) return;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    get,
    set(this: Document, value: string) {
      const kept = String(value)
        .split(';')
        .filter((part, at) => at === 0 || !/^\s*(domain|samesite|secure|partitioned)\s*(=|$)/i.test(part));
      set.call(this, [...kept, ' SameSite=None', ' Secure', ' Partitioned'].join(';'));
    },
  });
}
