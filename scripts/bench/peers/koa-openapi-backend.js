// Koa with openapi-backend: routing, key, parameters and body by the OpenAPI document. `quick` and Ajv 2020, because
// it validates 3.1 documents with the 3.0 meta-schema; `strict`, because otherwise invalid requests reach the handler.
import { createServer } from 'node:http';
import { bodyParser } from '@koa/bodyparser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import Koa from 'koa';
import { OpenAPIBackend } from 'openapi-backend';
import { callerOf, listen, readDocument } from './contract.js';

const fail = (context, status, detail, errors) => {
  context.status = status;
  context.body = { status, detail, errors };
};

const api = new OpenAPIBackend({
  definition: readDocument(),
  quick: true,
  strict: true,
  customizeAjv: (_ajv, options) => formats.default(new Ajv2020({ ...options, strict: false })),
  handlers: {
    controlWebview: (_call, context) => {
      context.status = 204;
    },
    unauthorizedHandler: (_call, context) => fail(context, 401, 'no valid key'),
    validationFail: (call, context) => fail(context, 400, 'invalid request', call.validation.errors),
    methodNotAllowed: (_call, context) => fail(context, 405, 'no such method'),
    notFound: (_call, context) => fail(context, 404, 'no such path'),
  },
  securityHandlers: {
    apiKey: (call) => callerOf(call.request.headers['x-api-key']) !== undefined,
    sessionToken: () => false,
  },
});
await api.init();

const app = new Koa();
app.silent = true;
app.use(bodyParser({ enableTypes: ['json'] }));
app.use(async (context) => {
  const { method, path, headers, query } = context;
  await api.handleRequest({ method, path, headers, query, body: context.request.body }, context);
});
listen(createServer(app.callback()));
