// Generated from backend/openapi.json by `npm run api`; see CONTRIBUTING.md.

import type * as api from './api.generated.js';
import type { Endpoint } from './http.js';
export const live: Endpoint<undefined, api.Health> = { method: 'GET', path: '/api/health/live' };
export const ready: Endpoint<undefined, api.Health> = { method: 'GET', path: '/api/health/ready' };
export const config: Endpoint<undefined, api.PublicConfig> = { method: 'GET', path: '/api/config' };
export const sendWebVitals: Endpoint<api.WebVitals, api.WebVitalsAccepted> = {
  method: 'POST',
  path: '/api/web-vitals',
};
export const accountSessions: Endpoint<undefined, api.AccountSession[]> = { method: 'GET', path: '/api/user/sessions' };
export const endSessions: Endpoint<api.SessionsEnd, void> = { method: 'POST', path: '/api/user/sessions/end' };
export const changePassword: Endpoint<api.PasswordChange, api.SignedIn> = {
  method: 'POST',
  path: '/api/user/password',
};
export const currentUser: Endpoint<undefined, api.User> = { method: 'GET', path: '/api/auth/user' };
export const login: Endpoint<api.Credentials, api.SignedIn> = { method: 'POST', path: '/api/auth/login' };
export const adminLogin: Endpoint<api.Credentials, api.SignedIn> = { method: 'POST', path: '/api/admin/login' };
export const startSignIn: Endpoint<undefined, void> = { method: 'GET', path: '/api/login' };
export const logout: Endpoint<undefined, void> = { method: 'GET', path: '/api/logout' };
export const factorState: Endpoint<undefined, api.FactorState> = { method: 'GET', path: '/api/auth/factor' };
export const startFactor: Endpoint<undefined, api.FactorEnrolment> = { method: 'POST', path: '/api/auth/factor/start' };
export const confirmFactor: Endpoint<api.FactorCode, api.RecoveryCodes> = {
  method: 'POST',
  path: '/api/auth/factor/confirm',
};
export const passFactor: Endpoint<api.FactorCode, api.SignedIn> = { method: 'POST', path: '/api/auth/factor/code' };
export const prove: Endpoint<api.Proof, void> = { method: 'POST', path: '/api/admin/proof' };
export const renewRecoveryCodes: Endpoint<undefined, api.RecoveryCodes> = {
  method: 'POST',
  path: '/api/admin/factor/recovery-codes',
};
export const removeFactor: Endpoint<undefined, void> = { method: 'POST', path: '/api/admin/factor/remove' };
export const register: Endpoint<api.Registration, api.SignedIn> = { method: 'POST', path: '/api/auth/register' };
export const forgotPassword: Endpoint<api.EmailAddress, api.MailRequested> = {
  method: 'POST',
  path: '/api/auth/password/forgot',
};
export const resetPassword: Endpoint<api.PasswordReset, api.SignedIn> = {
  method: 'POST',
  path: '/api/auth/password/reset',
};
export const verifyEmail: Endpoint<api.EmailVerification, api.SignedIn> = {
  method: 'POST',
  path: '/api/auth/email/verify',
};
export const exportData: Endpoint<undefined, Record<string, unknown>> = { method: 'GET', path: '/api/user/export' };
export const requestDeletion: Endpoint<undefined, api.MailRequested> = {
  method: 'POST',
  path: '/api/user/deletion-link',
};
export const deleteUser: Endpoint<api.AccountDeletion, void> = { method: 'DELETE', path: '/api/user' };
export const checkReportLink: Endpoint<api.ReportLinkToken, api.ReportLink> = {
  method: 'POST',
  path: '/api/auth/report-link/check',
};
export const openReport: Endpoint<api.OpenReport, api.SignedIn> = {
  method: 'POST',
  path: '/api/auth/report-link/open',
};
export const renewReportLink: Endpoint<api.ReportLinkRenewal, api.MailRequested> = {
  method: 'POST',
  path: '/api/auth/report-link/renew',
};
export const countries: Endpoint<undefined, string[]> = { method: 'GET', path: '/api/countries' };
export const countryReports: Endpoint<undefined, api.CountryReport[]> = { method: 'GET', path: '/api/country-reports' };
export const updateCountry: Endpoint<api.CountryChange, api.User> = { method: 'PUT', path: '/api/user/country' };
export const occupations: Endpoint<undefined, api.OccupationMatch[]> = { method: 'GET', path: '/api/occupations' };
export const jobTasks: Endpoint<undefined, api.JobTask[]> = { method: 'GET', path: '/api/occupations/:code/tasks' };
export const startTracking: Endpoint<api.EmailAddress, api.Tracked> = {
  method: 'POST',
  path: '/api/assessments/start-tracking',
};
export const submitAssessment: Endpoint<api.AssessmentSubmission, api.Assessment> = {
  method: 'POST',
  path: '/api/assessments/public',
};
export const draft: Endpoint<undefined, api.Draft | null> = { method: 'GET', path: '/api/assessments/draft' };
export const saveDraft: Endpoint<api.Draft, api.Draft> = { method: 'PUT', path: '/api/assessments/draft' };
export const assessments: Endpoint<undefined, api.Assessment[]> = { method: 'GET', path: '/api/assessments' };
export const assessment: Endpoint<undefined, api.Assessment> = { method: 'GET', path: '/api/assessments/:id' };
export const changeAssessment: Endpoint<api.AssessmentChange, api.Assessment> = {
  method: 'PATCH',
  path: '/api/assessments/:id',
};
export const createPaymentIntent: Endpoint<api.CreatePaymentIntent, api.PaymentIntentCreated> = {
  method: 'POST',
  path: '/api/create-payment-intent',
};
export const verifyPayment: Endpoint<api.VerifyPayment, api.PaymentVerified> = {
  method: 'POST',
  path: '/api/verify-payment',
};
export const payments: Endpoint<undefined, api.Receipt[]> = { method: 'GET', path: '/api/payments' };
export const stripeWebhook: Endpoint<undefined, api.Webhook> = { method: 'POST', path: '/api/webhooks/stripe' };
export const reports: Endpoint<undefined, api.ReportListItem[]> = { method: 'GET', path: '/api/reports' };
export const report: Endpoint<undefined, api.ReportDetail> = {
  method: 'GET',
  path: '/api/reports/assessment/:assessmentId',
};
export const reportPage: Endpoint<undefined, string> = {
  method: 'GET',
  path: '/api/reports/assessment/:assessmentId/page',
};
export const reportStatus: Endpoint<undefined, api.ReportStatus> = {
  method: 'GET',
  path: '/api/reports/status/:assessment',
};
export const generateReport: Endpoint<undefined, api.GenerationStarted> = {
  method: 'POST',
  path: '/api/assessments/:assessment/generate-report',
};
export const downloadHtml: Endpoint<undefined, string> = { method: 'GET', path: '/api/reports/:id/download' };
export const downloadText: Endpoint<undefined, string> = { method: 'GET', path: '/api/reports/:id/download/text' };
export const draftFinerTiles: Endpoint<undefined, api.FinerTiles> = {
  method: 'GET',
  path: '/api/assessments/draft/finer-tiles',
};
export const finerTiles: Endpoint<undefined, api.FinerTiles> = {
  method: 'GET',
  path: '/api/assessments/:id/finer-tiles',
};
export const previewCareers: Endpoint<undefined, api.PreviewCareers> = {
  method: 'GET',
  path: '/api/assessments/:id/preview-careers',
};
export const reviseReport: Endpoint<api.RevisionRequest, api.RevisionRequested> = {
  method: 'PUT',
  path: '/api/reports/:id/circumstances',
};
export const whatIf: Endpoint<api.RevisionRequest, api.WhatIf> = { method: 'POST', path: '/api/reports/:id/what-if' };
export const retakeReport: Endpoint<api.Retake, api.RevisionRequested> = {
  method: 'POST',
  path: '/api/reports/:id/retake',
};
export const longList: Endpoint<undefined, api.LongList> = { method: 'GET', path: '/api/reports/:id/long-list' };
export const sortLongList: Endpoint<api.Sorting, api.RevisionRequested> = {
  method: 'PUT',
  path: '/api/reports/:id/long-list',
};
export const reportCareers: Endpoint<undefined, api.ReportCareers> = {
  method: 'GET',
  path: '/api/reports/:id/careers',
};
export const reportCareer: Endpoint<undefined, api.CareerRow> = {
  method: 'GET',
  path: '/api/reports/:id/careers/:code',
};
export const chooseCareer: Endpoint<api.CareerChange, api.CareerChoice[]> = {
  method: 'PATCH',
  path: '/api/reports/:id/careers/:code',
};
export const shares: Endpoint<undefined, api.Shares> = { method: 'GET', path: '/api/reports/:id/shares' };
export const createShare: Endpoint<api.ShareRequest, api.ShareCreated> = {
  method: 'POST',
  path: '/api/reports/:id/shares',
};
export const endShare: Endpoint<undefined, void> = { method: 'DELETE', path: '/api/reports/:id/shares/:share' };
export const changeShareComments: Endpoint<api.ShareCommentsChange, void> = {
  method: 'PATCH',
  path: '/api/reports/:id/share-comments',
};
export const sharedReport: Endpoint<undefined, api.SharedReport> = { method: 'GET', path: '/api/shared/:token' };
export const addShareComment: Endpoint<api.NewShareComment, api.ShareCommentAccepted> = {
  method: 'POST',
  path: '/api/shared/:token/comments',
};
export const createObserverLink: Endpoint<api.ObserverRequest, api.ShareCreated> = {
  method: 'POST',
  path: '/api/reports/:id/observers',
};
export const changeObserverLink: Endpoint<api.ObserverLinkChange, void> = {
  method: 'PATCH',
  path: '/api/reports/:id/observers/:share',
};
export const observerQuestions: Endpoint<undefined, api.ObserverQuestions> = {
  method: 'GET',
  path: '/api/shared/:token/questions',
};
export const addObserverReply: Endpoint<api.NewObserverReply, api.ObserverReplyAccepted> = {
  method: 'POST',
  path: '/api/shared/:token/replies',
};
export const withdrawObserverReply: Endpoint<undefined, void> = {
  method: 'DELETE',
  path: '/api/shared/:token/replies/:key',
};
export const reportCard: Endpoint<undefined, string> = { method: 'GET', path: '/api/reports/:id/card' };
export const sharedPicture: Endpoint<undefined, string> = { method: 'GET', path: '/api/shared/:token/picture' };
export const jobQuestions: Endpoint<undefined, api.JobQuestions> = {
  method: 'GET',
  path: '/api/reports/:id/job-questions',
};
export const answerJob: Endpoint<api.JobAnswered, void> = { method: 'PATCH', path: '/api/reports/:id/job-questions' };
export const feedback: Endpoint<undefined, api.Feedback> = { method: 'GET', path: '/api/reports/:id/feedback' };
export const rateReport: Endpoint<api.FeedbackChange, api.Feedback> = {
  method: 'PUT',
  path: '/api/reports/:id/feedback',
};
export const answerFollowUp: Endpoint<api.FollowUpAnswered, void> = { method: 'POST', path: '/api/follow-ups' };
export const stopFollowUps: Endpoint<undefined, void> = { method: 'POST', path: '/api/follow-ups/stop' };
export const showFollowUpPage: Endpoint<undefined, void> = { method: 'GET', path: '/api/follow-ups/stop' };
export const evidence: Endpoint<undefined, api.Evidence> = { method: 'GET', path: '/api/evidence' };
export const adminComments: Endpoint<undefined, api.QuotableComment[]> = { method: 'GET', path: '/api/admin/comments' };
export const approveComment: Endpoint<api.CommentApproval, void> = { method: 'PATCH', path: '/api/admin/comments/:id' };
export const plan: Endpoint<undefined, api.Plan> = { method: 'GET', path: '/api/reports/:id/plan' };
export const changePlan: Endpoint<api.PlanChange, api.Plan> = { method: 'PATCH', path: '/api/reports/:id/plan' };
export const planCalendar: Endpoint<undefined, string> = { method: 'GET', path: '/api/reports/:id/plan.ics' };
export const reportGlance: Endpoint<undefined, api.ReportGlance | null> = {
  method: 'GET',
  path: '/api/user/report-glance',
};
export const stopReminders: Endpoint<undefined, api.RemindersStopped> = {
  method: 'POST',
  path: '/api/plan-reminders/stop',
};
export const showStopPage: Endpoint<undefined, void> = { method: 'GET', path: '/api/plan-reminders/stop' };
export const downloadPdf: Endpoint<undefined, string> = { method: 'GET', path: '/api/reports/:id/pdf' };
export const adviserSheet: Endpoint<undefined, string> = { method: 'GET', path: '/api/reports/:id/adviser-sheet' };
export const receiptPdf: Endpoint<undefined, string> = { method: 'GET', path: '/api/receipts/:id/pdf' };
export const emailReport: Endpoint<undefined, api.ReportEmailed> = { method: 'POST', path: '/api/reports/:id/email' };
export const downloadAll: Endpoint<undefined, string> = { method: 'GET', path: '/api/reports/all.zip' };
export const sampleReport: Endpoint<undefined, api.ReportDetail> = {
  method: 'GET',
  path: '/api/reports/assessment/sample',
};
export const sampleCareers: Endpoint<undefined, api.ReportCareers> = {
  method: 'GET',
  path: '/api/reports/sample/careers',
};
export const sampleCareer: Endpoint<undefined, api.CareerRow> = {
  method: 'GET',
  path: '/api/reports/sample/careers/:code',
};
export const sampleHtml: Endpoint<undefined, string> = { method: 'GET', path: '/api/reports/sample/download' };
export const sampleText: Endpoint<undefined, string> = { method: 'GET', path: '/api/reports/sample/download/text' };
export const samplePdf: Endpoint<undefined, string> = { method: 'GET', path: '/api/reports/sample/pdf' };
export const careers: Endpoint<undefined, api.CareerLibrary> = { method: 'GET', path: '/api/careers' };
export const careerTrends: Endpoint<undefined, api.CareerTrends> = { method: 'GET', path: '/api/career-trends' };
export const career: Endpoint<undefined, api.CareerGuide> = { method: 'GET', path: '/api/careers/:slug' };
export const sendContactMessage: Endpoint<api.ContactMessage, api.ContactAccepted> = {
  method: 'POST',
  path: '/api/contact',
};
export const markMessage: Endpoint<api.MessageAnswered, void> = { method: 'PATCH', path: '/api/admin/messages/:id' };
export const subscribeToNewsletter: Endpoint<api.Subscription, api.MailRequested> = {
  method: 'POST',
  path: '/api/newsletter/subscribe',
};
export const confirmNewsletter: Endpoint<api.NewsletterConfirmation, api.NewsletterConfirmed> = {
  method: 'POST',
  path: '/api/newsletter/confirm',
};
export const leaveNewsletter: Endpoint<undefined, api.NewsletterLeft> = {
  method: 'POST',
  path: '/api/newsletter/leave',
};
export const showLeavePage: Endpoint<undefined, void> = { method: 'GET', path: '/api/newsletter/leave' };
export const adminMailingLists: Endpoint<undefined, api.MailingListCount[]> = {
  method: 'GET',
  path: '/api/admin/mailing-lists',
};
export const exportNewsletter: Endpoint<undefined, string> = { method: 'GET', path: '/api/admin/newsletter.csv' };
export const adminOverview: Endpoint<undefined, api.AdminOverview> = { method: 'GET', path: '/api/admin/overview' };
export const adminUsers: Endpoint<undefined, api.AdminUserPage> = { method: 'GET', path: '/api/admin/users' };
export const adminAssessments: Endpoint<undefined, api.AdminAssessmentPage> = {
  method: 'GET',
  path: '/api/admin/assessments',
};
export const adminPayments: Endpoint<undefined, api.AdminPaymentPage> = { method: 'GET', path: '/api/admin/payments' };
export const adminReports: Endpoint<undefined, api.AdminReportPage> = { method: 'GET', path: '/api/admin/reports' };
export const adminMessages: Endpoint<undefined, api.AdminMessagePage> = { method: 'GET', path: '/api/admin/messages' };
export const adminAudit: Endpoint<undefined, api.AdminAuditEntryPage> = { method: 'GET', path: '/api/admin/audit' };
export const adminStatistics: Endpoint<undefined, api.AdminStatistics> = {
  method: 'GET',
  path: '/api/admin/statistics',
};
export const adminPerson: Endpoint<undefined, api.AdminPerson> = { method: 'GET', path: '/api/admin/people/:id' };
export const adminExport: Endpoint<undefined, string> = { method: 'GET', path: '/api/admin/export.csv' };
export const rerunReport: Endpoint<undefined, api.AdminReport> = {
  method: 'POST',
  path: '/api/admin/reports/:id/rerun',
};
export const refundPayment: Endpoint<undefined, api.AdminPayment> = {
  method: 'POST',
  path: '/api/admin/payments/:id/refund',
};
export const endUserSessions: Endpoint<undefined, void> = { method: 'POST', path: '/api/admin/users/:id/end-sessions' };
export const deleteUserAccount: Endpoint<undefined, void> = { method: 'DELETE', path: '/api/admin/users/:id' };
export const moveReport: Endpoint<api.PersonEmail, void> = { method: 'POST', path: '/api/admin/people/:id/move' };
export const correctEmail: Endpoint<api.PersonEmail, void> = { method: 'POST', path: '/api/admin/people/:id/email' };
export const deleteAnswers: Endpoint<api.PersonRequest, void> = {
  method: 'POST',
  path: '/api/admin/people/:id/delete-answers',
};
export const recordObjection: Endpoint<api.PersonRequest, void> = {
  method: 'POST',
  path: '/api/admin/people/:id/object',
};
export const resendMail: Endpoint<api.ResendMail, void> = { method: 'POST', path: '/api/admin/people/:id/resend' };
export const exportPerson: Endpoint<api.PersonRequest, Record<string, unknown>> = {
  method: 'POST',
  path: '/api/admin/people/:id/export',
};
