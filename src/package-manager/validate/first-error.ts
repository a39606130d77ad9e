/** The first error of a generated validator, as text. */
export function firstError(validator: {
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}): string {
  const [first] = validator.errors ?? [];
  return `${first?.instancePath ?? ''} ${first?.message ?? 'is not valid'}`.trim();
}
