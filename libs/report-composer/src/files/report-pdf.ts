// The data of a report's PDF, which backend/assets/pdf/report.typ lays out.
import { longDate, oneLine } from '../text.js';
import {
  BRAND,
  countryName,
  type Plan,
  type ReportBlock,
  type ReportCategory,
  type ReportDocument,
  type TextRun,
} from '@bearings/contracts';
import { PDF_TEXTS } from '../content/report-copy/pdf.js';
import { careerFacts, careerTitle } from '../composing/career-view.js';
import {
  afterCareers,
  fullBlocks,
  personalityText,
  type ReportView,
} from '../composing/compose-report.js';
import { labelled } from '../composing/report-document.js';
import { listed } from '../writers/built-in/grammar.js';
import { type PayBar, payBars } from './pay-bar.js';
import { type PlanPdfData, planPdfData } from './plan-pdf.js';

/** How far a score could move, as docs/method.md has it. */
const NOISE = 13;
const SUMMARISED = 3;
/** Highest scores that tie and are named. */
const MOST_TIED = 3;
const texts = PDF_TEXTS;

/** Texts are drawn as they are; only runs have marks and addresses. */
export interface ReportPdfData {
  brand: string;
  title: string;
  foot: string;
  eyebrow: string;
  coverTitle: string;
  name: string;
  about: [string, string][];
  contents: string;
  noise: number;
  summary: {
    title: string;
    shape: string;
    chartNote: string;
    categories: { name: string; score: number; band: string }[];
    careersTitle: string;
    careers: { title: string; fit: string; work: string; pay: PayBar | null; payText: string }[];
    thisWeekTitle: string;
    thisWeek: TextRun[] | null;
  };
  sections: {
    id: string;
    title: string;
    blocks: ReportBlock[];
    readings: ReportBlock[];
    after: ReportBlock[];
  }[];
  careers: { title: string; fit: string; pay: PayBar | null; facts: TextRun[][] }[];
  /** Follows the next steps. */
  plan: PlanPdfData | null;
  details: string[];
}

/** Returns the data of a report's PDF, with the reader's plan where there is one. */
export function reportPdfData(view: ReportView, plan: Plan | null = null): ReportPdfData {
  const { document } = view;
  const name = oneLine(view.firstName);
  const payOf = payBars(document.careers);
  return {
    brand: BRAND.name,
    title: `${BRAND.name} career report for ${name}`,
    foot: texts.foot(BRAND.name, longDate(view.generatedAt)),
    eyebrow: texts.eyebrow,
    coverTitle: texts.cover,
    name,
    about: [
      [texts.about.written, longDate(view.generatedAt)],
      [texts.about.type, personalityText(view)],
      [texts.about.writer, view.generator],
      [texts.about.country, countryName(view.country)],
    ],
    contents: texts.contents,
    noise: NOISE,
    summary: summaryOf(view, name),
    sections: document.sections.map((section) => {
      const blocks = section.blocks;
      const isCareers = section.id === 'careers';
      return {
        id: section.id,
        title: section.title,
        blocks,
        readings: isCareers ? [] : fullBlocks(section, view).slice(blocks.length),
        after: isCareers ? afterCareers(view) : [],
      };
    }),
    careers: document.careers.map((career, index) => ({
      title: careerTitle(career, document.flat ? null : index + 1),
      fit: career.fit,
      pay: payOf(career),
      facts: careerFacts(career).map(([label, runs]) => labelled(label, runs)),
    })),
    plan: plan && planPdfData(plan),
    details: [
      texts.details.assessment(view.assessmentId),
      texts.details.length(view.wordCount, view.readingTime),
    ],
  };
}

function summaryOf({ document }: ReportView, name: string): ReportPdfData['summary'] {
  const payOf = payBars(document.careers);
  const categories = document.categories.toSorted((a, b) => b.score - a.score);
  return {
    title: texts.summary.title,
    shape: shapeOf(categories, document.matching.direction, name),
    chartNote: texts.summary.chartNote,
    categories: categories.map(({ name: category, score, band }) => ({
      name: category,
      score,
      band,
    })),
    careersTitle: document.flat ? texts.summary.ideas : texts.summary.careers,
    careers: document.careers.slice(0, SUMMARISED).map((career) => ({
      title: career.title,
      fit: career.fit,
      work: career.description.what,
      pay: payOf(career),
      payText: career.pay.text,
    })),
    thisWeekTitle: texts.summary.thisWeek,
    thisWeek: firstStep(document),
  };
}

/** Says which scores are highest and lowest, only where there is a direction and no score ties with them. */
function shapeOf(sorted: readonly ReportCategory[], hasDirection: boolean, name: string): string {
  const [highest] = sorted;
  const lowest = sorted.at(-1);
  if (!highest || !lowest || highest.score === lowest.score) return texts.summary.level(name);
  if (!hasDirection) return texts.summary.even(name);
  const said = ({ name: category, score }: ReportCategory): string =>
    `${category.toLowerCase()} (${score})`;
  const [tops, bottoms] = [highest, lowest].map(({ score }) =>
    sorted.filter((each) => each.score === score),
  );
  if (tops?.length === 1 && bottoms?.length === 1) {
    return texts.summary.shape(name, said(highest), said(lowest));
  }
  return texts.summary.tiedShape(name, listed((tops ?? []).slice(0, MOST_TIED).map(said)));
}

/** Returns the first of the next steps. */
function firstStep({ sections }: ReportDocument): TextRun[] | null {
  const [first] = sections
    .filter(({ id }) => id === 'next-steps')
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'steps' ? block.steps : []));
  return first?.runs ?? null;
}
