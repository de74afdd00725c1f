import { calls } from './calls.generated';

export const { useCountriesQuery, useUpdateCountryMutation } = calls.enhanceEndpoints({
  endpoints: {
    updateCountry: {
      invalidatesTags: (updated) => (updated ? ['User', 'Assessments', 'Reports'] : []),
    },
  },
});
