// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from './api.d.ts';

export type Schemas = components['schemas'];

export interface Identity {
  createLogin: {
    request: { header?: NonNullable<operations['createLogin']['parameters']['header']>; cookie?: NonNullable<operations['createLogin']['parameters']['cookie']>; body: Schemas['CreateLogin'] };
    reads: 'Origin' | 'Sec-Fetch-Site' | 'User-Agent';
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: { 204: { 'Set-Cookie': string | readonly string[] } };
    problems: 'body-too-large' | 'cross-site-request' | 'insecure-login' | 'internal-error' | 'invalid-request' | 'passkey-required' | 'passwords-off' | 'too-many-attempts' | 'unavailable' | 'unsupported-media-type' | 'wrong-password';
    security: 'none';
    rule: 'login-origin';
  };
  endLogin: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: { 204: { 'Set-Cookie': string | readonly string[] } };
    problems: 'cross-site-request' | 'internal-error' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  getLogin: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['Login'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  listSessions: {
    request: { query?: NonNullable<operations['listSessions']['parameters']['query']> };
    defaults: { query: 'limit'; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['SessionList'] } };
    headers: {};
    problems: 'internal-error' | 'invalid-request' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  endOtherSessions: {
    request: { query?: NonNullable<operations['endOtherSessions']['parameters']['query']> };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'invalid-request' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  endOtherSession: {
    request: { path: NonNullable<operations['endOtherSession']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'invalid-request' | 'session-not-found' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  listApplications: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['ApplicationList'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  deleteApplication: {
    request: { path: NonNullable<operations['deleteApplication']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'application-not-found' | 'cross-site-request' | 'internal-error' | 'invalid-request' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  listKeys: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['KeyList'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  createKey: {
    request: { body: Schemas['CreateKey'] };
    defaults: { query: never; header: never; body: never };
    answers: { 201: { 'application/json': Schemas['CreatedKey'] } };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'internal-error' | 'invalid-request' | 'not-a-member' | 'not-acceptable' | 'too-many-keys' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'browserSession';
  };
  deleteKey: {
    request: { path: NonNullable<operations['deleteKey']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'invalid-request' | 'key-not-found' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  updatePassword: {
    request: { header?: NonNullable<operations['updatePassword']['parameters']['header']>; body: Schemas['UpdatePassword'] };
    reads: 'User-Agent';
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'internal-error' | 'invalid-request' | 'no-password' | 'passwords-off' | 'too-many-attempts' | 'unauthorized' | 'unavailable' | 'unsupported-media-type' | 'wrong-current-password';
    security: 'browserSession';
  };
  listAuditEvents: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['AuditEventList'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  startProviderLogin: {
    request: { path: NonNullable<operations['startProviderLogin']['parameters']['path']>; header?: NonNullable<operations['startProviderLogin']['parameters']['header']>; body: Schemas['StartProviderLogin'] };
    reads: 'Origin' | 'Sec-Fetch-Site';
    defaults: { query: never; header: never; body: 'next' };
    answers: { 200: { 'application/json': Schemas['ProviderLoginStarted'] } };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'insecure-login' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'provider-not-found' | 'provider-unavailable' | 'unavailable' | 'unsupported-media-type';
    security: 'none';
    rule: 'login-origin';
  };
  startProviderLink: {
    request: { path: NonNullable<operations['startProviderLink']['parameters']['path']>; body: Schemas['StartProviderLogin'] };
    defaults: { query: never; header: never; body: 'next' };
    answers: { 200: { 'application/json': Schemas['ProviderLoginStarted'] } };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'provider-not-found' | 'provider-unavailable' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'browserSession';
  };
  createProviderLogin: {
    request: { path: NonNullable<operations['createProviderLogin']['parameters']['path']>; header?: NonNullable<operations['createProviderLogin']['parameters']['header']>; cookie?: NonNullable<operations['createProviderLogin']['parameters']['cookie']>; body: Schemas['CreateProviderLogin'] };
    reads: 'Origin' | 'Sec-Fetch-Site' | 'User-Agent';
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['ProviderLoginCreated'] } };
    headers: { 200: { 'Set-Cookie'?: string | readonly string[] } };
    problems: 'account-already-linked' | 'body-too-large' | 'cross-site-request' | 'domain-not-allowed' | 'insecure-login' | 'internal-error' | 'invalid-request' | 'login-expired' | 'no-account' | 'not-acceptable' | 'provider-login-failed' | 'provider-not-found' | 'provider-unavailable' | 'too-many-attempts' | 'unavailable' | 'unsupported-media-type';
    security: 'none';
    rule: 'login-origin';
  };
  listLinkedAccounts: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['LinkedAccountList'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  deleteLinkedAccount: {
    request: { path: NonNullable<operations['deleteLinkedAccount']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'invalid-request' | 'last-login-method' | 'linked-account-not-found' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  startPasskeyLogin: {
    request: { header?: NonNullable<operations['startPasskeyLogin']['parameters']['header']>; body: Schemas['StartPasskeyLogin'] };
    reads: 'Origin' | 'Sec-Fetch-Site';
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PasskeyOptions'] } };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'insecure-login' | 'internal-error' | 'invalid-request' | 'not-acceptable' | 'passkeys-unavailable' | 'unavailable' | 'unsupported-media-type';
    security: 'none';
    rule: 'login-origin';
  };
  createPasskeyLogin: {
    request: { header?: NonNullable<operations['createPasskeyLogin']['parameters']['header']>; cookie?: NonNullable<operations['createPasskeyLogin']['parameters']['cookie']>; body: Schemas['CreatePasskeyLogin'] };
    reads: 'Origin' | 'Sec-Fetch-Site' | 'User-Agent';
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: { 204: { 'Set-Cookie': string | readonly string[] } };
    problems: 'body-too-large' | 'cross-site-request' | 'insecure-login' | 'internal-error' | 'invalid-request' | 'login-expired' | 'passkey-refused' | 'passkeys-unavailable' | 'too-many-attempts' | 'unavailable' | 'unknown-passkey' | 'unsupported-media-type';
    security: 'none';
    rule: 'login-origin';
  };
  listPasskeys: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PasskeyList'] } };
    headers: {};
    problems: 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  createPasskey: {
    request: { header?: NonNullable<operations['createPasskey']['parameters']['header']>; body: Schemas['CreatePasskey'] };
    reads: 'User-Agent';
    defaults: { query: never; header: never; body: never };
    answers: { 201: { 'application/json': Schemas['CreatedPasskey'] } };
    headers: {};
    problems: 'body-too-large' | 'cross-site-request' | 'internal-error' | 'invalid-request' | 'login-expired' | 'not-acceptable' | 'passkey-not-added' | 'passkeys-unavailable' | 'unauthorized' | 'unavailable' | 'unsupported-media-type';
    security: 'browserSession';
  };
  startPasskey: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 200: { 'application/json': Schemas['PasskeyOptions'] } };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'not-acceptable' | 'passkeys-unavailable' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  deletePasskey: {
    request: { path: NonNullable<operations['deletePasskey']['parameters']['path']> };
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'invalid-request' | 'last-login-method' | 'passkey-not-found' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  createRecoveryCodes: {
    request: {};
    defaults: { query: never; header: never; body: never };
    answers: { 201: { 'application/json': Schemas['RecoveryCodes'] } };
    headers: {};
    problems: 'cross-site-request' | 'internal-error' | 'not-acceptable' | 'unauthorized' | 'unavailable';
    security: 'browserSession';
  };
  createRecoveryLogin: {
    request: { header?: NonNullable<operations['createRecoveryLogin']['parameters']['header']>; cookie?: NonNullable<operations['createRecoveryLogin']['parameters']['cookie']>; body: Schemas['CreateRecoveryLogin'] };
    reads: 'Origin' | 'Sec-Fetch-Site' | 'User-Agent';
    defaults: { query: never; header: never; body: never };
    answers: { 204: {} };
    headers: { 204: { 'Set-Cookie': string | readonly string[] } };
    problems: 'body-too-large' | 'cross-site-request' | 'insecure-login' | 'internal-error' | 'invalid-request' | 'passwords-off' | 'too-many-attempts' | 'unavailable' | 'unsupported-media-type' | 'wrong-recovery-code';
    security: 'none';
    rule: 'login-origin';
  };
}
