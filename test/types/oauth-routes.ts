// Code around oauthRoutes that must or must not compile. `npm run check` fails if a line is on the wrong side.
import type express from 'express';
import type Koa from 'koa';
import { expressMiddleware, koaMiddleware, oauthRoutes } from '../../src/sdk/oauth/index.ts';

const APP = {
  provider: 'Acme',
  authUrl: 'https://acme.example/authorize',
  tokenUrl: 'https://acme.example/token',
  clientId: 'c',
  scopes: '',
};

declare function expectType<T>(value: T): void;

const plain = oauthRoutes({ ...APP, user: (request) => request.headers.get('x-user') });
expectType<(request: Request) => Promise<Response>>(plain);
expectType<Koa.Middleware>(koaMiddleware(plain));
expectType<express.RequestHandler>(expressMiddleware(plain));

const forKoa = oauthRoutes({ ...APP, user: (_, context: Koa.Context) => context.get('x-user') });
expectType<Koa.Middleware>(koaMiddleware(forKoa));
// @ts-expect-error the user is looked up in the context of Koa
expectType<express.RequestHandler>(expressMiddleware(forKoa));
// @ts-expect-error there is no context
void forKoa(new Request('http://localhost/'));

const forExpress = oauthRoutes({ ...APP, user: (_, request: express.Request) => request.get('x-user') });
expectType<express.RequestHandler>(expressMiddleware(forExpress));
// @ts-expect-error the user is looked up in the request of Express
koaMiddleware(forExpress);

// @ts-expect-error the user is a name
oauthRoutes({ ...APP, user: () => 7 });
// @ts-expect-error the option is called defaultLifetimeSeconds
oauthRoutes({ ...APP, user: () => 'ada', defaultLifetime: 60 });
// @ts-expect-error there is no user
oauthRoutes(APP);
