// Fastify with its own JSON Schema validation (Ajv), as strict as the others: no coercion, no removed properties.
import Fastify from 'fastify';
import { announce, bodySchema, callerOf, pathSchema } from './contract.js';

const app = Fastify({
  ajv: { customOptions: { discriminator: true, coerceTypes: false, removeAdditional: false } },
});

app.patch('/api/panels/webview/:owner/:repo', {
  schema: { params: pathSchema, body: bodySchema, response: { 204: { type: 'null' } } },
  onRequest: (request, reply, done) => {
    if (callerOf(request.headers['x-api-key'])) return done();
    reply.code(401).send({ status: 401, detail: 'no valid key' });
  },
  handler: (_request, reply) => {
    reply.code(204).send();
  },
});

await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server);
