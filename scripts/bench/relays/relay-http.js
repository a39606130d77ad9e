// The fastest reference: a relay on bare node:http and ws.
import { createServer } from 'node:http';
import { listen } from '../peers/contract.js';
import { createRelay, PAGE } from './relay.js';

const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://relay');
  if (url.pathname === '/health') return response.end('{}');
  if (url.pathname !== '/callback') {
    response.statusCode = 404;
    return response.end();
  }
  const query = Object.fromEntries(url.searchParams);
  const done = deliver(query.code, query.state, query);
  response.writeHead(done ? 200 : 404, { 'content-type': 'text/html', 'content-length': Buffer.byteLength(PAGE) });
  response.end(PAGE);
});
const deliver = createRelay(server);
listen(server);
