import { endpoints, pageTo, type AdminPage, type ReportBlock, type User } from '@bearings/contracts';
import { SCRIPT_PAYLOADS } from '@bearings/contracts/testing';
import { expect, type Page } from '@playwright/test';
import { createDraft, readJson } from './screens/fixtures';
import { changeFunnelState } from './screens/funnel-state';
import { alterReply } from './screens/mock-replies';
import { test } from './screens/test-fixture';

/** All payloads (texts that try to run a script) joined into one name, for pages that show only one name. */
const ALL_PAYLOADS = SCRIPT_PAYLOADS.join(' ');
const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/**
 * Returns a list that shows whether a payload ran as a script: calls of `ran()`, dialogs and requests to other hosts
 * are added to it.
 */
async function recordScriptRuns(page: Page): Promise<string[]> {
  const scriptRuns: string[] = [];
  const ownHost = new URL(page.url() === 'about:blank' ? 'http://localhost' : page.url()).hostname;
  await page.exposeFunction('ran', () => scriptRuns.push('ran()'));
  page.on('dialog', (dialog) => {
    scriptRuns.push(`${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== ownHost) scriptRuns.push(request.url());
  });
  return scriptRuns;
}

/**
 * Waits until payloads in the page have had time to run. To do so, adds a broken picture, whose error event comes after
 * the error events of earlier pictures.
 */
const waitForPayloads = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const lastImage = new Image();
        const waitTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => done()));
        lastImage.addEventListener('error', waitTwoFrames);
        lastImage.src = 'no-such-picture';
      }),
  );

/** Expects that the page shows every payload as text and that no payload ran as a script. */
async function expectShownAsText(page: Page, happened: string[]): Promise<void> {
  await waitForPayloads(page);
  const text = collapseSpaces((await page.locator('body').textContent()) ?? '');
  expect(SCRIPT_PAYLOADS.filter((payload) => !text.includes(collapseSpaces(payload).trim()))).toEqual([]);
  expect(happened).toEqual([]);
}

test('recordScriptRuns, which these tests rely on, records an injected script that runs', async ({ page }) => {
  const scriptRuns = await recordScriptRuns(page);
  await page.setContent(SCRIPT_PAYLOADS.slice(0, 2).join(''));
  await expect.poll(() => scriptRuns).toEqual(['ran()', 'ran()']);
});

const createPayloadScreen = (as: 'buyer' | 'admin') => ({
  name: 'payloads',
  as,
  open: () => Promise.resolve(),
});

test('scripts in a user’s name do not run on the home page, the dashboard and the details form', async ({ show }) => {
  const { page } = await show(createPayloadScreen('buyer'));
  const scriptRuns = await recordScriptRuns(page);
  await alterReply(page, endpoints.currentUser, (user: User) => ({
    ...user,
    firstName: ALL_PAYLOADS,
    lastName: ALL_PAYLOADS,
  }));
  for (const path of ['/', '/dashboard']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: /script/ }).waitFor();
    await expectShownAsText(page, scriptRuns);
  }
  await page.goto('/assessment');
  await expect(page.getByLabel('First name')).toHaveValue(/<script>ran\(\)/);
  expect(scriptRuns).toEqual([]);
});

test('scripts in a visitor’s name and email do not run on the answer review', async ({ page }) => {
  const scriptRuns = await recordScriptRuns(page);
  await readJson(page.request.put(endpoints.saveDraft.path, { data: createDraft(36) }));
  await page.goto('/assessment');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await changeFunnelState(page, {
    email: ALL_PAYLOADS,
    firstName: ALL_PAYLOADS,
    lastName: ALL_PAYLOADS,
  });
  await page.getByText('<script>').first().waitFor();
  await expectShownAsText(page, scriptRuns);
});

test('scripts in users’ names and emails do not run in the admin lists', async ({ show }) => {
  const { page } = await show(createPayloadScreen('admin'));
  const scriptRuns = await recordScriptRuns(page);
  const fillRows = <Row extends { id: string }>({ items, ...rest }: AdminPage<Row>) => ({
    ...rest,
    items: SCRIPT_PAYLOADS.flatMap((payload, index) =>
      items.slice(0, 1).map((item) => ({
        ...item,
        id: String(index),
        email: payload,
        firstName: payload,
        lastName: payload,
      })),
    ),
  });
  await alterReply(page, endpoints.adminUsers, fillRows);
  await alterReply(page, endpoints.adminAssessments, fillRows);
  await alterReply(page, endpoints.adminPayments, fillRows);
  await alterReply(page, endpoints.adminReports, fillRows);
  for (const list of ['users', 'assessments', 'payments', 'reports']) {
    await page.goto(`/admin?list=${list}`);
    await page
      .getByRole('rowheader')
      .nth(SCRIPT_PAYLOADS.length - 1)
      .waitFor();
    await expectShownAsText(page, scriptRuns);
  }
});

test('scripts in the texts of a report do not run on the report page', async ({ show }) => {
  const { page, people } = await show(createPayloadScreen('buyer'));
  const scriptRuns = await recordScriptRuns(page);
  const runs = SCRIPT_PAYLOADS.map((text) => ({ text }));
  const blocks: ReportBlock[] = [
    { kind: 'heading', text: ALL_PAYLOADS },
    { kind: 'paragraph', runs },
    { kind: 'list', items: runs.map((run) => [run]) },
  ];
  await alterReply(page, endpoints.report, (report) => ({
    ...report,
    generator: ALL_PAYLOADS,
    document: {
      ...report.document,
      categories: report.document.categories.map((category) => ({ ...category, runs })),
      careers: report.document.careers.map((career) => ({
        ...career,
        title: ALL_PAYLOADS,
        why: runs,
      })),
      sections: report.document.sections.map((section) => ({ ...section, blocks })),
    },
  }));
  await page.goto(pageTo.report(people.paid.id));
  await page.getByRole('heading', { name: 'Next steps', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Open all' }).click();
  await expectShownAsText(page, scriptRuns);
});
