import type { ApiError } from './api-call';
import { refusal, unreachable } from './base-query';

const FALLBACK_NAME = 'download';

/** Time after which every browser has started saving the file. */
const KEPT_MS = 60_000;

/**
 * Fetches a file with cookies and saves it under the server's file name. Resolves to the error of a rejected or failed
 * request, or to null. `path` starts at the root of the site.
 */
export async function downloadFile(path: string): Promise<ApiError | null> {
  try {
    const response = await fetch(new URL(path, window.location.origin).href, {
      credentials: 'include',
    });
    if (!response.ok) return await refusal(response);
    saveFile(await response.blob(), nameIn(response.headers.get('Content-Disposition') ?? ''));
    return null;
  } catch (reason) {
    return unreachable(reason);
  }
}

/** Returns the file name in a Content-Disposition header, preferring the RFC 5987 form. */
function nameIn(header: string): string {
  const full = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (full !== undefined) return decodeURIComponent(full);
  return /filename="([^"]+)"/i.exec(header)?.[1] ?? FALLBACK_NAME;
}

/** Saves a file that was created in the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
