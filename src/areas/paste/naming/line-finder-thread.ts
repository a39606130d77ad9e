// Worker thread that finds the lines of text in one picture. A dense picture takes seconds.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { findLines, type Rgb } from './line-finder.ts';

if (process.platform === 'linux') setPriority(10); // of this thread only
parentPort?.postMessage(findLines(workerData as Rgb));
