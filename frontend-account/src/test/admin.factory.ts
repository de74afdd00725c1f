import {
  type AdminAssessment,
  type AdminAuditEntry,
  type AdminOverview,
  type AdminPage,
  type AdminPayment,
  type AdminReport,
  type AdminStatistics,
  type AdminUser,
  endpoints,
} from '@bearings/contracts';
import { mockReply, renderPage, createSignedInUser } from '@bearings/web/testing';
import { routes } from '../routes';

export const SAMPLE_TIME = '2026-06-12T09:05:00.000Z';

export const createOverview = (changes: Partial<AdminOverview> = {}): AdminOverview => ({
  started: 40,
  completed: 20,
  paid: 5,
  ready: 4,
  revenue: 4995,
  stuckReports: 0,
  failingReports: 0,
  release: 'v1.0.0',
  instance: 'api-1',
  queue: { kind: 'in-process', waiting: 0 },
  work: [],
  lastWebhookAt: null,
  unconfirmedLinks: ['https://example.org/search/'],
  openPayRows: 491,
  model: null,
  days: [],
  ...changes,
});

export const createStatistics = (changes: Partial<AdminStatistics> = {}): AdminStatistics => ({
  from: '2026-06-01',
  to: '2026-06-30',
  days: [],
  sales: { payments: 0, refunded: 0, disputed: 0 },
  leaving: [],
  ...changes,
});

export const createPayment = (changes: Partial<AdminPayment> = {}): AdminPayment => ({
  id: 'p1',
  firstName: null,
  lastName: null,
  assessmentId: 'a1',
  email: 'grace@example.com',
  intentId: 'pi_1',
  amount: 999,
  currency: 'gbp',
  cardLast4: '4242',
  paidAt: SAMPLE_TIME,
  refundedAmount: 0,
  refundedAt: null,
  dispute: null,
  ...changes,
});

export const createAdminUser = (changes: Partial<AdminUser> = {}): AdminUser => ({
  id: 'u1',
  email: 'grace@example.com',
  firstName: 'Grace',
  lastName: 'Hopper',
  country: 'GB',
  role: 'user',
  hasPassword: true,
  emailVerified: true,
  createdAt: SAMPLE_TIME,
  assessments: 1,
  ...changes,
});

export const createAdminReport = (changes: Partial<AdminReport> = {}): AdminReport => ({
  id: 'r1',
  assessmentId: 'a1',
  email: 'grace@example.com',
  firstName: 'Grace',
  lastName: 'Hopper',
  state: 'ready',
  attempts: 1,
  progress: 100,
  error: null,
  requestedAt: SAMPLE_TIME,
  generatedAt: SAMPLE_TIME,
  ...changes,
});

export const createAdminAssessment = (changes: Partial<AdminAssessment> = {}): AdminAssessment => ({
  id: 'a1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  userId: 'u1',
  status: 'ready',
  superseded: false,
  createdAt: SAMPLE_TIME,
  completedAt: SAMPLE_TIME,
  ...changes,
});

export const createAuditEntry = (changes: Partial<AdminAuditEntry> = {}): AdminAuditEntry => ({
  id: 'l1',
  at: SAMPLE_TIME,
  adminEmail: 'admin@example.com',
  action: 'person.read',
  subject: 'a1',
  detail: null,
  reference: null,
  personId: 'a1',
  personEmail: 'ada@example.com',
  personName: 'Ada Lovelace',
  outcome: 'done',
  ...changes,
});

/** Returns the first page of an administration list. */
export const createListPage = <Row>(items: Row[], total = items.length): AdminPage<Row> => ({
  items,
  total,
  page: 1,
  pageSize: 25,
});

const adminRoutes = routes.filter((route) => route.path === '/admin');

/** Renders the administration as support sees it, which opens on the list of users. */
export function openAdminAsSupport(path: string, handlers: ReturnType<typeof mockReply>[]) {
  createSignedInUser({ role: 'support' });
  return renderPage(adminRoutes, { path, handlers });
}

/** Renders the administration as an administrator sees it. */
export function openAdmin(path = '/admin', { overview = createOverview(), statistics = createStatistics() } = {}) {
  createSignedInUser({ role: 'admin' });
  return renderPage(adminRoutes, {
    path,
    handlers: [
      mockReply(endpoints.adminOverview, overview),
      mockReply(endpoints.adminStatistics, statistics),
      mockReply(endpoints.adminMailingLists, []),
    ],
  });
}
