import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const countryReportApi = api.injectEndpoints({
  endpoints: (build) => ({ countryReports: build.query(call(endpoints.countryReports)) }),
});

export const { useCountryReportsQuery } = countryReportApi;
