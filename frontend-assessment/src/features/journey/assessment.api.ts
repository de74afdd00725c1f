import { endpoints, type Draft } from '@bearings/contracts';
import { api, call } from '@bearings/web';

/** The calls of the funnel about assessments and what is kept of one in progress. */
export const assessmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    funnelAssessment: build.query(call(endpoints.assessment, (id: string) => ({ params: { id } }))),
    funnelDraft: build.query(call(endpoints.draft)),
    startTracking: build.mutation({
      ...call(endpoints.startTracking),
      // An assessment has been opened, which the dashboard and the home of its owner list.
      invalidatesTags: (opened) => (opened ? ['Assessments'] : []),
    }),
    saveDraft: build.mutation(
      call(endpoints.saveDraft, (draft: Draft) => ({ body: draft, keepalive: true })),
    ),
    submitAssessment: build.mutation({
      ...call(endpoints.submitAssessment),
      invalidatesTags: ['Assessments', 'Draft'],
    }),
    correctEmail: build.mutation(
      call(endpoints.correctEmail, ({ id, email }: { id: string; email: string }) => ({
        params: { id },
        body: { email },
      })),
    ),
  }),
});

export const {
  useFunnelAssessmentQuery,
  useLazyFunnelDraftQuery,
  useStartTrackingMutation,
  useSaveDraftMutation,
  useSubmitAssessmentMutation,
  useCorrectEmailMutation,
} = assessmentApi;
