import type { PublicConfig } from '@bearings/contracts';
import { isApiError } from '@bearings/web';
import { useLazyPublicConfigQuery, usePublicConfigQuery } from './assessment.api';

/** Whether the API takes circumstances; null while that is unknown. */
export type TakesCircumstances = boolean | null;

const takesThem = (config: PublicConfig | undefined): TakesCircumstances =>
  config ? config.capabilities.includes('circumstances') : null;

/** Returns whether the API takes circumstances; null until that is known. */
export const useTakesCircumstances = (): TakesCircumstances =>
  takesThem(usePublicConfigQuery().data);

/**
 * Returns a function that resolves to whether the API takes circumstances, or to null where two requests
 * failed.
 */
export function useCheckCircumstances(): () => Promise<TakesCircumstances> {
  const [fetchConfig] = useLazyPublicConfigQuery();
  const check = async () => takesThem((await fetchConfig(undefined, true)).data);
  return async () => (await check()) ?? check();
}

/**
 * Sends with the circumstances unless the API is known not to take them: choices exist only where an API
 * offered the step. One that refuses them is sent the rest.
 * @param send called with whether to include them
 */
export async function sendStated<Result extends { error?: unknown }>(
  takes: TakesCircumstances,
  send: (included: boolean) => Promise<Result>,
): Promise<Result> {
  const result = await send(takes !== false);
  const { error } = result;
  const areRefused = isApiError(error) && error.body?.field === 'circumstances';
  return areRefused ? send(false) : result;
}
