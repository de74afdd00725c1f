import { calls } from './calls.generated';

export const { useAssessmentsQuery, useReportsQuery } = calls.enhanceEndpoints({
  endpoints: {
    assessments: { providesTags: ['Assessments'] },
    reports: { providesTags: ['Reports'] },
  },
});
