import {
  CAREERS_INTRO,
  COMMON_REASONS,
  SHARED_FIELD_SENTENCES,
  FLAT_INTRO,
  UNRANKED_REASON,
  DISLIKED_CORE_SENTENCES,
  DISLIKED_PART_SENTENCES,
  LIKED_CORE_SENTENCES,
  LIKED_PART_SENTENCES,
  NO_DRAWBACK_SENTENCES,
  NO_REASON_SENTENCES,
  SHORT_FLAT_INTRO,
  SHORT_INTRO,
} from '../../content/report-copy/careers.js';
import { listTileNames } from '../../answers/circumstances-text.js';
import { FIELD_COPY } from '../../content/report-copy/fields.js';
import { FULL_LIST_LENGTH } from '../../composing/career-count.js';
import { chooseReasonKind } from '@bearings/career-matching';
import { type CareerDoubt, type Reason, ReasonChooser, type ReasonedCareer } from '../../composing/reasons.js';
import { LEADING_CAREER_COUNT, type ReportFacts } from '../../composing/report-facts.js';
import { createParagraph, joinTitles, toSentence } from '../../prose/build-blocks.js';
import type { CareerNote, ProseBlock, Sentence, SummarisedText } from '../../prose/prose.js';
import { getJobNoun, type CategoryRanking } from '../../composing/category-ranking.js';
import { listMostFrequent } from './most-frequent.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import { writeQuestion, writeReason } from './reason-sentences.js';

/** The introduction mentions a field of work that at least this many careers share. */
const MIN_CAREERS_IN_SHARED_FIELD = 3;
/** The introduction mentions a category that is a reason for at least this many careers. */
const MIN_CAREERS_WITH_SHARED_REASON = 4;

/** Writes the introduction to the careers: the first titles, and what the careers have in common. */
export function writeCareersIntro(facts: ReportFacts, phrases: PhrasePicker): ProseBlock[] {
  return [createParagraph(...writeIntroSentences(facts, phrases))];
}

function writeIntroSentences(facts: ReportFacts, phrases: PhrasePicker): Sentence[] {
  const firstCareers = facts.careers.slice(0, LEADING_CAREER_COUNT);
  const titles = joinTitles(
    firstCareers.map(({ code }) => code),
    'italic',
  );
  const isListShort = facts.careers.length < FULL_LIST_LENGTH;
  if (!facts.ranked) return [phrases.write(isListShort ? SHORT_FLAT_INTRO : FLAT_INTRO, { titles })];
  const sentences = [phrases.write(isListShort ? SHORT_INTRO : CAREERS_INTRO, { titles })];
  const field = sharedField(facts);
  if (field !== undefined) sentences.push(phrases.write(SHARED_FIELD_SENTENCES, { field }));
  const noun = sharedReason(facts);
  if (noun !== undefined) sentences.push(phrases.write(COMMON_REASONS, { noun }));
  return sentences;
}

/** Returns the field of work that at least three careers share; undefined if there is none. */
function sharedField({ careers }: ReportFacts): string | undefined {
  const names = careers.map(({ code }) => FIELD_COPY[code.slice(0, 2)]?.name ?? '');
  return listMostFrequent(names, 1).find(
    (name) => names.filter((other) => other === name).length >= MIN_CAREERS_IN_SHARED_FIELD,
  );
}

/**
 * Returns the noun of a category that at least four of the careers demand and in which the person scored high;
 * undefined if there is none.
 */
function sharedReason({ careers }: ReportFacts): string | undefined {
  const nouns = careers.flatMap(({ code, reasonsFor }) =>
    reasonsFor
      .filter((reason) => chooseReasonKind(code, reason) === 'bothHigh')
      .map(({ category }) => getJobNoun(category)),
  );
  return listMostFrequent(nouns, 1).find(
    (noun) => nouns.filter((other) => other === noun).length >= MIN_CAREERS_WITH_SHARED_REASON,
  );
}

/** Writes the reasons for and against each career. */
export function writeCareerNotes(facts: ReportFacts, ranking: CategoryRanking, phrases: PhrasePicker): CareerNote[] {
  const chooser = new ReasonChooser(ranking);
  return facts.careers.map((career) => composeNote(career, facts.ranked, { chooser, ranking, phrases }));
}

/** Writes one sentence on why a career fits and one on why it may not. */
export function writeHeadline(
  career: ReasonedCareer,
  isRanked: boolean,
  ranking: CategoryRanking,
  phrases: PhrasePicker,
): CareerNote {
  return composeNote(career, isRanked, { chooser: new ReasonChooser(ranking), ranking, phrases });
}

interface CareerWriterContext {
  chooser: ReasonChooser;
  ranking: CategoryRanking;
  phrases: PhrasePicker;
}

function composeNote(
  career: ReasonedCareer,
  isRanked: boolean,
  { chooser, ranking, phrases }: CareerWriterContext,
): CareerNote {
  const { code } = career;
  const all = chooser.reasonsFor(career);
  const reasons = all.slice(0, 1);
  const doubt = chooser.doubtOf(career, all);
  chooser.use(reasons, doubt);
  const quotedTiles = [...reasons, doubt].flatMap((each) => (each.on === 'tile' ? [each.tile] : []));
  return {
    code,
    why: composeWhy(code, reasons[0], isRanked, phrases),
    whyNot: composeWhyNot(code, doubt, ranking, phrases),
    restsOn: reasons[0]?.on === 'score' ? reasons[0].reason.category : null,
    quotes: quotedTiles,
    saysDrawback: doubt.on === 'work',
  };
}

function composeWhy(
  code: string,
  reason: Reason | undefined,
  isRanked: boolean,
  phrases: PhrasePicker,
): SummarisedText {
  if (reason === undefined) {
    if (isRanked) return phrases.writeSummarised(NO_REASON_SENTENCES);
    return phrases.writeSummarised(UNRANKED_REASON, { field: FIELD_COPY[code.slice(0, 2)]?.name ?? '' });
  }
  if (reason.on === 'score') return toSummarised(writeReason(code, reason.reason, phrases));
  const tileText = listTileNames([reason.tile]).join();
  return phrases.writeSummarised(reason.isCore ? LIKED_CORE_SENTENCES : LIKED_PART_SENTENCES, {
    thing: tileText,
  });
}

function composeWhyNot(
  code: string,
  doubt: CareerDoubt,
  ranking: CategoryRanking,
  phrases: PhrasePicker,
): SummarisedText {
  switch (doubt.on) {
    case 'score':
      return toSummarised(writeReason(code, doubt.reason, phrases));
    case 'tile':
      return phrases.writeSummarised(doubt.isCore ? DISLIKED_CORE_SENTENCES : DISLIKED_PART_SENTENCES, {
        thing: listTileNames([doubt.tile]).join(),
      });
    case 'work':
      return toSummarised(toSentence(doubt.text));
    case 'question':
      return toSummarised(writeQuestion(doubt.category, ranking, phrases));
    case 'nothing':
      return phrases.writeSummarised(NO_DRAWBACK_SENTENCES);
  }
}

/** Returns a single sentence, which is its own summary. */
const toSummarised = (sentence: Sentence): SummarisedText => ({ sentences: [sentence], summary: sentence });
