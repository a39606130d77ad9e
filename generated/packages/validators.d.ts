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
export declare const validators: { searchPackages: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getQuarantine: { parameters: null; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getPackage: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getPackageIcon: { parameters: Validate; body: Record<string, never>; answers: { 200: Record<string, never>; 304: Record<string, never> } }; resolvePackage: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate } } }; getRepository: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate }; 304: Record<string, never> } }; getPackageList: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate }; 304: Record<string, never> } }; getManifests: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate }; 304: Record<string, never> } }; getResources: { parameters: Validate; body: Record<string, never>; answers: { 200: Record<string, never>; 206: Record<string, never>; 304: Record<string, never> } }; downloadArchive: { parameters: Validate; body: Record<string, never>; answers: { 200: Record<string, never>; 206: Record<string, never>; 304: Record<string, never> } }; getPackageSchema: { parameters: Validate; body: Record<string, never>; answers: { 200: { 'application/json': Validate }; 304: Record<string, never> } }; validatePackages: { parameters: null; body: { 'application/json': Validate }; answers: { 200: { 'application/json': Validate } } }; 'application/problem+json': Validate };
export declare const resources: { Package: Validate; Contact: Validate; PackageVersion: Validate; PackageArray: Validate; Repository: Validate; Manifests: Validate; PackageManifests: Validate; VersionManifest: Validate; ManifestFile: Validate; RepositoryResource: Validate; URL: Validate; License: Validate; PackageIdentifier: Validate; PackageType: Validate; PackageTag: Validate; VersionStatus: Validate; Platform: Validate; Runtime: Validate; ToolVersion: Validate; Sha256: Validate };
