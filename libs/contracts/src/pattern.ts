// Describes a reader's twelve scores in words, for the caption of the drawing.
import type { Category } from './categories.js';
import { byValue, isFlat, type ShapeValues } from './shape.js';

interface Words {
  /** The phrase after "you" or "I". */
  does: string;
  /** The same phrase with a pronoun, for use after a phrase that already contains its noun. */
  again?: string;
  trait: string;
}

/** For each category, the strength that a high score suggests, as a phrase. */
const STRENGTH_PHRASES: Readonly<Record<Category, Words>> = {
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
const FLAT_PATTERN = 'answers spread over all twelve areas';
const MAX_TRAITS = 3;
/** Minimum score for a trait. */
const HIGH_FROM = 60;

const MENTIONED_NOUN = /\b(?:people|things)\b/;

/** Describes two strengths in words: "you work things out, and you build them". */
export function pairInWords(first: Category, second: Category, who = 'you'): string {
  const [one, other] = [STRENGTH_PHRASES[first], STRENGTH_PHRASES[second]];
  const named = MENTIONED_NOUN.exec(one.does)?.[0];
  const isAgain = named !== undefined && other.does.includes(named);
  return `${who} ${one.does}, and ${who} ${(isAgain && other.again) || other.does}`;
}

/** Describes the pattern in the first person: "I work things out, and I build them". */
export function ownPatternOf(values: ShapeValues): string {
  const [first, second] = byValue(values);
  return isFlat(values) || !first || !second
    ? `My ${FLAT_PATTERN}`
    : pairInWords(first, second, 'I');
}

/** Describes the pattern of the two highest scores as a sentence that begins with a name. */
export function patternOf(values: ShapeValues, firstName = ''): string {
  const [first, second] = byValue(values);
  const pattern =
    isFlat(values) || !first || !second ? `your ${FLAT_PATTERN}` : pairInWords(first, second);
  return firstName === ''
    ? pattern.charAt(0).toUpperCase() + pattern.slice(1)
    : `${firstName}, ${pattern}`;
}

/** Returns at most three traits of the highest scores; none if no score is high or all are close together. */
export const traitsOf = (values: ShapeValues): string[] =>
  isFlat(values)
    ? []
    : byValue(values)
        .filter((category) => values[category] >= HIGH_FROM)
        .slice(0, MAX_TRAITS)
        .map((category) => STRENGTH_PHRASES[category].trait);
