// A visitor with separate cookies. Records all errors of the pages.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PlatformUnderTest, Running } from '../running.ts';
import { logInByCookie } from './cookie-login.ts';

const PASSWORD = 'correct horse battery staple';

export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly name: string;
  readonly #platform: PlatformUnderTest;
  readonly #complaints: string[] = [];

  private constructor(context: BrowserContext, page: Page, platform: PlatformUnderTest, name: string) {
    this.context = context;
    this.page = page;
    this.#platform = platform;
    this.name = name;
    this.hear(page);
  }

  /** Fails the test if a page threw an exception or violated its policy. */
  static async arrive(
    browser: Browser,
    running: Running,
    platform: PlatformUnderTest,
    { name = 'ada' }: { readonly name?: string } = {},
  ): Promise<Visitor> {
    const context = await browser.newContext();
    const visitor = new Visitor(context, await context.newPage(), platform, name);
    running.onClose(async () => {
      await context.close();
      expect(visitor.#complaints).toEqual([]);
    });
    return visitor;
  }

  hear(page: Page): void {
    page.on('pageerror', (error) => this.#complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.text().includes('Content Security')) this.#complaints.push(message.text());
    });
  }

  /** Opens an address without a login, and logs in with name and password. */
  async openAndLogIn(url: string): Promise<void> {
    await this.#platform.identity.users.add({ name: this.name, owners: ['demo'], password: PASSWORD });
    await this.page.goto(url);
    await this.page.getByLabel('Name').fill(this.name);
    await this.page.getByLabel('Password').fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Log in' }).click();
    await this.page.getByRole('button', { name: 'Approve' }).waitFor();
  }

  /** Opens an address while logged in. */
  async openLoggedIn(url: string): Promise<void> {
    await logInByCookie(this.context, this.#platform, this.name);
    await this.page.goto(url);
    await this.page.getByRole('button', { name: 'Approve' }).waitFor();
  }

  heading(text: string): Promise<void> {
    return this.page.getByRole('heading', { name: text }).waitFor();
  }
}
