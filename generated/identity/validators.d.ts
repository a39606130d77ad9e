// Generated from spec/ by `npm run generate`. Do not edit.

interface ValidationError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
}
interface Validate {
  (value: unknown): boolean;
  errors?: ValidationError[] | null;
}
export declare const validators: { createLogin: { parameters: Validate; body: { 'application/json': Validate }; answers: { 204: Record<string, never> } }; endLogin: { parameters: null; body: Record<string, never>; answers: { 204: Record<string, never> } }; getLogin: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; listSessions: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; endOtherSessions: { parameters: Validate; body: Record<string, never>; answers: { 204: Record<string, never> } }; endOtherSession: { parameters: Validate; body: Record<string, never>; answers: { 204: Record<string, never> } }; listKeys: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; createKey: { parameters: null; body: { 'application/json': Validate }; answers: { 201: { 'application/json': Validate } } }; deleteKey: { parameters: Validate; body: Record<string, never>; answers: { 204: Record<string, never> } }; updatePassword: { parameters: Validate; body: { 'application/json': Validate }; answers: { 204: Record<string, never> } }; listLoginEvents: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; startProviderLogin: { parameters: Validate; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; startProviderLink: { parameters: Validate; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; createProviderLogin: { parameters: Validate; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; listLinkedAccounts: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; deleteLinkedAccount: { parameters: Validate; body: Record<string, never>; answers: { 204: Record<string, never> } }; 'application/problem+json': Validate };
