// Shapes of replies that several endpoints share, or that are too long for the endpoint list.
import type {
  AdminAssessment,
  AdminAuditEntry,
  AdminOverview,
  AdminPage,
  AdminPayment,
  AdminPerson,
  AdminReport,
  AdminStatistics,
  AdminUser,
} from './admin.js';
import type { Assessment, Draft } from './assessment.js';
import type { MailRequested, SignedIn, User } from './auth.js';
import type { CareerChoice, CareerRow, ReportCareers } from './choices.js';
import type { Receipt } from './payment.js';
import type { Plan, ReportGlance } from './plan.js';
import type { ReplyShape, ShapeOf } from './reply-shape.js';
import type { ReportDetail, ReportListItem, ReportStatus } from './report.js';
import type { SharedReport, ShareLink } from './share.js';

const STRING_OR_NULL = { orNull: 'string' } as const;

export const USER: ShapeOf<User> = {
  fields: {
    id: 'string',
    email: 'string',
    firstName: 'string',
    lastName: 'string',
    country: 'string',
    role: 'string',
    hasPassword: 'boolean',
  },
};

export const SIGNED_IN: ShapeOf<SignedIn> = { fields: { user: USER } };

export const MAIL_REQUESTED: ShapeOf<MailRequested> = { fields: { status: 'string' } };

export const ASSESSMENT: ShapeOf<Assessment> = {
  fields: {
    id: 'string',
    createdAt: 'string',
    completedAt: STRING_OR_NULL,
    personalityType: STRING_OR_NULL,
    isPaid: 'boolean',
    status: 'string',
    email: 'string',
  },
};

export const DRAFT: ShapeOf<Draft> = { fields: { answers: { fields: {} } } };

export const RECEIPT: ShapeOf<Receipt> = {
  fields: {
    number: 'string',
    assessmentId: STRING_OR_NULL,
    paidAt: 'string',
    item: 'string',
    amount: 'number',
    currency: 'string',
    refundedAmount: 'number',
    refundedAt: STRING_OR_NULL,
  },
};

export const REPORT_LIST_ITEM: ShapeOf<ReportListItem> = {
  fields: {
    id: 'string',
    assessmentId: 'string',
    createdAt: 'string',
    generatedAt: 'string',
    content: 'string',
  },
};

/** The minimum for showing a report: the page derives the rest from its text. */
export const REPORT_DETAIL: ShapeOf<ReportDetail> = {
  fields: { assessmentId: 'string', generatedAt: 'string', content: 'string' },
};

export const PLAN: ShapeOf<Plan> = {
  fields: {
    assessmentId: 'string',
    madeAt: 'string',
    reminders: 'boolean',
    kept: 'boolean',
    careers: { list: { fields: { code: 'string', title: 'string' } } },
    steps: {
      list: {
        fields: {
          id: 'string',
          text: 'string',
          detail: 'string',
          dueOn: 'string',
          doneAt: STRING_OR_NULL,
          note: 'string',
          own: 'boolean',
        },
      },
    },
  },
};

export const REPORT_GLANCE: ShapeOf<ReportGlance> = {
  fields: {
    assessmentId: 'string',
    personalityType: 'string',
    categories: {
      list: { fields: { category: 'string', name: 'string', score: 'number', band: 'string' } },
    },
    careers: { list: { fields: { code: 'string', title: 'string' } } },
    kept: 'boolean',
    done: 'number',
    total: 'number',
    next: { orNull: { fields: { id: 'string', text: 'string', dueOn: 'string' } } },
  },
};

export const SHARE_LINK: ShapeOf<ShareLink> = {
  fields: {
    id: 'string',
    purpose: 'string',
    withName: 'boolean',
    withScores: 'boolean',
    createdAt: 'string',
    expiresAt: 'string',
    state: 'string',
    comments: {
      list: {
        fields: { id: 'string', name: STRING_OR_NULL, text: 'string', createdAt: 'string' },
      },
    },
  },
};

export const SHARED_REPORT: ShapeOf<SharedReport> = {
  fields: {
    purpose: 'string',
    person: STRING_OR_NULL,
    generator: 'string',
    generatedAt: 'string',
    expiresAt: 'string',
    careers: { list: { fields: { code: 'string', title: 'string' } } },
  },
};

export const REPORT_STATUS: ShapeOf<ReportStatus> = {
  fields: {
    status: 'string',
    error: STRING_OR_NULL,
    progress: { fields: { percent: 'number', section: STRING_OR_NULL } },
  },
};

export const CAREER_CHOICE: ShapeOf<CareerChoice> = {
  fields: { code: 'string', choice: STRING_OR_NULL, added: 'boolean', note: 'string' },
};

export const CAREER_ROW: ShapeOf<CareerRow> = {
  fields: {
    code: 'string',
    title: 'string',
    fit: STRING_OR_NULL,
    reason: 'string',
    doubt: 'string',
    verdict: 'string',
    pay: { fields: { kind: 'string', country: 'string' } },
    demand: { fields: {} },
  },
};

export const REPORT_CAREERS: ShapeOf<ReportCareers> = {
  fields: {
    methodVersion: 'number',
    country: 'string',
    ranked: 'boolean',
    careers: { list: CAREER_ROW },
    next: { list: CAREER_ROW },
    others: { list: CAREER_ROW },
    choices: { list: CAREER_CHOICE },
  },
};

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
