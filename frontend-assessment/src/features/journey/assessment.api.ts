import { endpoints } from '@bearings/contracts';
import { api, call } from '@bearings/web';

/** The calls of the funnel about assessments and what is kept of one in progress. */
export const assessmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    funnelAssessment: build.query(call(endpoints.assessment, (id: string) => ({ params: { id } }))),
    funnelDraft: build.query(call(endpoints.draft)),
    startTracking: build.mutation(call(endpoints.startTracking)),
    saveDraft: build.mutation(call(endpoints.saveDraft)),
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
