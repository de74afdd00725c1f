import { calls } from '../../../api/calls.generated';

export const { usePlanQuery, useChangePlanMutation } = calls.enhanceEndpoints({
  addTagTypes: ['Choices', 'Glance', 'Plan'],
  endpoints: {
    plan: { providesTags: ['Plan', 'Choices', 'Reports'] },
    changePlan: {
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        // The reply contains the stored plan. It is put into the cache, which saves fetching the plan again. The caller
        // handles errors.
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(calls.util.updateQueryData('plan', id, () => data));
      },
      invalidatesTags: (_, error) => (error ? ['Plan'] : ['Glance']),
    },
  },
});
