// Fetches a small file; errors are sentences.

export class FetchError extends Error {
  override readonly name = 'FetchError';
}

const TIMEOUT_MS = 30_000;

export async function fetchBytes(url: string, maxBytes: number, signal?: AbortSignal): Promise<Uint8Array> {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json, */*;q=0.5' },
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    if (!response.ok) throw new FetchError(refusal(response));
    return await readBytes(response, maxBytes);
  } catch (error) {
    if (error instanceof FetchError || signal?.aborted) throw error;
    if (late.aborted) throw new FetchError(`It did not come within ${TIMEOUT_MS / 1000} s.`, { cause: error });
    const cause = (error as Error).cause as (Error & { readonly code?: string }) | undefined;
    throw new FetchError(`It cannot be fetched: ${cause?.message || cause?.code || (error as Error).message}.`, {
      cause: error,
    });
  }
}

function refusal({ status, statusText, headers }: Response): string {
  const wait = headers.get('retry-after');
  if (status === 429) return `The server asks for fewer requests (429)${wait ? `; try again in ${wait} s` : ''}.`;
  return `The server answers ${status}${statusText ? ` ${statusText}` : ''}.`;
}

async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new FetchError(`It has more than ${maxBytes} bytes, which are not read.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
