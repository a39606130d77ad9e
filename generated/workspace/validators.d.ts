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
export declare const validators: { controlWebview: { parameters: Validate; body: { 'application/json': Validate }; answers: { 204: Record<string, never> } }; controlSandbox: { parameters: Validate; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate }; 204: Record<string, never> } }; getEval: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getPanelCatalog: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; captureScreenshot: { parameters: Validate; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; getScreenshotStatus: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; 'application/problem+json': Validate };
