import type { ApiError } from './api-call';
import { toResponseError, toUnreachableError } from './base-query';

const FALLBACK_NAME = 'download';

/** Milliseconds until the file is released from memory; by then every browser has started saving it. */
const RETENTION_MS = 60_000;

/** Number of requests for a file that is not ready. The server holds each for some seconds, so they last minutes. */
const MAX_REQUESTS = 60;

export interface FileRequestOptions {
  /** Called once, when the server says that the file is not ready. It is then requested until it is. */
  onWait?: () => void;
  /** Cancels the request. */
  signal?: AbortSignal;
}

/** Returns whether the same request gets the file later, so that it is worth repeating. */
const isTemporary = ({ status, body, retryAfterSeconds }: ApiError): boolean =>
  status === 503 && retryAfterSeconds !== undefined && body?.code !== 'pdf_failed';

/**
 * Requests a file with cookies. While the server says that it is not ready, waits as long as the server asks and
 * requests it again. `path` starts at the root of the site.
 */
export async function fetchFile(
  path: string,
  { onWait, signal }: FileRequestOptions = {},
): Promise<{ file: Blob; name: string } | { error: ApiError }> {
  const address = new URL(path, window.location.origin).href;
  try {
    for (let requests = 1; ; requests += 1) {
      const response = await fetch(address, { credentials: 'include', signal: signal ?? null });
      if (response.ok) {
        const name = parseFileName(response.headers.get('Content-Disposition') ?? '');
        return { file: await response.blob(), name };
      }
      const error = await toResponseError(response);
      if (!isTemporary(error) || requests === MAX_REQUESTS) return { error };
      if (requests === 1) onWait?.();
      await wait((error.retryAfterSeconds ?? 0) * 1_000, signal);
    }
  } catch (reason) {
    return { error: toUnreachableError(reason) };
  }
}

/** Resolves after a time, or at once when `signal` aborts. */
function wait(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Downloads a file like {@link fetchFile} and saves it under the name that the server sends. Resolves to the error if
 * the request fails, otherwise to null.
 */
export async function downloadFile(path: string, options?: FileRequestOptions): Promise<ApiError | null> {
  const reply = await fetchFile(path, options);
  if ('error' in reply) return reply.error;
  saveFile(reply.file, reply.name);
  return null;
}

/**
 * Returns the file name in a Content-Disposition header. Prefers the form of RFC 5987, which can contain any character.
 */
function parseFileName(header: string): string {
  const encodedName = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encodedName !== undefined) return decodeURIComponent(encodedName);
  return /filename="([^"]+)"/i.exec(header)?.[1] ?? FALLBACK_NAME;
}

/** Saves a file that was created in the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RETENTION_MS);
}
