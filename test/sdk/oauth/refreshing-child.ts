// A process of its own: asks for an access token when it is told to, prints it, and ends.
import { once } from 'node:events';
import { getAccessToken, TokenStore } from '../../../src/sdk/oauth/index.ts';

const [folder = '', settings = '{}'] = process.argv.slice(2);
console.log('ready');
await once(process.stdin, 'data');
console.log(await getAccessToken({ ...JSON.parse(settings), store: new TokenStore(folder) }));
process.stdin.destroy();
