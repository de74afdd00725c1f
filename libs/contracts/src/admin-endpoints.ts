// The administrator's calls, a part of `endpoints`.
import type {
  AdminAssessment,
  AdminAuditEntry,
  AdminOverview,
  AdminPage,
  AdminPayment,
  AdminPerson,
  AdminReport,
  AdminUser,
} from './admin.js';
import type { AdminStatistics } from './admin-statistics.js';
import { endpoint } from './http.js';
import {
  ADMIN_ASSESSMENTS,
  ADMIN_AUDIT,
  ADMIN_OVERVIEW,
  ADMIN_PAYMENT,
  ADMIN_PAYMENTS,
  ADMIN_PERSON,
  ADMIN_REPORT,
  ADMIN_REPORTS,
  ADMIN_STATISTICS,
  ADMIN_USERS,
} from './admin-reply-shapes.js';

export const adminOverview = endpoint<AdminOverview>(
  'GET',
  '/api/admin/overview',
  'admin',
  ADMIN_OVERVIEW,
);
/** Query: `from` and `to`; the last 30 days without them. */
export const adminStatistics = endpoint<AdminStatistics>(
  'GET',
  '/api/admin/statistics',
  'admin',
  ADMIN_STATISTICS,
);
/** By the id of an account or an assessment. Each read is in the audit. */
export const adminPerson = endpoint<AdminPerson>(
  'GET',
  '/api/admin/people/:id',
  'admin',
  ADMIN_PERSON,
);
/** A list as CSV. Query: `list`, and that of the list without its page. Each export is in the audit. */
export const adminExport = endpoint<string>('GET', '/api/admin/export.csv', 'admin', 'string');
export const adminUsers = endpoint<AdminPage<AdminUser>>(
  'GET',
  '/api/admin/users',
  'admin',
  ADMIN_USERS,
);
export const adminAssessments = endpoint<AdminPage<AdminAssessment>>(
  'GET',
  '/api/admin/assessments',
  'admin',
  ADMIN_ASSESSMENTS,
);
export const adminPayments = endpoint<AdminPage<AdminPayment>>(
  'GET',
  '/api/admin/payments',
  'admin',
  ADMIN_PAYMENTS,
);
export const adminReports = endpoint<AdminPage<AdminReport>>(
  'GET',
  '/api/admin/reports',
  'admin',
  ADMIN_REPORTS,
);
export const adminAudit = endpoint<AdminPage<AdminAuditEntry>>(
  'GET',
  '/api/admin/audit',
  'admin',
  ADMIN_AUDIT,
);
export const rerunReport = endpoint<AdminReport>(
  'POST',
  '/api/admin/reports/:id/rerun',
  'admin',
  ADMIN_REPORT,
);
export const refundPayment = endpoint<AdminPayment>(
  'POST',
  '/api/admin/payments/:id/refund',
  'admin',
  ADMIN_PAYMENT,
);
