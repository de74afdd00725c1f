import { isApiError } from '@bearings/web';

/**
 * Sends with the choices of the optional step. If the API rejects one of them, sends without them, so that an outdated
 * choice never prevents the answers from being stored. @param send called with whether to include them
 */
export async function sendWithChoices<Result extends { error?: unknown }>(
  send: (included: boolean) => Promise<Result>,
): Promise<Result> {
  const result = await send(true);
  const { error } = result;
  const areRefused = isApiError(error) && error.body?.field === 'circumstances';
  return areRefused ? send(false) : result;
}
