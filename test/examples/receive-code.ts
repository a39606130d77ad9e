import { randomUUID } from 'node:crypto';
import { connectGateway } from '../../src/sdk/index.ts';

const gateway = process.env['ANNEX_GATEWAY_URL'] ?? 'http://127.0.0.1:8795';
const state = randomUUID();

const socket = await connectGateway(gateway);
await socket.send({ type: 'register', state, provider: 'example' });

for await (const message of socket) {
  if (message.type === 'registered') {
    // From now on a callback with this state comes here: send the user off.
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'your-client-id',
      redirect_uri: `${gateway}/callback`,
      scope: 'openid email',
      state,
    });
    console.log(`Open https://provider.example/authorize?${query}`);
  } else if (message.type === 'callback') {
    console.log(`Received a code of ${message.code.length} characters`);
    break;
  } else {
    console.log(`Failed: ${message.code}, ${message.error}`);
    break;
  }
}
await socket.close();
