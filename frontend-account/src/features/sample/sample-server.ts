import type { Endpoint } from '@bearings/contracts';
import { sendCall, type ApiError } from '@bearings/web';

export type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A call of the sample that the server refused or did not answer. */
export class SampleCallError extends Error {
  constructor(readonly error: ApiError) {
    super(error.message);
  }
}

/** Sends a call to the server, which composes what the browser can't. Rejects with a SampleCallError. */
export async function askServer<Request, Reply>(
  { method, path }: Endpoint<Request, Reply>,
  body: Request,
): Promise<Fields> {
  const answered = await sendCall({ method, url: path, body });
  if ('error' in answered) throw new SampleCallError(answered.error);
  return fieldsOf(answered.data);
}
