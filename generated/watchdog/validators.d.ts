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
export declare const validators: { getWatchdogStatus: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; startGateway: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; stopGateway: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; restartGateway: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; setAutoRestart: { parameters: null; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; getWatchdogHealth: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getWatchdogLiveness: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getWatchdogMetrics: { parameters: null; body: Record<string, never>; answers: { 200: Record<string, never> } }; 'application/problem+json': Validate };
