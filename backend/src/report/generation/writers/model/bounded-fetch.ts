import { ModelError } from '@bearings/report-composer';

/** Maximum length of an answer: above the longest with its reasoning, so that only an endless one is cut off. */
const MAX_BYTES = 1_000_000;

/**
 * Fetches with a limit for the body. An error whose body does not have OpenAI's shape gets the body as its message,
 * because it may name an unsupported option.
 */
export async function boundedFetch(
  url: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(url, init);
  const { status, statusText, headers } = response;
  const body = response.body?.pipeThrough(limitedTo(MAX_BYTES)) ?? null;
  if (response.ok) return new Response(body, { status, statusText, headers });
  const text = await new Response(body).text();
  const message = hasError(text) ? text : JSON.stringify({ error: { message: text } });
  return new Response(message, { status, statusText, headers });
}

function limitedTo(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.length;
      if (length <= limit) controller.enqueue(chunk);
      else controller.error(new ModelError('unfit', 'the answer is too long'));
    },
  });
}

function hasError(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'error' in value;
  } catch {
    return false;
  }
}
