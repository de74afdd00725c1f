// Composes the data of a report's PDF. backend/assets/pdf/report.typ lays it out.
import { longDate, toSingleLine } from '../text.js';
import type { Plan, ReportBlock, ReportCareer, ReportCategory, ReportDocument, TextRun } from '@bearings/contracts';
import {
  capitalise,
  BRAND,
  getCountryName,
  listStrengths,
  REPORT_LABELS,
  toShapeValues,
  type ShapeValues,
  withoutSteps,
  findWorkField,
} from '@bearings/domain';
import { describeJob, describeShape, sortHighestFirst } from '@bearings/charts';
import { PDF_TEXTS } from '../content/report-copy/pdf.js';
import { composeCareerTitle, type LabelledFact, listCareersFacts } from '../composing/career-view.js';
import {
  composeBlocksAfterCareers,
  composeBlocksBeforeCareers,
  describePersonality,
  type ComposedReport,
} from '../composing/compose-report.js';
import { withLabel } from '../composing/report-document.js';
import { drawFitDial, type DrawingColours, PAPER_COLOURS, drawShape, drawFieldIcon, toSvgFile } from './drawings.js';
import { type PayBar, createPayBarFactory } from './pay-bar.js';
import { type PlanPdfData, createPlanPdfData } from './plan-pdf.js';
import { summariseWayIn } from './way-in-brief.js';

/** Standard error of a score in points; see docs/method.md. */
const SCORE_ERROR_POINTS = 13;
const FIRST_PAGE_CAREER_COUNT = 3;
const texts = PDF_TEXTS;

/** A drawing as an SVG file, with its text alternative. */
export interface ShapeDrawingData {
  svg: string;
  alt: string;
}

/** The heading of a career in the PDF. */
interface CareerHead {
  title: string;
  sign: { svg: string };
  fit: { word: string; svg: string };
  pay: PayBar | null;
}

/** The data of a report's PDF. Texts are plain text; only `runs` have emphasis and links. */
export interface ReportPdfData {
  brand: string;
  title: string;
  foot: string;
  poster: {
    eyebrow: string;
    name: string;
    title: string;
    /** The sentence under the title. */
    sentence: string;
    shape: ShapeDrawingData;
    /** Highest score first. */
    scores: { name: string; score: number; isTop: boolean }[];
    careers: (CareerHead & { reason: string; way: string; payText: string })[];
    thisWeekTitle: string;
    thisWeek: TextRun[] | null;
    about: string[];
  };
  profile: {
    columns: readonly string[];
    /** Highest score first. */
    categories: { name: string; score: number; band: string; runs: TextRun[] }[];
    /** Number of points by which each score may be too low or too high. */
    noise: number;
    note: string;
  };
  sections: {
    id: string;
    title: string;
    blocks: ReportBlock[];
    /** The blocks directly before the careers. */
    before: ReportBlock[];
    after: ReportBlock[];
  }[];
  key: { you: string; job: string; more: string };
  careers: (CareerHead & { shape: ShapeDrawingData | null; facts: TextRun[][] })[];
  /** The reader's plan; null if there is none. It follows the section on next steps and replaces the steps in it. */
  plan: PlanPdfData | null;
  /** The heading of an empty page area for notes. */
  notes: string;
  details: string[];
}

