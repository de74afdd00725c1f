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
  SPARED_FOR,
} from '../../../content/report-copy/careers.js';
import { FIELDS } from '../../../content/report-copy/fields.js';
import { MODERATE_REASONS, REASONS } from '../../../content/report-copy/reasons.js';
import type { MatchReason } from '../../career-match.js';
import { type CareerFact, HEADLINED, type ReportFacts } from '../../report-facts.js';
import type { CareerNote } from '../writer.js';
import { agreeing, listed, titleInSentence, withArticle } from './grammar.js';
import type { Pen } from './pen.js';
import { commonest } from './shared.js';
import { HIGH_FROM, LOW_BELOW, nounOf } from './standing.js';

const SENTENCES_FOR = 2;
const SENTENCES_AGAINST = 2;
/** From where a career's outlook (per cent) or place (share at home) is worth a caution. */
const SHRINKING_BELOW = -3;
const FAST_FROM = 15;
const ON_SITE_BELOW = 0.2;
const REMOTE_FROM = 0.75;
/** A demand below this is little; from here to the middle it is only less than most work's. */
const LITTLE_BELOW = 35;
/** Careers of one field from which the list may be said to keep to it. */
const A_COMMON_FIELD = 3;

/** What comes before the list: what the ten have in common. */
export function writeCareersIntro(facts: ReportFacts, pen: Pen): string {
  const titles = listed(
    facts.careers.slice(0, HEADLINED).map(({ title }) => `*${titleInSentence(title)}*`),
  );
  if (facts.flat) return pen.write(FLAT_INTRO, { titles });
  const drivers = commonest(
    facts.careers.flatMap(({ reasonsFor }) =>
      reasonsFor.slice(0, 2).filter(isShared).map(nounOfReason),
    ),
    2,
  );
  const sentences = [pen.write(CAREERS_INTRO, { titles }), fieldsOf(facts, pen)];
  if (drivers.length > 0) sentences.push(pen.write(DRIVERS, agreeing('nouns', drivers)));
  return sentences.join(' ');
}

function fieldsOf({ careers }: ReportFacts, pen: Pen): string {
  const names = careers.map(({ code }) => FIELDS[code.slice(0, 2)]?.name ?? '');
  const common = commonest(names, 2).filter(
    (name) => names.filter((other) => other === name).length >= A_COMMON_FIELD,
  );
  return common.length === 0
    ? pen.write(FIELDS_APART)
    : pen.write(FIELDS_TOGETHER, { fields: listed(common) });
}

/** Why each career fits and why it might not. */
export function writeCareerNotes(facts: ReportFacts, pen: Pen): CareerNote[] {
  return facts.careers.map((career, index) => ({
    code: career.code,
    ...(index < HEADLINED ? fullNote(career, pen) : briefNote(career, pen)),
  }));
}

function fullNote(career: CareerFact, pen: Pen): Omit<CareerNote, 'code'> {
  return { why: whyOf(career, pen), whyNot: whyNotOf(career, pen) };
}

function whyOf(career: CareerFact, pen: Pen): string {
  const { told, left } = tell(career.reasonsFor, SENTENCES_FOR, wordingsFor, pen);
  if (told.length === 0 && left.length === 0) {
    return pen.write(NO_REASON_FOR, { a: withArticle(career.title) });
  }
  // Where even the chief reason has run out of longer wordings, it still comes first.
  const [chief] = career.reasonsFor;
  if (chief !== undefined && left.includes(chief)) {
    return [...inBrief(left, BRIEF_FOR, pen), ...told].join(' ');
  }
  return [...told, ...inBrief(left, ALSO_FOR, pen)].join(' ');
}

/**
 * What person and work share in one sentence, and what neither cares for in another. What is merely
 * close, on different sides of the middle, is told where there is nothing else.
 */
function inBrief(reasons: readonly MatchReason[], wordings: readonly string[], pen: Pen): string[] {
  const shared = reasons.filter(isShared).map(nounOfReason);
  const spared = reasons.filter(isSpared);
  const sentences: string[] = [];
  if (shared.length > 0) sentences.push(pen.write(wordings, agreeing('nouns', shared)));
  if (spared.length > 0) {
    const frames = spared.every(wantsLittle) ? SPARED_FOR : LESS_FOR;
    sentences.push(pen.write(frames, { nouns: listed(spared.map(nounOfReason), 'or') }));
  }
  const [close] = reasons;
  if (sentences.length === 0 && close !== undefined) {
    sentences.push(pen.write(MODERATE_REASONS.near, { noun: nounOfReason(close) }));
  }
  return sentences;
}

function isShared({ score, demand }: MatchReason): boolean {
  return score >= 50 && demand >= 50;
}

