// What a program does in a page with widgets, and how a test sees what it did.
import type { Frame } from 'playwright-core';
import type { Schemas } from '../../../src/sdk/workspace/index.ts';
import type { Step } from './acting.ts';

export type Look = (frame: Frame) => Promise<unknown>;
export type Check = (frame: Frame, report: Pick<Schemas['PageReport'], 'notes'>) => Promise<unknown>;
export interface Interaction {
  readonly name: string;
  readonly steps: readonly Step[];
  readonly check: Check;
  readonly expected: unknown;
}

export const state =
  (key: string): Look =>
  (frame) =>
    frame.evaluate((name) => (window as unknown as { state: Record<string, unknown> }).state[name], key);
export const fieldValue =
  (id: string): Look =>
  (frame) =>
    frame.evaluate((name) => (document.getElementById(name) as HTMLInputElement).value, id);
export const notes: Check = async (_, report) => report.notes;
export const onlyUser = (what: string, step = 0): object => ({
  step,
  code: 'only-user',
  reason: `Only the user can ${what}.`,
});
export const shows =
  (text: string): Look =>
  (frame) =>
    frame.getByText(text).first().isVisible();

export const interaction = (name: string, steps: readonly Step[], check: Check, expected: unknown): Interaction => ({
  name,
  steps,
  check,
  expected,
});
export const on = (action: Step['action'], name: string, more: Partial<Step> = {}): Step => ({ action, name, ...more });
