// A browser without a screen: follows a login at oidc-provider to its end. Argument: login address. Prints as JSON where it
// ended, the data of the form if it was one, and whether that address can be reached from here.
const COOKIES = new Map<string, string>();
const MAX_STEPS = 20;

async function visit(url: URL, form?: URLSearchParams): Promise<Response> {
  const cookie = [...COOKIES].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, accept: 'text/html' };
  const response = await fetch(url, { redirect: 'manual', headers, ...(form ? { method: 'POST', body: form } : {}) });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    COOKIES.set(name, value);
  }
  return response;
}

/** The form of a page, as its first button sends it. */
function formOf(html: string, page: URL): { action: URL; fields: URLSearchParams } {
  const [, action = ''] = /<form[^>]*action="([^"]*)"/.exec(html) ?? [];
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => ({
    name: /name="([^"]*)"/.exec(tag)?.[1],
    value: /value="([^"]*)"/.exec(tag)?.[1] ?? 'demo',
  }));
  const fields = new URLSearchParams(inputs.flatMap(({ name, value }) => (name ? [[name, value]] : [])));
  return { action: new URL(action.replaceAll('&amp;', '&'), page), fields };
}

const isLocal = (url: URL): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);

async function follow(start: string): Promise<{ url: URL; form?: string }> {
  let url = new URL(start);
  let fields: URLSearchParams | undefined;
  for (let step = 0; step < MAX_STEPS; step++) {
    if (isLocal(url)) return fields ? { url, form: String(fields) } : { url };
    const response = await visit(url, fields);
    const location = response.headers.get('location');
    if (location) {
      [url, fields] = [new URL(location, url), undefined];
      continue;
    }
    const html = await response.text();
    if (!html.includes('<form'))
      throw new Error(`${response.status} at ${url}: ${html.replaceAll(/<[^>]*>|\s+/g, ' ').slice(0, 500)}`);
    ({ action: url, fields } = formOf(html, url));
  }
  throw new Error('too many steps');
}

const { url, form } = await follow(process.argv[2] ?? '');
const isReachable = await fetch(url).then(
  () => true,
  () => false,
);
console.log(JSON.stringify({ address: url.href, form, isReachable }));
