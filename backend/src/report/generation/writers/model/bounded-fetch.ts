import { ModelError } from '@bearings/report-composer';

/**
 * Maximum length of a language model's answer in bytes. Valid answers, with their reasoning, are shorter, so only an
 * endless answer is cut off.
 */
const MAX_REPLY_BYTES = 1_000_000;

/**
 * Fetches a reply of limited length. Throws a {@link ModelError} for a redirect. If the body of an error reply is not in OpenAI's format, returns an error in that
 * format with the body as its message. The SDK then passes on the message, which may name an option that the server
 * does not support.
 */
export async function fetchBounded(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  const { status, statusText, headers } = response;
  if (status >= 300 && status < 400) {
    await response.body?.cancel();
    throw new ModelError('foreign', `the server redirects with status ${status}`);
  }
  const body = response.body?.pipeThrough(createLengthLimiter(MAX_REPLY_BYTES)) ?? null;
  if (response.ok) return new Response(body, { status, statusText, headers });
  const text = await new Response(body).text();
  const message = hasErrorField(text) ? text : JSON.stringify({ error: { message: text } });
  return new Response(message, { status, statusText, headers });
}

function createLengthLimiter(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let length = 0;
  return new TransformStream({
    transform(chunk, controller) {
      length += chunk.length;
      if (length <= limit) controller.enqueue(chunk);
      else controller.error(new ModelError('unfit', 'the answer is too long'));
    },
  });
}

function hasErrorField(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'error' in value;
  } catch {
    return false;
  }
}
