import { calls } from '../../api/calls.generated';

/** What a choice would change holds for the newest version alone, so nothing of it is kept. */
export const { useWhatIfQuery } = calls.enhanceEndpoints({
  endpoints: { whatIf: { keepUnusedDataFor: 0 } },
});
