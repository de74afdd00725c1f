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
    ownedAssessments: { providesTags: ['Assessments'] },
    // The answers become part of a report, and leave the list.
    retakeReport: { invalidatesTags: ['Assessments', 'Reports'] },
    previewCareers: { providesTags: ['PreviewCareers'] },
    // Another country has other figures and ways in.
    changeAssessment: { invalidatesTags: ['PreviewCareers'] },
  },
});

export const {
  useFunnelAssessmentQuery,
  useOwnedAssessmentsQuery,
  usePreviewCareersQuery,
  useRetakeReportMutation,
  useLazyFunnelDraftQuery,
  usePublicConfigQuery,
  useLazyOccupationsQuery,
  useStartTrackingMutation,
  useSaveDraftMutation,
  useSubmitAssessmentMutation,
  useChangeAssessmentMutation,
} = assessmentApi;
