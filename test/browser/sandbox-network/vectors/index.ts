import type { Vector } from '../vector.ts';
import { FRAMES } from './frames.ts';
import { NAVIGATION } from './navigation.ts';
import { PEERS } from './peers.ts';
import { REQUESTS } from './requests.ts';
import { RESOURCES } from './resources.ts';

/**
 * Known leaks and similar ways. Those that replace their document come first, since they would end what other vectors have
 * started.
 */
export const VECTORS: readonly Vector[] = [...NAVIGATION, ...FRAMES, ...RESOURCES, ...REQUESTS, ...PEERS];
