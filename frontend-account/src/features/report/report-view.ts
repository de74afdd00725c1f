import {
  PERSONALITY_TRAITS,
  type PersonalityType,
  type ReportDetail,
  type ReportDocument,
} from '@bearings/contracts';
import { countWords, readingMinutes } from '@bearings/web';
import { reportTexts } from '../../texts/report-texts';
import { parseBlocks, parseReport, type ReportPart } from './parse-report';

/** The least a report must bring to be read; all else makes it better. */
export type ReportReply = Pick<ReportDetail, 'assessmentId' | 'generatedAt' | 'content'> &
  Partial<ReportDetail>;

/** A report as the page shows it. */
export interface ReportView {
  assessmentId: string;
  generatedAt: string;
  personalityType: PersonalityType | null;
  closeToMiddle: boolean;
  traits: readonly string[];
  generator: string;
  wordCount: number;
  /** Minutes. */
  readingTime: number;
  country: string | null;
  parts: ReportPart[];
  /** Scores and careers, where the report has them as data. */
  document: ReportDocument | null;
}

/** The extra texts, unless the report's own sections say the same. */
function extraParts(report: ReportReply): ReportPart[] {
  const extras = [
    ['extra-personality', reportTexts.extras.personality, report.personalityAnalysis],
    ['extra-careers', reportTexts.extras.careers, report.careerRecommendations],
    ['extra-next-steps', reportTexts.extras.nextSteps, report.nextSteps],
  ] as const;
  return extras.flatMap(([id, title, text]) =>
    text?.trim() && !report.content.includes(text.trim())
      ? [{ id, title, blocks: parseBlocks(text) }]
      : [],
  );
}

/** Puts a report in order for the page; what is missing is worked out from its text, or left out. */
export function viewOf(report: ReportReply): ReportView {
  const { document = null, personalityType: type = null } = report;
  const wordCount = report.wordCount ?? countWords(report.content);
  return {
    assessmentId: report.assessmentId,
    generatedAt: report.generatedAt,
    personalityType: type,
    closeToMiddle: document?.personality.closeToMiddle ?? false,
    traits: type ? PERSONALITY_TRAITS[type] : [],
    generator: report.generator ?? reportTexts.stats.defaultGenerator,
    wordCount,
    readingTime: report.readingTime ?? readingMinutes(wordCount),
    country: report.country ?? null,
    parts: [...(document?.sections ?? parseReport(report.content)), ...extraParts(report)],
    document,
  };
}
