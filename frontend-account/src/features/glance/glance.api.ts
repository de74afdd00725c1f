import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const glanceApi = api.enhanceEndpoints({ addTagTypes: ['Choices', 'Glance'] }).injectEndpoints({
  endpoints: (build) => ({
    reportGlance: build.query({
      ...call(endpoints.reportGlance),
      providesTags: ['Choices', 'Glance', 'Reports'],
    }),
  }),
});

export const { useReportGlanceQuery } = glanceApi;
