import { calls } from '../../../api/calls.generated';

const choicesApi = calls.enhanceEndpoints({
  addTagTypes: ['Choices'],
  endpoints: {
    reportCareers: { providesTags: ['Choices', 'Reports'] },
    chooseCareer: {
      async onQueryStarted({ id }, { dispatch, getState, queryFulfilled }) {
        const reply = await queryFulfilled.catch(() => null);
        if (!reply) return;
        for (const request of calls.util.selectCachedArgsForQuery(getState(), 'reportCareers')) {
          if (request.id !== id) continue;
          dispatch(
            calls.util.updateQueryData('reportCareers', request, (careers) => {
              careers.choices = reply.data;
            }),
          );
        }
      },
      invalidatesTags: (_, error) => (error ? [] : ['Choices']),
    },
  },
});

export const { useReportCareersQuery, useLazyReportCareersQuery, useChooseCareerMutation } = choicesApi;
