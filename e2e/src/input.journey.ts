import { expect, test, type Locator } from '@playwright/test';
import { TEST_CARDS, createFreshEmail } from './funnel';
import { tabTo } from './keyboard';

test.use({ viewport: { width: 1440, height: 900 } });

// main-job.journey.ts uses a mouse; phone.journey.ts and circumstances.journey.ts use touch.
test('a buyer gets from the details form to a career of the report by keyboard alone', async ({ page, context }) => {
  const { keyboard } = page;
  const tab = async (wanted: Locator, text: string) => {
    await tabTo(page, wanted);
    await keyboard.type(text);
  };
  await page.goto('/assessment');
  await tab(page.getByLabel('First name'), 'Ada');
  await tab(page.getByLabel('Last name'), 'Lovelace');
  await tab(page.getByLabel('Email'), createFreshEmail('keyboard.1440'));
  await tab(page.getByLabel('Country'), 'Irel');
  await tabTo(page, page.getByRole('button', { name: 'Start the assessment' }));
  await keyboard.press('Enter');

  for (let question = 1; question <= 36; question += 1) {
    await expect(page.getByText(`Question ${question} of 36`)).toBeVisible();
    // Number keys answer the focused statement. Statements 18 and 36 are answered with arrow keys.
    if (question % 18 === 0) {
      await tabTo(page, page.getByRole('radio').first());
      await keyboard.press('ArrowDown');
    } else {
      await keyboard.press(String(((question * 3) % 5) + 1));
    }
    await expect(page.getByRole('radio', { checked: true })).toBeVisible();
    await keyboard.press('Enter');
  }
  for (const name of ['Skip this part', 'Skip to the end']) {
    await tabTo(page, page.getByRole('button', { name }));
    await keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: /^Your? / })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Get Complete Report' }).first());
  await keyboard.press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: 'Ireland' })).toBeVisible();
  await tab(page.getByLabel('Card number'), TEST_CARDS.good);
  await tab(page.getByLabel('Expiry date'), '12/34');
  await tab(page.getByLabel('Security code'), '123');
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Your report is ready' })).toBeFocused();
  const newPage = context.waitForEvent('page');
  await tabTo(page, page.getByRole('link', { name: /View Your Report/ }));
  await keyboard.press('Enter');
  const report = await newPage;
  const career = report.locator('#careers [id^="career-"]').getByRole('button', { expanded: false }).first();
  await tabTo(report, career);
  await report.keyboard.press('Enter');
  await expect(report.getByText('Why it may suit you').filter({ visible: true }).first()).toBeVisible();
});
