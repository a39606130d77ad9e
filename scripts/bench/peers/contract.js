// The contract, validated by hand, and the code that must cost the same in all peers.
import { hash } from 'node:crypto';

const NAME = '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$';
const URL_PATTERN = '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#\\\\][^\\s\\u0000-\\u001f\\u007f]*$';
const MAX_URL_LENGTH = 8192;
const MAX_PANEL_ID_LENGTH = 200;

const keys = new Map([[hash('sha256', process.env.BENCH_API_KEY), { owner: 'acme' }]]);

/** The owner of an X-Api-Key; keys are stored as hashes. */
export const callerOf = (key) => (typeof key === 'string' ? keys.get(hash('sha256', key)) : undefined);

const name = new RegExp(NAME, 'u');
const address = new RegExp(URL_PATTERN, 'u');

/** The hand-written validation: an error message, or undefined for a valid request. */
export function validationError(owner, repo, body) {
  if (!name.test(owner)) return 'owner is not a name';
  if (!name.test(repo)) return 'repo is not a name';
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'body is not an object';
  const { panelId } = body;
  if (typeof panelId !== 'string' || panelId.length < 1 || panelId.length > MAX_PANEL_ID_LENGTH) {
    return 'panelId is not a string of 1 to 200 characters';
  }
  switch (body.action) {
    case 'navigate': {
      const { url } = body;
      const good = typeof url === 'string' && url.length <= MAX_URL_LENGTH && address.test(url);
      return good ? undefined : 'url is not an http or https address';
    }
    case 'refresh':
      return undefined;
    case 'setHeaderHidden':
      return typeof body.hidden === 'boolean' ? undefined : 'hidden is not a boolean';
    case 'setProxyEnabled':
      return typeof body.enabled === 'boolean' ? undefined : 'enabled is not a boolean';
    default:
      return 'action is not known';
  }
}

/** Listens on any free port of the loopback address and reports it to the benchmark. */
export const listen = (server) =>
  server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));
