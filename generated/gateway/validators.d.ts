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
export declare const validators: { getGatewayHealth: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getGatewayLiveness: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getGatewayMetrics: { parameters: null; body: Record<string, never>; answers: { 200: Record<string, never> } }; getGatewayStatus: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; receiveCallback: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; receiveFormCallback: { parameters: null; body: { 'application/x-www-form-urlencoded': Validate }; answers: { 200: { 'application/json': Validate } } }; getReturnPage: { parameters: null; body: Record<string, never>; answers: { 200: Record<string, never> } }; receiveReturnedAddress: { parameters: null; body: { 'application/json': Validate; 'application/x-www-form-urlencoded': Validate }; answers: { 200: { 'application/json': Validate } } }; 'application/problem+json': Validate };
export declare const messages: { client: { register: Validate; unregister: Validate; received: Validate; rejected: Validate }; server: { registered: Validate; callback: Validate; error: Validate }; parameters: Validate };
