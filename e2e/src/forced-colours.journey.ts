import { expect, type Locator, type Page } from '@playwright/test';
import { findScreen } from './screens/all-screens';
import { openStatements } from './screens/funnel-screens';
import { test } from './screens/test-fixture';

/** Returns the share of pixels that clearly differ between two pictures of the same size. */
async function measureDifferentShare(page: Page, before: Buffer, after: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const readPixels = async (base64: string): Promise<ImageData> => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('There is no canvas to read the picture with.');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const [first, second] = await Promise.all(pictures.map(readPixels));
      if (!first || !second) throw new Error('Two pictures are needed.');
      const pixels = first.width * first.height;
      if (second.width * second.height !== pixels) throw new Error('The pictures differ in size.');
      let differentPixels = 0;
      for (let at = 0; at < first.data.length; at += 4) {
        const distance = [0, 1, 2].reduce(
          (sum, channel) => sum + Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)),
          0,
        );
        if (distance > 96) differentPixels += 1;
      }
      return differentPixels / pixels;
    },
    [before.toString('base64'), after.toString('base64')],
  );
}

/** Takes a picture of an element, without the text cursor and transitions. */
const takePicture = (element: Locator): Promise<Buffer> =>
  element.screenshot({ animations: 'disabled', caret: 'hide' });

const COLOUR_SCHEMES = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [360, 1440].map((width) => ({ colorScheme, width })),
);

/** Takes a picture of an element in each colour scheme and width, without hover and focus. */
async function takePictures(page: Page, element: Locator): Promise<Buffer[]> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const pictures: Buffer[] = [];
  for (const { colorScheme, width } of COLOUR_SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    pictures.push(await takePicture(element));
  }
  return pictures;
}

/** Returns the smallest share of different pixels over all colour schemes and widths. */
async function measureLeastDifference(page: Page, before: Buffer[], after: Buffer[]): Promise<number> {
  const shares = before.map((picture, look) => measureDifferentShare(page, picture, after[look] ?? picture));
  return Math.min(...(await Promise.all(shares)));
}

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test.describe('in forced colours, light and dark, at 360 and 1440 px', () => {
  test('the chosen answer is visibly different from the other answers', async ({ page }) => {
    await openStatements(page, 20);
    const answer = page.getByRole('radio', { name: 'Agree', exact: true });
    const open = await takePictures(page, answer);
    const secondPicture = await takePicture(answer);
    expect(await measureDifferentShare(page, open.at(-1) ?? secondPicture, secondPicture)).toBe(0);
    await answer.click();
    expect(await measureLeastDifference(page, open, await takePictures(page, answer))).toBeGreaterThan(0.02);
  });

  test('a chosen answer on an activity and a chosen deal-breaker are visibly different from unchosen ones', async ({
    page,
  }) => {
    await openStatements(page, 36);
    await page.getByRole('button', { name: 'Complete Assessment' }).click();
    const tile = page.getByRole('radio', { name: 'Not for me' }).first();
    const blankPictures = await takePictures(page, tile);
    await tile.click();
    expect(await measureLeastDifference(page, blankPictures, await takePictures(page, tile))).toBeGreaterThan(0.3);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('heading', { name: 'Where do you stand?' }).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Skip this step' }).click();
    const chip = page.getByRole('button', { name: 'Heavy lifting' });
    const open = await takePictures(page, chip);
    await chip.click();
    expect(await measureLeastDifference(page, open, await takePictures(page, chip))).toBeGreaterThan(0.3);
  });

  test('the filled part of the progress bar is visible', async ({ page }) => {
    await openStatements(page, 20);
    const track = page.getByRole('progressbar');
    const answeredPictures = await takePictures(page, track);
    await page.locator('.ui-progress-bar').evaluate((bar) => {
      bar.style.transform = 'scaleX(0)';
    });
    // 20 of 36 answers fill 56% of the bar. The limit is lower, because the bar's borders do not change.
    expect(await measureLeastDifference(page, answeredPictures, await takePictures(page, track))).toBeGreaterThan(0.3);
  });
});

test('in forced colours, switches that are on and off look different, and so do the current and later steps', async ({
  page,
}) => {
  await openStatements(page, 20);
  const control = page.getByRole('switch', { name: 'Answer with the keys 1 to 5' });
  const onPicture = await takePicture(control);
  await control.click();
  await page.mouse.move(0, 0);
  await expect(control).not.toBeChecked();
  expect(await measureDifferentShare(page, onPicture, await takePicture(control))).toBeGreaterThan(0.1);

  const step = page.locator('.ui-step', { hasText: 'The statements' });
  const mark = step.locator('.ui-step-mark');
  const currentPicture = await takePicture(mark);
  await step.evaluate((element) => element.setAttribute('data-state', 'ahead'));
  expect(await measureDifferentShare(page, currentPicture, await takePicture(mark))).toBeGreaterThan(0.3);
});

test('the checkout’s invalid field and primary button stand out in forced colours', async ({ show }) => {
  const { page } = await show(findScreen('checkout'));
  await page.emulateMedia({ forcedColors: 'active' });
  const field = page.getByLabel('Card number');
  const validPicture = await takePicture(field);
  expect(await measureDifferentShare(page, validPicture, await takePicture(field))).toBe(0);
  await field.evaluate((input) => input.setAttribute('aria-invalid', 'true'));
  expect(await measureDifferentShare(page, validPicture, await takePicture(field))).toBeGreaterThan(0.01);

  const button = page.getByRole('button', { name: /^Complete Payment/ });
  const primary = await takePicture(button);
  await button.evaluate((element) => element.setAttribute('data-variant', 'secondary'));
  expect(await measureDifferentShare(page, primary, await takePicture(button))).toBeGreaterThan(0.5);
});

test('the score chart of a report is visible in forced colours', async ({ show }) => {
  const { page } = await show(findScreen('report'));
  await page.emulateMedia({ forcedColors: 'active' });
  const shape = page.getByRole('img', { name: /shape: twelve areas/ });
  const complete = await takePicture(shape);
  await shape.evaluate((element) => {
    for (const part of element.querySelectorAll('.ui-shape-coast, .ui-shape-needle')) part.remove();
  });
  expect(await measureDifferentShare(page, complete, await takePicture(shape))).toBeGreaterThan(0.005);
});

test('the bars of the chart for administrators are visible in forced colours', async ({ show }) => {
  const { page } = await show(findScreen('admin-overview'));
  await page.emulateMedia({ forcedColors: 'active' });
  const bars = page.locator('figure [aria-hidden] > div', { hasText: 'Started' });
  const fullPicture = await takePicture(bars);
  await bars.locator('[style]').evaluateAll((all) => {
    for (const bar of all) bar.style.visibility = 'hidden';
  });
  expect(await measureDifferentShare(page, fullPicture, await takePicture(bars))).toBeGreaterThan(0.15);
});

test('a chosen answer on the long list stands out in forced colours', async ({ show }) => {
  const { page } = await show(findScreen('long-list'));
  await page.emulateMedia({ forcedColors: 'active' });
  const answer = page.getByRole('radiogroup').nth(4).getByRole('radio', { name: 'Rather' });
  const blankPicture = await takePicture(answer);
  await answer.click();
  await page.mouse.move(0, 0);
  expect(await measureDifferentShare(page, blankPicture, await takePicture(answer))).toBeGreaterThan(0.3);
});
