import type { ApiError } from './api-call';
import { refusal, unreachable } from './base-query';
import { type LocalFile, localReplyTo } from './local-replies';

const FALLBACK_NAME = 'download';

/** Long enough for a browser to have begun to save the file. */
const KEPT_MS = 60_000;

/**
 * Fetches a file with cookies and saves it under the name that the server gives it. Resolves to the error
 * of a refused or failed call, or to null. `path` starts at the root of the site.
 */
export async function downloadFile(path: string): Promise<ApiError | null> {
  const local = await localReplyTo({ url: path });
  if (local && 'error' in local) return local.error;
  const file = isFile(local?.data) ? local.data : null;
  if (file && 'text' in file) {
    saveFile(new Blob([file.text], { type: file.type }), file.name);
    return null;
  }
  try {
    const response = await fetch(new URL(file?.address ?? path, window.location.origin).href, {
      credentials: 'include',
      ...(file?.body !== undefined && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(file.body),
      }),
    });
    if (!response.ok) return await refusal(response);
    const name = file?.name ?? nameIn(response.headers.get('Content-Disposition') ?? '');
    saveFile(await response.blob(), name);
    return null;
  } catch (reason) {
    return unreachable(reason);
  }
}

function isFile(data: unknown): data is LocalFile {
  return (
    typeof data === 'object' &&
    data !== null &&
    'name' in data &&
    ('address' in data || 'text' in data)
  );
}

/** Returns the name in a Content-Disposition header; by RFC 5987, where there is one. */
function nameIn(header: string): string {
  const full = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (full !== undefined) return decodeURIComponent(full);
  return /filename="([^"]+)"/i.exec(header)?.[1] ?? FALLBACK_NAME;
}

/** Saves a file that was made in the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
