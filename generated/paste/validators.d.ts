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
export declare const validators: { getPasteWidget: { parameters: Validate; body: Record<string, never>; answers: { 200: Record<string, never> } }; pasteScreenshot: { parameters: Validate; body: { 'multipart/form-data': Validate }; answers: { 201: { 'application/json': Validate } } }; createPasteToken: { parameters: null; body: { 'application/json': Validate }; answers: { 201: { 'application/json': Validate } } }; getPaste: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate; 'text/event-stream': Validate } } }; renamePaste: { parameters: Validate; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; deletePaste: { parameters: Validate; body: Record<string, never>; answers: { 204: Record<string, never> } }; undoPasteName: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; restorePaste: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getPasteText: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getPasteImage: { parameters: Validate; body: Record<string, never>; answers: { 200: Record<string, never> } }; listPastes: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getViewerHealth: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getViewerLiveness: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getMcpResource: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getViewerResource: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getViewerMetrics: { parameters: null; body: Record<string, never>; answers: { 200: Record<string, never> } }; 'application/problem+json': Validate };
