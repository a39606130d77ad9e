// run-reaper.ts FOLDER: waits until its standard input closes, which means that the run has ended, and then cleans up.
import { removeRun } from './run-cleanup.ts';

const [folder = ''] = process.argv.slice(2);
process.stdin.once('close', () => void removeRun(folder)).resume();
