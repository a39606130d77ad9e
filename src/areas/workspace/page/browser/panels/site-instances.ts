// Sites whose pages have stopped responding. All pages of an origin share a process of the browser. A script that never
// ends blocks that process, also for pages that are opened later, so the site is shown at another origin from then on.

const instances = new Map<string, number>();

export const instanceOf = (url: string): number => instances.get(new URL(url).origin) ?? 0;

/** The next pages of the site run in a new process, without its cookies and storage. */
export const leaveProcess = (site: string): void => {
  instances.set(site, instanceOf(site) + 1);
};
