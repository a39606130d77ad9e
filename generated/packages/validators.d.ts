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
export declare const validators: { searchPackages: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; 'application/problem+json': Validate };
export declare const resources: { Package: Validate; Contact: Validate; PackageVersion: Validate; PackageArray: Validate; Repository: Validate; RepositoryResource: Validate; URL: Validate; License: Validate; PackageIdentifier: Validate; PackageType: Validate; PackageTag: Validate; VersionStatus: Validate; Platform: Validate; ToolVersion: Validate; Sha256: Validate };
