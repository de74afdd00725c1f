import { endpoints, type Circumstances } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const revisionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviseReport: build.mutation({
      ...call(
        endpoints.reviseReport,
        ({ id, circumstances }: { id: string; circumstances: Circumstances }) => ({
          params: { id },
          body: { circumstances },
        }),
      ),
      invalidatesTags: ['Assessments', 'Reports'],
    }),
    jobsByTitle: build.query(
      call(endpoints.occupations, (query: string) => ({ search: { query } })),
    ),
  }),
});

export const { useReviseReportMutation, useLazyJobsByTitleQuery } = revisionsApi;
