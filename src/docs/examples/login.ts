import { requestSession } from 'annex/sdk';

const { authUrl, code, wait } = await requestSession({ baseUrl: 'http://127.0.0.1:8790', appName: 'Layout Assistant' });
console.log(`Open ${authUrl} and compare the code ${code}`);
const { sessionToken } = await wait(); // resolves when the user approves
console.log(`Received a token of ${sessionToken.length} characters`);
