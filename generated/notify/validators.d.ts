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
export declare const validators: { getNotifications: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; updateNotifications: { parameters: null; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; createTarget: { parameters: null; body: { 'application/json': Validate }; answers: { 201: { 'application/json': Validate } } }; updateTarget: { parameters: Validate; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; deleteTarget: { parameters: Validate; body: Record<string, never>; answers: { 204: Record<string, never> } }; testTarget: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; 'application/problem+json': Validate };
