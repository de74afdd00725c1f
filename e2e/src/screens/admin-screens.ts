import {
  endpoints,
  type AdminListName,
  type AdminOverview,
  type AdminReport,
} from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { alterReply, leavePending, refuseCall } from './mock-replies';
import { press, waitForText, visit, type Screen } from './screen';

const LISTS: readonly AdminListName[] = ['users', 'assessments', 'payments', 'reports', 'audit'];
const TITLE = 'Administration';

const list = (page: Page, name: AdminListName, query = ''): Promise<void> =>
  visit(page, `/admin?list=${name}${query}`, TITLE);

/** /admin, for an administrator and for other users. */
export const adminScreens: readonly Screen[] = [
  {
    name: 'admin-overview',
    as: 'admin',
    open: async ({ page }) => {
      await alterReply(page, endpoints.adminOverview, (overview): AdminOverview => ({
        ...overview,
        started: 1841,
        completed: 1203,
        paid: 322,
        ready: 320,
        revenue: 321_678,
        stuckReports: 2,
        failingReports: 1,
        queue: { kind: 'bull', waiting: 3, oldestSeconds: 420 },
        waitingMails: 4,
        lastWebhookAt: '2026-06-12T10:05:00Z',
        days: overview.days.map(({ date }, day) => ({
          date,
          started: 40 + ((day * 17) % 45),
          completed: 26 + ((day * 11) % 30),
          paid: 6 + ((day * 5) % 12),
          ready: 6 + ((day * 5) % 11),
        })),
      }));
      await visit(page, '/admin', TITLE);
      await waitForText(page, 'The last 30 days');
    },
  },
  {
    name: 'admin-overview-new',
    as: 'admin',
    open: async ({ page }) => {
      await alterReply(page, endpoints.adminOverview, (overview): AdminOverview => ({
        ...overview,
        started: 0,
        completed: 0,
        paid: 0,
        ready: 0,
        revenue: 0,
        lastWebhookAt: null,
        days: overview.days.map(({ date }) => ({
          date,
          started: 0,
          completed: 0,
          paid: 0,
          ready: 0,
        })),
      }));
      await visit(page, '/admin', TITLE);
      await waitForText(page, 'No activity in the last 30 days');
    },
  },
  {
    name: 'admin-overview-failed',
    as: 'admin',
    open: async ({ page }) => {
      await refuseCall(page, endpoints.adminOverview, 500);
      await visit(page, '/admin', TITLE);
      await waitForText(page, 'The figures could not be loaded');
    },
  },
  ...LISTS.map((name): Screen => ({
    name: `admin-${name}`,
    as: 'admin',
    open: async ({ page }) => {
      await list(page, name);
      await waitForText(page, /^\d+ entr(y|ies)$|^No entries yet$/);
    },
  })),
  {
    name: 'admin-report-failed',
    as: 'admin',
    open: async ({ page }) => {
      await alterReply(page, endpoints.adminReports, ({ items, ...rest }) => ({
        ...rest,
        total: 60,
        items: items.map((item): AdminReport => ({
          ...item,
          state: 'error',
          attempts: 3,
          error: 'The writer did not answer in time.',
        })),
      }));
      await list(page, 'reports');
      await waitForText(page, '60 entries');
    },
  },
  {
    name: 'admin-refund',
    as: 'admin',
    open: async ({ page }) => {
      await list(page, 'payments');
      await press(page, 'Refund');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'admin-nothing-found',
    as: 'admin',
    open: async ({ page }) => {
      await list(page, 'users', '&search=xylophone');
      await waitForText(page, 'No matches');
    },
  },
  {
    name: 'admin-list-failed',
    as: 'admin',
    open: async ({ page }) => {
      await refuseCall(page, endpoints.adminUsers, 500);
      await list(page, 'users');
      await waitForText(page, 'The list could not be loaded.');
    },
  },
  {
    name: 'admin-list-loading',
    as: 'admin',
    open: async ({ page }) => {
      await leavePending(page, endpoints.adminUsers);
      await list(page, 'users');
    },
  },
  {
    name: 'admin-not-allowed',
    as: 'buyer',
    open: ({ page }) => visit(page, '/admin', '404 Page Not Found'),
  },
];
