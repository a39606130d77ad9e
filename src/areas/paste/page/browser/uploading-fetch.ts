/** `fetch` that reports how much of a file was sent, which browsers report to XMLHttpRequest only. */
export const uploadingFetch =
  (onSent: (bytes: number) => void): typeof globalThis.fetch =>
  (url, init = {}) => {
    const { body, method = 'GET', headers, signal } = init;
    if (!(body instanceof Blob)) return fetch(url, init);
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(url));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded }) => onSent(loaded);
      request.onerror = () => reject(new TypeError('The connection was lost'));
      request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
      request.onload = () => {
        const type = request.getResponseHeader('Content-Type');
        const { status, responseText } = request;
        resolve(
          new Response(status === 204 ? null : responseText, { status, headers: type ? { 'Content-Type': type } : {} }),
        );
      };
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body);
    });
  };
