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
export declare const validators: { controlWebview: { parameters: Validate; body: { 'application/json': Validate }; answers: { 204: Record<string, never> } }; controlSandbox: { parameters: Validate; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate }; 204: Record<string, never> } }; getEval: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getPanelCatalog: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; checkFraming: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getLayout: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; watchLayout: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'text/event-stream': Validate } } }; openTab: { parameters: Validate; body: { 'application/json': Validate }; answers: { 201: { 'application/json': Validate } } }; closeTabs: { parameters: Validate; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; updateTab: { parameters: Validate; body: { 'application/json': Validate }; answers: { 204: Record<string, never> } }; closeTab: { parameters: Validate; body: Record<string, never>; answers: { 204: Record<string, never> } }; splitLeaf: { parameters: Validate; body: { 'application/json': Validate }; answers: { 201: { 'application/json': Validate } } }; resizeSplit: { parameters: Validate; body: { 'application/json': Validate }; answers: { 204: Record<string, never> } }; moveTab: { parameters: Validate; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; captureScreenshot: { parameters: Validate; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; getScreenshotStatus: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; 'application/problem+json': Validate };
export declare const messages: { client: { hello: Validate; change: Validate; accepted: Validate; deferred: Validate; result: Validate; focus: Validate; sharing: Validate }; server: { welcome: Validate; layout: Validate; done: Validate; refused: Validate; command: Validate; 'ask-share': Validate; log: Validate; error: Validate } };
