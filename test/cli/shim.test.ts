// The call sequences of terminal agents against the stand-ins for xclip and wl-paste.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { runViewer, type ViewerUnderTest } from '../areas/paste/viewer.ts';
import { useRunning } from '../running.ts';
import { useAnnex } from './annex.ts';

const running = useRunning();
const annex = useAnnex();
/** All that the agents and the shims run, in a folder of its own: a machine may have xclip or wl-paste. */
const PROGRAMS = 'bash cat curl date grep head id mkdir mktemp rm script setsid sh sleep stty tail'.split(' ');
/** Debian's xclip on a server. */
const WITHOUT_DISPLAY = '#!/bin/sh\necho "Error: Can\'t open display: (null)" >&2\nexit 1\n';

/** The commands of each agent: prints `PNG` or `yes` if it gets an image, else `no`. */
const AGENTS = `
claude() {
  xclip -selection clipboard -t TARGETS -o 2>/dev/null | grep -E "image/(png|jpeg|jpg|gif|webp)" >/dev/null || { echo no; return; }
  f=$(mktemp); { xclip -selection clipboard -t image/png -o > "$f" || wl-paste --type image/png > "$f"; } 2>/dev/null; head -c 4 "$f" | tail -c 3; rm "$f"; }
newer() {
  { xclip -selection clipboard -t TARGETS -o 2>/dev/null | grep -E "image/(png|jpeg)" || wl-paste -l 2>/dev/null | grep -E "image/(png|jpeg)"; } >/dev/null && echo yes || echo no; }
gemini() { t=$(wl-paste --list-types 2>/dev/null); case $t in *image/*) wl-paste --no-newline --type image/png | head -c 4 | tail -c 3 ;; *) echo no ;; esac; }
opencode() { f=$(mktemp); wl-paste -t image/png > "$f" 2>/dev/null; [ -s "$f" ] || xclip -selection clipboard -t image/png -o > "$f" 2>/dev/null; [ -s "$f" ] && head -c 4 "$f" | tail -c 3 || echo no; rm "$f"; }
`;

