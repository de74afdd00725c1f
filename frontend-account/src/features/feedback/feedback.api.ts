import { calls } from '../../api/calls.generated';

export const { useFeedbackQuery, useRateReportMutation } = calls.enhanceEndpoints({
  endpoints: {
    rateReport: {
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        // The reply contains the stored feedback, so it goes into the cache and is not fetched.
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(calls.util.updateQueryData('feedback', id, () => data));
      },
    },
  },
});
