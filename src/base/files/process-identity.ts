// Identifies a process by pid and start time, since pids are reused.
import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

export interface ProcessIdentity {
  readonly pid: number;
  /** The start time as the system reports it; null if it does not. */
  readonly started: string | null;
  readonly host: string;
  /** Boot id and pid namespace, because each container numbers its own processes. Empty on systems other than Linux. */
  readonly namespace: string;
}

let identity: Promise<ProcessIdentity> | undefined;

export function thisProcess(): Promise<ProcessIdentity> {
  identity ??= identify();
  return identity;
}

async function identify(): Promise<ProcessIdentity> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  const started = await startTimeOf(process.pid);
  return { pid: process.pid, started, host: hostname(), namespace: `${boot.trim()} ${namespace}`.trim() };
}

/** Null if it is unknown: another host, another container, or no start time. */
export async function isRunning({ pid, started, host, namespace }: ProcessIdentity): Promise<boolean | null> {
  const here = await thisProcess();
  if (host !== here.host || namespace !== here.namespace) return null;
  if (!processExists(pid)) return false;
  const startTime = await startTimeOf(pid);
  return startTime === null || started === null ? null : startTime === started;
}

export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The start time of a process; empty for a zombie. */
async function startTimeOf(pid: number): Promise<string | null> {
  if (process.platform === 'win32') return null;
  if (process.platform !== 'linux') return startTimeFromPs(pid);
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // proc_pid_stat(5): the state is field 3 and the start time field 22; field 2 may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? '' : (fields[19] ?? null);
}

async function startTimeFromPs(pid: number): Promise<string | null> {
  const env = { PATH: process.env['PATH'] ?? '/bin:/usr/bin', LC_ALL: 'C', TZ: 'UTC' };
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], { env }).catch(() => ({
    stdout: '',
  }));
  return stdout.trim() || null;
}
