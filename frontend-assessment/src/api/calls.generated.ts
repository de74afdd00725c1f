// Generated from backend/openapi.json by `npm run api`; see CONTRIBUTING.md.
import type {
  PublicConfig,
  EmailAddress,
  MailRequested,
  CountryReport,
  OccupationMatch,
  JobTask,
  Tracked,
  AssessmentSubmission,
  Assessment,
  Draft,
  AssessmentChange,
  CreatePaymentIntent,
  PaymentIntentCreated,
  VerifyPayment,
  PaymentVerified,
  ReportStatus,
  GenerationStarted,
  FinerTiles,
  PreviewCareers,
  RevisionRequested,
  Retake,
  Subscription,
} from '@bearings/contracts';
import { api } from '@bearings/web';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    funnelAssessment: build.query<FunnelAssessmentApiResponse, FunnelAssessmentApiArg>({
      query: (queryArg) => ({
        url: `/api/assessments/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    changeAssessment: build.mutation<ChangeAssessmentApiResponse, ChangeAssessmentApiArg>({
      query: (queryArg) => ({
        url: `/api/assessments/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.assessmentChange,
      }),
    }),
    draftFinerTiles: build.query<DraftFinerTilesApiResponse, DraftFinerTilesApiArg>({
      query: () => ({ url: `/api/assessments/draft/finer-tiles` }),
    }),
    funnelDraft: build.query<FunnelDraftApiResponse, FunnelDraftApiArg>({
      query: () => ({ url: `/api/assessments/draft` }),
    }),
    saveDraft: build.mutation<SaveDraftApiResponse, SaveDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/assessments/draft`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    publicConfig: build.query<PublicConfigApiResponse, PublicConfigApiArg>({
      query: () => ({ url: `/api/config` }),
    }),
    watchedReportStatus: build.query<WatchedReportStatusApiResponse, WatchedReportStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/status/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    generateAgain: build.mutation<GenerateAgainApiResponse, GenerateAgainApiArg>({
      query: (queryArg) => ({
        url: `/api/assessments/${encodeURIComponent(String(queryArg))}/generate-report`,
        method: 'POST',
      }),
    }),
    occupations: build.query<OccupationsApiResponse, OccupationsApiArg>({
      query: (queryArg) => ({
        url: `/api/occupations`,
        params: {
          query: queryArg.query,
          scope: queryArg.scope,
          match: queryArg.match,
        },
      }),
    }),
    jobTasks: build.query<JobTasksApiResponse, JobTasksApiArg>({
      query: (queryArg) => ({
        url: `/api/occupations/${encodeURIComponent(String(queryArg))}/tasks`,
      }),
    }),
    startTracking: build.mutation<StartTrackingApiResponse, StartTrackingApiArg>({
      query: (queryArg) => ({
        url: `/api/assessments/start-tracking`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    submitAssessment: build.mutation<SubmitAssessmentApiResponse, SubmitAssessmentApiArg>({
      query: (queryArg) => ({
        url: `/api/assessments/public`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    countryReports: build.query<CountryReportsApiResponse, CountryReportsApiArg>({
      query: () => ({ url: `/api/country-reports` }),
    }),
    previewCareers: build.query<PreviewCareersApiResponse, PreviewCareersApiArg>({
      query: (queryArg) => ({
        url: `/api/assessments/${encodeURIComponent(String(queryArg))}/preview-careers`,
      }),
    }),
    requestCountry: build.mutation<RequestCountryApiResponse, RequestCountryApiArg>({
      query: (queryArg) => ({
        url: `/api/newsletter/subscribe`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    ownedAssessments: build.query<OwnedAssessmentsApiResponse, OwnedAssessmentsApiArg>({
      query: () => ({ url: `/api/assessments` }),
    }),
    retakeReport: build.mutation<RetakeReportApiResponse, RetakeReportApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/retake`,
        method: 'POST',
        body: queryArg.retake,
      }),
    }),
    createPaymentIntent: build.mutation<CreatePaymentIntentApiResponse, CreatePaymentIntentApiArg>({
      query: (queryArg) => ({
        url: `/api/create-payment-intent`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    verifyPayment: build.mutation<VerifyPaymentApiResponse, VerifyPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/verify-payment`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as calls };
export type FunnelAssessmentApiResponse = /** status 200  */ Assessment;
export type FunnelAssessmentApiArg = string;
export type ChangeAssessmentApiResponse = /** status 200  */ Assessment;
export type ChangeAssessmentApiArg = {
  id: string;
  assessmentChange: AssessmentChange;
};
export type DraftFinerTilesApiResponse = /** status 200  */ FinerTiles;
export type DraftFinerTilesApiArg = void;
export type FunnelDraftApiResponse = /** status 200 null when nothing is in progress. */ Draft | null;
export type FunnelDraftApiArg = void;
export type SaveDraftApiResponse = /** status 200  */ Draft;
export type SaveDraftApiArg = Draft;
export type PublicConfigApiResponse = /** status 200  */ PublicConfig;
export type PublicConfigApiArg = void;
export type WatchedReportStatusApiResponse = /** status 200  */ ReportStatus;
export type WatchedReportStatusApiArg = string;
export type GenerateAgainApiResponse = /** status 202  */ GenerationStarted;
export type GenerateAgainApiArg = string;
export type OccupationsApiResponse = /** status 200 Best first, at most eight. */ OccupationMatch[];
export type OccupationsApiArg = {
  query?: string;
  /** `all`: also common jobs outside our occupations, which are never recommended. */
  scope?: 'all';
  /** `any-word`: finds the nearest titles, which have any word of the search. */
  match?: 'any-word';
};
export type JobTasksApiResponse = /** status 200  */ JobTask[];
export type JobTasksApiArg = string;
export type StartTrackingApiResponse = /** status 200  */ Tracked;
export type StartTrackingApiArg = EmailAddress;
export type SubmitAssessmentApiResponse = /** status 200  */ Assessment;
export type SubmitAssessmentApiArg = AssessmentSubmission;
export type CountryReportsApiResponse = /** status 200 The United Kingdom first. */ CountryReport[];
export type CountryReportsApiArg = void;
export type PreviewCareersApiResponse = /** status 200  */ PreviewCareers;
export type PreviewCareersApiArg = string;
export type RequestCountryApiResponse =
  /** status 202 The same whether or not the address is on the list. */ MailRequested;
export type RequestCountryApiArg = Subscription;
export type OwnedAssessmentsApiResponse = /** status 200  */ Assessment[];
export type OwnedAssessmentsApiArg = void;
export type RetakeReportApiResponse = /** status 202  */ RevisionRequested;
export type RetakeReportApiArg = {
  id: string;
  retake: Retake;
};
export type CreatePaymentIntentApiResponse = /** status 200  */ PaymentIntentCreated;
export type CreatePaymentIntentApiArg = CreatePaymentIntent;
export type VerifyPaymentApiResponse = /** status 200  */ PaymentVerified;
export type VerifyPaymentApiArg = VerifyPayment;
export const {
  useFunnelAssessmentQuery,
  useLazyFunnelAssessmentQuery,
  useChangeAssessmentMutation,
  useDraftFinerTilesQuery,
  useLazyDraftFinerTilesQuery,
  useFunnelDraftQuery,
  useLazyFunnelDraftQuery,
  useSaveDraftMutation,
  usePublicConfigQuery,
  useLazyPublicConfigQuery,
  useWatchedReportStatusQuery,
  useLazyWatchedReportStatusQuery,
  useGenerateAgainMutation,
  useOccupationsQuery,
  useLazyOccupationsQuery,
  useJobTasksQuery,
  useLazyJobTasksQuery,
  useStartTrackingMutation,
  useSubmitAssessmentMutation,
  useCountryReportsQuery,
  useLazyCountryReportsQuery,
  usePreviewCareersQuery,
  useLazyPreviewCareersQuery,
  useRequestCountryMutation,
  useOwnedAssessmentsQuery,
  useLazyOwnedAssessmentsQuery,
  useRetakeReportMutation,
  useCreatePaymentIntentMutation,
  useVerifyPaymentMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    funnelAssessment: {
      extraOptions: {
        reply: { schema: 'Assessment', keys: ['id', 'createdAt', 'isPaid', 'status', 'email', 'countryCode'] },
      },
    },
    draftFinerTiles: { extraOptions: { reply: { schema: 'FinerTiles', keys: ['tiles'] } } },
    funnelDraft: { extraOptions: { reply: { schema: 'Draft', keys: ['answers'], nullable: true } } },
    publicConfig: {
      extraOptions: { reply: { schema: 'PublicConfig', keys: ['stripePublicKey', 'sandbox', 'capabilities'] } },
    },
    watchedReportStatus: { extraOptions: { reply: { schema: 'ReportStatus', keys: ['status', 'progress'] } } },
    generateAgain: { extraOptions: { reply: { schema: 'GenerationStarted', keys: ['status'] } } },
    occupations: {
      extraOptions: {
        reply: { schema: 'OccupationMatch', keys: ['code', 'title', 'matchedTitles', 'dealBreakers'], list: true },
      },
    },
    jobTasks: { extraOptions: { reply: { schema: 'JobTask', keys: ['number', 'text'], list: true } } },
    startTracking: { extraOptions: { reply: { schema: 'Tracked', keys: ['id'] } } },
    saveDraft: { extraOptions: { reply: { schema: 'Draft', keys: ['answers'] } } },
    submitAssessment: {
      extraOptions: {
        reply: { schema: 'Assessment', keys: ['id', 'createdAt', 'isPaid', 'status', 'email', 'countryCode'] },
      },
    },
    changeAssessment: {
      extraOptions: {
        reply: { schema: 'Assessment', keys: ['id', 'createdAt', 'isPaid', 'status', 'email', 'countryCode'] },
      },
    },
    countryReports: {
      extraOptions: { reply: { schema: 'CountryReport', keys: ['countryCode', 'line', 'says'], list: true } },
    },
    previewCareers: {
      extraOptions: {
        reply: { schema: 'PreviewCareers', keys: ['country', 'count', 'coverage', 'locked', 'inMind', 'unanswered'] },
      },
    },
    requestCountry: { extraOptions: { reply: { schema: 'MailRequested', keys: ['status'] } } },
    ownedAssessments: {
      extraOptions: {
        reply: {
          schema: 'Assessment',
          keys: ['id', 'createdAt', 'isPaid', 'status', 'email', 'countryCode'],
          list: true,
        },
      },
    },
    retakeReport: { extraOptions: { reply: { schema: 'RevisionRequested', keys: ['status'] } } },
    createPaymentIntent: { extraOptions: { reply: { schema: 'PaymentIntentCreated', keys: ['clientSecret'] } } },
    verifyPayment: {
      extraOptions: {
        reply: { schema: 'PaymentVerified', keys: ['assessmentId', 'paid', 'paymentStatus', 'signedIn'] },
      },
    },
  },
});
