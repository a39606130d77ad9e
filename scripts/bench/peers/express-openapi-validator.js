// Express with express-openapi-validator: key, parameters and body are validated by the OpenAPI document.
import { createServer } from 'node:http';
import express from 'express';
import { middleware } from 'express-openapi-validator';
import { callerOf, listen, readDocument } from './contract.js';

const app = express();
app.use(express.json({ limit: '1mb' }));
app.use(
  middleware({
    apiSpec: readDocument(),
    validateRequests: true,
    validateResponses: false,
    validateSecurity: {
      handlers: {
        apiKey: (request) => callerOf(request.get('x-api-key')) !== undefined,
        sessionToken: () => false,
      },
    },
  }),
);
app.patch('/api/panels/webview/:owner/:repo', (_request, response) => {
  response.status(204).end();
});
// Express recognizes an error handler by its four parameters.
app.use((error, _request, response, _next) => {
  const status = error.status ?? 500;
  response.status(status).json({ status, detail: error.message, errors: error.errors });
});
listen(createServer(app));
