// Generated from backend/openapi.json by `npm run api`; see CONTRIBUTING.md.
import type {
  PublicConfig,
  AccountSession,
  SessionsEnd,
  PasswordChange,
  User,
  SignedIn,
  Credentials,
  FactorState,
  FactorEnrolment,
  FactorCode,
  RecoveryCodes,
  Proof,
  Registration,
  EmailAddress,
  MailRequested,
  PasswordReset,
  EmailVerification,
  AccountDeletion,
  ReportLinkToken,
  ReportLink,
  OpenReport,
  ReportLinkRenewal,
  CountryChange,
  OccupationMatch,
  JobTask,
  Assessment,
  Receipt,
  ReportListItem,
  ReportDetail,
  ReportStatus,
  GenerationStarted,
  FinerTiles,
  RevisionRequest,
  RevisionRequested,
  WhatIf,
  LongList,
  Sorting,
  CareerChoice,
  ReportCareers,
  CareerChange,
  Shares,
  ShareRequest,
  ShareCreated,
  ShareCommentsChange,
  SharedReport,
  NewShareComment,
  ShareCommentAccepted,
  ObserverRequest,
  ObserverLinkChange,
  ObserverQuestions,
  NewObserverReply,
  ObserverReplyAccepted,
  JobQuestions,
  JobAnswered,
  Feedback,
  FeedbackChange,
  FollowUpAnswered,
  QuotableComment,
  CommentApproval,
  Plan,
  PlanChange,
  ReportGlance,
  RemindersStopped,
  ReportEmailed,
  MessageAnswered,
  MailingListCount,
  AdminOverview,
  AdminUserPage,
  AdminAssessmentPage,
  AdminPayment,
  AdminPaymentPage,
  AdminReport,
  AdminReportPage,
  AdminMessagePage,
  AdminAuditEntryPage,
  AdminStatistics,
  AdminPerson,
  PersonEmail,
  PersonRequest,
  ResendMail,
} from '@bearings/contracts';
import { api } from '@bearings/web';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    userLogin: build.mutation<UserLoginApiResponse, UserLoginApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/login`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    reportLink: build.query<ReportLinkApiResponse, ReportLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/report-link/check`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/user`,
        method: 'DELETE',
        body: queryArg,
      }),
    }),
    overview: build.query<OverviewApiResponse, OverviewApiArg>({
      query: () => ({ url: `/api/admin/overview` }),
    }),
    statistics: build.query<StatisticsApiResponse, StatisticsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/statistics`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    receipts: build.query<ReceiptsApiResponse, ReceiptsApiArg>({
      query: () => ({ url: `/api/payments` }),
    }),
    finerTiles: build.query<FinerTilesApiResponse, FinerTilesApiArg>({
      query: (queryArg) => ({
        url: `/api/assessments/${encodeURIComponent(String(queryArg))}/finer-tiles`,
      }),
    }),
    jobsByTitle: build.query<JobsByTitleApiResponse, JobsByTitleApiArg>({
      query: (queryArg) => ({
        url: `/api/occupations`,
        params: {
          query: queryArg.query,
          scope: queryArg.scope,
          match: queryArg.match,
        },
      }),
    }),
    tasksOfJob: build.query<TasksOfJobApiResponse, TasksOfJobApiArg>({
      query: (queryArg) => ({
        url: `/api/occupations/${encodeURIComponent(String(queryArg))}/tasks`,
      }),
    }),
    config: build.query<ConfigApiResponse, ConfigApiArg>({
      query: () => ({ url: `/api/config` }),
    }),
    adminLogin: build.mutation<AdminLoginApiResponse, AdminLoginApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/login`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/register`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/password/forgot`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/password/reset`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/email/verify`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    openReport: build.mutation<OpenReportApiResponse, OpenReportApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/report-link/open`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    renewReportLink: build.mutation<RenewReportLinkApiResponse, RenewReportLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/report-link/renew`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    requestDeletion: build.mutation<RequestDeletionApiResponse, RequestDeletionApiArg>({
      query: () => ({ url: `/api/user/deletion-link`, method: 'POST' }),
    }),
    accountSessions: build.query<AccountSessionsApiResponse, AccountSessionsApiArg>({
      query: () => ({ url: `/api/user/sessions` }),
    }),
    endSessions: build.mutation<EndSessionsApiResponse, EndSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/user/sessions/end`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/user/password`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    factorState: build.query<FactorStateApiResponse, FactorStateApiArg>({
      query: () => ({ url: `/api/auth/factor` }),
    }),
    startFactor: build.mutation<StartFactorApiResponse, StartFactorApiArg>({
      query: () => ({ url: `/api/auth/factor/start`, method: 'POST' }),
    }),
    confirmFactor: build.mutation<ConfirmFactorApiResponse, ConfirmFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/factor/confirm`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    passFactor: build.mutation<PassFactorApiResponse, PassFactorApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/factor/code`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: () => ({
        url: `/api/admin/factor/recovery-codes`,
        method: 'POST',
      }),
    }),
    removeFactor: build.mutation<RemoveFactorApiResponse, RemoveFactorApiArg>({
      query: () => ({ url: `/api/admin/factor/remove`, method: 'POST' }),
    }),
    prove: build.mutation<ProveApiResponse, ProveApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/proof`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    countries: build.query<CountriesApiResponse, CountriesApiArg>({
      query: () => ({ url: `/api/countries` }),
    }),
    updateCountry: build.mutation<UpdateCountryApiResponse, UpdateCountryApiArg>({
      query: (queryArg) => ({
        url: `/api/user/country`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    assessments: build.query<AssessmentsApiResponse, AssessmentsApiArg>({
      query: () => ({ url: `/api/assessments` }),
    }),
    assessment: build.query<AssessmentApiResponse, AssessmentApiArg>({
      query: (queryArg) => ({
        url: `/api/assessments/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    reports: build.query<ReportsApiResponse, ReportsApiArg>({
      query: () => ({ url: `/api/reports` }),
    }),
    report: build.query<ReportApiResponse, ReportApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/assessment/${encodeURIComponent(String(queryArg.assessmentId))}`,
        params: {
          country: queryArg.country,
          revision: queryArg.revision,
        },
      }),
    }),
    reportStatus: build.query<ReportStatusApiResponse, ReportStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/status/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    generateReport: build.mutation<GenerateReportApiResponse, GenerateReportApiArg>({
      query: (queryArg) => ({
        url: `/api/assessments/${encodeURIComponent(String(queryArg))}/generate-report`,
        method: 'POST',
      }),
    }),
    reviseReport: build.mutation<ReviseReportApiResponse, ReviseReportApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/circumstances`,
        method: 'PUT',
        body: queryArg.revisionRequest,
      }),
    }),
    longList: build.query<LongListApiResponse, LongListApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg))}/long-list`,
      }),
    }),
    sortLongList: build.mutation<SortLongListApiResponse, SortLongListApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/long-list`,
        method: 'PUT',
        body: queryArg.sorting,
      }),
    }),
    whatIf: build.query<WhatIfApiResponse, WhatIfApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/what-if`,
        method: 'POST',
        body: queryArg.revisionRequest,
        params: {
          country: queryArg.country,
        },
      }),
    }),
    emailReport: build.mutation<EmailReportApiResponse, EmailReportApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg))}/email`,
        method: 'POST',
      }),
    }),
    reportCareers: build.query<ReportCareersApiResponse, ReportCareersApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/careers`,
        params: {
          country: queryArg.country,
          revision: queryArg.revision,
        },
      }),
    }),
    chooseCareer: build.mutation<ChooseCareerApiResponse, ChooseCareerApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/careers/${encodeURIComponent(String(queryArg.code))}`,
        method: 'PATCH',
        body: queryArg.careerChange,
      }),
    }),
    reportGlance: build.query<ReportGlanceApiResponse, ReportGlanceApiArg>({
      query: () => ({ url: `/api/user/report-glance` }),
    }),
    plan: build.query<PlanApiResponse, PlanApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg))}/plan`,
      }),
    }),
    changePlan: build.mutation<ChangePlanApiResponse, ChangePlanApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/plan`,
        method: 'PATCH',
        body: queryArg.planChange,
      }),
    }),
    stopReminders: build.mutation<StopRemindersApiResponse, StopRemindersApiArg>({
      query: (queryArg) => ({
        url: `/api/plan-reminders/stop`,
        method: 'POST',
        params: {
          key: queryArg,
        },
      }),
    }),
    feedback: build.query<FeedbackApiResponse, FeedbackApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg))}/feedback`,
      }),
    }),
    rateReport: build.mutation<RateReportApiResponse, RateReportApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/feedback`,
        method: 'PUT',
        body: queryArg.feedbackChange,
      }),
    }),
    answerFollowUp: build.mutation<AnswerFollowUpApiResponse, AnswerFollowUpApiArg>({
      query: (queryArg) => ({
        url: `/api/follow-ups`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    stopFollowUps: build.mutation<StopFollowUpsApiResponse, StopFollowUpsApiArg>({
      query: (queryArg) => ({
        url: `/api/follow-ups/stop`,
        method: 'POST',
        params: {
          key: queryArg,
        },
      }),
    }),
    adminComments: build.query<AdminCommentsApiResponse, AdminCommentsApiArg>({
      query: () => ({ url: `/api/admin/comments` }),
    }),
    approveComment: build.mutation<ApproveCommentApiResponse, ApproveCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/comments/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.commentApproval,
      }),
    }),
    shares: build.query<SharesApiResponse, SharesApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg))}/shares`,
      }),
    }),
    createShare: build.mutation<CreateShareApiResponse, CreateShareApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/shares`,
        method: 'POST',
        body: queryArg.shareRequest,
      }),
    }),
    endShare: build.mutation<EndShareApiResponse, EndShareApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/shares/${encodeURIComponent(String(queryArg.share))}`,
        method: 'DELETE',
      }),
    }),
    changeShareComments: build.mutation<ChangeShareCommentsApiResponse, ChangeShareCommentsApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/share-comments`,
        method: 'PATCH',
        body: queryArg.shareCommentsChange,
      }),
    }),
    sharedReport: build.query<SharedReportApiResponse, SharedReportApiArg>({
      query: (queryArg) => ({
        url: `/api/shared/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    addShareComment: build.mutation<AddShareCommentApiResponse, AddShareCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/shared/${encodeURIComponent(String(queryArg.token))}/comments`,
        method: 'POST',
        body: queryArg.newShareComment,
      }),
    }),
    createObserverLink: build.mutation<CreateObserverLinkApiResponse, CreateObserverLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/observers`,
        method: 'POST',
        body: queryArg.observerRequest,
      }),
    }),
    changeObserverLink: build.mutation<ChangeObserverLinkApiResponse, ChangeObserverLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/observers/${encodeURIComponent(String(queryArg.share))}`,
        method: 'PATCH',
        body: queryArg.observerLinkChange,
      }),
    }),
    observerQuestions: build.query<ObserverQuestionsApiResponse, ObserverQuestionsApiArg>({
      query: (queryArg) => ({
        url: `/api/shared/${encodeURIComponent(String(queryArg))}/questions`,
      }),
    }),
    addObserverReply: build.mutation<AddObserverReplyApiResponse, AddObserverReplyApiArg>({
      query: (queryArg) => ({
        url: `/api/shared/${encodeURIComponent(String(queryArg.token))}/replies`,
        method: 'POST',
        body: queryArg.newObserverReply,
      }),
    }),
    withdrawObserverReply: build.mutation<WithdrawObserverReplyApiResponse, WithdrawObserverReplyApiArg>({
      query: (queryArg) => ({
        url: `/api/shared/${encodeURIComponent(String(queryArg.token))}/replies/${encodeURIComponent(String(queryArg.key))}`,
        method: 'DELETE',
      }),
    }),
    adminPerson: build.query<AdminPersonApiResponse, AdminPersonApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    adminUsers: build.query<AdminUsersApiResponse, AdminUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          search: queryArg.search,
          filter: queryArg.filter,
          sort: queryArg.sort,
          page: queryArg.page,
        },
      }),
    }),
    adminAssessments: build.query<AdminAssessmentsApiResponse, AdminAssessmentsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/assessments`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          search: queryArg.search,
          filter: queryArg.filter,
          sort: queryArg.sort,
          page: queryArg.page,
        },
      }),
    }),
    adminPayments: build.query<AdminPaymentsApiResponse, AdminPaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          search: queryArg.search,
          filter: queryArg.filter,
          sort: queryArg.sort,
          page: queryArg.page,
        },
      }),
    }),
    adminReports: build.query<AdminReportsApiResponse, AdminReportsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reports`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          search: queryArg.search,
          filter: queryArg.filter,
          sort: queryArg.sort,
          page: queryArg.page,
        },
      }),
    }),
    adminAudit: build.query<AdminAuditApiResponse, AdminAuditApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          search: queryArg.search,
          filter: queryArg.filter,
          sort: queryArg.sort,
          page: queryArg.page,
        },
      }),
    }),
    rerunReport: build.mutation<RerunReportApiResponse, RerunReportApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reports/${encodeURIComponent(String(queryArg))}/rerun`,
        method: 'POST',
      }),
    }),
    refundPayment: build.mutation<RefundPaymentApiResponse, RefundPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/payments/${encodeURIComponent(String(queryArg))}/refund`,
        method: 'POST',
      }),
    }),
    endUserSessions: build.mutation<EndUserSessionsApiResponse, EndUserSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg))}/end-sessions`,
        method: 'POST',
      }),
    }),
    deleteUserAccount: build.mutation<DeleteUserAccountApiResponse, DeleteUserAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    adminMailingLists: build.query<AdminMailingListsApiResponse, AdminMailingListsApiArg>({
      query: () => ({ url: `/api/admin/mailing-lists` }),
    }),
    adminMessages: build.query<AdminMessagesApiResponse, AdminMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/messages`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          search: queryArg.search,
          filter: queryArg.filter,
          sort: queryArg.sort,
          page: queryArg.page,
        },
      }),
    }),
    markMessage: build.mutation<MarkMessageApiResponse, MarkMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/messages/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PATCH',
        body: queryArg.messageAnswered,
      }),
    }),
    moveReport: build.mutation<MoveReportApiResponse, MoveReportApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/move`,
        method: 'POST',
        body: queryArg.personEmail,
      }),
    }),
    correctEmail: build.mutation<CorrectEmailApiResponse, CorrectEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/email`,
        method: 'POST',
        body: queryArg.personEmail,
      }),
    }),
    deleteAnswers: build.mutation<DeleteAnswersApiResponse, DeleteAnswersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/delete-answers`,
        method: 'POST',
        body: queryArg.personRequest,
      }),
    }),
    recordObjection: build.mutation<RecordObjectionApiResponse, RecordObjectionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/object`,
        method: 'POST',
        body: queryArg.personRequest,
      }),
    }),
    exportPerson: build.mutation<ExportPersonApiResponse, ExportPersonApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/export`,
        method: 'POST',
        body: queryArg.personRequest,
      }),
    }),
    resendMail: build.mutation<ResendMailApiResponse, ResendMailApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/people/${encodeURIComponent(String(queryArg.id))}/resend`,
        method: 'POST',
        body: queryArg.resendMail,
      }),
    }),
    jobQuestions: build.query<JobQuestionsApiResponse, JobQuestionsApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg))}/job-questions`,
      }),
    }),
    answerJob: build.mutation<AnswerJobApiResponse, AnswerJobApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/${encodeURIComponent(String(queryArg.id))}/job-questions`,
        method: 'PATCH',
        body: queryArg.jobAnswered,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as calls };
export type UserLoginApiResponse = /** status 200  */ SignedIn;
export type UserLoginApiArg = Credentials;
export type ReportLinkApiResponse = /** status 200 The link stays unused. */ ReportLink;
export type ReportLinkApiArg = ReportLinkToken;
export type DeleteAccountApiResponse = unknown;
export type DeleteAccountApiArg = AccountDeletion;
export type OverviewApiResponse = /** status 200  */ AdminOverview;
export type OverviewApiArg = void;
export type StatisticsApiResponse = /** status 200  */ AdminStatistics;
export type StatisticsApiArg = {
  /** First day, UTC. */
  from?: string;
  /** Last day, UTC. */
  to?: string;
};
export type ReceiptsApiResponse = /** status 200  */ Receipt[];
export type ReceiptsApiArg = void;
export type FinerTilesApiResponse = /** status 200  */ FinerTiles;
export type FinerTilesApiArg = string;
export type JobsByTitleApiResponse = /** status 200 Best first, at most eight. */ OccupationMatch[];
export type JobsByTitleApiArg = {
  query?: string;
  /** `all`: also common jobs outside our occupations, which are never recommended. */
  scope?: 'all';
  /** `any-word`: finds the nearest titles, which have any word of the search. */
  match?: 'any-word';
};
export type TasksOfJobApiResponse = /** status 200  */ JobTask[];
export type TasksOfJobApiArg = string;
export type ConfigApiResponse = /** status 200  */ PublicConfig;
export type ConfigApiArg = void;
export type AdminLoginApiResponse = /** status 200  */ SignedIn;
export type AdminLoginApiArg = Credentials;
export type RegisterApiResponse = /** status 201  */ SignedIn;
export type RegisterApiArg = Registration;
export type ForgotPasswordApiResponse =
  /** status 202 The same whether or not there is such an account. */ MailRequested;
export type ForgotPasswordApiArg = EmailAddress;
export type ResetPasswordApiResponse = /** status 200  */ SignedIn;
export type ResetPasswordApiArg = PasswordReset;
export type VerifyEmailApiResponse = /** status 200  */ SignedIn;
export type VerifyEmailApiArg = EmailVerification;
export type OpenReportApiResponse = /** status 200  */ SignedIn;
export type OpenReportApiArg = OpenReport;
export type RenewReportLinkApiResponse =
  /** status 202 The same whether or not there is such a report. */ MailRequested;
export type RenewReportLinkApiArg = ReportLinkRenewal;
export type RequestDeletionApiResponse = /** status 202  */ MailRequested;
export type RequestDeletionApiArg = void;
export type AccountSessionsApiResponse = /** status 200  */ AccountSession[];
export type AccountSessionsApiArg = void;
export type EndSessionsApiResponse = unknown;
export type EndSessionsApiArg = SessionsEnd;
export type ChangePasswordApiResponse = /** status 200  */ SignedIn;
export type ChangePasswordApiArg = PasswordChange;
export type FactorStateApiResponse = /** status 200  */ FactorState;
export type FactorStateApiArg = void;
export type StartFactorApiResponse = /** status 200  */ FactorEnrolment;
export type StartFactorApiArg = void;
export type ConfirmFactorApiResponse = /** status 200  */ RecoveryCodes;
export type ConfirmFactorApiArg = FactorCode;
export type PassFactorApiResponse = /** status 200  */ SignedIn;
export type PassFactorApiArg = FactorCode;
export type RenewRecoveryCodesApiResponse = /** status 200  */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = void;
export type RemoveFactorApiResponse = unknown;
export type RemoveFactorApiArg = void;
export type ProveApiResponse = unknown;
export type ProveApiArg = Proof;
export type CountriesApiResponse = /** status 200 The United Kingdom first. */ string[];
export type CountriesApiArg = void;
export type UpdateCountryApiResponse = /** status 200  */ User;
export type UpdateCountryApiArg = CountryChange;
export type AssessmentsApiResponse = /** status 200  */ Assessment[];
export type AssessmentsApiArg = void;
export type AssessmentApiResponse = /** status 200  */ Assessment;
export type AssessmentApiArg = string;
export type ReportsApiResponse = /** status 200  */ ReportListItem[];
export type ReportsApiArg = void;
export type ReportApiResponse = /** status 200  */ ReportDetail;
export type ReportApiArg = {
  assessmentId: string;
  /** Country of the pay figures; the reader's stored country does not change. */
  country?: string;
  /** Number of the version of the report; the latest by default. */
  revision?: string;
};
export type ReportStatusApiResponse = /** status 200  */ ReportStatus;
export type ReportStatusApiArg = string;
export type GenerateReportApiResponse = /** status 202  */ GenerationStarted;
export type GenerateReportApiArg = string;
export type ReviseReportApiResponse = /** status 202  */ RevisionRequested;
export type ReviseReportApiArg = {
  id: string;
  revisionRequest: RevisionRequest;
};
export type LongListApiResponse = /** status 200  */ LongList;
export type LongListApiArg = string;
export type SortLongListApiResponse = /** status 202  */ RevisionRequested;
export type SortLongListApiArg = {
  id: string;
  sorting: Sorting;
};
export type WhatIfApiResponse = /** status 200  */ WhatIf;
export type WhatIfApiArg = {
  id: string;
  /** Country of the pay figures; the reader's stored country does not change. */
  country?: string;
  revisionRequest: RevisionRequest;
};
export type EmailReportApiResponse = /** status 202  */ ReportEmailed;
export type EmailReportApiArg = string;
export type ReportCareersApiResponse = /** status 200  */ ReportCareers;
export type ReportCareersApiArg = {
  id: string;
  /** Country of the pay figures; the reader's stored country does not change. */
  country?: string;
  /** Number of the version of the report; the latest by default. */
  revision?: string;
};
export type ChooseCareerApiResponse = /** status 200  */ CareerChoice[];
export type ChooseCareerApiArg = {
  id: string;
  code: string;
  careerChange: CareerChange;
};
export type ReportGlanceApiResponse = /** status 200  */ ReportGlance | null;
export type ReportGlanceApiArg = void;
export type PlanApiResponse = /** status 200  */ Plan;
export type PlanApiArg = string;
export type ChangePlanApiResponse = /** status 200  */ Plan;
export type ChangePlanApiArg = {
  id: string;
  planChange: PlanChange;
};
export type StopRemindersApiResponse =
  /** status 200 The same whether or not the key is known. A body is not read. */ RemindersStopped;
export type StopRemindersApiArg = /** The key in the unsubscribe link of a reminder. */ string;
export type FeedbackApiResponse = /** status 200  */ Feedback;
export type FeedbackApiArg = string;
export type RateReportApiResponse = /** status 200  */ Feedback;
export type RateReportApiArg = {
  id: string;
  feedbackChange: FeedbackChange;
};
export type AnswerFollowUpApiResponse = unknown;
export type AnswerFollowUpApiArg = FollowUpAnswered;
export type StopFollowUpsApiResponse = unknown;
export type StopFollowUpsApiArg = /** The key in the links of a follow-up email. */ string;
export type AdminCommentsApiResponse = /** status 200  */ QuotableComment[];
export type AdminCommentsApiArg = void;
export type ApproveCommentApiResponse = unknown;
export type ApproveCommentApiArg = {
  id: string;
  commentApproval: CommentApproval;
};
export type SharesApiResponse = /** status 200  */ Shares;
export type SharesApiArg = string;
export type CreateShareApiResponse = /** status 201  */ ShareCreated;
export type CreateShareApiArg = {
  id: string;
  shareRequest: ShareRequest;
};
export type EndShareApiResponse = unknown;
export type EndShareApiArg = {
  id: string;
  share: string;
};
export type ChangeShareCommentsApiResponse = unknown;
export type ChangeShareCommentsApiArg = {
  id: string;
  shareCommentsChange: ShareCommentsChange;
};
export type SharedReportApiResponse = /** status 200  */ SharedReport;
export type SharedReportApiArg = string;
export type AddShareCommentApiResponse = /** status 202  */ ShareCommentAccepted;
export type AddShareCommentApiArg = {
  token: string;
  newShareComment: NewShareComment;
};
export type CreateObserverLinkApiResponse = /** status 201  */ ShareCreated;
export type CreateObserverLinkApiArg = {
  id: string;
  observerRequest: ObserverRequest;
};
export type ChangeObserverLinkApiResponse = unknown;
export type ChangeObserverLinkApiArg = {
  id: string;
  share: string;
  observerLinkChange: ObserverLinkChange;
};
export type ObserverQuestionsApiResponse = /** status 200  */ ObserverQuestions;
export type ObserverQuestionsApiArg = string;
export type AddObserverReplyApiResponse = /** status 202  */ ObserverReplyAccepted;
export type AddObserverReplyApiArg = {
  token: string;
  newObserverReply: NewObserverReply;
};
export type WithdrawObserverReplyApiResponse = unknown;
export type WithdrawObserverReplyApiArg = {
  token: string;
  key: string;
};
export type AdminPersonApiResponse = /** status 200  */ AdminPerson;
export type AdminPersonApiArg = string;
export type AdminUsersApiResponse = /** status 200  */ AdminUserPage;
export type AdminUsersApiArg = {
  /** First day, UTC. */
  from?: string;
  /** Last day, UTC. */
  to?: string;
  /** Part of an email or a name, or a complete id. */
  search?: string;
  /** One of the list's filters. */
  filter?: string;
  /** One of the list's sorts, - in front for descending. */
  sort?: string;
  /** Page number from 1; a page after the last one is empty. */
  page?: number;
};
export type AdminAssessmentsApiResponse = /** status 200  */ AdminAssessmentPage;
export type AdminAssessmentsApiArg = {
  /** First day, UTC. */
  from?: string;
  /** Last day, UTC. */
  to?: string;
  /** Part of an email or a name, or a complete id. */
  search?: string;
  /** One of the list's filters. */
  filter?: string;
  /** One of the list's sorts, - in front for descending. */
  sort?: string;
  /** Page number from 1; a page after the last one is empty. */
  page?: number;
};
export type AdminPaymentsApiResponse = /** status 200  */ AdminPaymentPage;
export type AdminPaymentsApiArg = {
  /** First day, UTC. */
  from?: string;
  /** Last day, UTC. */
  to?: string;
  /** Part of an email or a name, or a complete id. */
  search?: string;
  /** One of the list's filters. */
  filter?: string;
  /** One of the list's sorts, - in front for descending. */
  sort?: string;
  /** Page number from 1; a page after the last one is empty. */
  page?: number;
};
export type AdminReportsApiResponse = /** status 200  */ AdminReportPage;
export type AdminReportsApiArg = {
  /** First day, UTC. */
  from?: string;
  /** Last day, UTC. */
  to?: string;
  /** Part of an email or a name, or a complete id. */
  search?: string;
  /** One of the list's filters. */
  filter?: string;
  /** One of the list's sorts, - in front for descending. */
  sort?: string;
  /** Page number from 1; a page after the last one is empty. */
  page?: number;
};
export type AdminAuditApiResponse = /** status 200  */ AdminAuditEntryPage;
export type AdminAuditApiArg = {
  /** First day, UTC. */
  from?: string;
  /** Last day, UTC. */
  to?: string;
  /** Part of an email or a name, or a complete id. */
  search?: string;
  /** One of the list's filters. */
  filter?: string;
  /** One of the list's sorts, - in front for descending. */
  sort?: string;
  /** Page number from 1; a page after the last one is empty. */
  page?: number;
};
export type RerunReportApiResponse = /** status 202  */ AdminReport;
export type RerunReportApiArg = string;
export type RefundPaymentApiResponse = /** status 200  */ AdminPayment;
export type RefundPaymentApiArg = string;
export type EndUserSessionsApiResponse = unknown;
export type EndUserSessionsApiArg = string;
export type DeleteUserAccountApiResponse = unknown;
export type DeleteUserAccountApiArg = string;
export type AdminMailingListsApiResponse = /** status 200  */ MailingListCount[];
export type AdminMailingListsApiArg = void;
export type AdminMessagesApiResponse = /** status 200  */ AdminMessagePage;
export type AdminMessagesApiArg = {
  /** First day, UTC. */
  from?: string;
  /** Last day, UTC. */
  to?: string;
  /** Part of an email or a name, or a complete id. */
  search?: string;
  /** One of the list's filters. */
  filter?: string;
  /** One of the list's sorts, - in front for descending. */
  sort?: string;
  /** Page number from 1; a page after the last one is empty. */
  page?: number;
};
export type MarkMessageApiResponse = unknown;
export type MarkMessageApiArg = {
  id: string;
  messageAnswered: MessageAnswered;
};
export type MoveReportApiResponse = unknown;
export type MoveReportApiArg = {
  id: string;
  personEmail: PersonEmail;
};
export type CorrectEmailApiResponse = unknown;
export type CorrectEmailApiArg = {
  id: string;
  personEmail: PersonEmail;
};
export type DeleteAnswersApiResponse = unknown;
export type DeleteAnswersApiArg = {
  id: string;
  personRequest: PersonRequest;
};
export type RecordObjectionApiResponse = unknown;
export type RecordObjectionApiArg = {
  id: string;
  personRequest: PersonRequest;
};
export type ExportPersonApiResponse = /** status 200 Everything held about the person. */ {
  [key: string]: unknown;
};
export type ExportPersonApiArg = {
  id: string;
  personRequest: PersonRequest;
};
export type ResendMailApiResponse = unknown;
export type ResendMailApiArg = {
  id: string;
  resendMail: ResendMail;
};
export type JobQuestionsApiResponse = /** status 200  */ JobQuestions;
export type JobQuestionsApiArg = string;
export type AnswerJobApiResponse = unknown;
export type AnswerJobApiArg = {
  id: string;
  jobAnswered: JobAnswered;
};
export const {
  useUserLoginMutation,
  useReportLinkQuery,
  useLazyReportLinkQuery,
  useDeleteAccountMutation,
  useOverviewQuery,
  useLazyOverviewQuery,
  useStatisticsQuery,
  useLazyStatisticsQuery,
  useReceiptsQuery,
  useLazyReceiptsQuery,
  useFinerTilesQuery,
  useLazyFinerTilesQuery,
  useJobsByTitleQuery,
  useLazyJobsByTitleQuery,
  useTasksOfJobQuery,
  useLazyTasksOfJobQuery,
  useConfigQuery,
  useLazyConfigQuery,
  useAdminLoginMutation,
  useRegisterMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useOpenReportMutation,
  useRenewReportLinkMutation,
  useRequestDeletionMutation,
  useAccountSessionsQuery,
  useLazyAccountSessionsQuery,
  useEndSessionsMutation,
  useChangePasswordMutation,
  useFactorStateQuery,
  useLazyFactorStateQuery,
  useStartFactorMutation,
  useConfirmFactorMutation,
  usePassFactorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveFactorMutation,
  useProveMutation,
  useCountriesQuery,
  useLazyCountriesQuery,
  useUpdateCountryMutation,
  useAssessmentsQuery,
  useLazyAssessmentsQuery,
  useAssessmentQuery,
  useLazyAssessmentQuery,
  useReportsQuery,
  useLazyReportsQuery,
  useReportQuery,
  useLazyReportQuery,
  useReportStatusQuery,
  useLazyReportStatusQuery,
  useGenerateReportMutation,
  useReviseReportMutation,
  useLongListQuery,
  useLazyLongListQuery,
  useSortLongListMutation,
  useWhatIfQuery,
  useLazyWhatIfQuery,
  useEmailReportMutation,
  useReportCareersQuery,
  useLazyReportCareersQuery,
  useChooseCareerMutation,
  useReportGlanceQuery,
  useLazyReportGlanceQuery,
  usePlanQuery,
  useLazyPlanQuery,
  useChangePlanMutation,
  useStopRemindersMutation,
  useFeedbackQuery,
  useLazyFeedbackQuery,
  useRateReportMutation,
  useAnswerFollowUpMutation,
  useStopFollowUpsMutation,
  useAdminCommentsQuery,
  useLazyAdminCommentsQuery,
  useApproveCommentMutation,
  useSharesQuery,
  useLazySharesQuery,
  useCreateShareMutation,
  useEndShareMutation,
  useChangeShareCommentsMutation,
  useSharedReportQuery,
  useLazySharedReportQuery,
  useAddShareCommentMutation,
  useCreateObserverLinkMutation,
  useChangeObserverLinkMutation,
  useObserverQuestionsQuery,
  useLazyObserverQuestionsQuery,
  useAddObserverReplyMutation,
  useWithdrawObserverReplyMutation,
  useAdminPersonQuery,
  useLazyAdminPersonQuery,
  useAdminUsersQuery,
  useLazyAdminUsersQuery,
  useAdminAssessmentsQuery,
  useLazyAdminAssessmentsQuery,
  useAdminPaymentsQuery,
  useLazyAdminPaymentsQuery,
  useAdminReportsQuery,
  useLazyAdminReportsQuery,
  useAdminAuditQuery,
  useLazyAdminAuditQuery,
  useRerunReportMutation,
  useRefundPaymentMutation,
  useEndUserSessionsMutation,
  useDeleteUserAccountMutation,
  useAdminMailingListsQuery,
  useLazyAdminMailingListsQuery,
  useAdminMessagesQuery,
  useLazyAdminMessagesQuery,
  useMarkMessageMutation,
  useMoveReportMutation,
  useCorrectEmailMutation,
  useDeleteAnswersMutation,
  useRecordObjectionMutation,
  useExportPersonMutation,
  useResendMailMutation,
  useJobQuestionsQuery,
  useLazyJobQuestionsQuery,
  useAnswerJobMutation,
} = injectedRtkApi;

injectedRtkApi.enhanceEndpoints({
  endpoints: {
    userLogin: { extraOptions: { reply: { schema: 'SignedIn', keys: ['user'] } } },
    reportLink: {
      extraOptions: { reply: { schema: 'ReportLink', keys: ['assessmentId', 'email', 'needs', 'signedIn'] } },
    },
    deleteAccount: { extraOptions: { reply: null } },
    overview: {
      extraOptions: {
        reply: {
          schema: 'AdminOverview',
          keys: [
            'started',
            'completed',
            'paid',
            'ready',
            'revenue',
            'stuckReports',
            'failingReports',
            'release',
            'instance',
            'queue',
            'work',
            'unconfirmedLinks',
            'openPayRows',
            'days',
          ],
        },
      },
    },
    statistics: {
      extraOptions: { reply: { schema: 'AdminStatistics', keys: ['from', 'to', 'days', 'sales', 'leaving'] } },
    },
    receipts: {
      extraOptions: {
        reply: {
          schema: 'Receipt',
          keys: ['id', 'number', 'paidAt', 'item', 'amount', 'currency', 'refundedAmount', 'vatNote', 'seller'],
          list: true,
        },
      },
    },
    finerTiles: { extraOptions: { reply: { schema: 'FinerTiles', keys: ['tiles'] } } },
    jobsByTitle: {
      extraOptions: {
        reply: { schema: 'OccupationMatch', keys: ['code', 'title', 'matchedTitles', 'dealBreakers'], list: true },
      },
    },
    tasksOfJob: { extraOptions: { reply: { schema: 'JobTask', keys: ['number', 'text'], list: true } } },
    config: {
      extraOptions: { reply: { schema: 'PublicConfig', keys: ['stripePublicKey', 'sandbox', 'capabilities'] } },
    },
    adminLogin: { extraOptions: { reply: { schema: 'SignedIn', keys: ['user'] } } },
    register: { extraOptions: { reply: { schema: 'SignedIn', keys: ['user'] } } },
    forgotPassword: { extraOptions: { reply: { schema: 'MailRequested', keys: ['status'] } } },
    resetPassword: { extraOptions: { reply: { schema: 'SignedIn', keys: ['user'] } } },
    verifyEmail: { extraOptions: { reply: { schema: 'SignedIn', keys: ['user'] } } },
    openReport: { extraOptions: { reply: { schema: 'SignedIn', keys: ['user'] } } },
    renewReportLink: { extraOptions: { reply: { schema: 'MailRequested', keys: ['status'] } } },
    requestDeletion: { extraOptions: { reply: { schema: 'MailRequested', keys: ['status'] } } },
    accountSessions: {
      extraOptions: { reply: { schema: 'AccountSession', keys: ['id', 'lastSeenAt', 'current'], list: true } },
    },
    endSessions: { extraOptions: { reply: null } },
    changePassword: { extraOptions: { reply: { schema: 'SignedIn', keys: ['user'] } } },
    factorState: { extraOptions: { reply: { schema: 'FactorState', keys: ['state', 'required', 'recoveryCodes'] } } },
    startFactor: { extraOptions: { reply: { schema: 'FactorEnrolment', keys: ['secret', 'uri'] } } },
    confirmFactor: { extraOptions: { reply: { schema: 'RecoveryCodes', keys: ['codes'] } } },
    passFactor: { extraOptions: { reply: { schema: 'SignedIn', keys: ['user'] } } },
    renewRecoveryCodes: { extraOptions: { reply: { schema: 'RecoveryCodes', keys: ['codes'] } } },
    removeFactor: { extraOptions: { reply: null } },
    prove: { extraOptions: { reply: null } },
    countries: { extraOptions: { reply: { list: true } } },
    updateCountry: {
      extraOptions: {
        reply: { schema: 'User', keys: ['id', 'email', 'firstName', 'lastName', 'country', 'role', 'hasPassword'] },
      },
    },
    assessments: {
      extraOptions: {
        reply: {
          schema: 'Assessment',
          keys: ['id', 'createdAt', 'isPaid', 'status', 'email', 'countryCode'],
          list: true,
        },
      },
    },
    assessment: {
      extraOptions: {
        reply: { schema: 'Assessment', keys: ['id', 'createdAt', 'isPaid', 'status', 'email', 'countryCode'] },
      },
    },
    reports: {
      extraOptions: {
        reply: {
          schema: 'ReportListItem',
          keys: ['id', 'assessmentId', 'createdAt', 'generatedAt', 'content', 'wordCount', 'readingTime'],
          list: true,
        },
      },
    },
    report: {
      extraOptions: {
        reply: {
          schema: 'ReportDetail',
          keys: [
            'id',
            'assessmentId',
            'createdAt',
            'generatedAt',
            'content',
            'wordCount',
            'readingTime',
            'name',
            'firstName',
            'personalityType',
            'personalityAnalysis',
            'careerRecommendations',
            'nextSteps',
            'generator',
            'country',
            'document',
            'quotesExperience',
            'revision',
            'revisions',
            'revisionStatus',
          ],
        },
      },
    },
    reportStatus: { extraOptions: { reply: { schema: 'ReportStatus', keys: ['status', 'progress'] } } },
    generateReport: { extraOptions: { reply: { schema: 'GenerationStarted', keys: ['status'] } } },
    reviseReport: { extraOptions: { reply: { schema: 'RevisionRequested', keys: ['status'] } } },
    longList: { extraOptions: { reply: { schema: 'LongList', keys: ['careers', 'sorted'] } } },
    sortLongList: { extraOptions: { reply: { schema: 'RevisionRequested', keys: ['status'] } } },
    whatIf: { extraOptions: { reply: { schema: 'WhatIf', keys: ['switches', 'ranked', 'careers', 'left'] } } },
    emailReport: { extraOptions: { reply: { schema: 'ReportEmailed', keys: ['email', 'nextAt'] } } },
    reportCareers: {
      extraOptions: {
        reply: {
          schema: 'ReportCareers',
          keys: ['methodVersion', 'country', 'ranked', 'careers', 'next', 'others', 'choices'],
        },
      },
    },
    chooseCareer: { extraOptions: { reply: { schema: 'CareerChoice', keys: ['code', 'added', 'note'], list: true } } },
    reportGlance: {
      extraOptions: {
        reply: {
          schema: 'ReportGlance',
          keys: ['assessmentId', 'personalityType', 'categories', 'headline', 'careers', 'kept', 'done', 'total'],
          nullable: true,
        },
      },
    },
    plan: {
      extraOptions: { reply: { schema: 'Plan', keys: ['assessmentId', 'reminders', 'careers', 'kept', 'steps'] } },
    },
    changePlan: {
      extraOptions: { reply: { schema: 'Plan', keys: ['assessmentId', 'reminders', 'careers', 'kept', 'steps'] } },
    },
    stopReminders: { extraOptions: { reply: { schema: 'RemindersStopped', keys: ['status'] } } },
    feedback: {
      extraOptions: { reply: { schema: 'Feedback', keys: ['jobs', 'comment', 'mayQuote', 'followUps', 'isPupil'] } },
    },
    rateReport: {
      extraOptions: { reply: { schema: 'Feedback', keys: ['jobs', 'comment', 'mayQuote', 'followUps', 'isPupil'] } },
    },
    answerFollowUp: { extraOptions: { reply: null } },
    stopFollowUps: { extraOptions: { reply: null } },
    adminComments: {
      extraOptions: { reply: { schema: 'QuotableComment', keys: ['id', 'text', 'rating', 'approved'], list: true } },
    },
    approveComment: { extraOptions: { reply: null } },
    shares: { extraOptions: { reply: { schema: 'Shares', keys: ['links', 'defaults'] } } },
    createShare: { extraOptions: { reply: { schema: 'ShareCreated', keys: ['link', 'token'] } } },
    endShare: { extraOptions: { reply: null } },
    changeShareComments: { extraOptions: { reply: null } },
    sharedReport: {
      extraOptions: {
        reply: {
          schema: 'SharedReport',
          keys: ['purpose', 'generator', 'generatedAt', 'expiresAt', 'country', 'careers'],
        },
      },
    },
    addShareComment: { extraOptions: { reply: { schema: 'ShareCommentAccepted', keys: ['status'] } } },
    createObserverLink: { extraOptions: { reply: { schema: 'ShareCreated', keys: ['link', 'token'] } } },
    changeObserverLink: { extraOptions: { reply: null } },
    observerQuestions: {
      extraOptions: { reply: { schema: 'ObserverQuestions', keys: ['expiresAt', 'isFull', 'statements'] } },
    },
    addObserverReply: { extraOptions: { reply: { schema: 'ObserverReplyAccepted', keys: [] } } },
    withdrawObserverReply: { extraOptions: { reply: null } },
    adminPerson: {
      extraOptions: {
        reply: {
          schema: 'AdminPerson',
          keys: ['email', 'firstName', 'lastName', 'assessments', 'payments', 'reports', 'mails', 'audit'],
        },
      },
    },
    adminUsers: { extraOptions: { reply: { schema: 'AdminUserPage', keys: ['items', 'total', 'page', 'pageSize'] } } },
    adminAssessments: {
      extraOptions: { reply: { schema: 'AdminAssessmentPage', keys: ['items', 'total', 'page', 'pageSize'] } },
    },
    adminPayments: {
      extraOptions: { reply: { schema: 'AdminPaymentPage', keys: ['items', 'total', 'page', 'pageSize'] } },
    },
    adminReports: {
      extraOptions: { reply: { schema: 'AdminReportPage', keys: ['items', 'total', 'page', 'pageSize'] } },
    },
    adminAudit: {
      extraOptions: { reply: { schema: 'AdminAuditEntryPage', keys: ['items', 'total', 'page', 'pageSize'] } },
    },
    rerunReport: {
      extraOptions: {
        reply: {
          schema: 'AdminReport',
          keys: [
            'id',
            'assessmentId',
            'email',
            'firstName',
            'lastName',
            'state',
            'attempts',
            'progress',
            'requestedAt',
          ],
        },
      },
    },
    refundPayment: {
      extraOptions: {
        reply: { schema: 'AdminPayment', keys: ['id', 'intentId', 'amount', 'currency', 'paidAt', 'refundedAmount'] },
      },
    },
    endUserSessions: { extraOptions: { reply: null } },
    deleteUserAccount: { extraOptions: { reply: null } },
    adminMailingLists: { extraOptions: { reply: { schema: 'MailingListCount', keys: ['list', 'count'], list: true } } },
    adminMessages: {
      extraOptions: { reply: { schema: 'AdminMessagePage', keys: ['items', 'total', 'page', 'pageSize'] } },
    },
    markMessage: { extraOptions: { reply: null } },
    moveReport: { extraOptions: { reply: null } },
    correctEmail: { extraOptions: { reply: null } },
    deleteAnswers: { extraOptions: { reply: null } },
    recordObjection: { extraOptions: { reply: null } },
    exportPerson: { extraOptions: { reply: { keys: [] } } },
    resendMail: { extraOptions: { reply: null } },
    jobQuestions: { extraOptions: { reply: { schema: 'JobQuestions', keys: ['jobs'] } } },
    answerJob: { extraOptions: { reply: null } },
  },
});
