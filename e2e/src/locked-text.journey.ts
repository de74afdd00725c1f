import { endpoints, fillPath, type PreviewCareers, type ReportDetail } from '@bearings/contracts';
import { expect, test, type BrowserContext } from '@playwright/test';
import { TEST_CARDS, goToCheckout, payWithCard, takeAssessment, waitForReport, createFreshEmail } from './funnel';
import { readJson } from './screens/fixtures';

interface ReceivedReply {
  url: string;
  text: string;
}

/** Records every response body that the browser receives, as text. */
function recordResponses(context: BrowserContext): () => Promise<ReceivedReply[]> {
  const receivedReplies: Promise<ReceivedReply>[] = [];
  context.on('response', (response) => {
    const body = response.body().then(String, () => '');
    receivedReplies.push(body.then((text) => ({ url: response.url(), text })));
  });
  return () => Promise.all(receivedReplies);
}

/**
 * Returns texts that only the paid report contains: parts of its sentences, and the titles and
 * codes of the careers that the preview does not show.
 */
function listLockedTexts({ content, document }: ReportDetail, shown: PreviewCareers['shown']): string[] {
  const shownJson = JSON.stringify(shown);
  const lines = content.split('\n').filter((line) => !line.startsWith('#') && line.length > 60);
  const middleTexts = lines.map((line) => line.slice(10, 60));
  const reasons = document.careers.flatMap(({ why }) => why.map(({ text }) => text));
  const readings = document.categories.flatMap(({ runs }) => runs.map(({ text }) => text));
  const careers = document.careers
    .filter(({ code }) => code !== shown?.career.code)
    .flatMap(({ title, code }) => [title, code]);
  const sentences = [...middleTexts, ...reasons, ...readings].filter(
    (text) => text.length > 30 && !listSpellings(text).some((spelling) => shownJson.includes(spelling)),
  );
  return [...careers, ...sentences];
}

/** Returns the spellings of a text: plain, escaped as in JSON, and escaped as in HTML. */
const listSpellings = (text: string): string[] => [
  text,
  JSON.stringify(text).slice(1, -1),
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'),
];

function findTexts(texts: readonly string[], received: readonly ReceivedReply[]): string[] {
  return texts.flatMap((text) =>
    received
      .filter((one) => listSpellings(text).some((spelling) => one.text.includes(spelling)))
      .map(({ url }) => `"${text}" in ${new URL(url).pathname}`),
  );
}

test('no text of the paid report reaches the browser before payment', async ({ page, context }) => {
  const readReceivedReplies = recordResponses(context);
  const visitor = { email: createFreshEmail('lise.locked'), firstName: 'Lise', lastName: 'Meitner' };
  await takeAssessment(page, visitor);
  const preview = page.getByRole('main');
  await expect(preview.getByText('Complete Career Report', { exact: true })).toBeVisible();
  await goToCheckout(page);
  await page.getByLabel('Card number').waitFor();
  const assessmentId = page.url().split('/').at(-1) ?? '';
  // Direct requests are refused too.
  for (const call of [endpoints.report, endpoints.downloadHtml, endpoints.downloadText]) {
    const address = fillPath(call.path, { assessmentId, id: assessmentId });
    const status = await page.evaluate(async (url) => {
      const response = await fetch(url);
      await response.text();
      return response.status;
    }, address);
    expect(status).not.toBe(200);
  }
  const before = await readReceivedReplies();
  expect(before.some(({ url }) => url.endsWith(endpoints.submitAssessment.path))).toBe(true);
  // The browser gets the twelve category scores, but no facts or prose of the report.
  const replies = before.filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
  const scoredCategories = replies.flatMap(({ text }) =>
    [...text.matchAll(/"category":"(\w+)"[^{}]*"score":/g)].map(([, category]) => category),
  );
  expect(new Set(scoredCategories).size).toBe(12);
  expect(replies.filter(({ text }) => /"(scores|energy|careers|facts|prose)"/.test(text))).toEqual([]);

  await payWithCard(page, TEST_CARDS.good);
  const path = await waitForReport(page);
  await page.goto(path);
  await page.getByRole('heading', { name: 'Next steps', exact: true }).waitFor();
  const report: ReportDetail = await readJson(page.request.get(fillPath(endpoints.report.path, { assessmentId })));
  const { shown }: PreviewCareers = await readJson(
    page.request.get(fillPath(endpoints.previewCareers.path, { id: assessmentId })),
  );
  const texts = listLockedTexts(report, shown);
  expect(texts.length).toBeGreaterThan(80);
  // Proves that the search for texts works, because after payment the search finds all of them.
  const after = await readReceivedReplies();
  expect(texts.filter((text) => findTexts([text], after).length === 0)).toEqual([]);
  expect(findTexts(texts, before)).toEqual([]);
});
