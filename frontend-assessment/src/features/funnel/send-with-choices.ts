import { isApiError } from '@bearings/web';

/**
 * Sends with the choices of the optional step, and without them where the API refuses one, as a job that its
 * list no longer has: they are never what keeps answers from being stored.
 * @param send called with whether to include them
 */
export async function sendWithChoices<Result extends { error?: unknown }>(
  send: (included: boolean) => Promise<Result>,
): Promise<Result> {
  const result = await send(true);
  const { error } = result;
  const areRefused = isApiError(error) && error.body?.field === 'circumstances';
  return areRefused ? send(false) : result;
}
