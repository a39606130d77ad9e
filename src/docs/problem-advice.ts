// Advice for each problem; its meaning stands in the documents.

const ADVICE: { readonly [name: string]: string } = {
  'body-too-large':
    'Send less. JSON bodies have at most 1 MiB unless the operation says otherwise; `detail` names the limit. Sending the same body again will not help.',
  'capture-failed':
    'Try again once: the panel may have been moved or closed at that moment. If it stays, reload the page that has the workspace open.',
  'capture-method-refused':
    'Leave `method` out, or use `element-capture`: it takes every scope. `html2canvas` draws sandbox panels only.',
  'capture-unsupported':
    'No browser that has the workspace open can take such a picture. Open it in Chromium, version 132 or newer; of a sandbox panel `html2canvas` works in every browser.',
  'capture-timeout': 'Sharing is on, but the browser draws nothing. Bring its window to the front, then try again.',
  'client-away':
    'The application registered with `resume` and its connection is lost. Send the same request again once it is back, within the 10 minutes of its registration.',
  'client-gone':
    'The application closed its connection, and its registrations went with it. Start the application, and begin the sign-in again from there.',
  'cross-site-request':
    'This operation is for our own pages. If you write a program, use an operation that takes an API key or a session token. If you write a page of ours, send the request from the same origin, so that `Origin` or `Sec-Fetch-Site` says so.',
  'delivery-failed':
    'The code was dropped and cannot be asked for again. Begin the sign-in again from the application.',
  'delivery-unconfirmed':
    'Make sure that the application is running, and send the same request again within the 10 minutes of its registration. A client that registers with `acknowledge` must answer with `received`.',
  'eval-not-found':
    'Use the `evalId` from the answer with status `queued`, in the same workspace. Outcomes are kept for a while only.',
  'expectation-failed': 'Leave the `Expect` header out, or send `100-continue`.',
  'foreign-origin': 'Reload the widget: it gets a new paste token. Programs leave the `Origin` header out.',
  'headers-too-large': 'Send at most 16 KiB of headers. Overgrown cookies are the usual reason: clear them.',
  'image-unreadable': 'Send a whole PNG, JPEG, WebP or GIF. `detail` tells what is wrong with this one.',
  'insecure-login':
    'Open the platform over https, or on the machine itself. Over plain http, password and cookie would travel in the clear.',
  'intent-already-linked':
    'Nothing is left to do: the intent has its session. For another session create another intent.',
  'intent-denied': 'The user said no. Do not ask again by yourself; create a new intent when the user wants to.',
  'intent-expired':
    'Create a new intent and send the user to its `auth_url`. An intent lives for 15 minutes, so create it when the user asks and not ahead of time.',
  'intent-not-found':
    'Check the token: it is 43 characters from `createIntent`. Intents that have ended are forgotten after a while.',
  'internal-error':
    'It has been logged on the server, with its cause. Try again later; if it stays, tell whoever runs the server.',
  'invalid-request':
    'Correct every place that `errors` lists: `pointer` says where (`/body/max_age`, `/query/limit`), `detail` what is expected there. Unknown fields in a body are ignored, so a misspelt optional field shows nowhere.',
  'eval-queue-full':
    'Open the workspace in a browser so that the waiting code runs, then retry after `Retry-After` seconds. The operator can raise `panels.maxQueuedEvals` and `panels.maxQueuedBytes`.',
  'layout-full': 'Close tabs that nobody needs, or split another panel. `detail` names the limit.',
  'malformed-request': 'What arrived is not HTTP/1.1. Check the client, or the proxy in front of the server.',
  'method-not-allowed': 'Use one of the methods in the `Allow` header of the answer.',
  'misdirected-request': 'Call the server by its own name or address. Servers answer to their own names only.',
  'no-browser': 'Ask the user to open the workspace in a browser, then try again.',
  'not-acceptable': 'Name a media type in `Accept` that the operation lists, or leave the header out.',
  'not-found': 'Check the path. Paths carry no version, and a slash at the end makes another path.',
  'not-implemented':
    'The contract is settled, the code is not there yet. You can build against the mock of `annex/mock` until it is.',
  'other-caller':
    'Only the caller that picked the token up first gets it again. Send the `Intent-Verifier` that belongs to your `challenge`, or ask from the address that asked first.',
  'other-owner': 'Use a key of the workspace’s owner, or the session token of a user who belongs to that owner.',
  'own-origin-refused': 'Load a page of another origin. A panel cannot show the platform’s own pages.',
  'package-not-found':
    'Check the identifier with `searchPackages`. A package that breaks the format is left out of the list.',
  'panel-not-found':
    'Ask for the layout again: the panel may have been closed. `panelId` is the id of a leaf, not of a tab.',
  'paste-not-found': 'Check the id from `pasteScreenshot`. Files that were moved or deleted by hand are gone.',
  'polling-too-fast':
    'Wait for as many seconds as `Retry-After` says, 2 by default; or open the stream and do not poll at all.',
  'prefetch-refused':
    'Nothing is wrong: a browser tried to load the address ahead of time, which would use the state up. Open it normally.',
  'range-not-satisfiable':
    'Ask for a part that begins before the end of the file; `Content-Range` tells its size. Or ask for all of it.',
  'request-timeout': 'Send the whole request without long pauses.',
  'secret-in-callback':
    'Use the authorization-code flow (`response_type=code`). Tokens and client secrets never pass through the gateway, so nothing was delivered.',
  'session-ended': 'Create a new intent. The session was ended, or its lifetime is over.',
  'session-not-found': 'List the sessions again: this one may have ended by itself.',
  'sharing-off':
    'The page is asking the user right now. Tell the user to enable sharing (the monitor icon in the navigation bar), and try again after the seconds in `Retry-After`; or call with `waitForSharing`.',
  'storage-full': 'Free some space on the disk of the project folder, then paste again. Nothing half-written was left.',
  'singleton-open': 'Use the tab that is open: `detail` names it. Or close that one first.',
  'split-not-found': 'Ask for the layout again: a split goes when one of its halves is closed.',
  'tab-not-found': 'Ask for the layout again: the tab may have been closed, by the user too.',
  'too-many-attempts': 'Wait for as many seconds as `Retry-After` says. Other users can log in meanwhile.',
  'too-many-intents':
    'Wait for pending intents to end, 15 minutes at most, or for as many seconds as `Retry-After` says.',
  'too-many-sockets': 'Close connections that you no longer need. A connection is meant to live for one sign-in.',
  'too-many-unknown-tokens': 'Check where your tokens come from, and wait for as many seconds as `Retry-After` says.',
  'too-many-workspaces':
    'Use a workspace that exists, or ask the operator to raise `panels.maxWorkspaces`. Nothing was changed.',
  unauthorized:
    'Send the credential that the operation names: `X-Api-Key`, `Authorization: Bearer`, or the cookie of a logged-in browser. It may have been revoked or have expired.',
  unavailable: 'Try again after the seconds in `Retry-After`, or after a short wait that grows.',
  'unknown-host': 'Call the server by its own name or address. Servers answer to their own names only.',
  'unknown-state':
    'Begin the sign-in again from the application: a registration ends after 10 minutes, and with its connection.',
  'unknown-panel-type': 'Take `panelType` from `getPanelCatalog`.',
  'unsupported-media-type':
    'Send the body in a media type that the operation lists, with the matching `Content-Type`, in UTF-8, not compressed.',
  'uri-too-long': 'Keep the address below 8 KiB. Long values belong into a body.',
  'wrong-panel': 'Make a tab of the right kind the active one in that leaf, or name another `panelId`.',
  'wrong-password': 'Check name and password. Too many wrong ones are answered with 429 for a while.',
};

const BY_STATUS: { readonly [status: number]: string } = {
  400: 'Correct the request; the same one will fail again.',
  401: 'Send a valid credential.',
  403: 'This caller may not do this. Another credential may.',
  404: 'Check the name or id in the path.',
  409: 'The state of things does not allow it now. Look at it again, then decide.',
  410: 'It is over and does not come back. Begin anew.',
  429: 'Wait for as many seconds as `Retry-After` says, then try again.',
};

export const problemAdvice = (name: string, status: number): string =>
  ADVICE[name] ??
  BY_STATUS[status] ??
  (status >= 500 ? 'Try again after a short wait that grows.' : 'Correct the request; the same one will fail again.');
