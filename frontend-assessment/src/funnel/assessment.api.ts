import { calls } from '../api/calls.generated';

/** API calls of the funnel, with the cached data that each of them changes. */
export const assessmentApi = calls.enhanceEndpoints({
  addTagTypes: ['PreviewCareers'],
  endpoints: {
    startTracking: {
      // The call creates an assessment, which appears in the lists on the dashboard and home page.
      invalidatesTags: (opened) => (opened ? ['Assessments'] : []),
    },
    saveDraft: (draft) => {
      draft.extraOptions = { ...draft.extraOptions, keepalive: true };
    },
    submitAssessment: { invalidatesTags: ['Assessments', 'Draft', 'PreviewCareers'] },
    ownedAssessments: { providesTags: ['Assessments'] },
    // The assessment becomes a revision of a report and disappears from the lists.
    retakeReport: { invalidatesTags: ['Assessments', 'Reports'] },
    previewCareers: { providesTags: ['PreviewCareers'] },
    // In another country the careers have other figures and entry routes, so they are fetched again.
    changeAssessment: { invalidatesTags: ['PreviewCareers'] },
  },
});

export const {
  useFunnelAssessmentQuery,
  useOwnedAssessmentsQuery,
  usePreviewCareersQuery,
  useRetakeReportMutation,
  useLazyDraftFinerTilesQuery,
  useLazyFunnelDraftQuery,
  usePublicConfigQuery,
  useLazyJobTasksQuery,
  useLazyOccupationsQuery,
  useStartTrackingMutation,
  useSaveDraftMutation,
  useSubmitAssessmentMutation,
  useChangeAssessmentMutation,
} = assessmentApi;
