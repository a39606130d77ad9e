// The command line as a separate process: `node run-command.ts users|keys [argument ...]`.
import { main } from '../../../src/cli/main.ts';

await main(process.argv.slice(2));
