import { describe, expect, it } from 'vitest';
import { useRunning } from '../../../running.ts';
import { runUploads } from './upload.ts';

const running = useRunning();

interface List {
  readonly latest: string;
  readonly files: readonly { readonly name: string; readonly state: string; readonly fingerprint?: string }[];
}

describe('listFiles', () => {
  it('lists the files of an owner, newest first, and those after a place', async () => {
    const { viewer, begin, send, call, as } = await runUploads(running);
    const list = async (query = '', headers = {}) =>
      (await (await call('GET', `/files${query}`, headers)).json()) as List;
    expect(await list()).toEqual({ files: [], latest: 'none' });
    await send(Buffer.from('a'), { filename: 'a' });
    const { latest } = await list();
    viewer.clock.advance(10);
    await begin(9, { filename: 'b', fingerprint: 'b 9' });
    viewer.clock.advance(10);
    await send(Buffer.from('c'), { filename: 'c', give: '', from: 'build \u001bagent' });
    await send(Buffer.from('d'), { filename: 'd' }, as('acme'));
    expect((await list()).files.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'c ready',
      'b uploading',
      'a ready',
    ]);
    expect((await list()).files[1]?.fingerprint).toBe('b 9');
    expect((await list(`?after=${latest}`)).files).toMatchObject([{ name: 'c', from: 'build agent' }]);
    expect((await list('?after=none')).files.map(({ name }) => name)).toEqual(['a', 'c']);
    expect((await list('?direction=incoming&after=none')).files.map(({ name }) => name)).toEqual(['a']);
    const end = (await list()).latest;
    expect(await list(`?after=${end}`)).toEqual({ files: [], latest: end });
    expect((await list('', as('acme'))).files.map(({ name }) => name)).toEqual(['d']);
  });
});
