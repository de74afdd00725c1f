// Sums up a reader's twelve scores in one sentence, the pattern, which pages show next to the chart of the scores.
import type { Category } from './categories.js';
import { sortCategoriesByValue, isFlatShape, type ShapeValues } from './shape.js';

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
const FLAT_SHAPE_TEXT = 'answers spread over all twelve areas';
const MAX_TRAITS = 3;
/** Minimum score at which a category counts as one of the person's traits. */
const MIN_TRAIT_SCORE = 60;

const REPEATABLE_NOUN_PATTERN = /\b(?:people|things)\b/;

/** Returns two strengths in words: "you work things out, and you build them". */
export function describePair(first: Category, second: Category, who = 'you'): string {
  const [one, other] = [STRENGTH_PHRASES[first], STRENGTH_PHRASES[second]];
  const mentionedNoun = REPEATABLE_NOUN_PATTERN.exec(one.does)?.[0];
  const isNounRepeated = mentionedNoun !== undefined && other.does.includes(mentionedNoun);
  return `${who} ${one.does}, and ${who} ${(isNounRepeated && other.again) || other.does}`;
}

/** Sums up the scores in the first person: "I work things out, and I build them". */
export function describeOwnPattern(values: ShapeValues): string {
  const [first, second] = sortCategoriesByValue(values);
  return isFlatShape(values) || !first || !second ? `My ${FLAT_SHAPE_TEXT}` : describePair(first, second, 'I');
}

/** Describes the two highest scores in one sentence, which begins with the first name if it is given. */
export function describePattern(values: ShapeValues, firstName = ''): string {
  const [first, second] = sortCategoriesByValue(values);
  const pattern = isFlatShape(values) || !first || !second ? `your ${FLAT_SHAPE_TEXT}` : describePair(first, second);
  return firstName === '' ? pattern.charAt(0).toUpperCase() + pattern.slice(1) : `${firstName}, ${pattern}`;
}

/**
 * Returns a phrase, such as "Ready to lead", for each of the person's high scores, but at most for the three highest.
 * Returns none if all scores are close together.
 */
export const listTraits = (values: ShapeValues): string[] =>
  isFlatShape(values)
    ? []
    : sortCategoriesByValue(values)
        .filter((category) => values[category] >= MIN_TRAIT_SCORE)
        .slice(0, MAX_TRAITS)
        .map((category) => STRENGTH_PHRASES[category].trait);
