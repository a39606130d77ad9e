// Sizes that build, validate and the client agree on: what is larger is not published, and not read.
export const MAX_REPOSITORY_BYTES = 20_480;
export const MAX_PACKAGES_BYTES = 64 << 20;
/** Also of manifests.json. */
export const MAX_RESOURCES_BYTES = 100 << 20;
/** Other package managers refuse longer lists. */
export const COMPATIBLE_PACKAGES_BYTES = 10 << 20;
