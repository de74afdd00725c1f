import {
  endpoints,
  type AdminListName,
  type AdminOverview,
  type AdminReport,
  type AdminStatistics,
} from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { alterReply, refuseCall } from './mock-replies';
import { pressButton, waitForText, visitPage, type Screen, createScreen } from './screen';

const LIST_NAMES: readonly AdminListName[] = ['users', 'assessments', 'payments', 'reports', 'messages', 'audit'];
const PAGE_TITLE = 'Administration';

const openList = (page: Page, name: AdminListName, text?: string | RegExp, query = ''): Promise<void> =>
  visitPage(page, `/admin?list=${name}${query}`, PAGE_TITLE, text);

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** Returns the statistics with the figures of a busy site. */
const withActivity = (statistics: AdminStatistics): AdminStatistics => ({
  ...statistics,
  days: statistics.days.map(({ date }, day) => ({
    date,
    started: 40 + ((day * 17) % 45),
    completed: 26 + ((day * 11) % 30),
    paid: 6 + ((day * 5) % 12),
    ready: 6 + ((day * 5) % 11),
    revenue: 999 * (6 + ((day * 5) % 12)) - (day % 9 === 0 ? 999 : 0),
  })),
  sales: { payments: statistics.days.length * 11, refunded: 9, disputed: 2 },
  leaving: statistics.leaving.map(({ answered }) => ({
    answered,
    people: Math.round(60 / (1 + answered / 2)) + (answered % 6 === 5 ? 9 : 0),
  })),
});

const withoutActivity = (statistics: AdminStatistics): AdminStatistics => ({
  ...statistics,
  days: statistics.days.map(({ date }) => ({
    date,
    started: 0,
    completed: 0,
    paid: 0,
    ready: 0,
    revenue: 0,
  })),
  leaving: statistics.leaving.map(({ answered }) => ({ answered, people: 0 })),
});

