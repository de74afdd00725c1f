import type { Circumstances } from '@bearings/contracts';
import { groupAnswersByCategory, type MatchInput, type MatchingResult } from '@bearings/career-matching';
import { listCodesLacking, makeFacts, type ReportFacts } from '@bearings/report-composer';
import type { AssessmentRecord } from '../../assessment/assessment.service.js';

/** Adds which occupations lack what the person asks of a job. */
export function withLacking(input: MatchInput): MatchInput {
  const { circumstances, country = null } = input;
  return circumstances ? { ...input, lacking: listCodesLacking({ circumstances, matchedIn: country }) } : input;
}

/**
 * Returns the facts of a report from an assessment's answers, for circumstances which need not be the assessment's;
 * null if the assessment is not completed. `match` matches occupations to the answers.
 */
export async function factsOfAnswers(
  { responses, scores, personality, quality, bankVersion, country }: AssessmentRecord,
  reportId: string,
  circumstances: Circumstances | null,
  match: (input: MatchInput) => MatchingResult | Promise<MatchingResult>,
): Promise<ReportFacts | null> {
  if (!responses || !scores || !personality || !quality || bankVersion === null) return null;
  const keyed = groupAnswersByCategory(responses);
  const input = { keyed, ...(circumstances && { circumstances }), ...(country && { country }) };
  const matching = await match(withLacking(input));
  const matchedIn = country;
  return makeFacts({ reportId, scores, personality, quality, circumstances, matching, bankVersion, keyed, matchedIn });
}
