/** Resolves when `listen` calls back, or after `ms`. */
export async function until(ms: number, listen: (happened: () => void) => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
    listen(resolve);
  });
  clearTimeout(timer);
}
