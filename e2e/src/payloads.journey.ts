import {
  endpoints,
  pageTo,
  type AdminPage,
  type ReportBlock,
  type User,
} from '@bearings/contracts';
import { expect, type Page } from '@playwright/test';
import { guard, PAYLOADS } from './payloads';
import { draftOf, json } from './screens/cast';
import { changeJourney } from './screens/journey';
import { alter } from './screens/replies';
import type { Stage } from './screens/screen';
import { test } from './screens/stage';

/** Everything at once, where one place shows one name. */
const ALL = PAYLOADS.join(' ');
const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Each payload is in the text of the page as it was typed, and nothing has happened. */
async function shownAsTyped(page: Page, happened: string[], texts = PAYLOADS): Promise<void> {
  await page.waitForTimeout(200);
  const text = squeezed((await page.locator('body').textContent()) ?? '');
  expect(texts.filter((payload) => !text.includes(squeezed(payload).trim()))).toEqual([]);
  expect(happened).toEqual([]);
}

test('what does run is noticed', async ({ page }) => {
  const happened = await guard(page);
  await page.setContent(PAYLOADS.slice(0, 2).join(''));
  await expect.poll(() => happened).toEqual(['ran()', 'ran()']);
});

const nobody = (as: 'buyer' | 'admin' | 'visitor') => ({
  name: 'payloads',
  as,
  open: () => Promise.resolve(),
});

const named = async ({ page }: Stage): Promise<void> =>
  alter(page, endpoints.currentUser, (user: User) => ({ ...user, firstName: ALL, lastName: ALL }));

test('as names, nothing runs at home, on the dashboard and in the details', async ({ show }) => {
  const stage = await show(nobody('buyer'));
  const happened = await guard(stage.page);
  await named(stage);
  for (const path of ['/', '/dashboard']) {
    await stage.page.goto(path);
    await stage.page.getByRole('heading', { level: 1, name: /script/ }).waitFor();
    await shownAsTyped(stage.page, happened);
  }
  await stage.page.goto('/assessment');
  await expect(stage.page.getByLabel('First name')).toHaveValue(/<script>ran\(\)/);
  expect(happened).toEqual([]);
});

test('as names, nothing runs in the check of the answers', async ({ page }) => {
  const happened = await guard(page);
  await json(page.request.put(endpoints.saveDraft.path, { data: draftOf(36) }));
  await page.goto('/assessment');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await changeJourney(page, { email: ALL, firstName: ALL, lastName: ALL });
  await page.getByText('<script>').first().waitFor();
  await shownAsTyped(page, happened);
});

test('as names, nothing runs in the lists of the administration', async ({ show }) => {
  const { page } = await show(nobody('admin'));
  const happened = await guard(page);
  const filled = <Row extends { id: string }>({ items, ...rest }: AdminPage<Row>) => ({
    ...rest,
    items: PAYLOADS.flatMap((payload, place) =>
      items.slice(0, 1).map((item) => ({
        ...item,
        id: String(place),
        email: payload,
        firstName: payload,
        lastName: payload,
      })),
    ),
  });
  await alter(page, endpoints.adminUsers, filled);
  await alter(page, endpoints.adminAssessments, filled);
  await alter(page, endpoints.adminPayments, filled);
  await alter(page, endpoints.adminReports, filled);
  for (const list of ['users', 'assessments', 'payments', 'reports']) {
    await page.goto(`/admin?list=${list}`);
    await page
      .getByRole('rowheader')
      .nth(PAYLOADS.length - 1)
      .waitFor();
    await shownAsTyped(page, happened);
  }
});

test('as report text, nothing runs on the report, with its data or as text alone', async ({
  show,
}) => {
  const { page, cast } = await show(nobody('buyer'));
  const happened = await guard(page);
  const runs = PAYLOADS.map((text) => ({ text }));
  const blocks: ReportBlock[] = [
    { kind: 'heading', text: ALL },
    { kind: 'paragraph', runs },
    { kind: 'list', items: runs.map((run) => [run]) },
  ];
  await alter(page, endpoints.report, (report) => ({
    ...report,
    generator: ALL,
    document: {
      ...report.document,
      categories: report.document.categories.map((category) => ({ ...category, runs })),
      careers: report.document.careers.map((career) => ({ ...career, title: ALL, why: runs })),
      sections: report.document.sections.map((section) => ({ ...section, blocks })),
    },
  }));
  await page.goto(pageTo.report(cast.paid.id));
  await page.getByRole('heading', { name: 'Next steps', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Open all' }).click();
  await shownAsTyped(page, happened);

  await page.route('**/api/reports/assessment/*', async (route) => {
    const response = await route.fetch();
    const report: Record<string, unknown> = await response.json();
    const content = ['## Text', ...PAYLOADS, ...PAYLOADS.map((text) => `- ${text}`)].join('\n\n');
    await route.fulfill({ json: { ...report, document: undefined, content } });
  });
  await page.goto(pageTo.report(cast.paid.id));
  await page.getByRole('heading', { name: 'Text', exact: true }).waitFor();
  expect(await page.locator('main :is(script, iframe, img, marquee, details)').count()).toBe(0);
  expect(happened).toEqual([]);
});
