import { calls } from '../../api/calls.generated';

/** Endpoints of the funnel: assessments and drafts. */
export const assessmentApi = calls.enhanceEndpoints({
  addTagTypes: ['PreviewCareers'],
  endpoints: {
    startTracking: {
      // The call creates an assessment, which the owner's dashboard and home page list.
      invalidatesTags: (opened) => (opened ? ['Assessments'] : []),
    },
    saveDraft: (draft) => {
      draft.extraOptions = { ...draft.extraOptions, keepalive: true };
    },
    submitAssessment: { invalidatesTags: ['Assessments', 'Draft', 'PreviewCareers'] },
    previewCareers: { providesTags: ['PreviewCareers'] },
    // Another country has other figures and ways in.
    changeAssessment: { invalidatesTags: ['PreviewCareers'] },
  },
});

export const {
  useFunnelAssessmentQuery,
  usePreviewCareersQuery,
  useLazyFunnelDraftQuery,
  usePublicConfigQuery,
  useLazyOccupationsQuery,
  useStartTrackingMutation,
  useSaveDraftMutation,
  useSubmitAssessmentMutation,
  useChangeAssessmentMutation,
} = assessmentApi;
