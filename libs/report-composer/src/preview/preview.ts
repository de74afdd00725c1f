import type { Circumstances, Preview, PreviewBadge, PreviewMatching, PreviewArea } from '@bearings/contracts';
import { CATEGORIES, type Category, CATEGORY_NAMES, mapCategories, REPORT_SECTIONS, UK } from '@bearings/domain';
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
  NEITHER_BETTER_NOTE,
  TYPE_TEXTS,
} from '../content/preview-copy/personality-texts.js';
import { MATCHING_NOTES } from '../content/preview-copy/matching-notes.js';
import { type AnswerQuality, composeQualityNote } from '../answers/answer-quality.js';
import {
  choosePattern,
  toBand,
  type CategoryScores,
  ENERGY_WEIGHTS,
  MIN_RANKING_TILES,
  type Personality,
  roundScore,
} from '@bearings/career-matching';
import { listAnswerSentences } from '../answers/circumstances-text.js';
import { getLevel } from '../composing/category-ranking.js';
import { composeHeadline } from '../composing/headline.js';

const MIDDLE_ENERGY_SCORE = 50;
const MIN_VERY_CLEAR_POINTS = 30;
const TYPE_CATEGORIES = ['communication', 'leadership', 'risk'] as const;

const toLevel = (score: number): Level => getLevel(roundScore(score));

/** Sorts categories by score, highest first. Equal scores keep their order. */
function sortByScore<C extends Category>(scores: CategoryScores, categories: readonly C[]): C[] {
  return categories.toSorted((a, b) => scores[b] - scores[a]);
}

/** Returns which of these categories a badge mentions: the one with the highest score, or `plain` if none is high. */
function chooseBadgeCategory<C extends Category>(scores: CategoryScores, categories: readonly C[]): C | 'plain' {
  const [strongest] = sortByScore(scores, categories);
  return strongest && toLevel(scores[strongest]) === 'high' ? strongest : 'plain';
}

/** Returns the pace of work that suits the person: `middle` unless resilience and burnout are both high or both low. */
function toPace(scores: CategoryScores): Level {
  const [stress, pressure] = [toLevel(scores.resilience), toLevel(scores.burnout)];
  return stress === pressure ? stress : 'middle';
}

function createBadges(scores: CategoryScores): PreviewBadge[] {
  const company = toLevel(scores.communication);
  const environment = ENVIRONMENT_PHRASES[company][toLevel(scores.planning)];
  const pace = PACE_PHRASES[toPace(scores)];
  const leading = LEADERSHIP_PHRASES[toLevel(scores.leadership)];
  const talking = COMMUNICATION_PHRASES[company];
  return [
    { title: 'Leadership Style', phrase: leading[chooseBadgeCategory(scores, LEADERSHIP_FLAVOURS)] },
    { title: 'Work Environment', phrase: pace ? `${environment} ${pace}` : environment },
    { title: 'Communication', phrase: talking[chooseBadgeCategory(scores, COMMUNICATION_FLAVOURS)] },
  ];
}

function measureClarity({ energy, closeToMiddle }: Personality): Clarity {
  if (closeToMiddle) return 'close';
  return Math.abs(energy - MIDDLE_ENERGY_SCORE) > MIN_VERY_CLEAR_POINTS ? 'very clear' : 'clear';
}

/** Returns a sentence on the category that contributes most to the personality type. */
function describeDriver(scores: CategoryScores, { type }: Personality): string {
  const side = type === 'extravert' ? 1 : -1;
  const pull = (c: (typeof TYPE_CATEGORIES)[number]): number =>
    side * ENERGY_WEIGHTS[c] * (scores[c] - MIDDLE_ENERGY_SCORE);
  const [driver] = TYPE_CATEGORIES.toSorted((a, b) => pull(b) - pull(a));
  return driver && pull(driver) > 0 ? DRIVER_TEXTS[type][driver] : BALANCED_TEXT;
}

function describePersonality(scores: CategoryScores, personality: Personality): string {
  const typeText = TYPE_TEXTS[personality.type][measureClarity(personality)];
  return [typeText, describeDriver(scores, personality), NEITHER_BETTER_NOTE].join(' ');
}

function toArea(scores: CategoryScores, category: Category): PreviewArea {
  const score = scores[category];
  return {
    category,
    name: CATEGORY_NAMES[category],
    score: roundScore(score),
    band: toBand(score),
  };
}

/** Returns what the report's choice of careers is based on, and which circumstances it takes into account. */
function toMatching({ direction, circumstances }: KnownPreviewData): PreviewMatching {
  const tiles = Object.keys(circumstances?.interests ?? {}).length;
  const hasEnoughTiles = tiles >= MIN_RANKING_TILES;
  const kind = direction ? (hasEnoughTiles ? 'both' : 'direction') : hasEnoughTiles ? 'step' : 'none';
  const appliedTexts = listAnswerSentences(circumstances);
  return {
    direction,
    ranked: direction || hasEnoughTiles,
    hasCircumstances: appliedTexts.length > 0,
    takenIntoAccount: appliedTexts.map(({ text }) => text),
    note: MATCHING_NOTES[kind],
  };
}

/** What is known about a person in addition to the scores. */
export interface KnownPreviewData {
  /** True if the twelve scores differ by more than chance. */
  direction: boolean;
  /** Null if the person skipped the optional questions about their circumstances. */
  circumstances: Circumstances | null;
}

/**
 * Creates the free part of a result: the headline, all twelve scores, three badges, the
 * personality type and how clear it is, a note on careless answers, how the ten careers were chosen, and the titles of
 * the locked sections. It contains no numbers except the reader's scores.
 */
export function makePreview(
  scores: CategoryScores,
  personality: Personality,
  quality: AnswerQuality,
  known: KnownPreviewData,
): Preview {
  const values = mapCategories((category) => roundScore(scores[category]));
  const matching = toMatching(known);
  return {
    badges: createBadges(scores),
    personality: {
      type: personality.type,
      closeToMiddle: personality.closeToMiddle,
      text: describePersonality(scores, personality),
    },
    headline: composeHeadline(
      {
        patternId: choosePattern(scores, known.direction),
        values,
        ranked: matching.ranked,
        ...known,
      },
      UK,
    ),
    areas: sortByScore(scores, CATEGORIES).map((category) => toArea(scores, category)),
    quality: composeQualityNote(quality),
    matching,
    lockedSections: REPORT_SECTIONS.map(({ title }) => title),
  };
}
