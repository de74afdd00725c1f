// The calls of a reader's plan, a part of `endpoints`.
import { endpoint } from './http.js';
import type { Plan, PlanChange, RemindersStopped, ReportGlance } from './plan.js';
import { PLAN, REPORT_GLANCE } from './reply-shapes.js';

/** Makes the plan at its first reading, and adds to it when the careers have changed. */
export const plan = endpoint<Plan>('GET', '/api/reports/:id/plan', 'owner', PLAN);
/** The plan afterwards. */
export const changePlan = endpoint<Plan, PlanChange>(
  'PATCH',
  '/api/reports/:id/plan',
  'owner',
  PLAN,
);
/** The open steps as an iCalendar file. */
export const planCalendar = endpoint<string>('GET', '/api/reports/:id/plan.ics', 'owner', 'string');
/** Null without a report that can be read. */
export const reportGlance = endpoint<ReportGlance | null>(
  'GET',
  '/api/user/report-glance',
  'user',
  {
    orNull: REPORT_GLANCE,
  },
);
/** `?key=` is in each reminder. Mail programs call this too, with a form body (RFC 8058). */
export const stopReminders = endpoint<RemindersStopped>(
  'POST',
  '/api/plan-reminders/stop',
  'anyone',
  { fields: { status: 'string' } },
);
