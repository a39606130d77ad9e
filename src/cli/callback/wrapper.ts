// annex callback -- COMMAND: runs a program whose browser is on another machine, and brings the answer of its login back.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { constants, hostname } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../base/config/config.ts';
import { isThisMachine } from '../../base/hosts.ts';
import { type Arguments, CommandError, printable, textOf, UsageError } from '../arguments.ts';
import { findServers, openWorkspace } from '../clients.ts';
import { configOf, publicAddresses } from '../settings.ts';
import { linesOf, noteOf } from './lines.ts';
import { Logins, type Shown } from './logins.ts';
import { MARK, markedProcesses } from './processes.ts';
import { Terminal } from './terminal.ts';
import { WaitingList, wrapperFolder, wrapperFolders } from './waiting-list.ts';

const OPENERS = ['xdg-open', 'x-www-browser', 'www-browser', 'sensible-browser', 'gnome-open', 'kde-open', 'wslview'];
/** With these, xdg-open asks the desktop instead of BROWSER. */
const DESKTOP =
  'KDE_FULL_SESSION KDE_SESSION_VERSION GNOME_DESKTOP_SESSION_ID MATE_DESKTOP_SESSION_ID DESKTOP_SESSION LXQT_SESSION_CONFIG';
/** npm's `open` starts the browser and does not wait for it: the program may end first. */
const LINGER_MS = 2_000;
const LOOK_MS = 1_000;
/** Most programs that listen open their login page at once. */
const PORT_LINE_MS = 3_000;
const MACHINE = printable(hostname());

export async function runCallback(args: Arguments): Promise<void> {
  if (!existsSync('/proc/self/environ'))
    throw new UsageError('annex callback needs Linux: it finds the port of the program in /proc');
  const config = configOf(args.flags);
  const [command = '', ...words] = args.words;
  await wrapperFolders(); // removes abandoned ones
  const folder = await mkdtemp(wrapperFolder());
  const { gatewaySocket } = publicAddresses(config);
  const program = printable(textOf(args, 'name') ?? basename(command));
  const show = createShow(folder, args, config, program);
  const logins = new Logins({ mark: folder, socketUrl: gatewaySocket, names: { program, machine: MACHINE }, show });
  const opened: Promise<void>[] = [];
  const watcher = await watchOpened(folder, logins, opened);
  const timer = setInterval(() => logins.lookAtPorts(), LOOK_MS);
  try {
    process.exitCode = await run(command, words, environment(folder, args.options['no-display'] === true));
    const endsAt = performance.now() + LINGER_MS;
    while (markedProcesses(folder).length > 0 && performance.now() < endsAt) await delay(100);
  } finally {
    watcher.close();
    clearInterval(timer);
    logins.close();
    await Promise.all(opened); // they use the directory
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {}); // the next wrapper removes it
    setTimeout(() => process.exit(), 2_000).unref(); // a silent gateway or platform keeps its connection open
  }
}

function environment(folder: string, noDisplay: boolean): NodeJS.ProcessEnv {
  const [path, browser] = [`${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`, join(folder, 'bin', 'xdg-open')];
  const own = { [MARK]: folder, PATH: path, BROWSER: browser, GH_BROWSER: browser, XDG_CURRENT_DESKTOP: 'X-Generic' };
  const env: NodeJS.ProcessEnv = { ...process.env, ...own };
  // Some programs take it for a machine without a browser. It is a setting of Debian's installer.
  if (env['DEBIAN_FRONTEND'] === 'noninteractive') delete env['DEBIAN_FRONTEND'];
  for (const name of [...DESKTOP.split(' '), ...(noDisplay ? ['DISPLAY', 'WAYLAND_DISPLAY'] : [])]) delete env[name];
  // Some programs open no browser without a display. Nobody connects to this one, while a false DISPLAY would do harm.
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) env['MIR_SOCKET'] = 'annex';
  return env;
}

async function run(command: string, words: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(command, words, { stdio: 'inherit', env });
  const pass = (signal: NodeJS.Signals) => (process.stdin.isTTY && /INT|QUIT/.test(signal)) || child.kill(signal);
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, pass);
    child.once('exit', () => process.off(signal, pass));
  }
  const exit = once(child, 'exit').catch(({ code }: NodeJS.ErrnoException) => {
    throw new CommandError(`cannot run ${printable(command)} (${code})`);
  });
  const [code, signal] = (await exit) as [number | null, NodeJS.Signals | null];
  return code ?? 128 + constants.signals[signal ?? 'SIGTERM'];
}

/** Replaces the programs that open a browser by a script that leaves the address in the inbox. */
async function watchOpened(folder: string, logins: Logins, opened: Promise<void>[]) {
  const [bin, inbox] = [join(folder, 'bin'), join(folder, 'open')];
  const script = await readFile(new URL('./opener.sh', import.meta.url), 'utf8');
  for (const name of [bin, inbox]) await mkdir(name);
  for (const name of OPENERS) await writeFile(join(bin, name), script.replaceAll('@INBOX@', inbox), { mode: 0o755 });
  return watch(inbox, (_, name) => {
    if (!name?.endsWith('.url')) return;
    const taken = join(inbox, `${name}.taken`);
    const open = async () => {
      await rename(join(inbox, name), taken);
      await logins.open((await readFile(taken, 'utf8')).slice(0, 16_384));
    };
    opened.push(open().catch(() => {})); // e.g. a second event of the same file
  });
}

/** Shows a login on the terminal, in the workspace and to `annex callback return`. */
function createShow(folder: string, args: Arguments, config: Config, program: string) {
  const { gateway } = publicAddresses(config);
  const { settings } = config;
  const isPrivate =
    settings.platform.baseUrl &&
    isThisMachine(new URL(gateway).hostname) &&
    !isThisMachine(new URL(settings.platform.baseUrl).hostname);
  const names = { program, gateway, page: isPrivate ? null : `${gateway}/return` };
  const [terminal, waiting] = [new Terminal(), new WaitingList(folder)];
  if (process.stderr.isTTY)
    terminal.show([`To see the login of ${program} in a second terminal: annex callback return`]);
  let isQuiet = false;
  return (shown: Shown): (() => void) => {
    const lines = linesOf(names, shown);
    const say = () => {
      if (shown.kind === 'port' && isQuiet) return () => {};
      if (shown.kind !== 'open') isQuiet = true; // what it listens on is no news then
      return terminal.show(lines);
    };
    const later = shown.kind === 'port' ? setTimeout(say, PORT_LINE_MS).unref() : undefined;
    const ended = [later ? () => clearTimeout(later) : say(), waiting.add({ mailbox: shown.mailbox, lines })];
    if (shown.kind !== 'port') ended.push(showCard(args, program, shown));
    return () => ended.forEach((end) => void end());
  };
}

function showCard(args: Arguments, name: string, shown: Shown): () => void {
  const { apiKey, workspace } = findServers(args);
  if (!apiKey || !workspace) return () => {};
  const { kind, url, host, mailbox } = shown;
  const { control } = openWorkspace(args);
  const title = printable(`${name} wants ${kind === 'login' ? `you to log in at ${host}` : `to open ${host}`}`);
  const text = [`It runs on ${MACHINE}.`, noteOf(shown)].filter(Boolean).join(' ');
  const body = {
    kind: kind === 'login' ? kind : 'open',
    title,
    text,
    url,
    ...(mailbox === null ? {} : { mailbox }),
  } as const;
  const ended = new AbortController();
  control.ask(body, { signal: ended.signal }).catch(() => {}); // the lines on the terminal remain
  return () => ended.abort();
}
