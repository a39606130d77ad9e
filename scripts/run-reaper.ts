// run-reaper.ts FOLDER: waits for the end of its standard input, which is the end of the run, and removes what is left.
import { removeRun } from './run-cleanup.ts';

const [folder = ''] = process.argv.slice(2);
process.stdin.once('close', () => void removeRun(folder)).resume();
