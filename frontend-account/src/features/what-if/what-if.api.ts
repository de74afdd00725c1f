import { calls } from '../../api/calls.generated';

/** Results are not cached: they are valid only for the newest version of the report. */
export const { useWhatIfQuery } = calls.enhanceEndpoints({
  endpoints: { whatIf: { keepUnusedDataFor: 0 } },
});
