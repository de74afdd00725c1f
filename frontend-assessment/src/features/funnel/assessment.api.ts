import { endpoints, type Draft } from '@bearings/contracts';
import { api, call } from '@bearings/web';

/** Endpoints of the funnel: assessments and drafts. */
export const assessmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    funnelAssessment: build.query(call(endpoints.assessment, (id: string) => ({ params: { id } }))),
    funnelDraft: build.query(call(endpoints.draft)),
    publicConfig: build.query(call(endpoints.config)),
    occupations: build.query(
      call(endpoints.occupations, (query: string) => ({ search: { query } })),
    ),
    startTracking: build.mutation({
      ...call(endpoints.startTracking),
      // The call creates an assessment, which the owner's dashboard and home page list.
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
  usePublicConfigQuery,
  useLazyPublicConfigQuery,
  useLazyOccupationsQuery,
  useStartTrackingMutation,
  useSaveDraftMutation,
  useSubmitAssessmentMutation,
  useCorrectEmailMutation,
} = assessmentApi;
