// What version 2 of the method says beside the ten careers: docs/method.md, "Matching".
import {
  DEAL_BREAKERS,
  REPORT_LABELS,
  type ReportBlock,
  type ReportCareer,
  type ReportDocument,
  type ReportExclusion,
  type ReportJobVerdict,
  type ReportMatching,
} from '@bearings/contracts';
import {
  dealBreakerNames,
  fillText,
  sentenceOf,
  takenIntoAccount,
  tileNames,
} from '../assessment/circumstances-text.js';
import { OCCUPATIONS } from '../content/occupations/occupations.js';
import {
  ANSWERS_ONLY,
  EXCLUDED_COUNT,
  LONGER_TEXT,
  LOWER_FIT,
  NOTES,
  VERDICTS,
} from '../content/report-copy/circumstances.js';
import { countInWords } from './career-count.js';
import { labelled } from './report-document.js';
import type { CareerFact, CircumstanceFact, ReportFacts, VerdictFact } from './report-facts.js';
import type { CareerFact1 } from './report-facts-1.js';
import { STRONG } from './matching/fit.js';

/** Months below which a time is given in months. */
const IN_MONTHS_BELOW = 24;
/** Of a hundredth that a binary fraction cannot hold. */
const ROUNDING_ERROR = 1e-9;

/** Returns the fields of a career that depend on the version of the method. */
export function careerExtras(
  fact: CareerFact | CareerFact1,
): Pick<ReportCareer, 'percent' | 'stability' | 'later' | 'also' | 'long' | 'notes'> {
  if ('percent' in fact) return { percent: fact.percent };
  const { stability, later, also, long } = fact;
  return { stability, later, also, long, notes: notesOf(fact) };
}

/**
 * Returns a fit with what it rests on. The count is rounded down, so that it reaches the limit of a word only
 * where the career does.
 */
export function fitText({ fit, percent, stability, long }: ReportCareer): string {
  if (percent !== undefined) return `${fit}, similarity index ${percent}`;
  if (stability === undefined || fit === 'Worth a look') return fit;
  const count = `${fit}: in your best ten in ${Math.floor(100 * stability + ROUNDING_ERROR)} of 100 tries`;
  if (fit === 'Strong' || stability < STRONG.stability) return count;
  return `${count}, ${long === true ? LOWER_FIT.long : LOWER_FIT.common}`;
}

/** Returns what a report says of the matching, beside the ten careers. */
export function matchingView(facts: ReportFacts): ReportMatching {
  const { direction, ranked, circumstances, excluded } = facts;
  const taken = takenIntoAccount(circumstances);
  return {
    direction,
    ranked,
    step: taken.length > 0,
    takenIntoAccount: taken,
    longer: facts.longer.map(({ code, title, fit, training }) => ({
      code,
      title,
      fit,
      text: fillText(LONGER_TEXT, { fit, time: timeText(training.months) }),
    })),
    excludedCount: excluded.length,
    occupationCount: OCCUPATIONS.length,
    excluded: DEAL_BREAKERS.map(({ id, label }): ReportExclusion => {
      const left = excluded.filter(({ dealBreakers }) => dealBreakers.includes(id));
      return { id, label, occupations: left.map(({ code, title }) => ({ code, title })) };
    }).filter(({ occupations }) => occupations.length > 0),
    inMind: facts.inMind.map((verdict) => verdictView(verdict, facts)),
  };
}

/** Returns what follows the ten careers of a report as text; nothing in reports of version 1. */
export function matchingBlocks({ matching }: ReportDocument): ReportBlock[] {
  if (matching === undefined) return [];
  const { longer, excluded, excludedCount, occupationCount, inMind } = matching;
  const count = fillText(EXCLUDED_COUNT, {
    count: String(excludedCount),
    all: String(occupationCount),
  });
  return [
    ...listPart(
      REPORT_LABELS.inMind,
      inMind.map(({ title, text }) => labelled(title, [{ text }])),
    ),
    ...listPart(
      REPORT_LABELS.longer,
      longer.map(({ title, text }) => labelled(title, [{ text }])),
    ),
    ...listPart(
      REPORT_LABELS.excluded,
      excluded.map(({ label, occupations }) =>
        labelled(`${label} (${occupations.length})`, [
          { text: occupations.map(({ title }) => title).join(', ') },
        ]),
      ),
      count,
    ),
    ...takenBlocks(matching),
  ];
}

function takenBlocks({ step, ranked, takenIntoAccount: taken }: ReportMatching): ReportBlock[] {
  if (!step) return ranked ? [{ kind: 'paragraph', runs: [{ text: ANSWERS_ONLY }] }] : [];
  return listPart(
    REPORT_LABELS.taken,
    taken.map((text) => [{ text }]),
  );
}

function listPart(
  heading: string,
  items: Extract<ReportBlock, { kind: 'list' }>['items'],
  lead?: string,
): ReportBlock[] {
  if (items.length === 0) return [];
  const paragraph: ReportBlock[] =
    lead === undefined ? [] : [{ kind: 'paragraph', runs: [{ text: lead }] }];
  return [{ kind: 'heading', text: heading }, ...paragraph, { kind: 'list', items }];
}

function verdictView(verdict: VerdictFact, facts: ReportFacts): ReportJobVerdict {
  const { code, title, fit, stability, amongTen } = verdict;
  return { code, title, fit, stability, amongTen, text: verdictText(verdict, facts) };
}

/** Returns how an occupation compares with the careers of the report, in sentences. */
export function verdictText(verdict: VerdictFact, facts: ReportFacts): string {
  return [comparisonText(verdict, facts), ...notesOf(verdict)].join(' ');
}

function comparisonText(verdict: VerdictFact, { ranked, open, careers }: ReportFacts): string {
  const count = countInWords(careers);
  const { excludedBy, isLater, amongTen, rank } = verdict;
  if (excludedBy.length > 0) return sentenceOf(VERDICTS.excluded, dealBreakerNames(excludedBy));
  if (isLater) return VERDICTS.later;
  if (amongTen) return fillText(VERDICTS.amongTen, { count });
  if (!ranked || rank === null) return VERDICTS.unranked;
  return fillText(VERDICTS.ranked, { count, rank: ordinal(rank), open: String(open) });
}

/** Returns sentences on training, on what the person refused and likes, and on entry jobs. */
function notesOf(fact: Omit<CircumstanceFact, 'stability'>): string[] {
  const { long, training, atTimes, likedTiles, dislikedTiles, entryTitles } = fact;
  return [
    sentenceOf(NOTES.liked, tileNames(likedTiles)),
    sentenceOf(NOTES.disliked, tileNames(dislikedTiles)),
    sentenceOf(NOTES.atTimes, dealBreakerNames(atTimes)),
    long ? fillText(NOTES.long, { time: timeText(training.months) }) : '',
    long && training.paid ? NOTES.paid : '',
    sentenceOf(NOTES.entry, entryTitles),
  ].filter((note) => note !== '');
}

/** Returns a length of training in words: "18 months", "3½ years". */
export function timeText(months: number): string {
  if (months < IN_MONTHS_BELOW) return months === 1 ? 'a month' : `${months} months`;
  const halves = Math.round(months / 6);
  return `${Math.floor(halves / 2)}${halves % 2 === 0 ? '' : '½'} years`;
}

const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ORDINALS = new Intl.PluralRules('en-GB', { type: 'ordinal' });

function ordinal(place: number): string {
  return `${place}${SUFFIXES[ORDINALS.select(place)] ?? 'th'}`;
}
