// Builds and runs the image with the commands at the head of the Containerfile, on a base made from Debian packages: not as
// root, with a read-only root file system, and with a restart on the same volume.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensurePodman } from '../debian.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BASE = join(ROOT, '.cache/container-base.tar');
const NAME = 'annex-soak';
const START_MS = 60_000;
const STOP_MS = 10_000;
/** runc also works where cgroups of both versions are mounted. The network and the limits are those of this machine. */
const PODMAN = 'podman --runtime runc --cgroup-manager cgroupfs';
const BUILD_OPTIONS = '--quiet --isolation chroot --build-arg BASE=localhost/annex-base';
const RUN_OPTIONS = `--detach --name ${NAME} --network host --ulimit nofile=4096:4096 --ulimit nproc=4096:4096`;

export async function container(): Promise<boolean> {
  ensurePodman();
  if (!existsSync(BASE)) execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', 'bookworm', BASE]);
  must(`podman import --quiet ${BASE} annex-base`);
  const head = readFileSync(join(ROOT, 'scripts/container/Containerfile'), 'utf8');
  const commands = [...head.matchAll(/^# {3}(.+)$/gm)].map(([, command = '']) => command);
  for (const command of commands.slice(0, -1)) must(command.replace('podman build', `podman build ${BUILD_OPTIONS}`));
  const start = (commands.at(-1) ?? '')
    .replace('podman run', `podman run ${RUN_OPTIONS}`)
    .replace('annex:/data', `${NAME}:/data`);
  let met = true;
  const check = (name: string, holds: boolean): void => {
    console.log(`  ${name}: ${holds ? 'works' : `fails\n${logs()}`}`);
    met = met && holds;
  };
  const logs = () => run(`podman logs ${NAME}`).text;
  const startAndWait = async (): Promise<void> => {
    must(start);
    for (const end = Date.now() + START_MS; !logs().includes('Annex is running'); await delay(500))
      if (Date.now() > end) throw new Error(`no start in time\n${logs()}`);
  };
  const inside = (script: string) => run(`podman exec ${NAME} sh -c '${script}'`);
  try {
    console.log(`  image: ${sizeOf('annex') - sizeOf('annex-base')} MB on a base of ${sizeOf('annex-base')} MB`);
    await startAndWait();
    const key = /ak_[\w-]{43}/.exec(logs())?.[0] ?? '';
    const accepted = (): boolean =>
      run(
        `curl --silent --fail --header 'X-Api-Key: ${key}' http://127.0.0.1:8790/api/workspaces/editor/demo/rover/current`,
      ).status === 0;
    check('first start', key !== '' && accepted());
    check('not root', inside('id -u').text === '10001\n');
    check('read-only root file system', inside('touch /x').status !== 0 && inside('touch /opt/annex/x').status !== 0);
    check('writable /data and /tmp', inside('touch /data/x && touch /tmp/x').status === 0);
    check('health check', run(`podman healthcheck run ${NAME}`).status === 0);
    check(
      'health check of a server that is down',
      inside('annex status --server platform --platform-port 9').status === 1,
    );
    const begin = Date.now();
    must(`podman stop --time 30 ${NAME}`);
    const code = must(`podman inspect --format '{{.State.ExitCode}}' ${NAME}`).trim();
    check('stop by SIGTERM', code === '0' && Date.now() - begin < STOP_MS);
    must(`podman rm ${NAME}`);
    await startAndWait();
    check('start on the same volume', accepted() && !logs().includes('ak_'));
    check('no key in the description', !must(`podman inspect ${NAME}`).includes(key));
  } finally {
    run(`podman rm --force --time 0 ${NAME}; podman volume rm --force ${NAME}`);
  }
  return met;
}

const sizeOf = (image: string): number =>
  Math.round(Number(must(`podman image inspect --format '{{.Size}}' ${image}`)) / 1e6);

/** Runs a shell command in the repository. */
function run(command: string): { readonly status: number | null; readonly text: string } {
  const script = command.replaceAll(/\bpodman (?=\w)/g, `${PODMAN} `);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { cwd: ROOT, encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}` };
}

function must(command: string): string {
  const { status, text } = run(command);
  if (status !== 0) throw new Error(`${command}: exit code ${status}\n${text}`);
  return text;
}
