import type { PublicConfig } from '@bearings/contracts';
import { useLazyPublicConfigQuery, usePublicConfigQuery } from './assessment.api';

const takesThem = (config: PublicConfig | undefined): boolean =>
  config?.capabilities.includes('circumstances') ?? false;

/** Returns whether the API takes circumstances; false until that is known. */
export const useTakesCircumstances = (): boolean => takesThem(usePublicConfigQuery().data);

/**
 * Returns a function that resolves to whether the API takes circumstances, once that is known. It
 * resolves to false where the server is out of reach and was so before.
 */
export function useCheckCircumstances(): () => Promise<boolean> {
  const [fetchConfig] = useLazyPublicConfigQuery();
  return async () => takesThem((await fetchConfig(undefined, true)).data);
}
