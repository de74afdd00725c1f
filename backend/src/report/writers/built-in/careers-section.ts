import {
  ALSO_FOR,
  BRIEF_FOR,
  BRIEF_STRETCH,
  BRIEF_UNUSED,
  CAREERS_INTRO,
  DRIVERS,
  FIELDS_APART,
  FIELDS_TOGETHER,
  FLAT_INTRO,
  FURTHER_CAUTIONS,
  LESS_FOR,
  NO_REASON_FOR,
  PLAIN_CAUTIONS,
  SHORT_FLAT_INTRO,
  SHORT_INTRO,
  SPARED_FOR,
} from '../../../content/report-copy/careers.js';
import { FIELDS } from '../../../content/report-copy/fields.js';
import { MODERATE_REASONS, REASONS } from '../../../content/report-copy/reasons.js';
import { FULL_LIST } from '../../career-count.js';
import type { MatchReason } from '../../career-match.js';
import { type CareerFact, HEADLINED, type ReportFacts } from '../../report-facts.js';
import type { CareerNote } from '../writer.js';
import { agreeing, listed, titleInSentence, withArticle } from './grammar.js';
import type { PhrasePicker } from './phrase-picker.js';
import { mostFrequent } from './most-frequent.js';
import { HIGH_FROM, LOW_BELOW, nounOf } from './category-ranking.js';

const MAX_SENTENCES_FOR = 2;
const MAX_SENTENCES_AGAINST = 2;
/** Share of work at home, 0 to 1, beyond which a career gets a caution. */
const ON_SITE_BELOW = 0.2;
const REMOTE_FROM = 0.75;
/** A demand below this is little; from here to 50 it is less than that of most occupations. */
const LITTLE_BELOW = 35;
/** Careers of one field that make it a common field of the list. */
const MIN_OF_COMMON_FIELD = 3;

/** Writes the introduction to the careers: what they have in common. */
export function writeCareersIntro(facts: ReportFacts, phrases: PhrasePicker): string {
  const titles = listed(
    facts.careers.slice(0, HEADLINED).map(({ title }) => `*${titleInSentence(title)}*`),
  );
  const isShort = facts.careers.length < FULL_LIST;
  if (!facts.ranked) return phrases.pick(isShort ? SHORT_FLAT_INTRO : FLAT_INTRO, { titles });
  const drivers = mostFrequent(
    facts.careers.flatMap(({ reasonsFor }) =>
      reasonsFor.slice(0, 2).filter(isShared).map(nounOfReason),
    ),
    2,
  );
  const frames = isShort ? SHORT_INTRO : CAREERS_INTRO;
  const sentences = [phrases.pick(frames, { titles }), fieldsOf(facts, phrases)];
  if (drivers.length > 0) sentences.push(phrases.pick(DRIVERS, agreeing('nouns', drivers)));
  return sentences.join(' ');
}

function fieldsOf({ careers }: ReportFacts, phrases: PhrasePicker): string {
  const names = careers.map(({ code }) => FIELDS[code.slice(0, 2)]?.name ?? '');
  const common = mostFrequent(names, 2).filter(
    (name) => names.filter((other) => other === name).length >= MIN_OF_COMMON_FIELD,
  );
  return common.length === 0
    ? phrases.pick(FIELDS_APART)
    : phrases.pick(FIELDS_TOGETHER, { fields: listed(common) });
}

/** Writes the reasons for and against each career. */
export function writeCareerNotes(facts: ReportFacts, phrases: PhrasePicker): CareerNote[] {
  return facts.careers.map((career, index) => ({
    code: career.code,
    ...(index < HEADLINED ? fullNote(career, phrases) : briefNote(career, phrases)),
  }));
}

function fullNote(career: CareerFact, phrases: PhrasePicker): Omit<CareerNote, 'code'> {
  return { why: whyOf(career, phrases), whyNot: whyNotOf(career, phrases) };
}

function whyOf(career: CareerFact, phrases: PhrasePicker): string {
  const { sentences, left } = takeReasons(
    career.reasonsFor,
    MAX_SENTENCES_FOR,
    wordingsFor,
    phrases,
  );
  if (sentences.length === 0 && left.length === 0) {
    return phrases.pick(NO_REASON_FOR, { a: withArticle(career.title) });
  }
  // The strongest reason comes first, even when it has no unused wording for a sentence.
  const [strongest] = career.reasonsFor;
  if (strongest !== undefined && left.includes(strongest)) {
    return [...inBrief(left, BRIEF_FOR, phrases), ...sentences].join(' ');
  }
  return [...sentences, ...inBrief(left, ALSO_FOR, phrases)].join(' ');
}

/**
 * Writes one sentence on the categories that are high for both person and work, and one on those
 * that are low for both. Without either, writes one on the first reason.
 */
function inBrief(
  reasons: readonly MatchReason[],
  wordings: readonly string[],
  phrases: PhrasePicker,
): string[] {
  const shared = reasons.filter(isShared).map(nounOfReason);
  const spared = reasons.filter(isSpared);
  const sentences: string[] = [];
  if (shared.length > 0) sentences.push(phrases.pick(wordings, agreeing('nouns', shared)));
  if (spared.length > 0) {
    const frames = spared.every(wantsLittle) ? SPARED_FOR : LESS_FOR;
    sentences.push(phrases.pick(frames, { nouns: listed(spared.map(nounOfReason), 'or') }));
  }
  const [close] = reasons;
  if (sentences.length === 0 && close !== undefined) {
    sentences.push(phrases.pick(MODERATE_REASONS.near, { noun: nounOfReason(close) }));
  }
  return sentences;
}

