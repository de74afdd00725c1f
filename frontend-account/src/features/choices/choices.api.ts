import { endpoints, type CareerChange } from '@bearings/contracts';
import { api, call } from '@bearings/web';
import type { ReportRequest } from '../report/report.api';

interface Chosen {
  id: string;
  code: string;
  change: CareerChange;
}

const choicesApi = api.enhanceEndpoints({ addTagTypes: ['Choices'] }).injectEndpoints({
  endpoints: (build) => ({
    reportCareers: build.query({
      ...call(endpoints.reportCareers, ({ assessmentId, ...search }: ReportRequest) => ({
        params: { id: assessmentId },
        search,
      })),
      providesTags: ['Choices', 'Reports'],
    }),
    chooseCareer: build.mutation({
      ...call(endpoints.chooseCareer, ({ id, code, change }: Chosen) => ({
        params: { id, code },
        body: change,
      })),
      async onQueryStarted({ id }, { dispatch, getState, queryFulfilled }) {
        const reply = await queryFulfilled.catch(() => null);
        if (!reply) return;
        for (const request of choicesApi.util.selectCachedArgsForQuery(
          getState(),
          'reportCareers',
        )) {
          if (request.assessmentId !== id) continue;
          dispatch(
            choicesApi.util.updateQueryData('reportCareers', request, (careers) => {
              careers.choices = reply.data;
            }),
          );
        }
      },
      invalidatesTags: (_, error) => (error ? [] : ['Choices']),
    }),
  }),
});

export const { useReportCareersQuery, useLazyReportCareersQuery, useChooseCareerMutation } =
  choicesApi;
