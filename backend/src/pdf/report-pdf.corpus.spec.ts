import type { Plan, PlanStep } from '@bearings/contracts';
import path from 'node:path';
import {
  createAdviserSheetData,
  composeReport,
  composeSectionBlocks,
  toPlainLines,
  createReportPdfData,
  type ComposedReport,
  createShareCardData,
} from '@bearings/report-composer';
import { type PdfContent, readPdf } from '../test/support/pdf-reader.js';
import { HOSTILE_NAMES, createPersonFacts, composeReportFor, createSource } from '@bearings/report-composer/testing';
import { createScores } from '@bearings/career-matching/testing';
import { toReceiptPdfData } from './receipt-pdf.js';
import { TypstThread } from './typst-thread.js';

const WORKER_FILE = path.join(import.meta.dirname, '../../assets/pdf/typst-worker.mjs');
const MEGABYTE = 1_000_000;
const SAMPLE_SCORES = createScores({ helping: 92, creativity: 83, spatial: 17 });

const thread = new TypstThread(WORKER_FILE, { startMs: 60_000, attemptMs: 60_000, waiting: 50 });
afterAll(() => thread.close());

async function compilePdf(view: ComposedReport): Promise<{ bytes: Buffer; read: PdfContent }> {
  const bytes = await thread.compile('report', createReportPdfData(view));
  return { bytes, read: await readPdf(bytes) };
}

/** Removes spaces and hyphens, because the PDF breaks lines at other places than the source. */
const removeSpacesAndHyphens = (text: string): string => text.replaceAll(/[\s\u00ad\u2010-]/gu, '');

/** Returns the text of all pages without spaces, hyphens and page footers. */
function readLetters({ pages }: PdfContent): string {
  const footPattern = /Bearings career report, \d+ \w+ \d{4} Page \d+ of \d+$/;
  return removeSpacesAndHyphens(pages.map((page) => page.replace(footPattern, '')).join(' '));
}

let plainHeadings: number;
beforeAll(async () => {
  plainHeadings = countHeadings((await compilePdf(await composeReportFor(SAMPLE_SCORES))).read);
});

const countHeadings = ({ tags }: PdfContent): number =>
  tags.filter(({ role }) => role === 'H1' || role === 'H2').length;

