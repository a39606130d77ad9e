/** The panels that have code of their own in the workspace page, by the names they have in the catalog. */
export const PANEL_TYPES = {
  webview: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a02',
  sandbox: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a03',
  log: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a04',
} as const;
