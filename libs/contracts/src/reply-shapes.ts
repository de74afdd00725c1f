// Shapes of replies that several endpoints share, or that are too long for the endpoint list.
import type { Assessment, Draft } from './assessment.js';
import type { MailRequested, SignedIn, User } from './auth.js';
import type { CareerChoice, CareerRow, ReportCareers } from './choices.js';
import type { Receipt } from './payment.js';
import type { Plan, ReportGlance } from './plan.js';
import type { ShapeOf } from './reply-shape.js';
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
    wordCount: 'number',
    readingTime: 'number',
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
