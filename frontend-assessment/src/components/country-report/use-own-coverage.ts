import type { Assessment, PreviewCareers } from '@bearings/contracts';
import { assessmentApi } from '../../funnel/assessment.api';

interface OwnCoverage {
  /** What the country has for the assessment's careers; undefined while it loads, and if it could not be loaded. */
  coverage: PreviewCareers['coverage'] | undefined;
  isLoading: boolean;
}

/**
 * Returns for how many of the assessment's careers its country has pay and ways in, as counted before payment. The page
 * loads the careers; this only reads them, so that a part that appears after a failure does not load them again.
 */
export function useOwnCoverage({ id, countryCode }: Assessment): OwnCoverage {
  const { data, isFetching } = assessmentApi.endpoints.previewCareers.useQueryState(id);
  const coverage = data?.country === countryCode ? data.coverage : undefined;
  return { coverage, isLoading: coverage === undefined && isFetching };
}
