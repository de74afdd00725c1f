/** How long to wait for the clipboard, which may never answer. */
const MAX_WAIT_MS = 1_000;

/** Copies a text to the clipboard. Returns whether that worked: the clipboard may be missing or blocked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const isLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), MAX_WAIT_MS));
    return await Promise.race([navigator.clipboard.writeText(text).then(() => true), isLate]);
  } catch {
    return false;
  }
}
