import fastify, { type FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { fastifyPlugin, oauthRoutes } from '../../../src/sdk/oauth/index.ts';
import { useRunning } from '../../running.ts';
import { itConnects } from './framework-suite.ts';
import { checkedUser, type Framework, REST, startService } from './service.ts';

const running = useRunning();

const frameworkWith =
  (settings: object): Framework =>
  async (options, prefix) => {
    const routes = oauthRoutes({
      ...options,
      user: (_, { headers }: FastifyRequest) => checkedUser(String(headers['x-user'] ?? ''), headers.cookie),
    });
    const app = fastify(settings);
    await app.register(fastifyPlugin(routes), { prefix });
    app.setNotFoundHandler((_, reply) => reply.code(200).send(REST));
    await app.ready();
    const close = async (): Promise<void> => {
      await routes.close();
      await app.close();
    };
    return { listener: (incoming, outgoing) => app.routing(incoming, outgoing), close };
  };

describe('oauthRoutes with Fastify', () => itConnects(running, frameworkWith({})));

describe('oauthRoutes with Fastify that ignores trailing slashes', () => {
  it('registers its routes', async () => {
    const settings = { routerOptions: { ignoreTrailingSlash: true } };
    const framework = frameworkWith(settings);
    for (const path of ['/', '/connect']) {
      const service = await startService(running, { path }, { framework, prefix: '/a' });
      const page = path === '/' ? '/a' : '/a/connect';
      expect([path, (await service.get(`${page}/`, 'ada')).status]).toEqual([path, 200]);
      expect((await service.get(`${page}/auth`, 'ada')).status).toBe(302);
    }
  });
});
