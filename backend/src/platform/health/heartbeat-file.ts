import { stat } from 'node:fs/promises';

/** Age from which a heartbeat file is stale: six missed heartbeats, because a busy machine may be late. */
const STALE_AFTER_MS = 30_000;

/** Returns what is wrong with a heartbeat file, as a sentence; null if it is recent enough. */
export async function findHeartbeatFault(file: string): Promise<string | null> {
  try {
    const { mtimeMs } = await stat(file);
    const ageMs = Date.now() - mtimeMs;
    return ageMs > STALE_AFTER_MS ? `The last heartbeat was ${Math.round(ageMs / 1_000)} seconds ago.` : null;
  } catch {
    return `There is no heartbeat in ${file}.`;
  }
}
