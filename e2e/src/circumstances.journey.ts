// Completes the optional circumstances step by keyboard and by touch.
import { endpoints, TILES, type Assessment, type Circumstances } from '@bearings/contracts';
import { expect, test, type Page } from '@playwright/test';
import { tabTo } from './keyboard';
import { createDraft, readJson } from './screens/fixtures';
import { sidewaysScroll, smallTargets } from './screens/targets';

const SMALL_PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const activitiesHeading = (page: Page) => heading(page, 'Would you like to spend a working day on this?');
const preview = (page: Page) => page.getByRole('heading', { name: 'Complete Career Report' });

/** Opens the circumstances step of an assessment whose 36 statements are answered. */
async function openStep(page: Page): Promise<void> {
  await page.request.put(endpoints.saveDraft.path, { data: createDraft(36) });
  await page.goto('/assessment');
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expect(activitiesHeading(page)).toBeFocused();
}

/** Runs `work`, which submits the assessment. Returns the API's reply. */
async function readSubmission(page: Page, work: () => Promise<void>): Promise<Assessment> {
  const submitReply = page.waitForResponse(`**${endpoints.submitAssessment.path}`);
  await work();
  return readJson(submitReply);
}

const CHOSEN_CIRCUMSTANCES: Circumstances = {
  interests: { care: 'like', listen: 'not_for_me' },
  stage: 'fe',
  qualificationLevel: 2,
  training: '3y',
  dealBreakers: ['selling'],
};

test('a visitor completes every screen of the circumstances step by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await openStep(page);
  const group = (name: string) => page.getByRole('radiogroup', { name });
  await tabTo(page, group('Care for somebody who is ill').getByRole('radio', { name: 'Like' }));
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await expect(group('Talk somebody through a problem').getByRole('radio', { name: 'Not for me' })).toBeChecked();
  await keyboard.press('Enter');

  await expect(heading(page, 'Where do you stand?')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'At school' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^At college/ })).toBeChecked();
  await tabTo(page, page.getByRole('combobox', { name: 'Highest qualification' }));
  await keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  const qualification = page.getByRole('option', { name: 'GCSEs 9–4, National 5s' });
  await expect(async () => {
    await keyboard.press('ArrowDown');
    await expect(qualification).toBeFocused({ timeout: 3_000 });
  }).toPass();
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'As little as possible' }));
  // Wait for each choice: an arrow key pressed too early would start from the same option again.
  for (const name of ['Up to a year', 'Up to three years']) {
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await keyboard.press('Enter');

  await expect(heading(page, 'What won’t you do?')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Selling to strangers' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }));
  await keyboard.press('Enter');

  await expect(heading(page, 'Any jobs in mind?')).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Job title' }));
  await keyboard.type('electrician');
  await page.getByRole('option').first().waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  const remove = page.getByRole('button', { name: /^Remove/ });
  await expect(remove).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'See your preview' }));
  const { circumstances } = await readSubmission(page, () => keyboard.press('Enter'));
  expect(circumstances).toMatchObject({ ...CHOSEN_CIRCUMSTANCES });
  expect(circumstances?.jobsInMind).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(preview(page)).toBeVisible();
  await expect(page.getByText('What your careers will take into account')).toBeVisible();
});

test.describe('a visitor who uses touch at 360×640 px', () => {
  test.use(SMALL_PHONE);

  test('rates all 24 activities and completes the four screens of the circumstances step', async ({ page }) => {
    await openStep(page);
    await expect(page.getByRole('banner')).toBeHidden();
    for (const [index, { label }] of TILES.entries()) {
      const tile = page.getByRole('radiogroup', { name: label });
      const choice = tile.getByRole('radio', { name: index % 3 === 0 ? 'Not for me' : 'Like' });
      await choice.tap();
      await expect(choice).toBeChecked();
      const box = await choice.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const nextButton = page.getByRole('button', { name: 'Next', exact: true });
    for (const title of ['Where do you stand?', 'What won’t you do?', 'Any jobs in mind?']) {
      await expect(nextButton).toBeInViewport({ ratio: 1 });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      await nextButton.tap();
      await expect(heading(page, title)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    await page.getByRole('combobox', { name: 'Job title' }).tap();
    await page.keyboard.type('nurse');
    await page.getByRole('option').first().tap();
    await page.getByRole('button', { name: /^Remove/ }).tap();
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    const { circumstances } = await readSubmission(page, () =>
      page.getByRole('button', { name: 'See your preview' }).tap(),
    );
    expect(Object.keys(circumstances?.interests ?? {})).toHaveLength(TILES.length);
    expect(circumstances).not.toHaveProperty('jobsInMind');
  });
});
