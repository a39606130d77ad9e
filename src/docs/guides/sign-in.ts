import type { GuideText } from '../guides.ts';

/** Where auth_url leads to. */
const APPROVAL_PAGE = '/auth/approve';

const BY_HAND = `
> The approval page is not served yet. Until it is, decide in the user’s place, as shown further down.
`;

export const signIn: GuideText = {
  name: 'sign-in',
  title: 'Sign a user in with an intent',
  summary: 'Get a session token for a user, from a shell or from a program, without ever seeing a password.',
  text: (served) => `
Your application creates an *intent*, sends the user to its \`auth_url\`, and waits. The user logs in there and
approves; the waiting ends with a session token. Nothing that the user types passes through your application.

## From a shell

{{sign-in.sh}}

\`createIntent\` answers 201 with the intent. Show the user \`auth_url\`: it is good for 15 minutes and for one sign-in, so
do not store or log it. The second call stays open until the user has decided; it then prints one of three events.

| event | what happened |
|---|---|
| \`authenticated\` | the user approved; the data holds \`session_token\` |
| \`denied\` | the user said no |
| \`timeout\` | nobody decided within 15 minutes |
${served(APPROVAL_PAGE) ? '' : BY_HAND}
## From a program

\`requestSession\` goes the whole way: it asks with a *challenge*, so that only this program can pick the token up, and waits
by stream, or by polling every two seconds where a stream cannot be had. Show the code beside the address: the page shows
the same one, and people can see that it is about what they began.

{{request-session.ts}}

From a shell, \`annex auth login\` does the same for the command line, with a QR code of the address.

## Step by step

The SDK has every operation by itself, typed. This is what happens inside:

{{sign-in.ts}}

Without a stream you can poll: \`intents.watchIntent({ path: { token } })\` answers \`pending\` or \`authenticated\`. Wait two
seconds between two calls; who comes much sooner gets [polling-too-fast](/problems/polling-too-fast).

## Decide from a shell

What the approval page does are two calls. In a test, or for a first try, you can make them yourself:

{{approve.sh}}

They need the cookie of a logged-in browser and come from the platform’s own origin; no other page can make them.

## Use the token

Send it as \`Authorization: Bearer tok_…\`. It stands for a session of kind Application: the user sees it on the account
page and can end it there, and it ends by itself after \`max_age\` seconds (90 days if you did not ask for less).

What can go wrong has a page each: [intent-expired](/problems/intent-expired), [intent-denied](/problems/intent-denied),
[other-caller](/problems/other-caller), [too-many-intents](/problems/too-many-intents). Every field is in the
[reference](/docs/intents), and the risks of such a login in [a page of their own](/docs/guides/cross-device).
`,
};
