/** The value of a JSON text, or `otherwise` if it is not JSON. Without the parser's error, which would contain the text. */
export function parseOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}
