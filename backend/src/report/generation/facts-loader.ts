import type { Circumstances } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { AssessmentService } from '../../assessment/assessment.service.js';
import {
  getBestTenChance,
  type FurtherMatching,
  type AnswersByCategory,
  listBestTen,
  listLongList,
  matchCareers,
  matchFurtherCareers,
  type MatchInput,
  type MatchingTables,
} from '@bearings/career-matching';
import { MATCHING_TABLES } from './matching-tables.provider.js';
import { rematchFacts, type ReportFacts } from '@bearings/report-composer';
import type { ReportEntity } from '../report.entity.js';
import { factsOfAnswers, withLacking } from './facts-of-answers.js';
import { ReportRepository } from './report.repository.js';

const toKeyedAnswers = ({ categories }: ReportFacts): AnswersByCategory => categories.map(({ keyed }) => keyed);

const toMatchInput = (facts: ReportFacts, circumstances = facts.circumstances): MatchInput =>
  withLacking({
    keyed: toKeyedAnswers(facts),
    ...(circumstances && { circumstances }),
    ...(facts.matchedIn && { country: facts.matchedIn }),
  });

/**
 * Computes the facts of a report, from which its texts are written, by matching occupations to a person's answers and
 * circumstances.
 */
@Injectable()
export class FactsLoader {
  constructor(
    private readonly assessments: AssessmentService,
    private readonly reports: ReportRepository,
    @Inject(MATCHING_TABLES) private readonly tables: MatchingTables,
  ) {}

  /**
   * Returns the facts of the report as it was bought. If the report already has facts, their circumstances are used
   * again instead of the assessment's, because a change of circumstances needs a revision.
   */
  async loadForReport(assessmentId: string): Promise<ReportFacts> {
    const report = await this.reports.findByAssessment(assessmentId);
    return this.matchAnswers(report, assessmentId, report?.facts?.circumstances);
  }

  /** Returns the facts of an assessment's report for the answers of its retake. */
  async loadForRetake(assessmentId: string, retakeId: string, circumstances: Circumstances): Promise<ReportFacts> {
    const report = await this.reports.findByAssessment(assessmentId);
    return this.matchAnswers(report, retakeId, circumstances);
  }

  /** Returns the facts that a report from the same answers would have for other circumstances. */
  matchCircumstances(facts: ReportFacts, circumstances: Circumstances): ReportFacts {
    const matching = matchCareers(this.tables, toMatchInput(facts, circumstances));
    return rematchFacts(facts, matching, circumstances);
  }

  /** Returns the codes of the best ten for other circumstances, much faster than a report's facts. */
  listBestTen(facts: ReportFacts, circumstances: Circumstances): string[] {
    return listBestTen(this.tables, toMatchInput(facts, circumstances));
  }

  /**
   * Creates facts from an assessment's answers, for the given circumstances or, without them, for those stored with the
   * assessment.
   */
  private async matchAnswers(
    report: ReportEntity | null,
    answersId: string,
    stated?: Circumstances | null,
  ): Promise<ReportFacts> {
    const row = report && (await this.assessments.findById(answersId));
    const circumstances = stated === undefined ? (row?.circumstances ?? null) : stated;
    const facts =
      row && (await factsOfAnswers(row, report.id, circumstances, (input) => matchCareers(this.tables, input)));
    if (!facts) throw new Error('A report was requested for an assessment that is not completed.');
    return facts;
  }

  /** Matches occupations that are not among the careers of these facts, for example to replace removed careers. */
  matchFurther(facts: ReportFacts): FurtherMatching {
    const codes = facts.careers.map(({ code }) => code);
    return matchFurtherCareers(this.tables, toMatchInput(facts), codes);
  }

  /** Returns the codes of the careers that the person of these facts can sort, best first. */
  listLongList(facts: ReportFacts): string[] {
    return listLongList(this.tables, toMatchInput(facts));
  }

  /**
   * Returns the share, from 0 to 1, of people without clear preferences for whom an occupation is among the ten best
   * matches.
   */
  chanceOf(code: string): number {
    return getBestTenChance(this.tables, code);
  }
}
