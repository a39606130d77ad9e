// The platform in a separate process that can be killed. environment.ts forks it with the folder, the address for browsers
// (empty for its own) and the settings of panels and sandboxes.
import { logInAda, startPlatformIn } from '../../start-platform.ts';

export interface Ready {
  readonly port: number;
  /** API key of `demo`. */
  readonly key: string;
  /** Session cookie value of a user of `demo`. */
  readonly session: string;
  /** What the browser keeps in the local storage of our pages. */
  readonly proof: string;
}

const PROOF = 'P'.repeat(43);
const [, , folder = '', url = '', settings = '{}'] = process.argv;
const platform = await startPlatformIn(folder, { url, violations: 'throw', ...JSON.parse(settings) });
process.once('SIGTERM', async () => {
  await platform.close();
  process.disconnect();
});
process.send?.({
  port: platform.port,
  key: (await platform.identity.keys.create('demo')).key,
  session: await logInAda(platform, PROOF),
  proof: PROOF,
} satisfies Ready);
