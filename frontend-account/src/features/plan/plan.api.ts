import { calls } from '../../api/calls.generated';

export const { usePlanQuery, useChangePlanMutation } = calls.enhanceEndpoints({
  addTagTypes: ['Choices', 'Glance', 'Plan'],
  endpoints: {
    plan: { providesTags: ['Plan', 'Choices', 'Reports'] },
    changePlan: {
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        // The reply contains the stored plan, so it goes into the cache and is not fetched. The caller handles errors.
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(calls.util.updateQueryData('plan', id, () => data));
      },
      invalidatesTags: (_, error) => (error ? ['Plan'] : ['Glance']),
    },
  },
});
