import { safeFetch } from '../../../contract/node-fetch.ts';

const MAX_BYTES = 256 * 1_024;

/** The provider cannot be reached, is too slow, sends too much, or has an internal error. */
export class ProviderUnavailable extends Error {}

/** Limits the time and the size of a complete response. Redirects are not followed. */
export const createProviderFetch =
  (timeoutMs: number) =>
  async (url: string, init: object): Promise<Response> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await safeFetch(url, { ...init, signal, redirect: 'manual' });
      const body = await readLimited(response);
      if (response.status >= 500) throw new ProviderUnavailable(`HTTP ${response.status}`);
      return new Response(body.length === 0 ? null : body, { status: response.status, headers: response.headers });
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw error;
      throw new ProviderUnavailable(signal.aborted ? `no response within ${timeoutMs} ms` : reasonOf(error));
    }
  };

async function readLimited(response: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new ProviderUnavailable(`a response is larger than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? message;
};
