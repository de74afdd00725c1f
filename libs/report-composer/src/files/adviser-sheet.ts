// Composes the data of a summary for a talk with a careers adviser. backend/assets/pdf/sheet.typ
// lays it out in black and white.
import type { ReportCareer } from '@bearings/contracts';
import { BRAND, toShapeValues } from '@bearings/domain';
import { describeShape, sortHighestFirst } from '@bearings/charts';
import { composeCareerTitle } from '../composing/career-view.js';
import { type ComposedReport, toHeadlineText } from '../composing/compose-report.js';
import { joinPlainRuns } from '../composing/report-document.js';
import { SHEET_TEXTS } from '../content/report-copy/adviser-sheet.js';
import { formatMoney } from '../pay/money.js';
import { longDate, toSingleLine } from '../text.js';
import { GREY_COLOURS, drawShape, toSvgFile } from './drawings.js';
import { summariseWayIn } from './way-in-brief.js';

const TOP_CAREER_COUNT = 3;
const MAX_SHEET_STEPS = 4;
const texts = SHEET_TEXTS;

/** Returns the data of the two-page summary: scores first, then careers with room for notes. */
export function createAdviserSheetData({ document, firstName, generatedAt }: ComposedReport) {
  const { headline, categories, matching, careers, sections } = document;
  const name = toSingleLine(firstName);
  const values = toShapeValues(categories);
  const { document: title, what, areas, columns, fits, ask } = texts;
  return {
    brand: BRAND.name,
    title: title(BRAND.name, name),
    heading: texts.title,
    name,
    from: texts.from(BRAND.name, longDate(generatedAt)),
    headline: toHeadlineText(headline),
    what,
    areas,
    shape: {
      svg: toSvgFile(drawShape({ values, ground: GREY_COLOURS })),
      alt: describeShape(categories, 'Your'),
    },
    scores: sortHighestFirst(categories).map(({ name: area, score, band }) => ({
      area,
      score,
      band,
    })),
    given: {
      title: texts.given,
      items: matching.takenIntoAccount.map(({ text }) => text),
      none: texts.givenNothing,
    },
    inMind: {
      title: texts.inMind,
      items: matching.inMind.map((job) => ({ title: job.title, text: job.text })),
    },
    careers: {
      title: texts.careers,
      fits,
      columns,
      rows: careers.map((career, index) => [
        composeCareerTitle(career, matching.ranked ? index + 1 : null),
        career.fit,
        summariseWayIn(career),
        describePay(career),
      ]),
    },
    first: {
      title: texts.first,
      why: texts.why,
      whyNot: texts.whyNot,
      items: careers.slice(0, TOP_CAREER_COUNT).map(({ title: career, why, whyNot }) => ({
        title: career,
        why: joinPlainRuns(why),
        whyNot: joinPlainRuns(whyNot),
      })),
    },
    steps: {
      title: texts.steps,
      items: sections
        .filter(({ id }) => id === 'next-steps')
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'steps' ? block.steps : []))
        .slice(0, MAX_SHEET_STEPS)
        .map(({ runs }) => joinPlainRuns(runs)),
    },
    questions: { title: texts.questions, items: ask },
    notes: texts.notes,
  };
}

function describePay({ pay }: ReportCareer): string {
  if (pay.kind === 'none') return texts.noPay;
  const money = (amount: number): string => formatMoney(amount, pay.currency);
  if (pay.median !== null) return money(pay.median);
  return [pay.low, pay.high].flatMap((end) => (end === null ? [] : [money(end)])).join(' to ');
}
