import type { Category } from '@bearings/contracts';
import {
  CAREERS_INTRO,
  DRIVERS,
  FIELDS_TOGETHER,
  FLAT_INTRO,
  IDEA,
  LIKED_WORK,
  NO_REASON_FOR,
  SHORT_FLAT_INTRO,
  SHORT_INTRO,
} from '../../../../content/report-copy/careers.js';
import { WORK_DRAWBACKS } from '../../../../content/report-copy/drawbacks.js';
import { tileNames } from '../../../../assessment/circumstances-text.js';
import { FIELDS } from '../../../../content/report-copy/fields.js';
import { FULL_LIST } from '../../../composing/career-count.js';
import { type MatchReason, reasonKind } from '@bearings/career-matching';
import { type CareerFact, HEADLINED, type ReportFacts } from '../../../composing/report-facts.js';
import type { CareerNote } from '../writer.js';
import { jobNounOf, type CategoryRanking } from '../../../composing/category-ranking.js';
import { listed, titleInSentence } from './grammar.js';
import { mostFrequent } from './most-frequent.js';
import type { PhrasePicker } from '../../../composing/phrase-picker.js';
import {
  categoryToAsk,
  reasonsInBrief,
  writeInBrief,
  writeQuestion,
  writeReasons,
} from './reason-sentences.js';

const MAX_FOR = 2;
const MAX_AGAINST = 1;
/** Careers of one field that make it a common field of the list. */
const MIN_OF_COMMON_FIELD = 3;
/** Careers that share a reason before it is said of the list. */
const MIN_OF_DRIVER = 4;
/** Careers of a list that one category may be written against. */
const MAX_OF_DRAWBACK = 3;
/** Careers of a list that a category may be written for because neither person nor job has much of it. */
const MAX_OF_SPARED = 2;

/** Writes the introduction to the careers: what they have in common, if anything. */
export function writeCareersIntro(facts: ReportFacts, phrases: PhrasePicker): string {
  const titles = listed(
    facts.careers.slice(0, HEADLINED).map(({ title }) => `*${titleInSentence(title)}*`),
  );
  const isShort = facts.careers.length < FULL_LIST;
  if (!facts.ranked) return phrases.pick(isShort ? SHORT_FLAT_INTRO : FLAT_INTRO, { titles });
  const sentences = [phrases.pick(isShort ? SHORT_INTRO : CAREERS_INTRO, { titles })];
  const field = sharedField(facts);
  if (field !== undefined) sentences.push(phrases.pick(FIELDS_TOGETHER, { field }));
  const noun = sharedReason(facts);
  if (noun !== undefined) sentences.push(phrases.pick(DRIVERS, { noun }));
  return sentences.join(' ');
}

/** Returns the field of work that most of the careers belong to, three or more of them. */
function sharedField({ careers }: ReportFacts): string | undefined {
  const names = careers.map(({ code }) => FIELDS[code.slice(0, 2)]?.name ?? '');
  return mostFrequent(names, 1).find(
    (name) => names.filter((other) => other === name).length >= MIN_OF_COMMON_FIELD,
  );
}

/** Returns the category that is high for the person and for most of the careers, four or more of them. */
function sharedReason({ careers }: ReportFacts): string | undefined {
  const nouns = careers.flatMap(({ code, reasonsFor }) =>
    reasonsFor
      .filter((reason) => reasonKind(code, reason) === 'shared')
      .map(({ category }) => jobNounOf(category)),
  );
  return mostFrequent(nouns, 1).find(
    (noun) => nouns.filter((other) => other === noun).length >= MIN_OF_DRIVER,
  );
}

/** Writes the reasons for and against each career. */
export function writeCareerNotes(
  facts: ReportFacts,
  ranking: CategoryRanking,
  phrases: PhrasePicker,
): CareerNote[] {
  const drawbacks: Category[] = [];
  const spared: Category[] = [];
  return facts.careers.map((career, index) => {
    const isFull = index < HEADLINED;
    const drawback = drawbackOf(career, ranking, drawbacks);
    drawbacks.push(drawback);
    const { code } = career;
    const reasons = reasonsToWrite(career, isFull, spared);
    for (const reason of reasons) {
      if (reasonKind(code, reason) === 'spared') spared.push(reason.category);
    }
    const why = whyOf(career, reasons, isFull, facts.ranked, phrases);
    return noteOf(code, why, whyNotOf(career, drawback, isFull, ranking, phrases));
  });
}

