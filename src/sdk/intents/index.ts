export { createIntentsClient, type IntentsClient } from '../../../generated/intents/client.ts';
export type { Intents, Schemas } from '../../../generated/intents/contract.ts';
export { shortCode } from '../../base/short-code.ts';
export { POLL_MS, requestSession, type SessionRequest, type SessionRequestOptions } from './request-session.ts';
