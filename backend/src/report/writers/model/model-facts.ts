import { CATEGORY_NAMES } from '@bearings/contracts';
import type { MatchReason } from '../../career-match.js';
import type { CareerFact, ReportFacts } from '../../report-facts.js';

/** How much of an occupation's long lists a model is told. */
const MOST_NAMED = 6;
/** Shares of work that can be done from home. */
const MOSTLY_REMOTE = 0.6;
const PARTLY_REMOTE = 0.3;

/**
 * What the model is told: the facts without anything personal, without pay, places and sources. A
 * number that is not in here may not be in its answer.
 */
export interface ModelFacts {
  scale: string;
  firstName: string;
  personality: { type: string; energy: number; closeToMiddle: boolean };
  categories: readonly { key: string; name: string; score: number; band: string }[];
  flat: boolean;
  reviewAdvised: boolean;
  horizonsInDays: readonly number[];
  careers: readonly ModelCareer[];
}

interface ModelCareer {
  code: string;
  title: string;
  fit: string;
  reasonsFor: ModelReason[];
  reasonsAgainst: ModelReason[];
  work: string;
  day: string;
  whoDoesWell: string;
  skills: string[];
  knowledge: string[];
  tools: string[];
  values: string[];
  fromHome: string;
}

interface ModelReason {
  category: string;
  score: number;
  demand: number;
}

export function modelFacts(facts: ReportFacts): ModelFacts {
  const { personality, categories, flat, reviewAdvised, horizons, careers, firstName } = facts;
  const { type, energy, closeToMiddle } = personality;
  return {
    scale: 'Scores, demands and energy run from 0 to 100.',
    firstName,
    personality: { type, energy, closeToMiddle },
    categories: categories.map(({ category, name, score, band }) => ({
      key: category,
      name,
      score,
      band,
    })),
    flat,
    reviewAdvised,
    horizonsInDays: horizons,
    careers: careers.map(careerOf),
  };
}

function careerOf(career: CareerFact): ModelCareer {
  const { code, title, fit, description, remoteIndex } = career;
  return {
    code,
    title,
    fit,
    reasonsFor: career.reasonsFor.map(reasonOf),
    reasonsAgainst: career.reasonsAgainst.map(reasonOf),
    work: description?.what ?? '',
    day: description?.day ?? '',
    whoDoesWell: description?.thrives ?? '',
    skills: career.skills.slice(0, MOST_NAMED),
    knowledge: career.knowledge.slice(0, MOST_NAMED),
    tools: career.software.slice(0, MOST_NAMED),
    values: career.workValues,
    fromHome: fromHome(remoteIndex),
  };
}

function reasonOf({ category, score, demand }: MatchReason): ModelReason {
  return { category: CATEGORY_NAMES[category], score, demand };
}

function fromHome(index: number | null): string {
  if (index === null) return 'unknown';
  if (index > MOSTLY_REMOTE) return 'mostly';
  return index > PARTLY_REMOTE ? 'partly' : 'hardly';
}
