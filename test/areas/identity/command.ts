// Run as a process of its own, as the command line is: `node command.ts users|keys [argument ...]`.
import { main } from '../../../src/cli/main.ts';

await main(process.argv.slice(2));
