// Size limits that build, validate and the client share. Larger files are neither published nor read.
export const MAX_REPOSITORY_BYTES = 20_480;
export const MAX_PACKAGES_BYTES = 64 << 20;
/** Also applies to manifests.json. */
export const MAX_RESOURCES_BYTES = 100 << 20;
/** Other package managers reject larger lists. */
export const COMPATIBLE_PACKAGES_BYTES = 10 << 20;
