import { calls } from '../../api/calls.generated';

export const { useReviseReportMutation, useLazyFinerTilesQuery, useLazyJobsByTitleQuery, useLazyTasksOfJobQuery } =
  calls.enhanceEndpoints({
    endpoints: { reviseReport: { invalidatesTags: ['Assessments', 'Reports'] } },
  });
