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
export declare const received: { welcome: Validate; layout: Validate; done: Validate; refused: Validate; command: Validate; 'ask-share': Validate; 'share-withdrawn': Validate; log: Validate; presence: Validate; pong: Validate; error: Validate };
