import type { Circumstances } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { AssessmentService } from '../../assessment/assessment.service.js';
import {
  chanceOf,
  type FurtherMatching,
  keyedAnswers,
  matchCareers,
  matchFurther,
  type MatchingTables,
} from '@bearings/career-matching';
import { MATCHING_TABLES } from './matching-tables.provider.js';
import { makeFacts, type ReportFacts } from '@bearings/report-composer';
import type { ReportEntity } from '../report.entity.js';
import { ReportRepository } from './report.repository.js';

/** Makes the facts of a report: matches a person's answers and circumstances. */
@Injectable()
export class FactsLoader {
  constructor(
    private readonly assessments: AssessmentService,
    private readonly reports: ReportRepository,
    @Inject(MATCHING_TABLES) private readonly tables: MatchingTables,
  ) {}

  /**
   * Returns the facts of the report itself: at its first writing for the circumstances of the assessment,
   * later for those it was first written for, since other ones are a revision.
   */
  async loadForReport(assessmentId: string): Promise<ReportFacts> {
    const report = await this.reports.findByAssessment(assessmentId);
    return this.make(report, report?.facts?.circumstances);
  }

  /** Returns the facts of an assessment's report for other circumstances: those of a revision. */
  async loadForRevision(
    assessmentId: string,
    circumstances: Circumstances | null,
  ): Promise<ReportFacts> {
    return this.make(await this.reports.findByAssessment(assessmentId), circumstances);
  }

  /** Makes facts for the given circumstances, or for those stored with the assessment. */
  private async make(
    report: ReportEntity | null,
    stated?: Circumstances | null,
  ): Promise<ReportFacts> {
    const row = report && (await this.assessments.findById(report.assessmentId));
    if (
      !report ||
      !row?.responses ||
      !row.scores ||
      !row.personality ||
      !row.quality ||
      row.bankVersion === null
    ) {
      throw new Error('A report was requested for an assessment that is not completed.');
    }
    const { responses, scores, personality, quality, bankVersion } = row;
    const circumstances = stated === undefined ? row.circumstances : stated;
    const keyed = keyedAnswers(responses);
    const matching = matchCareers(this.tables, {
      keyed,
      ...(circumstances && { circumstances }),
    });
    return makeFacts({
      reportId: report.id,
      scores,
      personality,
      quality,
      circumstances,
      matching,
      bankVersion,
      keyed,
    });
  }

  /** Matches occupations beyond the careers of these facts. Null where the answers are gone. */
  async loadFurther(
    assessmentId: string,
    { careers, circumstances }: ReportFacts,
  ): Promise<FurtherMatching | null> {
    const row = await this.assessments.findById(assessmentId);
    if (!row?.responses) return null;
    const keyed = keyedAnswers(row.responses);
    return matchFurther(
      this.tables,
      { keyed, ...(circumstances && { circumstances }) },
      careers.map(({ code }) => code),
    );
  }

  /** Returns how often an occupation is in the top ten of people without direction, 0 to 1. */
  chanceOf(code: string): number {
    return chanceOf(this.tables, code);
  }
}
