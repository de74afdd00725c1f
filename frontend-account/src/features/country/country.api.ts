import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const countryApi = api.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query(call(endpoints.countries)),
    updateCountry: build.mutation({
      ...call(endpoints.updateCountry),
      invalidatesTags: (updated) => (updated ? ['User', 'Assessments', 'Reports'] : []),
    }),
  }),
});

export const { useCountriesQuery, useUpdateCountryMutation } = countryApi;
