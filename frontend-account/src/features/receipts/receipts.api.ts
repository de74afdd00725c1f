import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const receiptsApi = api.injectEndpoints({
  endpoints: (build) => ({
    receipts: build.query({ ...call(endpoints.payments), providesTags: ['Assessments'] }),
  }),
});

export const { useReceiptsQuery } = receiptsApi;
