import { endpoints, type Assessment, type AssessmentStatus, type User } from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { alterReply, replyWith } from './mock-replies';
import { pressButton, waitForText, visitPage, visitWithPausedTimers, type Screen, createScreen } from './screen';

/** Returns a copy of an assessment with another status. `index` makes its id unique. */
const withStatus = (paid: Assessment, status: AssessmentStatus, index: number): Assessment => ({
  ...paid,
  id: paid.id.replace(/^./, String(index)),
  status,
  isPaid: !['in_progress', 'payment_required'].includes(status),
  completedAt: status === 'in_progress' ? null : paid.completedAt,
  personalityType: status === 'in_progress' ? null : paid.personalityType,
  ...(status === 'in_progress' && { answered: 7 }),
});

const ASSESSMENT_STATES = ['in_progress', 'payment_required', 'generating', 'error', 'ready'] as const;

/** Creates a screen of the home page of a user who has one assessment with this status. */
const createHomeScreen = (status: AssessmentStatus): Screen =>
  createScreen(`home-${status.replace('_', '-')}`, { as: 'buyer' }, async ({ page, people }) => {
    await replyWith(page, endpoints.assessments, [withStatus(people.paid, status, 1)]);
    await visitPage(page, '/', /Hello, /, 'Your next step');
  });

const openDashboard = (page: Page, text?: string): Promise<void> =>
  visitPage(page, '/dashboard', /Welcome back, /, text);

/** Answers that the country was saved, without saving it, because other tests use the same account. */
export async function keepCountry(page: Page): Promise<void> {
  const reply = await page.request.get(endpoints.currentUser.path);
  const user: User = await reply.json();
  await replyWith(page, endpoints.updateCountry, user);
}

/** Screens of the home page of a signed-in user and of the dashboard. */
export const accountScreens: readonly Screen[] = [
  createScreen('home-new', { as: 'newcomer' }, ({ page }) =>
    visitPage(page, '/', /Hello, /, 'Find out what suits you'),
  ),
  ...ASSESSMENT_STATES.map(createHomeScreen),
  createScreen('home-administrator', { as: 'admin' }, async ({ page }) => {
    await visitPage(page, '/', /Hello, /, 'Open Administration');
    await waitForText(page, 'Your next step');
  }),
  createScreen('home-failed', { as: 'buyer', refused: endpoints.assessments }, ({ page }) =>
    visitPage(page, '/', /Hello, /, 'Nothing is lost. Check your connection, then try again.'),
  ),
  createScreen('dashboard-new', { as: 'newcomer' }, ({ page }) => openDashboard(page, 'Start Your First Assessment')),
  createScreen('dashboard', { as: 'buyer' }, async ({ page, people }) => {
    const all = ASSESSMENT_STATES.map((status, index) => withStatus(people.paid, status, index));
    await replyWith(page, endpoints.assessments, all);
    await alterReply(page, endpoints.reports, (reports) =>
      ['2026-03-02', '2025-11-20', '2025-06-01', '2024-12-24'].flatMap((day) =>
        reports.map((report) => ({ ...report, id: `${day}${report.id}`, generatedAt: day })),
      ),
    );
    await openDashboard(page, 'Report Generating');
    await waitForText(page, 'Open your plan');
  }),
  createScreen('dashboard-long-name', { as: 'longNamed' }, async ({ page }) => {
    await openDashboard(page, 'View Report');
    await waitForText(page, 'Open your plan');
  }),
  createScreen('dashboard-loading', { as: 'buyer', pending: endpoints.assessments }, ({ page }) => openDashboard(page)),
  createScreen('dashboard-failed', { as: 'buyer', refused: endpoints.assessments }, ({ page }) =>
    openDashboard(page, 'We could not load your dashboard'),
  ),
  createScreen('dashboard-signed-out', ({ page }) =>
    visitWithPausedTimers(page, '/dashboard', 'Authentication Required'),
  ),
  createScreen('dashboard-country-changed', { as: 'buyer' }, async ({ page }) => {
    await openDashboard(page);
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('option', { name: 'Norway' }).click();
    await page.getByRole('button', { name: 'Update' }).waitFor();
  }),
  createScreen('dashboard-country-saved', { as: 'buyer' }, async ({ page }) => {
    await keepCountry(page);
    await openDashboard(page);
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('option', { name: 'Norway' }).click();
    await pressButton(page, 'Update');
    await waitForText(page, 'Country Updated');
  }),
  createScreen('dashboard-country-open', { as: 'buyer' }, async ({ page }) => {
    await openDashboard(page);
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('listbox').waitFor();
  }),
  createScreen('dashboard-country-failed', { as: 'buyer', refused: endpoints.countries }, ({ page }) =>
    openDashboard(page, 'The list of countries could not be loaded.'),
  ),
];
