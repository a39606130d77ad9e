// Run in a page: browsers have no clipboard on plain http.
export const hideClipboard = () =>
  void Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
export const showClipboard = () => Reflect.deleteProperty(navigator, 'clipboard');
