import { calls } from '../../api/calls.generated';

export const { useReviseReportMutation, useLazyJobsByTitleQuery } = calls.enhanceEndpoints({
  endpoints: { reviseReport: { invalidatesTags: ['Assessments', 'Reports'] } },
});
