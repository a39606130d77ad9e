import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../../../running.ts';
import { connectWithKey, TRANSPORTS } from '../mcp-client.ts';
import { runUploads, type Uploads } from './upload.ts';

const running = useRunning();

interface Result {
  readonly isError?: boolean;
  readonly structuredContent?: {
    readonly id?: string;
    readonly after?: string;
    readonly files?: readonly { path?: string; name: string }[];
  };
  readonly content: readonly { readonly text: string }[];
}

async function read({ call, as }: Uploads, id: string): Promise<string> {
  const answer = await call('POST', `/files/${id}/downloads`, as('acme'));
  return (await call('GET', ((await answer.json()) as { path: string }).path, as('acme'))).text();
}

describe.each(TRANSPORTS)('files over %s', (transport) => {
  it('are given, listed and waited for [E-files-mcp]', async () => {
    const uploads = await runUploads(running);
    const client = await connectWithKey(running, uploads.viewer, 'acme', transport);
    const call = async (name: string, args: object) =>
      (await client.callTool({ name, arguments: { ...args } })) as unknown as Result;
    const data = Buffer.from('a report').toString('base64');
    const given = await call('give_file', { data, name: 'report.txt', from: 'Build' });
    expect(await read(uploads, given.structuredContent?.id ?? '')).toBe('a report');
    expect((await call('list_files', {})).content[0]?.text).toContain('given ready  report.txt  (8 bytes)');
    expect((await call('wait_for_file', { timeout_seconds: 1 })).content[0]?.text).toContain('No file came');
    const waiting = call('wait_for_file', { after: 'none', timeout_seconds: 60 });
    await uploads.send(Buffer.from('abc'), { filename: 'plan.pdf' }, uploads.as('acme'));
    const { files = [], after = '' } = (await waiting).structuredContent ?? {};
    expect(await readFile(files[0]?.path ?? '', 'utf8')).toBe('abc');
    expect((await call('wait_for_file', { after, timeout_seconds: 1 })).structuredContent?.files).toBeUndefined();
  });

  it('are read by their path on standard input only [E-files-paths]', async () => {
    const uploads = await runUploads(running);
    const path = join(uploads.viewer.projectDir, 'notes.txt');
    await writeFile(path, 'notes');
    const client = await connectWithKey(running, uploads.viewer, 'acme', transport);
    const result = (await client.callTool({ name: 'give_file', arguments: { path } })) as unknown as Result;
    if (transport === 'stdio') expect(await read(uploads, result.structuredContent?.id ?? '')).toBe('notes');
    else {
      expect(result.isError).toBe(true);
      expect(result.content[0]?.text).toContain('Paths are read only by annex mcp on standard input');
    }
    const both = (await client.callTool({ name: 'give_file', arguments: {} })) as unknown as Result;
    expect(both.content[0]?.text).toBe('Pass either path or data.');
  });
});
