// Room for new objects grows sixteenfold at a time instead of twofold, to the same limit. What a command reads at once it
// needs until its end: V8 would copy all of it again and again on the way there, a third of the time that a list of
// 15,000 versions takes.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--semi-space-growth-factor=16');
