// Ways by which code in a frame might reach the network: those that have been seen to, and their neighbours. Those
// that replace their document come first: what others have begun would end with it.
import type { Vector } from './vector.ts';
import { FRAMES } from './vectors/frames.ts';
import { NAVIGATION } from './vectors/navigation.ts';
import { PEERS } from './vectors/peers.ts';
import { REQUESTS } from './vectors/requests.ts';
import { RESOURCES } from './vectors/resources.ts';

export const VECTORS: readonly Vector[] = [...NAVIGATION, ...FRAMES, ...RESOURCES, ...REQUESTS, ...PEERS];
