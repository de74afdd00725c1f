import { calls } from '../../../api/calls.generated';

/**
 * The lists of careers for tried circumstances are not cached, because they are valid only for the newest version of
 * the report.
 */
export const { useWhatIfQuery } = calls.enhanceEndpoints({
  endpoints: { whatIf: { keepUnusedDataFor: 0 } },
});
