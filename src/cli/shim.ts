// annex shim: stand-ins for xclip and wl-paste, which terminal agents call to read an image from the clipboard.
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Arguments, CommandError, printable, textOf } from './arguments.ts';
import { findServers } from './clients.ts';
import { printJson } from './print.ts';

export function manageShims(verb: 'install' | 'remove' | 'status', args: Arguments): void {
  if (process.platform !== 'linux') throw new CommandError('xclip and wl-paste are tools of Linux; nothing to do');
  const { viewer: url } = findServers(args);
  if (!/^https?:\/\/[\w.:[\]/-]+$/.test(url)) throw new CommandError(`cannot use the address ${printable(url)}`);
  const folder = resolve(textOf(args, 'dir') ?? join(homedir(), '.annex', 'shims'));
  const [manager = '', shim = ''] = ['shim.sh', 'paste-shim.sh'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  const { status, stdout, stderr } = spawnSync('sh', [manager, verb, folder, shim, url], { encoding: 'utf8' });
  const states = stdout
    .trim()
    .split('\n')
    .map((line) => line.split(': '));
  if (args.options['json']) printJson(Object.fromEntries(states));
  else process.stdout.write(stdout);
  if (status !== 0) throw new CommandError(stderr.replace(/^annex: /, '').trim() || 'the shell failed');
}
