import type { GuideText } from '../guides.ts';

/** Until the pages are there, the user's part has to be played by hand. */
const BY_HAND = `
> The login and approval pages are not served yet. Until they are, start Annex with \`npm start -- --demo-login\`: it
> prints the call with which you can approve an intent yourself.
`;

export const signIn: GuideText = {
  name: 'sign-in',
  title: 'Sign a user in with an intent',
  summary: 'Get a session token for a user, from a shell or from a program, without ever seeing a password.',
  text: (pending) => `
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
${pending.has('createLogin') ? BY_HAND : ''}
## From a program

The SDK has the same operations, typed. The example adds a *challenge*: only the program that knows its verifier can pick
the token up, whatever network it is on.

{{sign-in.ts}}

Without a stream you can poll: \`intents.watchIntent({ path: { token } })\` answers \`pending\` or \`authenticated\`. Wait two
seconds between two calls.

## Use the token

Send it as \`Authorization: Bearer tok_…\`. It stands for a session of kind Application: the user can see it in the list of
sessions and end it, and it ends by itself after \`max_age\` seconds (90 days if you did not ask for less).

What can go wrong has a page each: [intent-expired](/problems/intent-expired), [intent-denied](/problems/intent-denied),
[other-caller](/problems/other-caller), [too-many-intents](/problems/too-many-intents). Every field is in the
[reference](/docs/intents).
`,
};
