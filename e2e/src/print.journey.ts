import { endpoints, fillPath, pages, pageTo, type ShareCreated } from '@bearings/contracts';
import { expect, test, type Page } from '@playwright/test';
import { buyOwnReport, readJson } from './screens/fixtures';

const MAX_REPORT_PAGES = 18;
/** Width and height of the text area of an A4 page, in pixels. */
const PAPER_SIZE = { width: 672, height: 1001 };

interface Printable {
  open: (page: Page) => Promise<void>;
  /** Headings that are printed, with the number of times. */
  headings: Record<string, number>;
  pages: readonly [min: number, max: number];
}

const REPORT_HEADINGS = {
  'Ten careers that fit': 1,
  'Why it may suit you': 10,
  'How sure?': 1,
  'Your report in full': 1,
  'How this was worked out': 1,
};

const openReport = async (page: Page): Promise<void> => {
  await page.goto(pageTo.report(await buyOwnReport(page, 'print')));
  await page.getByRole('region', { name: 'Your plan' }).getByRole('checkbox').first().waitFor();
};

async function openSharedReport(page: Page): Promise<void> {
  const id = await buyOwnReport(page, 'print-shared');
  const data = { purpose: 'read', days: 7, withName: true, withScores: true, withShape: true, withExperience: false };
  const share = page.request.post(fillPath(endpoints.createShare.path, { id }), { data });
  const { token } = await readJson<ShareCreated>(share);
  await page.goto(pageTo.shared(token));
  await page.locator('article').first().waitFor({ state: 'attached' });
}

async function openLibraryCareer(page: Page): Promise<void> {
  await page.goto(pages.careers);
  await page.locator('main li a').first().click();
  await page.getByRole('heading', { name: 'The work' }).waitFor();
}

const PRINTABLES: Record<string, Printable> = {
  'a report': {
    open: openReport,
    headings: { ...REPORT_HEADINGS, 'Your plan': 1 },
    pages: [12, MAX_REPORT_PAGES],
  },
  'the sample report': {
    open: async (page) => {
      await page.goto(pages.sampleReport);
      // The code of the last parts loads after that of the first.
      await page.locator('h2', { hasText: 'Your report in full' }).waitFor({ state: 'attached' });
    },
    headings: REPORT_HEADINGS,
    pages: [12, MAX_REPORT_PAGES],
  },
  'a shared report': {
    open: openSharedReport,
    headings: { 'Why it may suit you': 10, 'How this was worked out': 1 },
    pages: [12, MAX_REPORT_PAGES],
  },
  'a career of the library': { open: openLibraryCareer, headings: {}, pages: [3, 6] },
};

/** Returns the headings of a PDF that Chromium has written, from its outline. */
function listHeadings(pdf: Buffer): string[] {
  const titles = pdf.toString('latin1').matchAll(/\/Title \(((?:\\.|[^\\)])*)\)/gs);
  return [...titles].map(([, title = '']) => title);
}

/** Returns the number of page objects in a PDF that Chromium has written. */
const countPdfPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Prints the page as it is, without emulating print media first. */
const print = (page: Page): Promise<Buffer> => page.pdf({ preferCSSPageSize: true, outline: true, tagged: true });

/** Lists elements with a grid or flex layout that do not fit on one page, so that printing would divide them. */
const listDividedBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(
    (maxHeight) =>
      [...document.querySelectorAll('body *')]
        .filter((element) => /grid|flex/.test(getComputedStyle(element).display))
        .filter((element) => element.getBoundingClientRect().height > maxHeight)
        .map((element) => `${element.tagName} ${element.getAttribute('class')}`),
    PAPER_SIZE.height,
  );

for (const [
  name,
  {
    open,
    headings,
    pages: [minPages, maxPages],
  },
] of Object.entries(PRINTABLES)) {
  test(`${name} is printed whole, from a phone and a desktop, with and without emulated print media`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    const printed = await print(page);
    for (const [heading, count] of Object.entries(headings)) {
      expect(
        listHeadings(printed).filter((title) => title === heading),
        heading,
      ).toHaveLength(count);
    }
    expect(countPdfPages(printed)).toBeGreaterThanOrEqual(minPages);
    expect(countPdfPages(printed)).toBeLessThanOrEqual(maxPages);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(listHeadings(await print(page))).toEqual(listHeadings(printed));
    await page.emulateMedia({ media: 'print' });
    expect(listHeadings(await print(page))).toEqual(listHeadings(printed));
  });

  test(`${name} has no grid that is longer than a printed page, which Firefox would print over itself`, async ({
    page,
  }) => {
    await page.setViewportSize(PAPER_SIZE);
    await open(page);
    await page.emulateMedia({ media: 'print' });
    expect(await listDividedBoxes(page)).toEqual([]);
  });
}

test('a report has every career’s page when the button Print Report opens the print dialog', async ({ page }) => {
  await page.goto(pages.sampleReport);
  await page.evaluate(() => {
    // Browsers fire this event first, and print the document as its listeners leave it.
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.title = `${document.querySelectorAll('#careers article').length} careers`;
    };
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Print Report' }).click();
  await expect(page).toHaveTitle('10 careers');
});
