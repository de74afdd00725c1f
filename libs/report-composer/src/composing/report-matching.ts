// Composes what a report says about the matching, apart from the careers; see "Matching" in docs/method.md.
import type { ReportExclusion, ReportMatching } from '@bearings/contracts';
import { OCCUPATIONS } from '@bearings/career-data';
import { DEAL_BREAKERS } from '@bearings/domain';
import { listAnswerSentences } from '../answers/circumstances-text.js';
import { describeMeeting } from './job-conditions.js';
import { toLongerTrainingView } from './longer-careers.js';
import { composeNamedJobs, describeOwnJobs } from './named-jobs.js';
import type { ReportFacts } from './report-facts.js';

/**
 * Returns what a report says about the matching, except the notes on each of the ten careers.
 * @param withExperience whether it may say what the reader has done
 */
export function composeMatchingView(facts: ReportFacts, country: string, withExperience: boolean): ReportMatching {
  const { direction, ranked, circumstances, excluded } = facts;
  const appliedTexts = listAnswerSentences(withExperience ? circumstances : withoutKeptJobs(circumstances), country);
  return {
    direction,
    ranked,
    hasCircumstances: appliedTexts.length > 0,
    takenIntoAccount: appliedTexts,
    longer: toLongerTrainingView(facts, country),
    excludedCount: excluded.length,
    occupationCount: OCCUPATIONS.length,
    excluded: DEAL_BREAKERS.map(({ id, label }): ReportExclusion => {
      const excludedByBreaker = excluded.filter(({ dealBreakers }) => dealBreakers.includes(id));
      return {
        id,
        label,
        occupations: excludedByBreaker.map(({ code, title }) => ({ code, title })),
      };
    }).filter(({ occupations }) => occupations.length > 0),
    inMind: composeNamedJobs(facts, country, withExperience),
    conditions: describeMeeting(
      facts.careers.map(({ code }) => code),
      facts,
    ),
    ownJobs: withExperience ? describeOwnJobs(facts) : '',
  };
}

/** Returns circumstances without the answers on which jobs stay despite a deal-breaker. They are for the reader alone. */
function withoutKeptJobs(circumstances: ReportFacts['circumstances']): ReportFacts['circumstances'] {
  if (circumstances?.keptJobs === undefined) return circumstances;
  const { keptJobs: _, ...others } = circumstances;
  return others;
}
