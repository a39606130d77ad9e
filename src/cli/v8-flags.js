// Lets V8's young generation grow by a factor of 16 instead of 2, up to the same limit. A command keeps most of what
// it reads until it exits. Copying that between small semi-spaces would take a third of the time for 15,000 versions.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--semi-space-growth-factor=16');
