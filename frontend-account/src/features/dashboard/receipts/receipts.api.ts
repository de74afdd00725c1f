import { calls } from '../../../api/calls.generated';

export const { useReceiptsQuery } = calls.enhanceEndpoints({
  endpoints: { receipts: { providesTags: ['Assessments'] } },
});
