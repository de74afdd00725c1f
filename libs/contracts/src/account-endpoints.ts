// The calls of sign-in, mailed links and a user's own data and choices, a part of `endpoints`.
import type {
  AccountDeletion,
  AccountSession,
  Credentials,
  EmailAddress,
  EmailVerification,
  MailRequested,
  OpenReport,
  PasswordChange,
  PasswordReset,
  PersonalData,
  Registration,
  ReportLink,
  ReportLinkRenewal,
  ReportLinkToken,
  SessionsEnd,
  SignedIn,
  User,
} from './auth.js';
import type { CareerChange, CareerChoice, CareerRow, ReportCareers } from './choices.js';
import type { CountryChange, CountryReport } from './country.js';
import { endpoint } from './http.js';
import {
  CAREER_CHOICE,
  CAREER_ROW,
  MAIL_REQUESTED,
  REPORT_CAREERS,
  SIGNED_IN,
  USER,
} from './reply-shapes.js';

export const currentUser = endpoint<User>('GET', '/api/auth/user', 'user', USER);
export const login = endpoint<SignedIn, Credentials>(
  'POST',
  '/api/auth/login',
  'anyone',
  SIGNED_IN,
);
export const adminLogin = endpoint<SignedIn, Credentials>(
  'POST',
  '/api/admin/login',
  'anyone',
  SIGNED_IN,
);
export const register = endpoint<SignedIn, Registration>(
  'POST',
  '/api/auth/register',
  'anyone',
  SIGNED_IN,
);
export const forgotPassword = endpoint<MailRequested, EmailAddress>(
  'POST',
  '/api/auth/password/forgot',
  'anyone',
  MAIL_REQUESTED,
);
export const resetPassword = endpoint<SignedIn, PasswordReset>(
  'POST',
  '/api/auth/password/reset',
  'anyone',
  SIGNED_IN,
);
export const verifyEmail = endpoint<SignedIn, EmailVerification>(
  'POST',
  '/api/auth/email/verify',
  'anyone',
  SIGNED_IN,
);
/** Checks, opens and renews the link of a purchase email. */
export const checkReportLink = endpoint<ReportLink, ReportLinkToken>(
  'POST',
  '/api/auth/report-link/check',
  'anyone',
  {
    fields: { assessmentId: 'string', email: 'string', needs: 'string', signedIn: 'boolean' },
  },
);
export const openReport = endpoint<SignedIn, OpenReport>(
  'POST',
  '/api/auth/report-link/open',
  'anyone',
  SIGNED_IN,
);
export const renewReportLink = endpoint<MailRequested, ReportLinkRenewal>(
  'POST',
  '/api/auth/report-link/renew',
  'anyone',
  MAIL_REQUESTED,
);
export const startSignIn = endpoint<void>('GET', '/api/login', 'anyone', 'nothing');
export const logout = endpoint<void>('GET', '/api/logout', 'anyone', 'nothing');

export const countries = endpoint<string[]>('GET', '/api/countries', 'anyone', { list: 'string' });
/** What a report has in each country, for a buyer to read. */
export const countryReports = endpoint<CountryReport[]>('GET', '/api/country-reports', 'anyone', {
  list: { fields: { country: 'string', says: { list: 'string' } } },
});
export const updateCountry = endpoint<User, CountryChange>(
  'PUT',
  '/api/user/country',
  'user',
  USER,
);
export const accountSessions = endpoint<AccountSession[]>('GET', '/api/user/sessions', 'user', {
  list: { fields: { id: 'string', lastSeenAt: 'string', current: 'boolean' } },
});
export const endSessions = endpoint<void, SessionsEnd>(
  'POST',
  '/api/user/sessions/end',
  'user',
  'nothing',
);
export const changePassword = endpoint<SignedIn, PasswordChange>(
  'POST',
  '/api/user/password',
  'user',
  SIGNED_IN,
);
export const exportData = endpoint<PersonalData>('GET', '/api/user/export', 'user', {
  fields: { exportedAt: 'string' },
});
export const requestDeletion = endpoint<MailRequested>(
  'POST',
  '/api/user/deletion-link',
  'user',
  MAIL_REQUESTED,
);
export const deleteUser = endpoint<void, AccountDeletion>('DELETE', '/api/user', 'user', 'nothing');

/** `?country=` and `?revision=` as for the report. */
export const reportCareers = endpoint<ReportCareers>(
  'GET',
  '/api/reports/:id/careers',
  'owner',
  REPORT_CAREERS,
);
/** Any occupation, compared with the report's person. */
export const reportCareer = endpoint<CareerRow>(
  'GET',
  '/api/reports/:id/careers/:code',
  'owner',
  CAREER_ROW,
);
/** Keeps, strikes, adds or annotates a career. Returns all choices of the report. */
export const chooseCareer = endpoint<CareerChoice[], CareerChange>(
  'PATCH',
  '/api/reports/:id/careers/:code',
  'owner',
  { list: CAREER_CHOICE },
);
