// Shapes of the replies to the administrator's calls.
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
import type { ReplyShape, ShapeOf } from './reply-shape.js';

const STRING_OR_NULL = { orNull: 'string' } as const;

export const ADMIN_OVERVIEW: ShapeOf<AdminOverview> = {
  fields: {
    started: 'number',
    completed: 'number',
    paid: 'number',
    ready: 'number',
    revenue: 'number',
    stuckReports: 'number',
    queue: { fields: { kind: 'string' } },
    waitingMails: 'number',
    lastWebhookAt: STRING_OR_NULL,
    days: { list: { fields: { date: 'string', started: 'number', paid: 'number' } } },
  },
};

/* @__NO_SIDE_EFFECTS__ */
function pageOf<Shape extends ReplyShape>(row: Shape) {
  return {
    fields: { items: { list: row }, total: 'number', page: 'number', pageSize: 'number' },
  } as const;
}

export const ADMIN_PAYMENT: ShapeOf<AdminPayment> = {
  fields: { id: 'string', intentId: 'string', amount: 'number', paidAt: 'string' },
};

export const ADMIN_REPORT: ShapeOf<AdminReport> = {
  fields: { id: 'string', assessmentId: 'string', state: 'string', requestedAt: 'string' },
};

export const ADMIN_USERS: ShapeOf<AdminPage<AdminUser>> = pageOf({
  fields: { id: 'string', email: 'string', createdAt: 'string' },
});

export const ADMIN_ASSESSMENTS: ShapeOf<AdminPage<AdminAssessment>> = pageOf({
  fields: { id: 'string', email: 'string', status: 'string', createdAt: 'string' },
});

export const ADMIN_STATISTICS: ShapeOf<AdminStatistics> = {
  fields: {
    from: 'string',
    to: 'string',
    days: {
      list: {
        fields: {
          date: 'string',
          started: 'number',
          completed: 'number',
          paid: 'number',
          ready: 'number',
          revenue: 'number',
        },
      },
    },
    sales: { fields: { payments: 'number', refunded: 'number', disputed: 'number' } },
    leaving: { list: { fields: { answered: 'number', people: 'number' } } },
  },
};

export const ADMIN_PERSON: ShapeOf<AdminPerson> = {
  fields: {
    email: 'string',
    assessments: { list: { fields: { id: 'string', status: 'string', createdAt: 'string' } } },
    payments: { list: ADMIN_PAYMENT },
    reports: { list: ADMIN_REPORT },
    mails: { list: { fields: { kind: 'string' } } },
    audit: { list: { fields: { id: 'string', at: 'string', action: 'string' } } },
  },
};

export const ADMIN_PAYMENTS: ShapeOf<AdminPage<AdminPayment>> = pageOf(ADMIN_PAYMENT);

export const ADMIN_REPORTS: ShapeOf<AdminPage<AdminReport>> = pageOf(ADMIN_REPORT);

export const ADMIN_AUDIT: ShapeOf<AdminPage<AdminAuditEntry>> = pageOf({
  fields: { id: 'string', at: 'string', action: 'string', outcome: 'string' },
});
