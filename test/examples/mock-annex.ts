import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mockGateway, mockIntents } from '../../src/mock/index.ts';
import { connectGateway, createIntentsClient, Problem } from '../../src/sdk/index.ts';

test('an intent that expires while we wait', async () => {
  await using annex = await mockIntents();
  annex.next('watchIntent', {}, { code: 410, example: 'intent-expired' });
  const intents = createIntentsClient({ baseUrl: annex.url });

  const { token } = await intents.createIntent({ body: { max_age: 3600 } });
  const first = await intents.watchIntent({ path: { token } });
  assert.equal(first.state, 'pending');
  await assert.rejects(
    intents.watchIntent({ path: { token } }),
    (error) => error instanceof Problem && error.is('intent-expired'),
  );

  assert.deepEqual(annex.calls[0]?.body, { max_age: 3600 });
});

test('a code that comes through the gateway', async () => {
  await using gateway = await mockGateway();
  await using socket = await connectGateway(gateway.socketUrl);
  const messages = socket[Symbol.asyncIterator]();
  const state = crypto.randomUUID();

  await socket.send({ type: 'register', state, provider: 'example' });
  assert.deepEqual((await messages.next()).value, { type: 'registered', state });
  await fetch(`${gateway.url}/callback?state=${state}&code=abc`);
  const { value } = await messages.next();
  assert.equal(value?.type === 'callback' && value.code, 'abc');
});
