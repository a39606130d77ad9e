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
export declare const validators: { createIntent: { parameters: null; body: { 'application/json': Validate }; answers: { 201: { 'application/json': Validate } } }; getIntent: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; linkIntent: { parameters: Validate; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; endIntent: { parameters: Validate; body: Record<string, never>; answers: { 204: Record<string, never> } }; watchIntent: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate; 'text/event-stream': Validate } } }; getSession: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; endSession: { parameters: null; body: Record<string, never>; answers: { 204: Record<string, never> } }; 'application/problem+json': Validate };
