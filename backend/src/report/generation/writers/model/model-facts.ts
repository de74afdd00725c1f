import { CATEGORY_NAMES } from '@bearings/contracts';
import { takenIntoAccount } from '../../../../assessment/circumstances-text.js';
import type { MatchReason } from '@bearings/career-matching';
import type { Part } from './prose-fields.js';
import { type GeneralRoute, generalRouteOf } from '@bearings/career-data';
import type { CareerFact, ReportFacts } from '../../../composing/report-facts.js';

/** Entries of each of an occupation's lists that are sent. */
const MAX_LISTED = 6;
/** Shares of work that can be done from home. */
const MOSTLY_REMOTE = 0.6;
const PARTLY_REMOTE = 0.3;

/**
 * The facts that are sent to the model: without personal data, pay, places and sources. A number
 * that is not in here may not be in its answer.
 */
export interface ModelFacts {
  scale: string;
  firstName: string;
  personality: { type: string; energy: number; closeToMiddle: boolean };
  categories: readonly { key: string; name: string; score: number; band: string }[];
  /** The answers pass the test for a clear direction. */
  direction: boolean;
  flat: boolean;
  /** What was taken into account beside the answers: one plain sentence each. */
  circumstances: readonly string[];
  reviewAdvised: boolean;
  horizonsInDays: readonly number[];
  careers: readonly ModelCareer[];
}

export interface ModelCareer extends GeneralRoute {
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

/** Selects and words the facts that are sent to the model. */
export function modelFacts(facts: ReportFacts): ModelFacts {
  const { personality, categories, ranked, reviewAdvised, horizons, careers, firstName } = facts;
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
    direction: facts.direction,
    flat: !ranked,
    circumstances: circumstancesOf(facts),
    reviewAdvised,
    horizonsInDays: horizons,
    careers: careers.map(careerOf),
  };
}

/** Parts that need no more of a career than its name and fit. */
const NAMES_ONLY: ReadonlySet<Part> = new Set(['profile', 'strengths']);

/** Returns the facts that one part's call needs. */
export function factsForPart(facts: ReportFacts, part: Part): object {
  const { careers, ...person } = modelFacts(facts);
  if (!NAMES_ONLY.has(part)) return { ...person, careers };
  return { ...person, careers: careers.map(({ code, title, fit }) => ({ code, title, fit })) };
}

/** Without the level of qualification, which prose may not name. */
function circumstancesOf({ circumstances }: ReportFacts): string[] {
  if (circumstances === null) return [];
  const { qualificationLevel: _, ...others } = circumstances;
  return takenIntoAccount(others);
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
    skills: career.skills.slice(0, MAX_LISTED),
    knowledge: career.knowledge.slice(0, MAX_LISTED),
    tools: career.software.slice(0, MAX_LISTED),
    values: career.workValues,
    fromHome: fromHome(remoteIndex),
    ...generalRouteOf(code),
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
