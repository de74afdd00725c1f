import type { Circumstances } from '@bearings/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { AssessmentService } from '../assessment/assessment.service.js';
import { keyedAnswers } from '../assessment/certainty.js';
import { MATCHING_TABLES } from './matching-tables.provider.js';
import { matchCareers } from './matching/match-careers.js';
import type { MatchingTables } from './matching/tables.js';
import { makeFacts, type ReportFacts } from './report-facts.js';

/** Makes the facts of a report: matches a person's answers and circumstances. */
@Injectable()
export class FactsLoader {
  constructor(
    private readonly assessments: AssessmentService,
    @Inject(MATCHING_TABLES) private readonly tables: MatchingTables,
  ) {}

  /** Returns facts for the given circumstances, or for those stored with the assessment. */
  async load(assessmentId: string, stated?: Circumstances): Promise<ReportFacts> {
    const row = await this.assessments.findById(assessmentId);
    if (
      !row?.responses ||
      !row.scores ||
      !row.personality ||
      !row.quality ||
      row.bankVersion === null
    ) {
      throw new Error('A report was requested for an assessment that is not completed.');
    }
    const { responses, scores, personality, quality, bankVersion } = row;
    const circumstances = stated ?? row.circumstances;
    const keyed = keyedAnswers(responses);
    const matching = matchCareers(this.tables, {
      keyed,
      ...(circumstances && { circumstances }),
    });
    return makeFacts({ scores, personality, quality, circumstances, matching, bankVersion });
  }
}
