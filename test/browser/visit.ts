import type { Browser, Page } from 'playwright-core';

export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, exceptions and dialogs, each with the address of the page. */
  readonly complaints: readonly string[];
  /** Origins that the page sent requests to. */
  readonly hosts: ReadonlySet<string>;
}

/** Opens an empty page in a new browser context, and closes it afterwards. */
export async function visit(
  browser: Browser,
  width: number,
  colorScheme: 'light' | 'dark',
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    const hosts = new Set<string>();
    const complain = (text: string) => complaints.push(`${page.url()}: ${text}`);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complain(message.text());
    });
    page.on('pageerror', (error) => complain(error.message));
    page.on('dialog', (dialog) => {
      complain(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) hosts.add(new URL(request.url()).origin);
    });
    await work({ page, complaints, hosts });
  } finally {
    await context.close();
  }
}