describe('the PDF of a report', () => {
  it.each(['GB', 'US', 'IN', 'NO'])('contains every sentence of the report for a reader in %s', async (country) => {
    const view = await composeReportFor(SAMPLE_SCORES, { country });
    const drawnLetters = readLetters((await compilePdf(view)).read);
    const lines = view.document.sections.flatMap((section) => [
      section.title,
      // Leaves out two texts that the PDF shows in another form: the scores, which are a table there, and the fit of
      // each career, which is one word.
      ...(section.id === 'profile' ? section.blocks : composeSectionBlocks(section, view))
        .flatMap(toPlainLines)
        .filter((line) => !line.startsWith('Fit: ')),
    ]);
    for (const { name, score, band, runs } of view.document.categories) {
      lines.push(name, `${score}, ${band}`, runs.map(({ text }) => text).join(''));
    }
    const about = [view.firstName, view.generator, view.assessmentId, '12 June 2026'];
    const missingLines = [...lines, ...about].filter((line) => !drawnLetters.includes(removeSpacesAndHyphens(line)));
    expect(missingLines).toEqual([]);
    expect(lines.length).toBeGreaterThan(100);
  });

  it('has eight to twelve pages and under half a megabyte, and its outline lists every section', async () => {
    const view = await composeReportFor(SAMPLE_SCORES);
    const { bytes, read } = await compilePdf(view);
    expect(bytes.length).toBeLessThan(MEGABYTE / 2);
    expect(read.pages.length).toBeGreaterThanOrEqual(8);
    expect(read.pages.length).toBeLessThanOrEqual(12);
    const titles = view.document.sections.map(({ title }) => title);
    expect(read.outline).toEqual(['Your answers have highs and lows, but no one pattern', ...titles]);
    expect(read.tags.filter(({ role }) => role === 'H1')).toHaveLength(titles.length + 1);
    expect(read.tags.filter(({ role }) => role === 'H2').length).toBeGreaterThan(15);
  });

  it('shows the scores and three careers on page one, and all ten careers in order on at most seven pages', async () => {
    const view = await composeReportFor(SAMPLE_SCORES);
    const [poster = '', ...pages] = (await compilePdf(view)).read.pages;
    const numberedTitles = view.document.careers.map(({ title }, index) => `${index + 1}. ${title}`);
    for (const title of numberedTitles.slice(0, 3)) expect(poster).toContain(title);
    for (const { name, score } of view.document.categories) expect(poster).toContain(`${name} ${score}`);
    expect(poster).toContain('One thing to do this week');
    expect(pages[0]).toContain('Page 2 of');
    const first = pages.findIndex((page) => page.includes('Ten careers that fit'));
    const careerPages = pages.slice(first, first + 7);
    const titlesPerPage = careerPages.map((page) => numberedTitles.filter((title) => page.includes(title)));
    expect(titlesPerPage.flat()).toEqual(numberedTitles);
  });

  it('ends on a page of which its text fills at least a third', async () => {
    const TEXT_TOP = 57;
    const TEXT_HEIGHT = 720;
    for (let seed = 1; seed <= 15; seed += 1) {
      const country = ['GB', 'US', 'DE', 'IN', 'IE'][seed % 5] ?? 'GB';
      const view = composeReport({ ...(await createSource(createPersonFacts(seed))), country });
      const lines = (await compilePdf(view)).read.lines.at(-1) ?? [];
      // The lines for notes fill the rest of the page.
      const notes = lines.findIndex(({ text }) => text === 'Your notes');
      const foot = lines.findIndex(({ text }) => text.startsWith('Assessment'));
      const body = lines.slice(0, notes === -1 ? foot : notes);
      const end = Math.max(...body.map(({ top }) => top));
      expect({ seed, isFilled: end - TEXT_TOP >= TEXT_HEIGHT / 3 }).toEqual({ seed, isFilled: true });
    }
  });

  it('has title, author, language and tags that describe its content', async () => {
    const { read } = await compilePdf(await composeReportFor(SAMPLE_SCORES));
    expect(read).toMatchObject({
      title: 'Bearings career report for Robin',
      author: 'Bearings',
      lang: 'en-GB',
      marked: true,
    });
    const roles = new Set(read.tags.map(({ role }) => role));
    for (const role of ['P', 'L', 'LI', 'Table', 'TH', 'TD', 'Link']) {
      expect([...roles]).toContain(role);
    }
    const drawings = read.tags.filter(({ role }) => role === 'Figure');
    const alts = drawings.map(({ alt = '' }) => alt);
    expect(alts.filter((alt) => /^Pay of .+, drawn as a bar\. .*£/.test(alt))).toHaveLength(13);
    expect(alts.filter((alt) => alt.startsWith('You and the job '))).toHaveLength(10);
    expect(alts.filter((alt) => alt.startsWith('Your shape: twelve areas'))).toHaveLength(1);
    expect(alts).toHaveLength(24);
  });

  it.each([
    ...HOSTILE_NAMES,
    '#panic("x")',
    '#image("/etc/passwd")',
    '$ x^2 $ <label> @ref \\ _it_ *b*',
    '= Heading [ ] { } // no /* no */',
    'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
    '🧭👩‍🚀🇬🇧',
    '李小龙 김민준 ひらがな',
    'Ωμέγα Привет नमस्ते Đặng Žofia',
  ])('shows the first name %j as typed', async (firstName) => {
    const { read } = await compilePdf(await composeReportFor(SAMPLE_SCORES, { firstName }));
    const withoutMarks = (text: string): string => removeSpacesAndHyphens(text).replaceAll(/\p{Cf}|\ufe0f/gu, '');
    const poster = withoutMarks(removeSpacesAndHyphens(read.pages[0] ?? ''));
    expect(poster).toContain(withoutMarks(`Careerreport:${firstName}Youranswershavehighsandlows`));
    expect(withoutMarks(removeSpacesAndHyphens(read.pages[1] ?? ''))).toContain(withoutMarks(firstName));
    expect(countHeadings(read)).toBe(plainHeadings);
  });

  it('shows an Arabic name, and contains only our own fonts', async () => {
    const { bytes, read } = await compilePdf(await composeReportFor(SAMPLE_SCORES, { firstName: 'أمل' }));
    expect(read.pages[0]).toContain('أمل');
    const fonts = new Set(bytes.toString('latin1').match(/(?<=\/BaseFont \/[A-Z]{6}\+)[\w-]+/g));
    expect([...fonts].toSorted()).toEqual([
      'InstrumentSans-Italic',
      'InstrumentSans-Regular',
      'InstrumentSans-SemiBold',
      'Newsreader-Medium',
      'NotoNaskhArabic',
    ]);
  });
});

