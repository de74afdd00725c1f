import { calls } from '../../api/calls.generated';

export const {
  useLongListQuery,
  useReviseReportMutation,
  useSortLongListMutation,
  useLazyFinerTilesQuery,
  useLazyJobsByTitleQuery,
  useLazyTasksOfJobQuery,
} = calls.enhanceEndpoints({
  endpoints: {
    longList: { providesTags: ['Reports'] },
    reviseReport: { invalidatesTags: ['Assessments', 'Reports'] },
    sortLongList: { invalidatesTags: ['Assessments', 'Reports'] },
  },
});
