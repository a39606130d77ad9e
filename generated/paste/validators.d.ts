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
export declare const validators: { pasteScreenshot: { parameters: Validate; body: { 'multipart/form-data': Validate }; answers: { 201: { 'application/json': Validate } } }; 'application/problem+json': Validate };
