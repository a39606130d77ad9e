// A person with a browser of their own: separate cookies, and a note of everything that the pages complain about.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PlatformUnderTest, Running } from '../running.ts';

export const PASSWORD = 'correct horse battery staple';

export interface VisitorOptions {
  readonly name?: string;
  readonly context?: Parameters<Browser['newContext']>[0];
}

export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly name: string;
  readonly #complaints: string[] = [];

  private constructor(context: BrowserContext, page: Page, name: string) {
    this.context = context;
    this.page = page;
    this.name = name;
    this.hear(page);
  }

  /** Fails the test when a page of theirs threw, or wanted something that its policy forbids. */
  static async arrive(
    browser: Browser,
    running: Running,
    platform: PlatformUnderTest,
    { name = 'ada', context: options = {} }: VisitorOptions = {},
  ): Promise<Visitor> {
    if (!(await platform.identity.users.findByName(name))) {
      await platform.identity.users.add({ name, owners: ['demo'], password: PASSWORD });
    }
    const context = await browser.newContext(options);
    const visitor = new Visitor(context, await context.newPage(), name);
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

  /** On the login page. */
  async logIn(page: Page = this.page): Promise<void> {
    await page.getByLabel('Name').fill(this.name);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
  }

  /** Opens an address as somebody who is not logged in, and logs in on the way. */
  async openAndLogIn(url: string): Promise<void> {
    await this.page.goto(url);
    await this.logIn();
    await this.page.getByRole('button', { name: 'Approve' }).waitFor();
  }

  heading(text: string): Promise<void> {
    return this.page.getByRole('heading', { name: text }).waitFor();
  }
}
