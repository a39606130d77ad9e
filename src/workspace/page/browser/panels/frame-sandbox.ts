/**
 * Pages work as usual, except that they cannot replace the workspace. Popups need a click by the browser's own rule;
 * downloads would need none, so they wait until the user allows them.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
export const WITH_DOWNLOADS = `${FRAME_SANDBOX} allow-downloads`;
