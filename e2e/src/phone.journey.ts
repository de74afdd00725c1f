import { endpoints } from '@bearings/contracts';
import { QUESTIONS } from '@bearings/domain';
import { expect, test, type Page } from '@playwright/test';
import { ATTENTIVE_ANSWERS } from './funnel';
import { openStatements } from './screens/funnel-screens';
import { leaveReplyPending } from './screens/mock-replies';
import { measureSidewaysScroll, findSmallTargets } from './screens/targets';

/** Viewports of a small, an old and an ordinary phone, without the browser's bars. */
const PHONE_SIZES = [
  { width: 360, height: 640 },
  { width: 375, height: 553 },
  { width: 390, height: 664 },
];

/** Positions and sizes on a statement page, in CSS pixels. */
interface StatementLayout {
  answers: { top: number; bottom: number; height: number }[];
  barTop: number;
  barBottom: number;
  headingTop: number;
  progressHeight: number;
  scrollable: number;
}

const measureStatement = (page: Page): Promise<StatementLayout> =>
  page.evaluate(() => {
    const getBox = (element: Element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return { top: Math.round(top), bottom: Math.round(bottom), height: Math.round(height) };
    };
    const onButton = [...document.querySelectorAll('button')].find((button) =>
      ['Next', 'Complete Assessment'].includes(button.textContent.trim()),
    );
    const bar = onButton?.parentElement?.parentElement;
    const heading = document.querySelector('h1');
    const progress = document.querySelector('[role="progressbar"]');
    if (!bar || !heading || !progress) throw new Error('The statement is not complete.');
    return {
      answers: [...document.querySelectorAll('[role="radio"]')].map(getBox),
      barTop: getBox(bar).top,
      barBottom: getBox(bar).bottom,
      headingTop: getBox(heading).top,
      progressHeight: getBox(progress).height,
      scrollable: document.documentElement.scrollHeight - window.innerHeight,
    };
  });

test.describe('a phone', () => {
  const [smallest] = PHONE_SIZES;
  test.use({ viewport: smallest, hasTouch: true, isMobile: true });

  test('shows all answers and the Next button of each statement at the same position', async ({ page }) => {
    await page.goto('/assessment');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByRole('button', { name: 'Start the assessment' }).tap();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('list', { name: 'Steps' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Save & exit' })).toBeInViewport({ ratio: 1 });

    const tops = new Set<string>();
    for (const [index] of QUESTIONS.entries()) {
      await expect(page.getByText(`Question ${index + 1} of 36`)).toBeAttached();
      for (const viewport of PHONE_SIZES) {
        await page.setViewportSize(viewport);
        await expect(page.getByText(`${index + 1} of 36 · part 1 of 2`)).toBeInViewport();
        const seenSizes = await measureStatement(page);
        expect(seenSizes.progressHeight).toBeLessThanOrEqual(4);
        const [first] = seenSizes.answers;
        expect(seenSizes.answers).toHaveLength(5);
        for (const answer of seenSizes.answers) {
          expect(answer.height).toBeGreaterThanOrEqual(44);
          expect(answer.height).toBe(first?.height);
          expect(answer.bottom).toBeLessThanOrEqual(seenSizes.barTop);
        }
        expect(seenSizes.barBottom).toBe(viewport.height);
        expect(seenSizes.headingTop).toBeGreaterThan(40);
        expect(seenSizes.scrollable).toBe(0);
        tops.add(`${viewport.height}: ${first?.top}`);
      }
      await page
        .getByRole('radio')
        .nth(Number(ATTENTIVE_ANSWERS.charAt(index)) - 1)
        .tap();
      // The tap also opens the next statement, except on the last statement.
    }
    expect([...tops]).toHaveLength(PHONE_SIZES.length);
    for (const viewport of PHONE_SIZES) {
      await page.setViewportSize(viewport);
      expect(await measureSidewaysScroll(page)).toBe(0);
      expect(await findSmallTargets(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Complete Assessment' }).tap();
    await page.getByRole('button', { name: 'Skip this part' }).tap();
    await expect(page.getByRole('radiogroup').first()).toBeVisible();
    expect(await measureSidewaysScroll(page)).toBe(0);
    expect(await findSmallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Skip to the end' }).tap();
    await expect(page.getByRole('heading', { name: 'Complete Career Report' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('shows the message about a missing answer without scrolling', async ({ page }) => {
    await openStatements(page, 20);
    await page.getByRole('button', { name: 'Next', exact: true }).tap({ force: true });
    for (const viewport of PHONE_SIZES) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole('main').getByText('Please select an answer before continuing.')).toBeInViewport({
        ratio: 1,
      });
    }
  });

  test('continues after the last statement although the site’s settings have not loaded', async ({ page }) => {
    await leaveReplyPending(page, endpoints.config);
    await openStatements(page, 36);
    await page.getByRole('button', { name: 'Complete Assessment' }).tap();
    await expect(page.getByRole('button', { name: 'Skip this part' })).toBeVisible();
  });

  test('keeps the Next button above the safe area at the bottom of the screen', async ({ page }) => {
    const safeArea = 34;
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: safeArea } });
    await openStatements(page, 20);
    for (const viewport of PHONE_SIZES) {
      await page.setViewportSize(viewport);
      const nextButton = page.getByRole('button', { name: 'Next', exact: true });
      const box = await nextButton.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height - safeArea);
      const { answers, barTop, barBottom } = await measureStatement(page);
      expect(barBottom).toBe(viewport.height);
      if (viewport.height < 640) continue;
      for (const { bottom } of answers) expect(bottom).toBeLessThanOrEqual(barTop);
    }
  });
});

test('a wide screen shows the answers of all 36 statements at the same position', async ({ page }) => {
  const widths = [768, 1440];
  await openStatements(page, 36);
  const tops = new Set<string>();
  for (let question = 36; question >= 1; question -= 1) {
    await expect(page.getByText(`Question ${question} of 36`)).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1024 });
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save & exit' })).toBeHidden();
      const { answers } = await measureStatement(page);
      expect(new Set(answers.map(({ top, height }) => `${top} ${height}`)).size).toBe(1);
      tops.add(`${width}: ${answers[0]?.top}`);
      const dots = await page
        .locator('.ui-scale-dot')
        .evaluateAll((all) => all.map((dot) => Math.round(dot.getBoundingClientRect().top)));
      expect(new Set(dots).size).toBe(1);
    }
    if (question > 1) await page.getByRole('button', { name: 'Previous' }).click();
  }
  expect([...tops]).toHaveLength(widths.length);
});
