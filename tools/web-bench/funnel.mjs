// Measures the assessment on a slow phone: how soon its first field accepts typing, and how long the
// next statement takes to appear after an answer.
import { withThrottledPage } from '@bearings/bench/cold-visit.mjs';
import { pages } from '@bearings/contracts';
import { QUESTION_COUNT } from '@bearings/domain';

const BUYER_NAME = 'Ada';

/**
 * Returns the milliseconds from opening /assessment with an empty cache until the first field has accepted a character.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @throws Error if the typed text is lost when the page becomes interactive
 */
export const measureFirstField = (browser, origin) =>
  withThrottledPage(browser, async (page) => {
    await page.addInitScript(() => {
      addEventListener('input', () => performance.mark('typed'), { once: true, capture: true });
    });
    await page.goto(origin + pages.assessment, { waitUntil: 'commit' });
    await page.getByLabel('First name').pressSequentially(BUYER_NAME);
    await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
    const keptName = await page.getByLabel('First name').inputValue();
    if (keptName !== BUYER_NAME) throw new Error(`"${BUYER_NAME}" was typed, and "${keptName}" is left of it.`);
    return page.evaluate(() => performance.getEntriesByName('typed')[0]?.startTime ?? NaN);
  });

/**
 * Returns the milliseconds from each click on an answer to the frame that shows the next statement.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @returns {Promise<number[]>}
 */
export const measureNextStatements = (browser, origin) =>
  withThrottledPage(browser, async (page) => {
    await page.goto(origin + pages.assessment);
    await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);
    await page.getByLabel('First name').fill(BUYER_NAME);
    await page.getByLabel('Last name').fill('Lovelace');
    await page.getByLabel('Email').fill('bench@example.org');
    await page
      .getByRole('button', { name: /statements|start|continue/i })
      .last()
      .click();
    await page.getByRole('switch').first().click();
    /** @type {number[]} */
    const times = [];
    for (let question = 1; question < QUESTION_COUNT; question += 1) {
      await page.evaluate((number) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const wantedHeading = `Question ${number} of`;
            const look = () => {
              if (document.body.textContent?.includes(wantedHeading)) {
                requestAnimationFrame(() => {
                  const { port1, port2 } = new MessageChannel();
                  port1.addEventListener('message', () => (globalThis.benchDrawn = performance.now() - timeStamp));
                  port1.start();
                  port2.postMessage(null);
                });
              } else queueMicrotask(() => requestAnimationFrame(look));
            };
            queueMicrotask(look);
          },
          { once: true, capture: true },
        );
      }, question + 1);
      await page.getByRole('radio').nth(2).click();
      const rendered = await page.waitForFunction(() => globalThis.benchDrawn);
      times.push(Number(await rendered.jsonValue()));
      await page.evaluate(() => (globalThis.benchDrawn = undefined));
    }
    return times;
  });
