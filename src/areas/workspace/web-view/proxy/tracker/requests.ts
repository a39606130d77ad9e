import type { WorkspacePort } from './workspace-port.ts';

/** Reports failed script requests and elements that did not load. */
export function watchRequests(workspace: WorkspacePort, upstream: string): void {
  const urlOf = (url: string) => {
    const whole = new URL(url, document.baseURI);
    return whole.origin === location.origin ? upstream + whole.pathname + whole.search : whole.href;
  };
  const report = (method: string, url: string, reason: string) =>
    workspace.send({ type: 'request-failed', method: method.slice(0, 20), url: urlOf(url).slice(0, 2_000), reason });
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const url = input instanceof Request ? input.url : String(input);
    try {
      const response = await fetch.call(window, input, init);
      if (response.status >= 400) report(method, url, `${response.status}`);
      return response;
    } catch (error) {
      report(method, url, String(error).slice(0, 200));
      throw error;
    }
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...rest) {
    this.addEventListener('loadend', () => {
      if (this.status === 0 || this.status >= 400)
        report(method, String(url), this.status === 0 ? 'no response' : `${this.status}`);
    });
    open.call(this, method, url, ...(rest as [boolean, string?, string?]));
  } as typeof open;
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const url = target.getAttribute('src') ?? target.getAttribute('href');
      if (url) report('GET', url, 'failed to load');
    },
    true,
  );
}