describe('the plan in the PDF of a report', () => {
  const createStep = (number: number, rest: Partial<PlanStep>): PlanStep => ({
    id: `00000000-0000-4000-8000-00000000000${number}`,
    text: `Step ${number}`,
    detail: `How to do ${number}.`,
    dueOn: '2026-11-24',
    doneAt: null,
    note: '',
    career: null,
    own: false,
    ...rest,
  });
  const createPlan = (steps: PlanStep[]): Plan => ({
    assessmentId: '0b1e6a7e-6a40-4b9c-9f6e-1d2c3b4a5f60',
    reminders: false,
    careers: [{ code: '29-1127.00', title: 'Speech therapist' }],
    kept: true,
    steps,
  });
  const pdfWith = async (steps: PlanStep[]): Promise<PdfContent> =>
    readPdf(
      await thread.compile('report', createReportPdfData(await composeReportFor(SAMPLE_SCORES), createPlan(steps))),
    );

  it('shows the open steps by date, the done ones and the notes, instead of the report’s steps', async () => {
    const pdfWithPlan = await pdfWith([
      createStep(1, {
        doneAt: '2026-11-23T10:00:00.000Z',
        note: 'It was #panic("good") *and* short.',
      }),
      createStep(2, { career: { code: '29-1127.00', title: 'Speech therapist' } }),
      createStep(3, {
        text: 'Call أمل and 李小龙',
        note: 'One line\nand another',
        own: true,
        detail: '',
      }),
    ]);
    expect(pdfWithPlan.outline.slice(-3)).toEqual(['Next steps', 'Your plan', 'How this was worked out']);
    const page = pdfWithPlan.pages.find((text) => text.includes('1 of 3 steps done.')) ?? '';
    for (const text of [
      'For: Speech therapist.',
      'To do',
      'By 24 November 2026, Speech therapist',
      'How to do 2.',
      'Call أمل and 李小龙',
      'Your note: One line and another',
      'Done on 23 November 2026',
      'It was #panic("good") *and* short.',
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('How to do 1.');
    expect(pdfWithPlan.pages.join(' ')).not.toMatch(/In the next 30 days|Within 90 days/);
    expect(page.indexOf('To do')).toBeLessThan(page.indexOf('Done on'));
  });

  it('contains all of a hundred long steps', async () => {
    const text = 'Ask somebody who does this work. '.repeat(9);
    const longSteps = Array.from({ length: 100 }, () => createStep(1, { text, note: text.repeat(3) }));
    const longPdf = await pdfWith(longSteps);
    expect(readLetters(longPdf).split(removeSpacesAndHyphens(text)).length).toBeGreaterThan(100);
  });

  it('is left out when the reader has no plan', async () => {
    expect((await pdfWith([])).outline).not.toContain('Your plan');
  });
});

describe('the PDF of a receipt', () => {
  const receipt = {
    id: 'c7c7c7c7-0000-4000-8000-000000000007',
    number: 'R-000123',
    assessmentId: null,
    paidAt: '2026-06-12T10:04:00Z',
    item: 'Bearings career report',
    amount: 999,
    currency: 'gbp',
    refundedAmount: 0,
    refundedAt: null,
    dispute: null,
    cardLast4: '4242',
    vatNote: 'No VAT is charged.',
    seller: 'Bearings Ltd, 1 High Street, London',
  };

  it('states seller, date, item, amount, card and VAT', async () => {
    const receiptPdf = await readPdf(await thread.compile('receipt', toReceiptPdfData(receipt)));
    const [page = ''] = receiptPdf.pages;
    expect(receiptPdf).toMatchObject({
      title: 'Bearings receipt R-000123',
      lang: 'en-GB',
      marked: true,
    });
    for (const text of [
      'Bearings Ltd 1 High Street London',
      'R-000123',
      '12 June 2026',
      'Card ending in 4242',
      'Bearings career report',
      'Total paid £9.99',
      'No VAT is charged.',
    ])
      expect(page).toContain(text);
    expect(page).not.toContain('Refunded');
  });

  it('subtracts a partial refund from the total', async () => {
    const refundedReceipt = { ...receipt, refundedAmount: 400, cardLast4: null };
    const [page = ''] = (await readPdf(await thread.compile('receipt', toReceiptPdfData(refundedReceipt)))).pages;
    expect(page).toContain('Refunded £4.00');
    expect(page).toContain('Total paid £5.99');
    expect(page).not.toContain('Card');
  });
});

describe('text that none of the fonts can draw', () => {
  /** Characters that must not make the PDF fail when a name contains them. */
  const LETTER_CASES: [what: string, letter: string][] = [
    ['a bullet pasted from Word', '\uf0b7'],
    ['a private-use character outside the basic plane', '\u{f0000}'],
    ['a noncharacter', '\ufdd0'],
    ['a control character', '\u0007'],
    ['a null character', '\0'],
    ['a byte order mark', '\ufeff'],
    ['an object replacement character', '\ufffc'],
    ['an enclosing circle', 'a\u20dd'],
    ['half of a surrogate pair', '\ud83d'],
    ['a script without a font', '\u{10400}'],
    ['a zero-width joiner between letters', 'a\u200db'],
    ['an invisible tag character', '\u{e0041}'],
    ['combining marks of other scripts', 'a\u09be\u17b6'],
  ];

  it.each(LETTER_CASES)('does not affect the text around it: %s', async (_what, letter) => {
    const { read } = await compilePdf(await composeReportFor(SAMPLE_SCORES, { firstName: `Before${letter}after` }));
    const drawnLetters = readLetters(read);
    expect(drawnLetters).toMatch(/Before/);
    expect(drawnLetters).toMatch(/after/);
  });

  it('does not make the PDF fail, even when it has thousands of different characters', async () => {
    const manyCharacters = Array.from({ length: 6_400 }, (_, index) => String.fromCodePoint(0xe000 + index));
    const firstName = `Ada Łovelace ${manyCharacters.join('')}`;
    const { read } = await compilePdf(await composeReportFor(SAMPLE_SCORES, { firstName }));
    expect(readLetters(read)).toContain('AdaŁovelace');
  });

  it('is replaced by a box, without affecting names in other scripts beside it', async () => {
    const { read } = await compilePdf(await composeReportFor(SAMPLE_SCORES, { firstName: 'Ада 山田 \uf0b7' }));
    expect(readLetters(read)).toContain(removeSpacesAndHyphens('Ада 山田 ◻'));
  });
});

describe('the PDF sheet for a talk with a careers adviser', () => {
  it.each(['GB', 'US', 'IN'])(
    'has two pages with scores, careers and questions for a reader in %s',
    async (country) => {
      const view = await composeReportFor(SAMPLE_SCORES, { country });
      const { pages, title } = await readPdf(await thread.compile('sheet', createAdviserSheetData(view)));
      expect(title).toBe('Bearings sheet for a talk with an adviser, for Robin');
      expect(pages).toHaveLength(2);
      for (const { name, score } of view.document.categories) expect(pages[0]).toContain(`${name} ${score}`);
      for (const career of view.document.careers) expect(pages[1]).toContain(career.title);
      expect(pages[1]).toContain('To talk about');
    },
  );
});

describe('the shareable picture of a report', () => {
  const PICTURE_SIZES = { tall: [1080, 1920], wide: [1200, 630] } as const;

  it.each(['tall', 'wide'] as const)('is a PNG file of the requested format: %s', async (size) => {
    const choice = { size, name: 'Robin أمل 李小龙 \uf0b7', withShape: true, withNumbers: true };
    const data = createShareCardData(await composeReportFor(SAMPLE_SCORES), choice);
    const png = await thread.compile('card', data);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(PICTURE_SIZES[size]);
    // The file size proves that the picture contains the chart and its words: if either were missing, the file would be
    // half as large.
    expect(png.length).toBeGreaterThan(size === 'tall' ? 180_000 : 110_000);
  });

  it('has the name, the scores and the chart only if requested', async () => {
    const view = await composeReportFor(SAMPLE_SCORES, { firstName: 'Robin' });
    const choice = { size: 'tall', name: '', withShape: true, withNumbers: false } as const;
    const plainCard = JSON.stringify(createShareCardData(view, choice));
    expect(plainCard).not.toMatch(/Robin|>92</);
    const shownCard = JSON.stringify(createShareCardData(view, { ...choice, name: 'Robin', withNumbers: true }));
    expect(shownCard).toMatch(/Robin, June 2026.*/);
    expect(shownCard).toContain('>92<');
    const careers = createShareCardData(view, { ...choice, withShape: false });
    expect(careers.shape).toBeNull();
    expect(careers.title).not.toMatch(/ideas/i);
  });
});
