/** CPU time includes all threads of the process; other work on the machine affects only the wall time. */
export interface Timing {
  readonly wallMs: number;
  readonly cpuMs: number;
}

export async function time(work: () => Promise<unknown>): Promise<Timing> {
  const [wall, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs: performance.now() - wall, cpuMs: (user + system) / 1000 };
}