/** Screens of /admin, for an administrator, for support and for other users. */
export const adminScreens: readonly Screen[] = [
  createScreen('admin-overview', { as: 'admin' }, async ({ page }) => {
    await alterReply(page, endpoints.adminOverview, (overview): AdminOverview => ({
      ...overview,
      started: 21_841,
      completed: 14_203,
      paid: 4_322,
      ready: 4_320,
      revenue: 4_317_678,
      stuckReports: 2,
      failingReports: 1,
      release: 'v1.0.0-3-g0a1b2c3',
      instance: 'api-1',
      queue: { kind: 'bull', waiting: 3 },
      work: [
        { kind: 'email', waiting: 4, running: 0, retrying: 1, failed: 0, oldestSeconds: 60 },
        { kind: 'follow-up', waiting: 0, running: 0, retrying: 0, failed: 0, oldestSeconds: 0 },
        { kind: 'plan-reminder', waiting: 0, running: 0, retrying: 0, failed: 0, oldestSeconds: 0 },
        { kind: 'report', waiting: 2, running: 2, retrying: 0, failed: 1, oldestSeconds: 420 },
      ],
      lastWebhookAt: '2026-06-12T10:05:00Z',
      unconfirmedLinks: ['https://web.arbeitsagentur.de/entgeltatlas/'],
      openPayRows: 491,
      model: {
        server: 'api.openai.com/v1',
        writer: 'gpt-4.1-mini',
        judge: 'gpt-4.1-mini',
        state: 'edits',
        evaluation: {
          madeAt: '2026-06-12T10:05:00Z',
          refused: { right: 232, of: 240, low: 0.9356, high: 0.983, needed: 0.9 },
          kept: { right: 224, of: 240, low: 0.8944, high: 0.9585, needed: 0.85 },
        },
      },
    }));
    await alterReply(page, endpoints.adminStatistics, withActivity);
    await visitPage(page, '/admin', PAGE_TITLE, 'Revenue by day');
  }),
  createScreen('admin-overview-new', { as: 'admin' }, async ({ page }) => {
    await alterReply(page, endpoints.adminOverview, (overview): AdminOverview => ({
      ...overview,
      started: 0,
      completed: 0,
      paid: 0,
      ready: 0,
      revenue: 0,
      lastWebhookAt: null,
      unconfirmedLinks: [],
      openPayRows: 0,
    }));
    await alterReply(page, endpoints.adminStatistics, withoutActivity);
    await visitPage(page, '/admin', PAGE_TITLE, 'No activity in these days');
  }),
  createScreen('admin-overview-failed', { as: 'admin', refused: endpoints.adminOverview }, ({ page }) =>
    visitPage(page, '/admin', PAGE_TITLE, 'The figures could not be loaded'),
  ),
  createScreen('admin-comments', { as: 'admin' }, async ({ page }) => {
    await visitPage(page, '/admin?list=comments', PAGE_TITLE);
    await page.getByRole('heading', { name: 'Comments that may be quoted' }).waitFor();
  }),
  createScreen('admin-statistics-failed', { as: 'admin', refused: endpoints.adminStatistics }, ({ page }) =>
    visitPage(page, '/admin', PAGE_TITLE, 'The figures of these days could not be loaded.'),
  ),
  createScreen('admin-person', { as: 'admin' }, ({ page, people }) =>
    visitPage(
      page,
      `/admin?list=payments&person=${people.paid.id}`,
      PAGE_TITLE,
      'Opening this record is listed under Audit.',
    ),
  ),
  createScreen('admin-person-failed', { as: 'admin' }, ({ page }) =>
    visitPage(page, `/admin?person=${UNKNOWN_ID}`, PAGE_TITLE, 'The record could not be loaded.'),
  ),
  ...LIST_NAMES.map((name) =>
    createScreen(`admin-${name}`, { as: 'admin' }, ({ page }) =>
      openList(page, name, /^\d+ entr(y|ies)$|^No entries yet$/),
    ),
  ),
  createScreen('admin-report-failed', { as: 'admin' }, async ({ page }) => {
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
    await openList(page, 'reports', '60 entries');
  }),
  {
    name: 'admin-refund',
    as: 'admin',
    open: async ({ page }) => {
      await openList(page, 'payments');
      await pressButton(page, 'Refund');
      await page.getByRole('alertdialog').waitFor();
    },
    further: [
      createScreen('admin-proof', async ({ page }) => {
        await refuseCall(page, endpoints.refundPayment, 403, { code: 'proof_needed' });
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: /refund/i })
          .click();
        await waitForText(page, 'Is it still you?');
      }),
      createScreen('admin-proof-refused', async ({ page }) => {
        const message = 'The password is not right.';
        const refusal = { code: 'invalid_field', field: 'password', message } as const;
        await refuseCall(page, endpoints.prove, 400, refusal);
        await page.locator('[name=password]').fill('not the one');
        await pressButton(page, 'Confirm');
        await waitForText(page, message);
      }),
    ],
  },
  {
    name: 'admin-request',
    as: 'admin',
    open: async ({ page, people }) => {
      await visitPage(page, `/admin?list=assessments&person=${people.paid.id}`, PAGE_TITLE, 'At this person’s request');
      await pressButton(page, 'Correct the email');
      await page.getByRole('dialog').waitFor();
    },
    further: [
      createScreen('admin-request-refused', async ({ page }) => {
        const message = 'An account has this email already. You can move a report to it.';
        await refuseCall(page, endpoints.correctEmail, 400, { code: 'invalid_field', field: 'email', message });
        await page.locator('[name=email]').fill('grace@example.org');
        await page.locator('[name=reference]').fill('receipt 1042');
        await page.getByRole('dialog').getByRole('button', { name: 'Correct the email' }).click();
        await waitForText(page, message);
      }),
    ],
  },
  createScreen('admin-nothing-found', { as: 'admin' }, ({ page }) =>
    openList(page, 'users', 'No matches', '&search=xylophone'),
  ),
  createScreen('admin-list-failed', { as: 'admin', refused: endpoints.adminUsers }, ({ page }) =>
    openList(page, 'users', 'The list could not be loaded.'),
  ),
  createScreen('admin-list-loading', { as: 'admin', pending: endpoints.adminUsers }, ({ page }) =>
    openList(page, 'users'),
  ),
  createScreen('support-users', { as: 'support' }, ({ page }) => openList(page, 'users', /^\d+ entr(y|ies)$/)),
  createScreen('support-messages', { as: 'support' }, ({ page }) =>
    openList(page, 'messages', /^\d+ entr(y|ies)$|^No entries yet$/),
  ),
  createScreen('support-person', { as: 'support' }, ({ page, people }) =>
    visitPage(
      page,
      `/admin?list=payments&person=${people.paid.id}`,
      PAGE_TITLE,
      'Opening this record is listed under Audit.',
    ),
  ),
  createScreen('admin-not-allowed', { as: 'buyer' }, ({ page }) => visitPage(page, '/admin', '404 Page Not Found')),
];