/** Returns the data of a report's PDF. If the reader has a plan, it replaces the steps that the report suggests. */
export function createReportPdfData(view: ComposedReport, plan: Plan | null = null): ReportPdfData {
  const { document } = view;
  const name = toSingleLine(view.firstName);
  const values = toShapeValues(document.categories);
  const careerHeadSvg = createCareerHeadFactory(document, PAPER_COLOURS);
  const categories = sortHighestFirst(document.categories);
  const strengths = listStrengths(values, document.matching);
  const drawnPlan = plan && createPlanPdfData(plan);
  const facts = listCareersFacts(document.careers);
  return {
    brand: BRAND.name,
    title: `${BRAND.name} career report for ${name}`,
    foot: texts.foot(BRAND.name, longDate(view.generatedAt)),
    poster: {
      eyebrow: texts.eyebrow,
      name,
      title: document.headline.title,
      sentence: document.headline.sentence,
      shape: {
        svg: toSvgFile(drawShape({ values, ground: PAPER_COLOURS })),
        alt: describeShape(document.categories, texts.whose),
      },
      scores: categories.map(({ category, name: label, score }) => ({
        name: label,
        score,
        isTop: strengths.includes(category),
      })),
      careers: document.careers.slice(0, FIRST_PAGE_CAREER_COUNT).map((career, index) => ({
        ...careerHeadSvg(career, index),
        reason: career.reason,
        way: summariseWayIn(career),
        payText: capitalise(career.pay.text),
      })),
      thisWeekTitle: texts.thisWeek,
      thisWeek: findFirstStep(document),
      about: [
        longDate(view.generatedAt),
        describePersonality(view),
        texts.payFor(getCountryName(view.country)),
        texts.writtenBy(view.generator),
      ],
    },
    profile: {
      columns: texts.profile.columns,
      categories: categories.map(({ name: category, score, band, runs }) => ({
        name: category,
        score,
        band,
        runs,
      })),
      noise: SCORE_ERROR_POINTS,
      note: texts.profile.note,
    },
    sections: document.sections.map((section) => ({
      ...section,
      blocks: drawnPlan ? withoutSteps(section.blocks) : section.blocks,
      before: section.id === 'careers' ? composeBlocksBeforeCareers(document) : [],
      after: section.id === 'careers' ? composeBlocksAfterCareers(view) : [],
    })),
    key: texts.key,
    careers: document.careers.map((career, index) => ({
      ...careerHeadSvg(career, index),
      shape: createOverlay(career, document.categories, values),
      facts: withoutFit(facts[index] ?? []),
    })),
    plan: drawnPlan,
    notes: texts.notes,
    details: [texts.details.assessment(view.assessmentId), texts.details.length(view.wordCount, view.readingTime)],
  };
}

/**
 * Returns a function that creates the heading of a career: icon, fit label (Strong, Good or Possible), and a bar of pay
 * on an axis that all careers share.
 */
export function createCareerHeadFactory(
  { careers, matching }: Pick<ReportDocument, 'careers' | 'matching'>,
  ground: DrawingColours,
): (career: ReportCareer, index: number) => CareerHead {
  const payBarSvg = createPayBarFactory(careers);
  return (career, index) => ({
    title: composeCareerTitle(career, matching.ranked ? index + 1 : null),
    sign: { svg: toSvgFile(drawFieldIcon(findWorkField(career.code).id, ground.coast)) },
    fit: { word: career.fit, svg: toSvgFile(drawFitDial(career.fit, ground)) },
    pay: payBarSvg(career),
  });
}

/** Returns a career's facts except its fit, which is shown next to the title as a word and a dial. */
const withoutFit = (facts: readonly LabelledFact[]): TextRun[][] =>
  facts.filter(([label]) => label !== REPORT_LABELS.fit).map(([label, runs]) => withLabel(label, runs));

/**
 * Returns the chart of the reader's scores with the job's demands as a line over it; null if the demands are unknown.
 */
function createOverlay(
  { title, demand }: ReportCareer,
  categories: readonly ReportCategory[],
  values: ShapeValues,
): ShapeDrawingData | null {
  if (demand.length < categories.length) return null;
  const demands = toShapeValues(demand.map(({ category, value }) => ({ category, score: value })));
  const estimates = demand.filter(({ isEstimate }) => isEstimate).map(({ category }) => category);
  return {
    svg: toSvgFile(drawShape({ values, ground: PAPER_COLOURS, demands, estimates, labelSize: 14 })),
    alt: describeJob(categories, title, demands),
  };
}

function findFirstStep({ sections }: ReportDocument): TextRun[] | null {
  const [first] = sections
    .filter(({ id }) => id === 'next-steps')
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'steps' ? block.steps : []));
  return first?.runs ?? null;
}
