import type { ApiError } from './api-call';
import { toResponseError, toUnreachableError } from './base-query';

const FALLBACK_NAME = 'download';

/** Milliseconds until the file is released from memory; by then every browser has started saving it. */
const RETENTION_MS = 60_000;

/**
 * Downloads a file with cookies and saves it under the name that the server sends. Resolves to the
 * error if the request fails, otherwise to null. `path` starts at the root of the site.
 */
export async function downloadFile(path: string): Promise<ApiError | null> {
  try {
    const response = await fetch(new URL(path, window.location.origin).href, {
      credentials: 'include',
    });
    if (!response.ok) return await toResponseError(response);
    saveFile(await response.blob(), parseFileName(response.headers.get('Content-Disposition') ?? ''));
    return null;
  } catch (reason) {
    return toUnreachableError(reason);
  }
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
