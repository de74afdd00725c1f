import {
  type Band,
  CATEGORIES,
  type Category,
  CATEGORY_NAMES,
  type Preview,
  type PreviewBadge,
  type PreviewStrength,
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
import { STRENGTHS_NOTES } from '../content/preview-copy/strengths-notes.js';
import { type AnswerQuality, qualityNote } from './answer-quality.js';
import type { CategoryScores, Personality } from './category-scores.js';
import { bandOf, roundScore } from './scoring.js';
import { ENERGY_WEIGHTS } from './personality.js';

/** Between two categories, only from this many points may one be called higher. */
const HIGHER_FROM = 25;
const MIDDLE = 50;
const VERY_CLEAR_BEYOND = 30;
const DRIVERS = ['communication', 'leadership', 'risk'] as const;

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

/** Highest first; ties stay in category order. */
function ranked<C extends Category>(scores: CategoryScores, categories: readonly C[]): C[] {
  return categories.toSorted((a, b) => scores[b] - scores[a]);
}

/** The strongest of some categories, if it is high at all. */
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
  return Math.abs(energy - MIDDLE) > VERY_CLEAR_BEYOND ? 'very clear' : 'clear';
}

/** What pulls most towards the type that came out. */
function driverText(scores: CategoryScores, { type }: Personality): string {
  const side = type === 'extravert' ? 1 : -1;
  const pull = (c: (typeof DRIVERS)[number]): number =>
    side * ENERGY_WEIGHTS[c] * (scores[c] - MIDDLE);
  const [driver] = DRIVERS.toSorted((a, b) => pull(b) - pull(a));
  return driver && pull(driver) > 0 ? DRIVER_TEXTS[type][driver] : BALANCED_TEXT;
}

function personalityText(scores: CategoryScores, personality: Personality): string {
  const described = TYPE_TEXTS[personality.type][clarityOf(personality)];
  return [described, driverText(scores, personality), NEITHER_BETTER_TEXT].join(' ');
}

function strengthsNoteOf(scores: CategoryScores, order: readonly Category[]): string | null {
  const shown = order.map((category) => roundScore(scores[category]));
  const [first = 0, second, third] = shown;
  const last = shown.at(-1) ?? 0;
  if (first - last < HIGHER_FROM) return STRENGTHS_NOTES.even;
  if (levelOf(first) !== 'high') return STRENGTHS_NOTES.modest;
  return second === third ? STRENGTHS_NOTES.tied : null;
}

function strengthOf(scores: CategoryScores, category: Category): PreviewStrength {
  const score = scores[category];
  return {
    category,
    name: CATEGORY_NAMES[category],
    score: roundScore(score),
    band: bandOf(score),
  };
}

/**
 * The free part of a result: three badges, the type and how clear it is, the two strongest
 * categories, a note on the answers, and the titles of what is locked. It holds no number but the
 * scores of the two strengths.
 */
export function makePreview(
  scores: CategoryScores,
  personality: Personality,
  quality: AnswerQuality,
): Preview {
  const order = ranked(scores, CATEGORIES);
  return {
    badges: badgesOf(scores),
    personality: {
      type: personality.type,
      closeToMiddle: personality.closeToMiddle,
      text: personalityText(scores, personality),
    },
    strengths: order.slice(0, 2).map((category) => strengthOf(scores, category)),
    strengthsNote: strengthsNoteOf(scores, order),
    quality: qualityNote(quality),
    lockedSections: [...REPORT_SECTIONS],
  };
}
