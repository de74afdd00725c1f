import { calls } from '../../api/calls.generated';

export const { useFeedbackQuery, useRateReportMutation } = calls.enhanceEndpoints({
  endpoints: {
    rateReport: {
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        // The reply contains the stored feedback. It is put into the cache, which saves fetching the feedback again.
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(calls.util.updateQueryData('feedback', id, () => data));
      },
    },
  },
});