function isShared({ score, demand }: MatchReason): boolean {
  return score >= 50 && demand >= 50;
}

function isSpared({ score, demand }: MatchReason): boolean {
  return score < 50 && demand < 50;
}

/** Returns whether both demand and score are low enough for the strong wording. */
function wantsLittle({ score, demand }: Pick<MatchReason, 'score' | 'demand'>): boolean {
  return score < LOW_BELOW && demand < LITTLE_BELOW;
}

function nounOfReason({ category }: MatchReason): string {
  return nounOf(category);
}

function whyNotOf(career: CareerFact, phrases: PhrasePicker): string {
  const { sentences, left } = takeReasons(
    career.reasonsAgainst,
    MAX_SENTENCES_AGAINST,
    wordingsAgainst,
    phrases,
  );
  if (sentences.length + left.length === 0) return writeCaution(career, phrases);
  if (sentences.length > 1) return sentences.join(' ');
  const reason = sentences.length > 0 ? sentences.join(' ') : againstInBrief(left, phrases);
  const kind = cautionsOf(career).find((each) => phrases.hasFresh(FURTHER_CAUTIONS[each]));
  return kind === undefined ? reason : `${reason} ${phrases.pick(FURTHER_CAUTIONS[kind])}`;
}

function briefNote(career: CareerFact, phrases: PhrasePicker): Omit<CareerNote, 'code'> {
  const { title, reasonsFor, reasonsAgainst } = career;
  return {
    why:
      reasonsFor.length > 0
        ? inBrief(reasonsFor.slice(0, 3), BRIEF_FOR, phrases).join(' ')
        : phrases.pick(NO_REASON_FOR, { a: withArticle(title) }),
    whyNot:
      reasonsAgainst.length > 0
        ? againstInBrief(reasonsAgainst, phrases)
        : writeCaution(career, phrases),
  };
}

function againstInBrief(reasons: readonly MatchReason[], phrases: PhrasePicker): string {
  const strongest = reasons.slice(0, 2);
  const stretch = strongest.filter(({ score, demand }) => demand > score).map(nounOfReason);
  const unused = strongest.filter(({ score, demand }) => demand <= score).map(nounOfReason);
  const sentences: string[] = [];
  if (stretch.length > 0) sentences.push(phrases.pick(BRIEF_STRETCH, { nouns: listed(stretch) }));
  if (unused.length > 0) sentences.push(phrases.pick(BRIEF_UNUSED, { nouns: listed(unused) }));
  return sentences.join(' ');
}

/** Writes a sentence for each of the first `max` reasons with an unused wording. Returns the others as `left`. */
function takeReasons(
  reasons: readonly MatchReason[],
  max: number,
  wordings: (reason: MatchReason) => readonly string[],
  phrases: PhrasePicker,
): { sentences: string[]; left: MatchReason[] } {
  const sentences: string[] = [];
  const left: MatchReason[] = [];
  for (const reason of reasons) {
    const options = wordings(reason);
    if (sentences.length < max && phrases.hasFresh(options)) {
      sentences.push(phrases.pick(options, { noun: nounOf(reason.category) }));
    } else {
      left.push(reason);
    }
  }
  return { sentences, left };
}

function wordingsFor({ category, score, demand }: MatchReason): readonly string[] {
  if (score >= HIGH_FROM && demand >= 50) return REASONS[category].shared;
  if (wantsLittle({ score, demand })) return REASONS[category].spared;
  // A demand between little and 50 has no sentence; inBrief() joins such categories in one.
  return score < 50 && demand < 50 ? [] : MODERATE_REASONS.near;
}

function wordingsAgainst({ category, score, demand }: MatchReason): readonly string[] {
  if (demand > score) {
    return score < LOW_BELOW ? REASONS[category].stretch : MODERATE_REASONS.stretch;
  }
  return score >= HIGH_FROM ? REASONS[category].unused : MODERATE_REASONS.unused;
}

/** Writes a caution from facts other than scores, for a career without reasons against it. */
function writeCaution(career: CareerFact, phrases: PhrasePicker): string {
  const kind = cautionsOf(career).find((each) => phrases.hasFresh(PLAIN_CAUTIONS[each])) ?? 'none';
  return phrases.pick(PLAIN_CAUTIONS[kind], { a: withArticle(career.title) });
}

/** Returns the kinds of caution that apply to a career. None is an outlook: the prose is for every country. */
function cautionsOf({ jobZone, remoteIndex }: CareerFact) {
  const kinds: (keyof typeof FURTHER_CAUTIONS)[] = [];
  if (jobZone === 5) kinds.push('training');
  if (remoteIndex !== null && remoteIndex < ON_SITE_BELOW) kinds.push('onSite');
  if (remoteIndex !== null && remoteIndex >= REMOTE_FROM) kinds.push('remote');
  return kinds;
}
