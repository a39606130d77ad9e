// Times for people and, as <time>, for programs.
import { timeText } from '../base/time-text.ts';
import { type Html, html } from './html.ts';

export const timeElement = (time: number): Html =>
  html`<time datetime="${new Date(time).toISOString()}">${timeText(time)}</time>`;
