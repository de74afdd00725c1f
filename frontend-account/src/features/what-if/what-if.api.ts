import { calls } from '../../api/calls.generated';

/** A result is valid for the newest version only, so it is not cached. */
export const { useWhatIfQuery } = calls.enhanceEndpoints({
  endpoints: { whatIf: { keepUnusedDataFor: 0 } },
});
