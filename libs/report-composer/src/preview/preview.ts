import {
  type Band,
  CATEGORIES,
  type Category,
  CATEGORY_NAMES,
  type Circumstances,
  type Preview,
  type PreviewBadge,
  type PreviewMatching,
  type PreviewArea,
  byCategory,
  patternOf,
  REPORT_SECTIONS,
} from '@bearings/contracts';
import {
  COMMUNICATION_FLAVOURS,
  COMMUNICATION_PHRASES,
  ENVIRONMENT_PHRASES,
  LEADERSHIP_FLAVOURS,
  LEADERSHIP_PHRASES,
  type Level,
  PACE_PHRASES,
} from '../content/preview-copy/badge-phrases.js';
import {
  BALANCED_TEXT,
  type Clarity,
  DRIVER_TEXTS,
  NEITHER_BETTER_TEXT,
  TYPE_TEXTS,
} from '../content/preview-copy/personality-texts.js';
import { MATCHING_NOTES } from '../content/preview-copy/matching-notes.js';
import { STRENGTHS_NOTES } from '../content/preview-copy/strengths-notes.js';
import { type AnswerQuality, qualityNote } from '../answers/answer-quality.js';
import {
  bandOf,
  type CategoryScores,
  ENERGY_WEIGHTS,
  ENOUGH_TILES,
  type Personality,
  roundScore,
} from '@bearings/career-matching';
import { takenIntoAccount } from '../answers/circumstances-text.js';

const ENERGY_MIDDLE = 50;
const VERY_CLEAR_BEYOND = 30;
const TYPE_CATEGORIES = ['communication', 'leadership', 'risk'] as const;

const LEVEL_OF_BAND: Record<Band, Level> = {
  'very low': 'low',
  low: 'low',
  middle: 'middle',
  high: 'high',
  'very high': 'high',
};

function levelOf(score: number): Level {
  return LEVEL_OF_BAND[bandOf(score)];
}

/** Sorts categories by score, highest first. Equal scores keep their order. */
function ranked<C extends Category>(scores: CategoryScores, categories: readonly C[]): C[] {
  return categories.toSorted((a, b) => scores[b] - scores[a]);
}

/** Returns the highest of the given categories; `plain` if none is high. */
function flavourOf<C extends Category>(
  scores: CategoryScores,
  categories: readonly C[],
): C | 'plain' {
  const [strongest] = ranked(scores, categories);
  return strongest && levelOf(scores[strongest]) === 'high' ? strongest : 'plain';
}

function paceOf(scores: CategoryScores): Level {
  const [stress, pressure] = [levelOf(scores.resilience), levelOf(scores.burnout)];
  return stress === pressure ? stress : 'middle';
}

function badgesOf(scores: CategoryScores): PreviewBadge[] {
  const company = levelOf(scores.communication);
  const environment = ENVIRONMENT_PHRASES[company][levelOf(scores.planning)];
  const pace = PACE_PHRASES[paceOf(scores)];
  const leading = LEADERSHIP_PHRASES[levelOf(scores.leadership)];
  const talking = COMMUNICATION_PHRASES[company];
  return [
    { title: 'Leadership Style', phrase: leading[flavourOf(scores, LEADERSHIP_FLAVOURS)] },
    { title: 'Work Environment', phrase: pace ? `${environment} ${pace}` : environment },
    { title: 'Communication', phrase: talking[flavourOf(scores, COMMUNICATION_FLAVOURS)] },
  ];
}

function clarityOf({ energy, closeToMiddle }: Personality): Clarity {
  if (closeToMiddle) return 'close';
  return Math.abs(energy - ENERGY_MIDDLE) > VERY_CLEAR_BEYOND ? 'very clear' : 'clear';
}

/** Returns a sentence on the category that contributes most to the personality type. */
function driverText(scores: CategoryScores, { type }: Personality): string {
  const side = type === 'extravert' ? 1 : -1;
  const pull = (c: (typeof TYPE_CATEGORIES)[number]): number =>
    side * ENERGY_WEIGHTS[c] * (scores[c] - ENERGY_MIDDLE);
  const [driver] = TYPE_CATEGORIES.toSorted((a, b) => pull(b) - pull(a));
  return driver && pull(driver) > 0 ? DRIVER_TEXTS[type][driver] : BALANCED_TEXT;
}

function personalityText(scores: CategoryScores, personality: Personality): string {
  const described = TYPE_TEXTS[personality.type][clarityOf(personality)];
  return [described, driverText(scores, personality), NEITHER_BETTER_TEXT].join(' ');
}

function patternNoteOf(
  scores: CategoryScores,
  order: readonly Category[],
  direction: boolean,
): string | null {
  const shown = order.map((category) => roundScore(scores[category]));
  const [first = 0, second, third] = shown;
  if (!direction) return STRENGTHS_NOTES.even;
  if (levelOf(first) !== 'high') return STRENGTHS_NOTES.modest;
  return second === third ? STRENGTHS_NOTES.tied : null;
}

function areaOf(scores: CategoryScores, category: Category): PreviewArea {
  const score = scores[category];
  return {
    category,
    name: CATEGORY_NAMES[category],
    score: roundScore(score),
    band: bandOf(score),
  };
}

/** Returns how the report will rank careers, what remains uncertain, and which circumstances it takes into account. */
function matchingOf({ direction, circumstances }: Known): PreviewMatching {
  const tiles = Object.keys(circumstances?.interests ?? {}).length;
  const enough = tiles >= ENOUGH_TILES;
  const kind = direction ? (enough ? 'both' : 'direction') : enough ? 'step' : 'none';
  const taken = takenIntoAccount(circumstances);
  return {
    direction,
    ranked: direction || enough,
    step: taken.length > 0,
    takenIntoAccount: taken.map(({ text }) => text),
    note: MATCHING_NOTES[kind],
  };
}

/** What is known about a person in addition to the scores. */
export interface Known {
  /** True if the twelve scores differ by more than chance. */
  direction: boolean;
  /** Null if the optional step was skipped. */
  circumstances: Circumstances | null;
}

/**
 * Creates the free part of a result: a sentence that sums up the scores, all twelve scores, three badges, the
 * personality type and how clear it is, a note on careless answers, how the ten careers were chosen, and the titles of
 * the locked sections. It contains no numbers except the reader's scores.
 */
export function makePreview(
  scores: CategoryScores,
  personality: Personality,
  quality: AnswerQuality,
  known: Known,
): Preview {
  const order = ranked(scores, CATEGORIES);
  return {
    badges: badgesOf(scores),
    personality: {
      type: personality.type,
      closeToMiddle: personality.closeToMiddle,
      text: personalityText(scores, personality),
    },
    pattern: patternOf(byCategory((category) => roundScore(scores[category]))),
    patternNote: patternNoteOf(scores, order, known.direction),
    areas: order.map((category) => areaOf(scores, category)),
    quality: qualityNote(quality),
    matching: matchingOf(known),
    lockedSections: REPORT_SECTIONS.map(({ title }) => title),
  };
}
