// The messages of an AsyncAPI 3 document.
import { type OpenApi, resolveRef, type Schema } from '../src/contract/conform/document.ts';

export interface Message {
  readonly $ref?: string;
  readonly name: string;
  readonly payload: Schema;
  readonly examples?: readonly { readonly name?: string; readonly payload: unknown }[];
}
export interface AsyncApi {
  readonly info: OpenApi['info'];
  readonly operations: Readonly<
    Record<string, { readonly action: 'send' | 'receive'; readonly messages: readonly { readonly $ref: string }[] }>
  >;
}

/** The messages that the documented application receives, or those that it sends. */
export const readMessages = (document: AsyncApi, action: 'send' | 'receive'): Message[] =>
  Object.values(document.operations)
    .filter((operation) => operation.action === action)
    .flatMap(({ messages }) => messages.map((message) => resolveRef(document, message as unknown as Message)));
