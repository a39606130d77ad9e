import { createWorkspace } from 'annex/sdk';

const apiKey = process.env['ANNEX_API_KEY'] ?? ''; // from the first start
const workspace = createWorkspace({ baseUrl: 'http://127.0.0.1:8790', apiKey, owner: 'demo', repo: 'rover' });
await workspace.openOrRefresh('Docs', 'https://docs.example/');
const { status } = await workspace.run('[1, 2, 3].reduce((a, b) => a + b)', { waitMs: 0 });
console.log(`The code is ${status}`); // executed, or queued until a browser opens the workspace
