import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const downloadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    emailReport: build.mutation(call(endpoints.emailReport, (id: string) => ({ params: { id } }))),
  }),
});

export const { useEmailReportMutation } = downloadsApi;
