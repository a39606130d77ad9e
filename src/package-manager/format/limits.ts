// Size limits that build, validate, client and server share. Larger files are neither published nor read.
import { DEFAULTS } from '../../../generated/config/defaults.ts';

export const MAX_REPOSITORY_BYTES = 20_480;
/** Default of the setting `packages.maxListBytes`, which limits packages.json and manifests.json. */
export const MAX_PACKAGES_BYTES = DEFAULTS.packages.maxListBytes;
export const MAX_RESOURCES_BYTES = 100 << 20;
/** Other package managers reject larger lists. */
export const COMPATIBLE_PACKAGES_BYTES = 10 << 20;
