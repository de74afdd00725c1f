import { calls } from '../../api/calls.generated';

export const { useReviseReportMutation, useLazyJobsByTitleQuery, useLazyTasksOfJobQuery } = calls.enhanceEndpoints({
  endpoints: { reviseReport: { invalidatesTags: ['Assessments', 'Reports'] } },
});
