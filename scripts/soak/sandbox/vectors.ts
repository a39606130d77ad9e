// All vectors: known leaks and similar ways. Those that replace their document come first, since they would end what other
// vectors have started.
import type { Vector } from './vector.ts';
import { FRAMES } from './vectors/frames.ts';
import { NAVIGATION } from './vectors/navigation.ts';
import { PEERS } from './vectors/peers.ts';
import { REQUESTS } from './vectors/requests.ts';
import { RESOURCES } from './vectors/resources.ts';

export const VECTORS: readonly Vector[] = [...NAVIGATION, ...FRAMES, ...RESOURCES, ...REQUESTS, ...PEERS];