function isSpared({ score, demand }: MatchReason): boolean {
  return score < 50 && demand < 50;
}

/** A reason told in strong words: little is asked for, and the person has little to give. */
function wantsLittle({ score, demand }: Pick<MatchReason, 'score' | 'demand'>): boolean {
  return score < LOW_BELOW && demand < LITTLE_BELOW;
}

function nounOfReason({ category }: MatchReason): string {
  return nounOf(category);
}

function whyNotOf(career: CareerFact, pen: Pen): string {
  const { told, left } = tell(career.reasonsAgainst, SENTENCES_AGAINST, wordingsAgainst, pen);
  if (told.length + left.length === 0) return caution(career, pen);
  if (told.length > 1) return told.join(' ');
  const reason = told.length > 0 ? told.join(' ') : against(left, pen);
  const kind = kindsOf(career).find((each) => pen.hasFresh(FURTHER_CAUTIONS[each]));
  return kind === undefined ? reason : `${reason} ${pen.write(FURTHER_CAUTIONS[kind])}`;
}

function briefNote(career: CareerFact, pen: Pen): Omit<CareerNote, 'code'> {
  const { title, reasonsFor, reasonsAgainst } = career;
  return {
    why:
      reasonsFor.length > 0
        ? inBrief(reasonsFor.slice(0, 3), BRIEF_FOR, pen).join(' ')
        : pen.write(NO_REASON_FOR, { a: withArticle(title) }),
    whyNot: reasonsAgainst.length > 0 ? against(reasonsAgainst, pen) : caution(career, pen),
  };
}

function against(reasons: readonly MatchReason[], pen: Pen): string {
  const strongest = reasons.slice(0, 2);
  const stretch = strongest.filter(({ score, demand }) => demand > score).map(nounOfReason);
  const unused = strongest.filter(({ score, demand }) => demand <= score).map(nounOfReason);
  const sentences: string[] = [];
  if (stretch.length > 0) sentences.push(pen.write(BRIEF_STRETCH, { nouns: listed(stretch) }));
  if (unused.length > 0) sentences.push(pen.write(BRIEF_UNUSED, { nouns: listed(unused) }));
  return sentences.join(' ');
}

/** A sentence for each of the strongest reasons that still has an unused wording; the rest is left. */
function tell(
  reasons: readonly MatchReason[],
  most: number,
  wordings: (reason: MatchReason) => readonly string[],
  pen: Pen,
): { told: string[]; left: MatchReason[] } {
  const told: string[] = [];
  const left: MatchReason[] = [];
  for (const reason of reasons) {
    const options = wordings(reason);
    if (told.length < most && pen.hasFresh(options)) {
      told.push(pen.write(options, { noun: nounOf(reason.category) }));
    } else {
      left.push(reason);
    }
  }
  return { told, left };
}

function wordingsFor({ category, score, demand }: MatchReason): readonly string[] {
  if (score >= HIGH_FROM && demand >= 50) return REASONS[category].shared;
  if (wantsLittle({ score, demand })) return REASONS[category].spared;
  // Less than most work asks for is told with the others of its kind, in one sentence.
  return score < 50 && demand < 50 ? [] : MODERATE_REASONS.near;
}

function wordingsAgainst({ category, score, demand }: MatchReason): readonly string[] {
  if (demand > score) {
    return score < LOW_BELOW ? REASONS[category].stretch : MODERATE_REASONS.stretch;
  }
  return score >= HIGH_FROM ? REASONS[category].unused : MODERATE_REASONS.unused;
}

/** Where no score speaks against a career, something outside the scores that may. */
function caution(career: CareerFact, pen: Pen): string {
  const kind = kindsOf(career).find((each) => pen.hasFresh(PLAIN_CAUTIONS[each])) ?? 'none';
  return pen.write(PLAIN_CAUTIONS[kind], { a: withArticle(career.title) });
}

/** What there is to be careful about in a career, whoever takes it up; the weightiest first. */
function kindsOf({ jobZone, usGrowthPct, remoteIndex }: CareerFact) {
  const kinds: (keyof typeof FURTHER_CAUTIONS)[] = [];
  if (usGrowthPct !== null && usGrowthPct < SHRINKING_BELOW) kinds.push('shrinking');
  if (jobZone === 5) kinds.push('training');
  if (usGrowthPct !== null && usGrowthPct >= FAST_FROM) kinds.push('growing');
  if (remoteIndex !== null && remoteIndex < ON_SITE_BELOW) kinds.push('onSite');
  if (remoteIndex !== null && remoteIndex >= REMOTE_FROM) kinds.push('remote');
  return kinds;
}
