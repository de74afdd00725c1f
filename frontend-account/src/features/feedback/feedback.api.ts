import { calls } from '../../api/calls.generated';

export const { useFeedbackQuery, useRateReportMutation } = calls.enhanceEndpoints({
  endpoints: {
    rateReport: {
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        // The reply is the feedback, so it is not fetched again.
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(calls.util.updateQueryData('feedback', id, () => data));
      },
    },
  },
});
