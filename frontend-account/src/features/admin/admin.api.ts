import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query({ ...call(endpoints.adminOverview), providesTags: ['Admin'] }),
  }),
});

export const { useOverviewQuery } = adminApi;
