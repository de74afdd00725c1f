import { devices, expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { TEST_CARDS, freshEmail } from './funnel';
import { tabTo } from './keyboard';

const openInNewTab = async (context: BrowserContext, open: () => Promise<void>): Promise<Page> => {
  const newPage = context.waitForEvent('page');
  await open();
  return newPage;
};

/** Goes from the details form to an open career of the report, by keyboard only. */
async function completeByKeyboard(page: Page, email: string): Promise<void> {
  const { keyboard } = page;
  const tab = async (wanted: Locator, text: string) => {
    await tabTo(page, wanted);
    await keyboard.type(text);
  };
  await page.goto('/assessment');
  await tab(page.getByLabel('First name'), 'Ada');
  await tab(page.getByLabel('Last name'), 'Lovelace');
  await tab(page.getByLabel('Email'), email);
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
  await tabTo(page, page.getByRole('button', { name: 'Skip this part' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^You / })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Get Complete Report' }).first());
  await keyboard.press('Enter');
  await tab(page.getByLabel('Card number'), TEST_CARDS.good);
  await tab(page.getByLabel('Expiry date'), '12/34');
  await tab(page.getByLabel('Security code'), '123');
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Your report is ready' })).toBeFocused();
  const reportPage = await openInNewTab(page.context(), async () => {
    await tabTo(page, page.getByRole('link', { name: /View Your Report/ }));
    await keyboard.press('Enter');
  });
  const career = reportPage.locator('#careers [id^="career-"]').getByRole('button', { expanded: false }).first();
  await tabTo(reportPage, career);
  await reportPage.keyboard.press('Enter');
  await expect(reportPage.getByText('Why it may suit you').first()).toBeVisible();
}

/** Goes from the details form to an open career of the report by touch; only text is typed. */
async function completeByTouch(page: Page, email: string): Promise<void> {
  const typeInto = async (label: string, text: string) => {
    await page.getByLabel(label).tap();
    await page.keyboard.type(text);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name }).tap();
  await page.goto('/assessment');
  await typeInto('First name', 'Grace');
  await typeInto('Last name', 'Hopper');
  await typeInto('Email', email);
  await button('Start the assessment');

  for (let question = 1; question <= 36; question += 1) {
    await expect(page.getByText(`Question ${question} of 36`)).toBeVisible();
    const answer = page.getByRole('radio').nth((question * 3) % 5);
    await answer.tap();
  }
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await button('Complete Assessment');
  await button('Skip this part');
  await page.getByRole('link', { name: 'Get Complete Report' }).first().tap();

  await page.getByText('Test mode: no money moves').click();
  await button(`Use the card ${TEST_CARDS.good}`);
  await button('Complete Payment - £9.99');
  const view = page.getByRole('link', { name: /View Your Report/ });
  await view.waitFor();
  // The notice about the new account may appear later. It must not move the link that a buyer is about to tap.
  const before = await view.boundingBox();
  await page.getByText(/made an account for you/).waitFor();
  expect((await view.boundingBox())?.y).toBe(before?.y);
  const reportPage = await openInNewTab(page.context(), () => view.tap());
  const career = reportPage.locator('#careers [id^="career-"]').getByRole('button', { expanded: false }).first();
  await career.tap();
  await expect(reportPage.getByText('Why it may suit you').first()).toBeVisible();
}

// Each input method is tested at one width. main-job.journey.ts uses a mouse.
test.describe('by keyboard alone at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('a buyer gets from the details form to a career of the report', ({ page }) =>
    completeByKeyboard(page, freshEmail('keyboard.1440')));
});

test.describe('by touch alone at 320 px', () => {
  const { hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport: { width: 320, height: 640 }, hasTouch, isMobile });
  test('a buyer gets from the details form to a career of the report', ({ page }) =>
    completeByTouch(page, freshEmail('finger.320')));
});
