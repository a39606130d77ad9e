// The risk assessment that RFC 10027 (BCP 247) asks of everybody who offers a login across devices.
import type { GuideText } from '../guides.ts';

export interface Mitigation {
  readonly threat: string;
  readonly measure: string;
  /** A file below test/ and the title of the test there that fails without the measure. */
  readonly file: string;
  readonly test: string;
}

const APPROVE_PAGE = 'intents/approve-page.test.ts';
const IN_BROWSER = 'browser/intent-approval.test.ts';
const CROSS_SITE = 'browser/intent-cross-site.test.ts';
const WATCH = 'intents/watch-intent.test.ts';
const RATE_LIMIT = 'intents/rate-limit.test.ts';

export const MITIGATIONS: readonly Mitigation[] = [
  {
    threat: 'Somebody begins a request and talks the user into approving it',
    measure: 'The page shows who asks, from which address, how long ago, for how long, and a code to compare',
    file: APPROVE_PAGE,
    test: 'tells who asks, from which address, how long ago, for how long, and the code to compare',
  },
  {
    threat: 'Somebody begins a request and talks the user into approving it',
    measure: 'A warning where the request comes from another network, or asks for a long session',
    file: APPROVE_PAGE,
    test: 'warns of another network, of a long session, and of an application without a name',
  },
  {
    threat: 'The user approves because saying no is hard',
    measure: 'Deny stands beside Approve, in the same size and weight',
    file: IN_BROWSER,
    test: 'decides with the keyboard alone: Approve and Deny follow each other and are of one size',
  },
  {
    threat: 'Opening the link is taken for consent',
    measure: 'A GET decides nothing, not even by prefetching',
    file: APPROVE_PAGE,
    test: 'decides nothing by being opened, by GET or HEAD, however often',
  },
  {
    threat: 'An old link is used later',
    measure: 'A link works for 15 minutes',
    file: APPROVE_PAGE,
    test: 'says that it has expired, at 15:00 and not at 14:59.999',
  },
  {
    threat: 'A link is used twice',
    measure: 'A link works once',
    file: IN_BROWSER,
    test: 'approves once: of two tabs at the same time one gets 200 and one 409',
  },
  {
    threat: 'Whoever sees the link picks the session token up',
    measure: 'An S256 challenge: only who knows the verifier gets the token. Our SDK always sends one',
    file: WATCH,
    test: 'tells who sends the verifier, from any address, and nobody else',
  },
  {
    threat: 'Whoever sees the link picks the session token up',
    measure: 'Without a challenge, the first network address that retrieves the token is the only one that can',
    file: WATCH,
    test: 'gives the token to the first address that retrieves it, again and again, and to no other',
  },
  {
    threat: 'Tokens are guessed',
    measure: '256 random bits, and a limit on unknown tokens for each address',
    file: RATE_LIMIT,
    test: 'is answered 429 with Retry-After beyond the limit, until the minute is over',
  },
  {
    threat: 'Users are flooded with requests',
    measure: 'A limit on pending intents for each address',
    file: 'intents/create-intent.test.ts',
    test: 'answers 429 with Retry-After to the 33rd pending intent of one address, and 201 to another address',
  },
  {
    threat: 'Another site approves in the user’s browser',
    measure: 'Origin and Sec-Fetch-Site are checked, the cookie is SameSite=Lax, no CORS for PATCH',
    file: CROSS_SITE,
    test: 'links nothing by a forged fetch, in any mode',
  },
  {
    threat: 'Another site lays its own page over ours',
    measure: 'The page shows in no frame',
    file: CROSS_SITE,
    test: 'links nothing through a frame: the approval page shows in none',
  },
  {
    threat: 'The link leaks through caches, referrers or the history',
    measure: 'no-store, no-referrer, no third-party content; the address is replaced after the decision',
    file: IN_BROWSER,
    test: 'leaves no token in the history once it is decided',
  },
  {
    threat: 'Tokens leak from the server',
    measure: 'Only hashes and a sealed copy at rest; nothing in logs and metrics',
    file: 'flows/intent-secrets.test.ts',
    test: 'leaves no token, cookie, verifier or password in database, write-ahead log, log or metrics',
  },
  {
    threat: 'A session is abused once it is given',
    measure: 'It can approve nothing and end no other session',
    file: 'intents/session-trust.test.ts',
    test: 'approves nothing, logs nobody in and sees no other session',
  },
  {
    threat: 'A session is abused once it is given',
    measure: 'The user sees every session with its address and last use, and ends it with one click',
    file: IN_BROWSER,
    test: 'sees sessions on the account page and ends them there, with the next request refused',
  },
  {
    threat: 'A session lives longer than it should',
    measure: 'A ceiling in the settings, whatever the application asks for',
    file: RATE_LIMIT,
    test: 'is what the settings allow, whatever max_age asks for; the intent still says what was asked',
  },
];

const row = ({ threat, measure, file, test }: Mitigation): string =>
  `| ${threat} | ${measure} | \`${file}\`: ${test} |`;

export const crossDevice: GuideText = {
  name: 'cross-device',
  title: 'The risks of logging in across devices',
  summary: 'What can go wrong when one device asks and another approves, what Annex does about it, and what is left.',
  text: () => `
With an intent, one device asks (a program, a television, a command line) and another one, where the user is logged in,
approves. The two have nothing in common but a link or a QR code that a person carries over. RFC 10027 (BCP 247) asks
whoever offers such a flow to write its risks down and to choose what to do about them. This is that text.

## When to use it

Use an intent where the asking program cannot show a browser of its own, or must never see a password. Where the program
runs in the browser that the user is logged in with anyway, a redirect is safer: there is nothing to carry over, so
nobody can be talked into carrying it.

## What is at stake

An approval gives the application a session: by default 90 days in which it acts as the user, for the owners that the
user belongs to. Who attacks wants exactly that. They can begin as many requests as the limits allow, they choose the name
that is shown, and they can send the link to anybody. They cannot choose the address that is shown, the age of the
request, or the code.

## What Annex does

Every measure has a test that fails without it.

| threat | measure | test |
|---|---|---|
${MITIGATIONS.map(row).join('\n')}

## What was not chosen, and why

| measure | why not |
|---|---|
| proof that both devices are near each other | needs radio hardware on both, which command lines and servers do not have |
| typing the code instead of comparing it | a caller can talk somebody into typing as well; the link stays one click, the code is there to compare |
| tokens bound to a key of the application | session tokens are plain bearer tokens, so that any HTTP client can use them; keep them short-lived with \`max_age\` |
| a list of known applications | anybody may ask; the page says that nobody has checked the name |

## What is left

A user who is talked into approving while looking at the page approves. Another network is only a hint: people use
telephones beside computers, and attackers can sit in the same building. Treat the warning as a reason to ask, not as a
proof.

## What you can do

- As an application: use \`requestSession\` of the SDK (it always sends a challenge), show the code beside the link, ask for
  the shortest \`max_age\` that does, and end the session with \`endSession\` when you are done.
- As an operator: set \`intents.maxSessionSeconds\`, lower \`intents.lifetimeMs\` if your users are quick, and set
  \`trustedProxies\` so that the addresses on the page are the real ones.
- As a user: deny what you did not begin, and look at your account page now and then.
`,
};
