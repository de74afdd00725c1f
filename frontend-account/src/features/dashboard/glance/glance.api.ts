import { calls } from '../../../api/calls.generated';

export const { useReportGlanceQuery } = calls.enhanceEndpoints({
  addTagTypes: ['Choices', 'Glance'],
  endpoints: { reportGlance: { providesTags: ['Choices', 'Glance', 'Reports'] } },
});
