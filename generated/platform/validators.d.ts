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
export declare const validators: { getPlatformHealth: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getPlatformLiveness: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; createInstanceProof: { parameters: null; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; getMetrics: { parameters: null; body: Record<string, never>; answers: { 200: Record<string, never> } }; getOpenapi: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getOpenapiYaml: { parameters: null; body: Record<string, never>; answers: { 200: Record<string, never> } }; 'application/problem+json': Validate };
