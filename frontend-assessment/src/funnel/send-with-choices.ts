import { isApiError } from '@bearings/web';

/**
 * Sends a request with the choices of the optional step. If the API rejects a choice, sends the
 * request without them, so that an outdated choice does not prevent the answers from being stored.
 * @param send sends the request; its argument says whether to include the choices
 */
export async function sendWithChoices<Result extends { error?: unknown }>(
  send: (included: boolean) => Promise<Result>,
): Promise<Result> {
  const result = await send(true);
  const { error } = result;
  const areRefused = isApiError(error) && error.body?.field === 'circumstances';
  return areRefused ? send(false) : result;
}