/** Writes one sentence for a career and one against it. */
export function writeHeadline(
  career: ReasonedCareer,
  isRanked: boolean,
  ranking: CategoryRanking,
  phrases: PhrasePicker,
): CareerNote {
  const { code } = career;
  const why = whyOf(career, reasonsToWrite(career, false, []), false, isRanked, phrases);
  const drawback = drawbackOf(career, ranking, []);
  return noteOf(code, why, whyNotOf(career, drawback, false, ranking, phrases));
}

interface Said {
  text: string;
  says?: CareerNote['says'][number];
}

function noteOf(code: string, why: Said, whyNot: Said): CareerNote {
  return {
    code,
    why: why.text,
    whyNot: whyNot.text,
    says: [why, whyNot].flatMap(({ says }) => says ?? []),
  };
}

type ReasonedCareer = Pick<CareerFact, 'code' | 'reasonsFor' | 'reasonsAgainst' | 'likedTiles'>;

/**
 * Returns the reasons for a career to write: what the job asks for and the person has before what neither
 * has, strongest first. What neither has is left out where `spared` holds it often enough and there is
 * something else to write.
 */
function reasonsToWrite(
  { code, reasonsFor, likedTiles }: ReasonedCareer,
  isFull: boolean,
  spared: readonly Category[],
): MatchReason[] {
  const isShared = (reason: MatchReason): boolean => reasonKind(code, reason) === 'shared';
  const isSpent = (reason: MatchReason): boolean =>
    reasonKind(code, reason) === 'spared' &&
    spared.filter((category) => category === reason.category).length >= MAX_OF_SPARED;
  const ordered = [
    ...reasonsFor.filter(isShared),
    ...reasonsFor.filter((reason) => !isShared(reason)),
  ];
  const fresh = ordered.filter((reason) => !isSpent(reason));
  const reasons = fresh.length > 0 || likedTiles.length > 0 ? fresh : ordered;
  return isFull ? reasons.slice(0, MAX_FOR) : reasonsInBrief(code, reasons);
}

function whyOf(
  { code, likedTiles }: ReasonedCareer,
  reasons: readonly MatchReason[],
  isFull: boolean,
  isRanked: boolean,
  phrases: PhrasePicker,
): Said {
  const sentences = isFull
    ? writeReasons(code, reasons, MAX_FOR, phrases)
    : writeInBrief(code, reasons, phrases);
  if (sentences.length > 0) return { text: sentences.join(' ') };
  if (likedTiles.length > 0 && phrases.hasFresh(LIKED_WORK)) {
    const things = tileNames(likedTiles).join('; ');
    return { text: phrases.pick(LIKED_WORK, { things }), says: 'liked' };
  }
  if (isRanked) return { text: phrases.pick(NO_REASON_FOR) };
  return { text: phrases.pick(IDEA, { field: FIELDS[code.slice(0, 2)]?.name ?? '' }) };
}

/**
 * Returns the category to write against a career: one that is low and asked for, else that of its first
 * reason against, else one to ask about that doesn't speak for it. One that is `written` against enough other careers gives way to the next.
 */
function drawbackOf(
  { code, reasonsFor, reasonsAgainst }: ReasonedCareer,
  ranking: CategoryRanking,
  written: readonly Category[],
): Category {
  const spent = new Set(
    written.filter((each) => written.filter((one) => one === each).length >= MAX_OF_DRAWBACK),
  );
  const stated = reasonsAgainst.filter(
    (each) => !spent.has(each.category) && reasonKind(code, each) !== null,
  );
  const reason = stated.find((each) => reasonKind(code, each) === 'stretch') ?? stated[0];
  if (reason !== undefined) return reason.category;
  const suiting = reasonsFor.map(({ category }) => category);
  return categoryToAsk(code, ranking, new Set([...spent, ...suiting]));
}

function whyNotOf(
  { code, reasonsAgainst }: ReasonedCareer,
  drawback: Category,
  isFull: boolean,
  ranking: CategoryRanking,
  phrases: PhrasePicker,
): Said {
  const stated = reasonsAgainst.filter(({ category }) => category === drawback);
  const sentences = isFull
    ? writeReasons(code, stated, MAX_AGAINST, phrases)
    : writeInBrief(code, stated, phrases);
  if (sentences.length > 0) return { text: sentences.join(' ') };
  const ofWork = WORK_DRAWBACKS[code];
  if (ofWork !== undefined) return { text: ofWork, says: 'drawback' };
  return { text: writeQuestion(drawback, ranking, phrases) };
}
