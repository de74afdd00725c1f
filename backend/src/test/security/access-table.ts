import type { AccessRule } from '../../platform/http/access.decorator.js';

/** What the id of a call names; an assessment's id names its report too. */
export type Named = 'assessment' | 'report' | 'intent' | 'payment' | 'user';

/** Who may call a route, and what the id that it takes names. */
type Row = readonly [access: AccessRule, names?: Named];

/**
 * Who may call each route, written by hand: the decorators of the routes have to say the same, and the tests of
 * access are made of this table and of the OpenAPI document. A route whose id is a link's token or names
 * something of the caller alone has the rule without a name.
 */
export const ACCESS_TABLE: Record<string, Row> = {
  'GET /api/admin/assessments': ['admin'],
  'GET /api/admin/audit': ['admin'],
  'GET /api/admin/export.csv': ['admin'],
  'POST /api/admin/factor/recovery-codes': ['admin'],
  'POST /api/admin/factor/remove': ['admin'],
  'POST /api/admin/login': ['anyone'],
  'GET /api/admin/newsletter.csv': ['admin'],
  'GET /api/admin/overview': ['admin'],
  'GET /api/admin/payments': ['admin'],
  'POST /api/admin/payments/:id/refund': ['admin', 'payment'],
  'GET /api/admin/people/:id': ['admin', 'assessment'],
  'POST /api/admin/proof': ['admin'],
  'GET /api/admin/reports': ['admin'],
  'POST /api/admin/reports/:id/rerun': ['admin', 'report'],
  'GET /api/admin/statistics': ['admin'],
  'GET /api/admin/users': ['admin'],
  'DELETE /api/admin/users/:id': ['admin', 'user'],
  'POST /api/admin/users/:id/end-sessions': ['admin', 'user'],
  'GET /api/assessments': ['user'],
  'POST /api/assessments/:assessment/generate-report': ['owner', 'report'],
  'GET /api/assessments/:id': ['owner', 'report'],
  'PATCH /api/assessments/:id': ['owner', 'report'],
  'GET /api/assessments/:id/preview-careers': ['owner', 'report'],
  'GET /api/assessments/draft': ['visitor'],
  'PUT /api/assessments/draft': ['visitor'],
  'POST /api/assessments/public': ['visitor'],
  'POST /api/assessments/start-tracking': ['visitor'],
  'POST /api/auth/email/verify': ['anyone'],
  'GET /api/auth/factor': ['anyone'],
  'POST /api/auth/factor/code': ['anyone'],
  'POST /api/auth/factor/confirm': ['anyone'],
  'POST /api/auth/factor/start': ['anyone'],
  'POST /api/auth/login': ['anyone'],
  'POST /api/auth/password/forgot': ['anyone'],
  'POST /api/auth/password/reset': ['anyone'],
  'POST /api/auth/register': ['anyone'],
  'POST /api/auth/report-link/check': ['anyone'],
  'POST /api/auth/report-link/open': ['anyone'],
  'POST /api/auth/report-link/renew': ['anyone'],
  'GET /api/auth/user': ['user'],
  'GET /api/config': ['anyone'],
  'POST /api/contact': ['anyone'],
  'GET /api/countries': ['anyone'],
  'GET /api/country-reports': ['anyone'],
  'POST /api/create-payment-intent': ['owner', 'report'],
  'GET /api/health/live': ['anyone'],
  'GET /api/health/ready': ['anyone'],
  'GET /api/login': ['anyone'],
  'GET /api/logout': ['anyone'],
  'POST /api/newsletter/confirm': ['anyone'],
  'GET /api/newsletter/leave': ['anyone'],
  'POST /api/newsletter/leave': ['anyone'],
  'POST /api/newsletter/subscribe': ['anyone'],
  'GET /api/occupations': ['anyone'],
  'GET /api/payments': ['user'],
  'GET /api/plan-reminders/stop': ['anyone'],
  'POST /api/plan-reminders/stop': ['anyone'],
  'GET /api/receipts/:id/pdf': ['owner', 'payment'],
  'GET /api/reports': ['user'],
  'GET /api/reports/:id/careers': ['owner', 'report'],
  'GET /api/reports/:id/careers/:code': ['owner', 'report'],
  'PATCH /api/reports/:id/careers/:code': ['owner', 'report'],
  'PUT /api/reports/:id/circumstances': ['owner', 'report'],
  'GET /api/reports/:id/download': ['owner', 'report'],
  'GET /api/reports/:id/download/text': ['owner', 'report'],
  'POST /api/reports/:id/email': ['owner', 'report'],
  'GET /api/reports/:id/pdf': ['owner', 'report'],
  'GET /api/reports/:id/plan': ['owner', 'report'],
  'PATCH /api/reports/:id/plan': ['owner', 'report'],
  'GET /api/reports/:id/plan.ics': ['owner', 'report'],
  'PATCH /api/reports/:id/share-comments': ['owner', 'report'],
  'GET /api/reports/:id/shares': ['owner', 'report'],
  'POST /api/reports/:id/shares': ['owner', 'report'],
  'DELETE /api/reports/:id/shares/:share': ['owner', 'report'],
  'GET /api/reports/all.zip': ['user'],
  'GET /api/reports/assessment/:assessmentId': ['owner', 'report'],
  'GET /api/reports/assessment/sample': ['anyone'],
  'GET /api/reports/sample/careers': ['anyone'],
  'GET /api/reports/sample/careers/:code': ['anyone'],
  'GET /api/reports/sample/download': ['anyone'],
  'GET /api/reports/sample/download/text': ['anyone'],
  'GET /api/reports/sample/pdf': ['anyone'],
  'GET /api/reports/status/:assessment': ['owner', 'report'],
  'GET /api/shared/:token': ['anyone'],
  'POST /api/shared/:token/comments': ['anyone'],
  'DELETE /api/user': ['user'],
  'PUT /api/user/country': ['user'],
  'POST /api/user/deletion-link': ['user'],
  'GET /api/user/export': ['user'],
  'POST /api/user/password': ['user'],
  'GET /api/user/report-glance': ['user'],
  'GET /api/user/sessions': ['user'],
  'POST /api/user/sessions/end': ['user'],
  'POST /api/verify-payment': ['owner', 'intent'],
  'POST /api/web-vitals': ['anyone'],
  'POST /api/webhooks/stripe': ['provider'],
};

/** Returns the row of a route. Throws without one. */
export function ruleOf(route: string): { access: AccessRule; names: Named | null } {
  const row = ACCESS_TABLE[route];
  if (!row) throw new Error(`The access table has no ${route}.`);
  const [access, names = null] = row;
  return { access, names };
}
