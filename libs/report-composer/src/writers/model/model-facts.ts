// Converts a report's facts to those that the model receives: without personal data, pay, places
// and sources. No other code decides what is sent.
import { type Band, type Category, type CircumstanceTopic, UK } from '@bearings/domain';
import { getGeneralRoute, getWorkTexts } from '@bearings/career-data';
import type { MatchReason } from '@bearings/career-matching';
import { listAnswerSentences } from '../../answers/circumstances-text.js';
import { countInWords } from '../../composing/career-count.js';
import { getCategoryNoun } from '../../composing/category-ranking.js';
import type { CareerFact, CategoryFact, ReportFacts } from '../../composing/report-facts.js';
import { listFactTexts, toDemandId, toScoreId } from '../../prose/fact-texts.js';
import type { Inline } from '../../prose/prose.js';
import { titleInSentence } from '../built-in/grammar.js';

/** Maximum number of items that a fact lists, for example of an occupation's skills. */
const MAX_LISTED_ITEMS = 6;
/** The fact on work from home says "Most" or "Some" if a larger share of the work than this can be done there. */
const MOSTLY_REMOTE_SHARE = 0.6;
const PARTLY_REMOTE_SHARE = 0.3;

/** The value of a fact: as text for the model, and as the part of a sentence that is stored. */
interface ModelFactSlot {
  text: string;
  part: Inline;
}

/** One fact that a claim of the model may cite. */
export interface ModelFact {
  id: string;
  /** The fact as a sentence for the model. */
  says: string;
  /** Replaces `{{fact:id}}` in the model's text; undefined for a fact without a short value. */
  slot?: ModelFactSlot;
  /** The category and band, if the fact is a score of the reader. */
  score?: { category: Category; band: Band };
  /** Code of the occupation, if the fact is about one. */
  career?: string;
  /** The items, if the fact is a list. The model may write their names without a placeholder. */
  items?: readonly string[];
}

/** Returns every fact that may be sent to the model. Facts about the person come first. */
export function modelFacts(facts: ReportFacts): ModelFact[] {
  const texts = listFactTexts(facts);
  const toSlot = (id: string): ModelFactSlot => ({ text: texts.get(id) ?? '', part: { kind: 'fact', id } });
  return [...personFacts(facts, toSlot), ...facts.careers.flatMap((career, at) => careerFacts(career, at + 1, toSlot))];
}

/** Returns the slot of a fact by its id in `listFactTexts`. */
type SlotOf = (id: string) => ModelFactSlot;

/** Returns the facts that one call sends to the model. If `isBrief`, those about a career are only its name and fit. */
export function factsForCall(facts: ReportFacts, isBrief: boolean): ModelFact[] {
  const all = modelFacts(facts);
  return isBrief ? all.filter(({ id, career }) => career === undefined || BRIEF_FACT_ID.test(id)) : all;
}

/** Matches the ids of the facts about a career that a brief call sends. */
const BRIEF_FACT_ID = /^(?:career|fit)-/;

function personFacts(facts: ReportFacts, toSlot: SlotOf): ModelFact[] {
  const { type, closeToMiddle } = facts.personality;
  const count = countInWords(facts.careers);
  return [
    {
      id: 'type',
      says: closeToMiddle
        ? 'The reader is close to the middle between introvert and extravert.'
        : `The reader’s type is ${type}.`,
      slot: toSlot('type'),
    },
    ...facts.categories.map((fact) => scoreFact(fact, toSlot)),
    {
      id: 'direction',
      says: facts.direction
        ? 'The scores differ enough to show a direction.'
        : 'The differences between the scores may be chance: there is no direction and no peak.',
    },
    {
      id: 'count',
      says: facts.ranked
        ? `There are ${count} careers, the closest first.`
        : `There are ${count} careers, in no order.`,
      slot: toSlot('count'),
    },
    ...(facts.reviewAdvised
      ? [
          {
            id: 'review',
            says: 'The answers contradict each other: advise to go through them again.',
          },
        ]
      : []),
    ...listCircumstances(facts),
  ];
}

function scoreFact({ category, score, band }: CategoryFact, toSlot: SlotOf): ModelFact {
  const noun = getCategoryNoun(category);
  return {
    id: `score-${category}`,
    says: `The reader’s score in ${noun} is ${score} of 100: ${band}.`,
    slot: toSlot(toScoreId(category)),
    score: { category, band },
  };
}

/**
 * Parts of the circumstances that are never sent to a model: they are too personal, or their names
 * depend on the country.
 */
const UNSENT_CIRCUMSTANCES: ReadonlySet<CircumstanceTopic> = new Set(['level', 'subjects', 'schoolSubjects', 'field']);

function listCircumstances({ circumstances }: ReportFacts): ModelFact[] {
  return listAnswerSentences(circumstances)
    .filter(({ id }) => !UNSENT_CIRCUMSTANCES.has(id))
    .map(({ id, text }) => ({ id: `circumstance-${id}`, says: text }));
}

/** Returns the facts about a career, without empty ones. `rank` counts from 1. */
function careerFacts(career: CareerFact, rank: number, toSlot: SlotOf): ModelFact[] {
  const { code, title, fit } = career;
  const { what, more, day, thrives } = getWorkTexts(code, UK);
  const route = getGeneralRoute(code);
  const about = (kind: string, says: string, slot?: ModelFactSlot): ModelFact[] =>
    says === '' ? [] : [{ id: `${kind}-${rank}`, says, career: code, ...(slot && { slot }) }];
  const listFacts = (kind: string, lead: string, given: readonly string[]): ModelFact[] => {
    const items = given.slice(0, MAX_LISTED_ITEMS).map((item) => item.replace(/\.$/, ''));
    if (items.length === 0) return [];
    return [{ id: `${kind}-${rank}`, says: `${lead}: ${items.join('; ')}.`, career: code, items }];
  };
  return [
    ...about('career', `Career ${rank}: ${title}.`, { text: titleInSentence(title), part: { kind: 'title', code } }),
    ...about('fit', `How well it fits: ${fit}.`),
    ...[...career.reasonsFor, ...career.reasonsAgainst].map((reason) => demandFact(reason, { rank, code, toSlot })),
    ...about('work', [what, more].filter((text) => text !== '').join(' ')),
    ...about('day', day),
    ...about('thrives', thrives),
    ...listFacts('skills', 'Skills', career.skills),
    ...listFacts('knowledge', 'Knowledge', career.knowledge),
    ...listFacts('tools', 'Tools', career.software),
    ...listFacts('values', 'What the work offers', career.workValues),
    ...about('home', describeHomeWork(career.remoteIndex)),
    ...listFacts('ways', 'Ways in, which differ between countries', route.waysIn),
    ...listFacts('jobs', 'First jobs', route.firstJobs),
    ...about('later', route.progression),
    ...about('try', route.tryIt === '' ? '' : `A trial: ${route.tryIt}`),
  ];
}

function demandFact(
  { category, demand }: MatchReason,
  { rank, code, toSlot }: { rank: number; code: string; toSlot: SlotOf },
): ModelFact {
  const noun = getCategoryNoun(category);
  return {
    id: `demand-${rank}-${category}`,
    says: `The job asks for ${demand} of 100 in ${noun}.`,
    slot: toSlot(toDemandId(code, category)),
    career: code,
  };
}

function describeHomeWork(index: number | null): string {
  if (index === null) return '';
  const share = index > MOSTLY_REMOTE_SHARE ? 'Most' : index > PARTLY_REMOTE_SHARE ? 'Some' : 'Hardly any';
  return `${share} of the work can be done from home.`;
}
