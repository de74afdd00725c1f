// Sums up a reader's twelve scores in one sentence, the pattern, which pages show next to the chart of the scores.
import { capitalise } from './capitalise.js';
import type { Category } from './categories.js';
import { sortCategoriesByValue, type ShapeValues } from './shape-values.js';

interface CategoryPhrases {
  /** The phrase that follows "you" or "I". */
  does: string;
  /**
   * The same phrase with a pronoun instead of a noun ("build them"), used if the phrase before it already has that
   * noun.
   */
  again?: string;
  trait: string;
}

/** What a person with a high score does, for each category. */
const STRENGTH_PHRASES: Readonly<Record<Category, CategoryPhrases>> = {
  leadership: { does: 'take the lead', trait: 'Ready to lead' },
  motivation: { does: 'aim high', trait: 'Sets goals' },
  communication: {
    does: 'talk things through',
    again: 'talk them through',
    trait: 'Easy to talk to',
  },
  helping: {
    does: 'look out for people',
    again: 'look out for them',
    trait: 'Looks out for people',
  },
  analytical: { does: 'work things out', again: 'work them out', trait: 'Works things out' },
  creativity: { does: 'bring ideas', trait: 'Full of ideas' },
  planning: { does: 'plan ahead', trait: 'Plans ahead' },
  practical: { does: 'build things', again: 'build them', trait: 'Hands-on' },
  resilience: { does: 'stay calm', trait: 'Calm when it’s hard' },
  risk: { does: 'try what is new', trait: 'Ready to try' },
  spatial: {
    does: 'see how things fit together',
    again: 'see how they fit together',
    trait: 'Sees how things fit',
  },
  burnout: { does: 'bounce back', trait: 'Bounces back' },
};
const MAX_STRENGTHS = 2;
const MAX_TRAITS = 3;
/** Minimum score of a strength or trait: the lower end of the band "high". */
const MIN_STRENGTH_SCORE = 60;

const REPEATABLE_NOUN_PATTERN = /\b(?:people|things)\b/;

/** Returns two strengths in words: "you work things out, and you build them". */
export function describePair(first: Category, second: Category, who: 'you' | 'I' = 'you'): string {
  const [one, other] = [STRENGTH_PHRASES[first], STRENGTH_PHRASES[second]];
  const mentionedNoun = REPEATABLE_NOUN_PATTERN.exec(one.does)?.[0];
  const isNounRepeated = mentionedNoun !== undefined && other.does.includes(mentionedNoun);
  return `${who} ${one.does}, and ${who} ${(isNounRepeated && other.again) || other.does}`;
}

/** What the matching knows about the answers; see "How sure a result can be" in docs/method.md. */
export interface PatternBasis {
  /** True if the twelve scores differ by more than chance. */
  direction: boolean;
  /** True if the careers are ranked: by the direction, by what the person told us about work, or by both. */
  ranked: boolean;
}

/** The sentence that is shown if no strength stands out, in the second and in the first person. */
const PATTERNS_WITHOUT_STRENGTH = {
  decided: {
    you: 'your answers are even, so what you told us about work decides',
    I: 'my answers are even, so what I said about work decides',
  },
  even: {
    you: 'your answers are even, so many kinds of work may suit you',
    I: 'my answers are even, so many kinds of work may suit me',
  },
  /** The scores differ by more than chance, but none is high. */
  modest: {
    you: 'your answers say more about what suits you less',
    I: 'my answers say more about what suits me less',
  },
} as const;

/** Returns the categories that a headline may name: the two highest of the high scores, none without a direction. */
export const listStrengths = (values: ShapeValues, { direction }: Pick<PatternBasis, 'direction'>): Category[] =>
  direction
    ? sortCategoriesByValue(values)
        .filter((category) => values[category] >= MIN_STRENGTH_SCORE)
        .slice(0, MAX_STRENGTHS)
    : [];

function summarise(values: ShapeValues, basis: PatternBasis, who: 'you' | 'I'): string {
  const [first, second] = listStrengths(values, basis);
  if (first && second) return describePair(first, second, who);
  if (first) return `${who} ${STRENGTH_PHRASES[first].does}`;
  if (basis.direction) return PATTERNS_WITHOUT_STRENGTH.modest[who];
  return PATTERNS_WITHOUT_STRENGTH[basis.ranked ? 'decided' : 'even'][who];
}

/** Sums up the scores in the first person: "I work things out, and I build them". */
export const describeOwnPattern = (values: ShapeValues, basis: PatternBasis): string =>
  capitalise(summarise(values, basis, 'I'));

/**
 * Sums up the scores in one sentence, which begins with the first name if it is given. It names the strengths that stand
 * out, or says that there are none.
 */
export function describePattern(values: ShapeValues, basis: PatternBasis, firstName = ''): string {
  const pattern = summarise(values, basis, 'you');
  return firstName === '' ? capitalise(pattern) : `${firstName}, ${pattern}`;
}

/**
 * Returns a phrase, such as "Ready to lead", for each of the person's high scores, but at most for the three highest.
 * Returns none without a direction.
 */
export const listTraits = (values: ShapeValues, { direction }: Pick<PatternBasis, 'direction'>): string[] =>
  direction
    ? sortCategoriesByValue(values)
        .filter((category) => values[category] >= MIN_STRENGTH_SCORE)
        .slice(0, MAX_TRAITS)
        .map((category) => STRENGTH_PHRASES[category].trait)
    : [];
