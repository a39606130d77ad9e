// Pages of a developer at work: their script fails until a file is corrected.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveHttp } from '../http-server.ts';
import { installPackages } from '../mcp/packages/install.ts';
import type { Running } from '../running.ts';

export interface DevServer {
  readonly url: string;
  /** Corrects the file. */
  correct(): Promise<void>;
}

const WRONG = 'const order = { items: ["Pen"] };';
const RIGHT = 'const order = { items: ["Pen"], price: 2 };';

const REACT = `import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
${WRONG}
function App() {
  const [name, setName] = useState('');
  const [sent, setSent] = useState('');
  useEffect(() => console.log('price ' + order.price.toFixed(2)), []);
  return <form onSubmit={(event) => { event.preventDefault(); setSent(name); }} style={{ background: 'rgb(200, 40, 90)', height: '100vh' }}>
    <label>Customer <input value={name} onChange={(event) => setName(event.target.value)} /></label>
    <button>Order</button>{sent && <p>Ordered for {sent}</p>}
  </form>;
}
createRoot(document.getElementById('app')).render(<App />);
`;

const PLAIN = `<!doctype html><title>Shop</title><body style="margin: 0; height: 100vh; background: rgb(200, 40, 90)">
<form><label>Customer <input name="customer"></label><button>Order</button></form><p></p>
<script>
document.forms[0].addEventListener('submit', (event) => {
  event.preventDefault();
  document.querySelector('p').textContent = 'Ordered for ' + document.forms[0].customer.value;
});
${WRONG}
console.log('price ' + order.price.toFixed(2));
</script>`;

const replaceIn = async (path: string): Promise<void> => {
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(WRONG, RIGHT));
};

async function startPlain(running: Running): Promise<DevServer> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-plain-'));
  running.onClose(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'index.html');
  await writeFile(file, PLAIN);
  const { port } = await serveHttp(running, async (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(await readFile(file));
  });
  return { url: `http://localhost:${port}/`, correct: () => replaceIn(file) };
}

/** Vite with its React plugin and hot reloading. */
async function startVite(running: Running): Promise<DevServer> {
  const packages = await installPackages();
  const load = (name: string) =>
    import(pathToFileURL(createRequire(join(packages, 'package.json')).resolve(name)).href);
  const [{ createServer }, { default: react }] = await Promise.all([load('vite'), load('@vitejs/plugin-react')]);
  const root = await mkdtemp(join(packages, 'app-')); // below the packages, which it imports
  running.onClose(() => rm(root, { recursive: true, force: true }));
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><title>Shop</title><body style="margin: 0"><div id="app"></div><script type="module" src="/main.jsx"></script>',
  );
  const file = join(root, 'main.jsx');
  await writeFile(file, REACT);
  const server = await createServer({
    root,
    configFile: false,
    cacheDir: join(root, 'node_modules/.vite'),
    logLevel: 'silent',
    plugins: [react()],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  running.onClose(() => server.close());
  return { url: `http://127.0.0.1:${server.httpServer.address().port}/`, correct: () => replaceIn(file) };
}

export const DEV_SERVERS = { 'a plain page': startPlain, 'Vite and React': startVite } as const;
