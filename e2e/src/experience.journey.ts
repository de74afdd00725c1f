import { type Assessment, type Draft, endpoints } from '@bearings/contracts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { createFreshEmail } from './funnel';
import { tabTo } from './keyboard';
import { readJson } from './screens/fixtures';
import { openStatements } from './screens/funnel-screens';
import { findSmallTargets, measureSidewaysScroll } from './screens/targets';

const TEACHER = '25-2031.00';
const TITLE = 'What you’ve done counts';
/** Titles of the screens after the one that asks what a person has done. */
const LATER_TITLES = ['What won’t you do?', 'Any jobs in mind?', 'Would you enjoy any of these?'];
const PASSWORD = 'a long enough password';

const findHeading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const findTask = (page: Page, mark: 'More' | 'Less', index: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^${mark} of this`) }).nth(index);

/** Opens the screen that asks somebody in work what they have done. */
async function openExperience(page: Page): Promise<void> {
  await openStatements(page, 36);
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('radio', { name: 'In work' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(findHeading(page, TITLE)).toBeFocused();
}

const ANSWERED = {
  jobs: [{ occupation: TEACHER, years: 'over10', isCurrent: true, moreTasks: [1, 2, 3], lessTasks: [4, 5, 6] }],
  pastimes: ['reading', 'walking', 'club'],
  changes: ['hours', 'pressure'],
};

test.describe('on a touch screen of 360×640 px', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('one job, six tasks, three pastimes and two changes take at most 40 taps', async ({ page }) => {
    await openExperience(page);
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.tap();
      taps += 1;
    };
    await tap(page.getByRole('combobox', { name: 'Job 1' }));
    await page.keyboard.type('secondary school teacher');
    await tap(page.getByRole('option').first());
    await tap(page.getByRole('radio', { name: 'over 10' }));
    for (const index of [0, 1, 2]) await tap(findTask(page, 'More', index));
    for (const index of [3, 4, 5]) await tap(findTask(page, 'Less', index));
    expect(await measureSidewaysScroll(page)).toBe(0);
    expect(await findSmallTargets(page)).toEqual([]);
    for (const name of ['Reading and writing', 'Walking', 'Running a club'])
      await tap(page.getByRole('button', { name }));
    for (const name of [/^Hours/, /^Pressure/]) await tap(page.getByRole('button', { name }));
    for (const title of LATER_TITLES) {
      await tap(page.getByRole('button', { name: 'Next', exact: true }));
      await expect(findHeading(page, title)).toBeFocused();
    }
    const submitReply = page.waitForResponse(`**${endpoints.submitAssessment.path}`);
    await tap(page.getByRole('button', { name: 'See your preview' }));
    const { circumstances }: Assessment = await readJson(submitReply);
    expect(circumstances?.experience).toEqual(ANSWERED);
    expect(taps).toBeLessThanOrEqual(40);
    await expect(page.getByText('What you’ve done')).toBeVisible();
  });
});

test('the step is answered by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await openExperience(page);
  await tabTo(page, page.getByRole('combobox', { name: 'Job 1' }));
  await keyboard.type('taxi driver');
  await page.getByRole('option', { name: 'Taxi driver', exact: true }).waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(findTask(page, 'More', 0)).toBeVisible();
  await tabTo(page, findTask(page, 'More', 0));
  await keyboard.press('Space');
  await tabTo(page, findTask(page, 'Less', 1));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Cooking' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: /^Pay/ }).last());
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('textbox', { name: /pounds/ }));
  await keyboard.type('12.50');
  await tabTo(page, page.getByRole('radio', { name: 'a year' }));
  for (const name of ['a month', 'an hour']) {
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await expect
    .poll(async () => (await readDraft(page)).circumstances?.experience)
    .toEqual({
      jobs: [{ occupation: 'x:taxi', isCurrent: true, moreTasks: [1], lessTasks: [2] }],
      pastimes: ['cooking'],
      changes: ['pay'],
      payNow: { hundredths: 12_50, period: 'hour' },
    });
});

const readDraft = (page: Page): Promise<Draft> => readJson(page.request.get(endpoints.draft.path));

test('the step is resumed in another browser, exported, and deleted with the account', async ({ page, browser }) => {
  const email = createFreshEmail('experience');
  const person = { firstName: 'Tom', lastName: 'Hall', email, password: PASSWORD };
  await readJson(page.request.post(endpoints.register.path, { data: person }));
  await openExperience(page);
  await page.getByRole('combobox', { name: 'Job 1' }).fill('cleaner');
  await page.getByRole('option', { name: 'Cleaner', exact: true }).click();
  await page.getByRole('button', { name: 'Animals' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(async () => (await readDraft(page)).circumstances?.experience?.pastimes).toEqual(['animals']);

  const other = await browser.newContext();
  try {
    const resumed = await other.newPage();
    await readJson(resumed.request.post(endpoints.login.path, { data: { email, password: PASSWORD } }));
    await resumed.goto('/assessment');
    await resumed.getByRole('button', { name: 'Complete Assessment' }).click();
    for (const _ of ['tiles', 'situation']) await resumed.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(findHeading(resumed, TITLE)).toBeFocused();
    await expect(resumed.getByRole('button', { name: 'Change Cleaner' })).toBeVisible();
    await expect(resumed.getByRole('button', { name: 'Animals', pressed: true })).toBeVisible();
    const exported = await (await resumed.request.get(endpoints.exportData.path)).text();
    expect(exported).toContain('x:cleaner');
    const reply = await resumed.request.delete(endpoints.deleteUser.path, { data: { password: PASSWORD } });
    expect(reply.status()).toBe(204);
    expect((await resumed.request.get(endpoints.exportData.path)).status()).toBe(401);
  } finally {
    await other.close();
  }
});
