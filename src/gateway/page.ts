// The page that a person sees after the provider's redirect. It loads nothing, names no code, and cleans the address bar.
import { createHash } from 'node:crypto';
import type { Problem } from '../contract/problem.ts';
import type { Delivered } from './service.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2024; --paper: #f6f7f9; --card: #fff; --line: #e0e3e8; --good: #187a4d; --bad: #b3261e }
@media (prefers-color-scheme: dark) { :root { --ink: #eceef1; --paper: #15171a; --card: #1e2126; --line: #343941; --good: #5fd39b; --bad: #ff8a80 } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 26rem; margin: 1rem; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; box-shadow: 0 8px 32px rgb(0 0 0 / .08) }
h1 { margin: 0 0 .5rem; font-size: 1.35rem; line-height: 1.25 }
p { margin: .5rem 0 0 }
.mark { display: grid; place-items: center; width: 3rem; height: 3rem; margin-bottom: 1rem; border-radius: 50%; border: 2px solid currentColor; font-size: 1.5rem }
.good { color: var(--good) } .bad { color: var(--bad) }
`;

/** The code stays in the history no longer than the page needs to appear. */
const SCRIPT = `history.replaceState(null, '', location.pathname)`;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const PAGE_HEADERS = [
  'Content-Security-Policy',
  `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Referrer-Policy',
  'no-referrer',
];

const page = (good: boolean, title: string, text: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
<script>${SCRIPT}</script>
</head>
<body>
<main>
<div class="mark ${good ? 'good' : 'bad'}" aria-hidden="true">${good ? '✓' : '!'}</div>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;

export const deliveredPage = (status: Delivered): string =>
  status === 'delivered'
    ? page(true, 'Authorization received', 'You can close this tab and return to the application.')
    : page(
        false,
        'Access was not granted',
        'The provider answered with an error, and the application has been told. If the provider is still in testing mode, ' +
          'only people on its list of test users can sign in: ask the application’s author to add you.',
      );

const ADVICE: { readonly [name: string]: string } = {
  'unknown-state': 'The request may be older than ten minutes. Go back to the application and start again.',
  'client-gone': 'Go back to the application, make sure that it is running, and start again.',
  'delivery-failed': 'Go back to the application and start again.',
  'secret-in-callback': 'Nothing was forwarded. The application’s author should use the authorization-code flow.',
};

export const problemPage = (problem: Problem): string =>
  page(
    false,
    problem.toJSON().title,
    ADVICE[problem.name] ?? 'The address you came with is not complete. Go back to the application and start again.',
  );
