// Two machines: "there" is this one, "here" a network namespace that reaches only its SSH server and the provider. What
// listens on the loopback of there is reached from here by `ssh -L`.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installPackages, isExecutable, mayInstall } from '../../debian.ts';
import { freePort } from '../../free-port.ts';

export const THERE = '10.49.45.1';
const HERE = '10.49.45.2';
const NAMESPACE = 'annex-here';
const LINK = ['annex-there', 'annex-here0'] as const;
const DEBIAN = [
  ...['git-credential-oauth', 'rclone', 'python3-google-auth-oauthlib', 'gcalcli', 'goobook', 'lieer', 'notmuch'],
  ...['openssh-server', 'iproute2'],
];

const ip = (...words: readonly string[]) => execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'pipe'] });

export class Network {
  readonly #folder: string;
  readonly #children: ChildProcess[] = [];
  #sshPort = 0;
  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(): Promise<void> {
    const isInstalled = ['/usr/sbin/sshd', '/usr/bin/rclone', '/usr/bin/gmi', '/usr/bin/notmuch'].every(isExecutable);
    if (!isInstalled && mayInstall()) installPackages(...DEBIAN);
    spawnSync('ip', ['netns', 'del', NAMESPACE], { stdio: 'ignore' }); // of a run that was killed
    ip('netns', 'add', NAMESPACE);
    ip('link', 'add', LINK[0], 'type', 'veth', 'peer', 'name', LINK[1], 'netns', NAMESPACE);
    ip('addr', 'add', `${THERE}/30`, 'dev', LINK[0]);
    ip('link', 'set', LINK[0], 'up');
    ip('-n', NAMESPACE, 'addr', 'add', `${HERE}/30`, 'dev', LINK[1]);
    for (const device of ['lo', LINK[1]]) ip('-n', NAMESPACE, 'link', 'set', device, 'up');
    this.#sshPort = await freePort();
    const file = (name: string) => join(this.#folder, name);
    for (const name of ['host-key', 'user-key'])
      execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file(name)]);
    mkdirSync('/run/sshd', { recursive: true });
    const settings = [
      ...[`ListenAddress ${THERE}:${this.#sshPort}`, `HostKey ${file('host-key')}`, 'StrictModes no', 'UsePAM no'],
      ...[`AuthorizedKeysFile ${file('user-key.pub')}`, 'PermitRootLogin yes', `PidFile ${file('sshd.pid')}`],
    ];
    writeFileSync(file('sshd.conf'), `${settings.join('\n')}\n`);
    this.#children.push(spawn('/usr/sbin/sshd', ['-D', '-f', file('sshd.conf')], { stdio: 'ignore' }));
    await delay(1_000);
  }

  /** Makes ports of the loopback there reachable on the loopback here. */
  async forward(ports: readonly string[]): Promise<void> {
    const lines = ports.flatMap((port) => ['-L', `127.0.0.1:${port}:127.0.0.1:${port}`]);
    const checks = ['StrictHostKeyChecking=no', 'UserKnownHostsFile=/dev/null', 'ExitOnForwardFailure=yes'];
    const options = [...checks.flatMap((each) => ['-o', each]), '-i', join(this.#folder, 'user-key')];
    const words = ['ssh', '-N', ...options, '-p', String(this.#sshPort), ...lines, `root@${THERE}`];
    this.#children.push(this.runHere(words, 'ignore'));
    await delay(2_000);
  }

  runHere(words: readonly string[], stdio: 'pipe' | 'ignore'): ChildProcess {
    return spawn('ip', ['netns', 'exec', NAMESPACE, ...words], { stdio: ['ignore', stdio, stdio] });
  }

  close(): void {
    for (const child of this.#children.reverse()) child.kill();
    ip('netns', 'del', NAMESPACE);
  }
}
