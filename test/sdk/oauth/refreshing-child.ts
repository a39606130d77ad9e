// A separate process: waits for input, then gets an access token, prints it and exits.
import { once } from 'node:events';
import { getAccessToken, TokenStore } from '../../../src/sdk/oauth/index.ts';

const [folder = '', settings = '{}'] = process.argv.slice(2);
console.log('ready');
await once(process.stdin, 'data');
console.log(await getAccessToken({ ...JSON.parse(settings), store: new TokenStore(folder) }));
process.stdin.destroy();
