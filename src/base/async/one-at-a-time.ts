/** Returns a function that runs `work`, never twice at once. Calls during a run cause one more run after it. */
export function oneAtATime(work: () => Promise<void>, onFault: (error: unknown) => void): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      await work().catch(onFault);
    } while (again);
    running = false;
  };
  return () => {
    again = true;
    if (!running) void run();
  };
}
