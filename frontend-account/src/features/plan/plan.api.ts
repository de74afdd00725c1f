import { endpoints, type PlanChange } from '@bearings/contracts';
import { api, call } from '@bearings/web';

const planApi = api
  .enhanceEndpoints({ addTagTypes: ['Choices', 'Glance', 'Plan'] })
  .injectEndpoints({
    endpoints: (build) => ({
      plan: build.query({
        ...call(endpoints.plan, (id: string) => ({ params: { id } })),
        providesTags: ['Plan', 'Choices', 'Reports'],
      }),
      changePlan: build.mutation({
        ...call(endpoints.changePlan, ({ id, change }: { id: string; change: PlanChange }) => ({
          params: { id },
          body: change,
        })),
        async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
          // The reply is the plan, so that it is not read again. A refusal is handled by the caller.
          const { data } = await queryFulfilled.catch(() => ({ data: null }));
          if (data) dispatch(planApi.util.updateQueryData('plan', id, () => data));
        },
        invalidatesTags: (_, error) => (error ? ['Plan'] : ['Glance']),
      }),
      stopReminders: build.mutation(
        call(endpoints.stopReminders, (key: string) => ({ search: { key } })),
      ),
    }),
  });

export const { usePlanQuery, useChangePlanMutation, useStopRemindersMutation } = planApi;
