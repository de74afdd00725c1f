import { toBand } from '@bearings/career-matching';
import { occupationByCode } from '@bearings/career-data';
import type { CareerFact, ReportFacts } from '../composing/report-facts.js';
import { createFacts } from './report.factory.js';
import { createScores } from '@bearings/career-matching/testing';

const ROBIN_SCORES = createScores({
  leadership: 17,
  motivation: 58,
  communication: 33,
  helping: 42,
  analytical: 92,
  creativity: 50,
  planning: 83,
  practical: 58,
  resilience: 42,
  risk: 25,
  spatial: 67,
  burnout: 50,
});

const ROBIN_CAREERS = [
  ['15-1253.00', 'Strong'],
  ['15-2041.00', 'Strong'],
  ['19-4092.00', 'Strong'],
  ['19-4021.00', 'Good'],
  ['15-1211.00', 'Good'],
  ['19-2031.00', 'Good'],
  ['15-2051.01', 'Good'],
  ['19-1022.00', 'Good'],
  ['13-2053.00', 'Possible'],
  ['49-9062.00', 'Possible'],
] as const;

const matchedFacts = createFacts(ROBIN_SCORES);

/**
 * Facts of Robin, an invented reader. The careers are fixed, so that changes to the matching do not affect the tests of
 * drafts.
 */
export const ROBINS_FACTS: ReportFacts = {
  ...matchedFacts,
  personality: { ...matchedFacts.personality, type: 'introvert', energy: 25, closeToMiddle: false },
  categories: matchedFacts.categories.map((fact) => ({
    ...fact,
    score: ROBIN_SCORES[fact.category],
    band: toBand(ROBIN_SCORES[fact.category]),
  })),
  direction: true,
  ranked: true,
  reviewAdvised: false,
  careers: ROBIN_CAREERS.map(([code, fit]) => createCareer(code, fit)),
};

function createCareer(code: string, fit: CareerFact['fit']): CareerFact {
  const occupation = occupationByCode(code);
  const [like] = matchedFacts.careers;
  if (!occupation || !like) throw new Error(`There is no occupation ${code}.`);
  const reason = (category: 'analytical' | 'planning' | 'leadership') => ({
    category,
    score: ROBIN_SCORES[category],
    demand: Math.round(occupation.demand[category] ?? 50),
    weight: 0.1,
  });
  return {
    ...like,
    code,
    title: occupation.title,
    fit,
    reasonsFor: [reason('analytical'), reason('planning')],
    reasonsAgainst: [reason('leadership')],
    education: occupation.education,
    skills: occupation.distinctiveSkills,
    remoteIndex: occupation.remoteIndex,
    usGrowthPct: occupation.usGrowthPct,
  };
}
