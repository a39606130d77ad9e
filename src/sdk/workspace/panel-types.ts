// The fixed identifiers of the panels that programs can control.
export const WEB_VIEW = 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a02';
export const SANDBOX = 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a03';
