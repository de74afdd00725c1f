import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const assessmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    assessments: build.query({ ...call(endpoints.assessments), providesTags: ['Assessments'] }),
    reports: build.query({ ...call(endpoints.reports), providesTags: ['Reports'] }),
    generateAgain: build.mutation({
      ...call(endpoints.generateReport, (assessment: string) => ({ params: { assessment } })),
      invalidatesTags: ['Assessments'],
    }),
  }),
});

export const { useAssessmentsQuery, useReportsQuery, useGenerateAgainMutation } = assessmentsApi;
