import {
  PERSONALITY_TRAITS,
  type PersonalityType,
  type ReportDetail,
  type ReportDocument,
  type ReportRevision,
} from '@bearings/contracts';
import { countWords, readingMinutes } from '@bearings/web';
import { reportTexts } from '../../texts/report-texts';
import { parseBlocks, parseReport, type ReportPart } from './parse-report';

/** A report reply: the required fields, all others optional for older servers. */
export type ReportReply = Pick<ReportDetail, 'assessmentId' | 'generatedAt' | 'content'> &
  Partial<ReportDetail>;

/** Which version of a report is shown. */
export interface ReportVersions {
  shown: number;
  /** Oldest first. */
  all: readonly ReportRevision[];
  newest: ReportRevision;
  /** Whether another version is being made, or could not be made. */
  status: NonNullable<ReportDetail['revisionStatus']>;
}

/** A report in the form that the page renders. */
export interface ReportView {
  assessmentId: string;
  /** Null in replies of older servers. */
  name: string | null;
  generatedAt: string;
  personalityType: PersonalityType | null;
  closeToMiddle: boolean;
  traits: readonly string[];
  generator: string;
  wordCount: number;
  /** In minutes. */
  readingTime: number;
  country: string | null;
  parts: ReportPart[];
  /** Scores and careers; absent when the report is text only. */
  document: ReportDocument | null;
  /** Null when the server makes no further versions. */
  versions: ReportVersions | null;
}

/** A report with scores and careers. */
export type DocumentedReport = ReportView & { document: ReportDocument };

export const isDocumented = (report: ReportView): report is DocumentedReport =>
  report.document !== null;

/** Returns the extra texts that the report's own sections do not contain. */
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

function versionsOf({ revision, revisions, revisionStatus }: ReportReply): ReportVersions | null {
  const newest = revisions?.at(-1);
  if (revision === undefined || !revisions || !newest) return null;
  return { shown: revision, all: revisions, newest, status: revisionStatus ?? 'none' };
}

/** Returns a report's view. Missing fields are derived from its text or left out. */
export function createReportView(report: ReportReply): ReportView {
  const { document = null, personalityType: type = null } = report;
  const wordCount = report.wordCount ?? countWords(report.content);
  return {
    assessmentId: report.assessmentId,
    name: report.name || null,
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
    versions: versionsOf(report),
  };
}
