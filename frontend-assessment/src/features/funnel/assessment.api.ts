import { calls } from '../../api/calls.generated';

/** Endpoints of the funnel: assessments and drafts. */
export const assessmentApi = calls.enhanceEndpoints({
  endpoints: {
    startTracking: {
      // The call creates an assessment, which the owner's dashboard and home page list.
      invalidatesTags: (opened) => (opened ? ['Assessments'] : []),
    },
    saveDraft: (draft) => {
      draft.extraOptions = { ...draft.extraOptions, keepalive: true };
    },
    submitAssessment: { invalidatesTags: ['Assessments', 'Draft'] },
  },
});

export const {
  useFunnelAssessmentQuery,
  useLazyFunnelDraftQuery,
  usePublicConfigQuery,
  useLazyOccupationsQuery,
  useStartTrackingMutation,
  useSaveDraftMutation,
  useSubmitAssessmentMutation,
  useChangeAssessmentMutation,
} = assessmentApi;
