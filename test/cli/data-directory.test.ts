// The data directory is removed, moved or replaced while a server runs, as by a mistaken command.
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FREE_PORTS, useAnnex } from './annex.ts';

describe('a server whose data directory is removed or replaced', () => {
  const annex = useAnnex();
  const start = async () => {
    const server = await annex.start(['platform'], { ...FREE_PORTS, ANNEX_DATA_DIR: 'data' }, 'is running');
    const [url = ''] = /http:\S+\d/.exec(server.stdout().split('is running').at(-1) ?? '') ?? [];
    const request = async (path: string, method = 'GET') => {
      const response = await fetch(url + path, { method });
      const { detail } = (await response.json()) as { readonly detail?: string };
      return { status: response.status, detail };
    };
    const data = join(annex.folder(), 'data');
    return { server, data, request, createIntent: () => request('/auth/intents', 'POST') };
  };
  const REFUSED = { status: 503, detail: 'The database was removed or replaced. Restart the server.' };

  it('answers 503 with the reason, also to writes and at /health, and logs it once', async () => {
    const { server, data, request, createIntent } = await start();
    expect(await createIntent()).toMatchObject({ status: 201 });
    rmSync(data, { recursive: true });
    expect(await createIntent()).toEqual(REFUSED);
    expect(await request('/health')).toEqual(REFUSED);
    expect(await createIntent()).toEqual(REFUSED);
    expect(await request('/health/live')).toMatchObject({ status: 200 });
    const lines = server.stderr().split('\n');
    const reports = lines.filter((line) => line.includes('lost the connection to the database'));
    expect(reports).toEqual([expect.stringContaining('annex.sqlite was removed or replaced while it was in use')]);
    expect((await server.stop()).code).toBe(0);
  });

  it('works again once the directory is back', async () => {
    const { data, request, createIntent } = await start();
    renameSync(data, `${data}-moved`);
    expect(await request('/health')).toEqual(REFUSED);
    renameSync(`${data}-moved`, data);
    expect(await request('/health')).toMatchObject({ status: 200 });
    expect(await createIntent()).toMatchObject({ status: 201 });
  });

  it('lets a second server work there if the lock file is removed, and writes nothing itself', async () => {
    const first = await start();
    rmSync(join(first.data, 'annex.sqlite.lock'));
    const second = await start();
    expect(await second.createIntent()).toMatchObject({ status: 201 });
    expect(await first.createIntent()).toEqual(REFUSED);
    expect(await first.request('/health')).toEqual(REFUSED);
  });
});
