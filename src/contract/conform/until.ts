/** Resolves when `listen` calls back, or when the time is over. */
export async function until(ms: number, listen: (happened: () => void) => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
    listen(resolve);
  });
  clearTimeout(timer);
}