describe.runIf(process.platform === 'linux')('annex shim', () => {
  let folder = '';
  let shims = '';
  let basics = '';
  let viewer: ViewerUnderTest;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'annex-shim-'));
    running.onClose(() => rm(folder, { recursive: true, force: true }));
    shims = join(folder, 'shims');
    basics = join(folder, 'basics');
    await mkdir(basics);
    for (const name of PROGRAMS)
      await symlink(existsSync(`/bin/${name}`) ? `/bin/${name}` : `/usr/bin/${name}`, join(basics, name));
    viewer = await runViewer(running, { clock: systemClock });
    await mkdir(shims);
    const script = await readFile(join(import.meta.dirname, '../../src/cli/paste-shim.sh'), 'utf8');
    for (const tool of ['xclip', 'wl-paste']) {
      await writeFile(join(shims, tool), script.replace('@VIEWER@', viewer.url));
      await chmod(join(shims, tool), 0o755);
    }
  });

  /** In a session of its own, like another terminal. */
  const run = async (script: string, env: Record<string, string> = {}) => {
    const all = { PATH: `${shims}:${basics}`, XDG_RUNTIME_DIR: folder, ...env };
    const result = await promisify(execFile)('setsid', ['-w', 'bash', '--norc', '-c', `${AGENTS}\n${script}`], {
      env: all,
    }).catch((error: { stdout: string; stderr: string; code: number }) => error);
    return { code: 'code' in result ? result.code : 0, out: result.stdout.trim(), err: result.stderr.trim() };
  };
  const paste = async (seed: number) => viewer.paste(await png(drawPixels(20, 20, 3, seed)), `board ${seed}`);

  it('looks like an empty clipboard before the first paste', async () => {
    for (const agent of ['claude', 'newer', 'gemini', 'opencode']) expect((await run(agent)).out, agent).toBe('no');
    expect(await run('xclip -selection clipboard -t image/png -o')).toMatchObject({
      code: 1,
      err: 'Error: target image/png not available',
    });
    expect(await run('wl-paste -l')).toMatchObject({ code: 1, err: 'Nothing is copied' });
  });

  it('serves the newest paste to each agent, until it was read and a grace time more', async () => {
    await paste(1);
    for (const agent of ['claude', 'gemini', 'opencode']) expect((await run(agent)).out, agent).toBe('PNG');
    expect((await run('newer')).out).toBe('yes');
    expect((await run('claude; echo; claude')).out).toBe('PNG\nPNG');
    const first = await viewer.client.listPastes({ query: { limit: 1 } });
    const again = 'claude; sleep 2; echo; claude';
    expect((await run(again, { ANNEX_SHIM_GRACE_S: '1' })).out).toBe('PNG\nno');
    const more = `${again}; curl -s --data-binary @${first.screenshots[0]?.path} -H 'content-type: image/png' '${viewer.url}/screenshot-paste?title=more' >/dev/null; claude`;
    expect((await run(more, { ANNEX_SHIM_GRACE_S: '1' })).out).toBe('PNG\nno\nPNG');
    expect((await run('claude')).out + (await run('claude')).out).toBe('PNGPNG');
    expect((await run('sleep 2; claude', { ANNEX_SHIM_MAX_AGE_S: '1' })).out).toBe('no');
    expect((await run('claude', { ANNEX_VIEWER_URL: 'http://127.0.0.1:9' })).out).toBe('no');
  });

  it('counts one terminal as one reader, even if the agent detaches the tool', async () => {
    const { stdout } = await promisify(execFile)(
      'script',
      [
        '-qec',
        `bash --norc -c '${AGENTS.replaceAll("'", "'\\''")} claude; sleep 2; setsid -w xclip -selection clipboard -t TARGETS -o'`,
        '/dev/null',
      ],
      { env: { PATH: `${shims}:${basics}`, XDG_RUNTIME_DIR: folder, ANNEX_SHIM_GRACE_S: '1' } },
    ).catch((error: { stdout: string }) => error);
    expect(stdout.trim()).toMatch(/^PNG\s*Error: target TARGETS not available$/);
  });

  it('passes text, the primary selection and writing to the real tool', async () => {
    expect(await run('xclip -selection clipboard -t text/plain -o')).toMatchObject({ code: 1, out: '' });
    expect((await run('xclip -selection primary -t image/png -o')).out).toBe('');
    expect((await run('echo x | xclip -selection clipboard')).code).toBe(1);
    const tools = join(folder, 'tools');
    await mkdir(tools, { recursive: true });
    await writeFile(join(tools, 'xclip'), '#!/bin/sh\nprintf "real:%s;" "$@"\n', { mode: 0o755 });
    const env = { PATH: `${shims}:${tools}:${basics}`, DISPLAY: ':0' };
    expect((await run("xclip -selection 'two words'", env)).out).toBe('real:-selection;real:two words;');
    expect((await run('xclip -o', env)).out).toBe('real:-o;');
    const again = { PATH: `${shims}:${join(folder, 'other')}:${basics}`, DISPLAY: ':0' };
    await mkdir(join(folder, 'other'), { recursive: true });
    await writeFile(join(folder, 'other/xclip'), await readFile(join(shims, 'xclip')), { mode: 0o755 });
    expect((await run('xclip -o', again)).code).toBe(1); // two installations do not call each other for ever
  });

  it('answers like an empty clipboard where the real tools have no display', async () => {
    const tools = join(folder, 'no-display');
    await mkdir(tools, { recursive: true });
    for (const tool of ['xclip', 'wl-paste']) await writeFile(join(tools, tool), WITHOUT_DISPLAY, { mode: 0o755 });
    const env = { PATH: `${shims}:${tools}:${basics}`, ANNEX_VIEWER_URL: 'http://127.0.0.1:9' };
    for (const [call, err] of [
      ['xclip -selection clipboard -t TARGETS -o', 'Error: target TARGETS not available'],
      ['xclip -selection clipboard -t text/plain -o', 'Error: target text/plain not available'],
      ['wl-paste -t image/png', 'Nothing is copied'],
    ] as const) {
      expect(await run(call, env)).toEqual({ code: 1, out: '', err });
      for (const display of ['DISPLAY', 'WAYLAND_DISPLAY'])
        expect((await run(call, { ...env, [display]: ':0' })).err).toBe("Error: Can't open display: (null)");
    }
  });

  it('does not show the key to other users, and costs little', async () => {
    const fake = join(folder, 'fake');
    await mkdir(fake, { recursive: true });
    const curl = `#!/bin/sh\nprintf "%s " "$@" >${fake}/words\ncat >${fake}/input\nexit 1\n`;
    await writeFile(join(fake, 'curl'), curl, { mode: 0o755 });
    const env = { PATH: `${shims}:${fake}:${basics}`, ANNEX_API_KEY: 'ak_secret' };
    await run('xclip -selection clipboard -t TARGETS -o', env);
    expect(await readFile(join(fake, 'input'), 'utf8')).toBe('header = "X-Api-Key: ak_secret"\n');
    expect(await readFile(join(fake, 'words'), 'utf8')).not.toContain('ak_secret');
    const timed = await run('time (for i in 1 2 3 4 5; do xclip -selection clipboard -t TARGETS -o >/dev/null; done)');
    const seconds = [...timed.err.matchAll(/(?:user|sys)\s+0m([\d.]+)s/g)].map(([, text]) => Number(text));
    expect(seconds).toHaveLength(2);
    expect(seconds.reduce((sum, each) => sum + each, 0) / 5).toBeLessThan(0.06);
  });

  it('installs, shows and removes the shims, and never replaces another program', async () => {
    const dir = join(annex.folder(), '.annex/shims');
    const path = `${dir}:${process.env['PATH']}`;
    expect((await annex.run(['shim', 'status'])).stdout).toContain('xclip: not installed');
    const installed = await annex.run(['shim', 'install', '--viewer-url', viewer.url]);
    expect(installed).toMatchObject({ code: 0, stdout: expect.stringContaining(`export PATH="${dir}:$PATH"`) });
    const status = await annex.run(['shim', 'status'], { PATH: path });
    expect(status.stdout).toBe('xclip: installed\nwl-paste: installed\n');
    expect((await annex.run(['shim', 'status'])).stdout).toContain('xclip: installed, but PATH finds');
    expect((await run(`${dir}/xclip -selection clipboard -t TARGETS -o`)).out).toContain('image/png');
    await writeFile(join(dir, 'xclip'), 'another program');
    const refused = await annex.run(['shim', 'install']);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('is another program') });
    expect((await annex.run(['shim', 'remove'])).stdout).toBe(
      `${dir}/xclip is not a shim.\nRemoved ${dir}/wl-paste.\n`,
    );
    expect(await readFile(join(dir, 'xclip'), 'utf8')).toBe('another program');
  });

  it('prints an absolute PATH for a relative directory', async () => {
    const { stdout } = await annex.run(['shim', 'install', '--dir', 'tools']);
    expect(stdout).toContain(`export PATH="${annex.folder()}/tools:$PATH"`);
  });
});
