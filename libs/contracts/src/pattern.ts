// A reader's twelve scores in words, beside the drawing of them.
import type { Category } from './categories.js';
import { byValue, isFlat, type ShapeValues } from './shape.js';

/** What a high score suggests: `does` follows "you", `trait` stands alone. */
const WORDS: Readonly<Record<Category, { does: string; trait: string }>> = {
  leadership: { does: 'take the lead', trait: 'Ready to lead' },
  motivation: { does: 'aim high', trait: 'Sets goals' },
  communication: { does: 'talk things through', trait: 'Easy to talk to' },
  helping: { does: 'look out for people', trait: 'Looks out for people' },
  analytical: { does: 'work things out', trait: 'Works things out' },
  creativity: { does: 'bring ideas', trait: 'Full of ideas' },
  planning: { does: 'plan ahead', trait: 'Plans ahead' },
  practical: { does: 'get things done by hand', trait: 'Hands-on' },
  resilience: { does: 'stay calm', trait: 'Calm when it’s hard' },
  risk: { does: 'try new things', trait: 'Ready to try' },
  spatial: { does: 'see how things fit together', trait: 'Sees how things fit' },
  burnout: { does: 'bounce back', trait: 'Bounces back' },
};
const FLAT = 'your answers spread over all twelve areas';
const TRAITS = 3;
/** Scores below this say nothing of a trait. */
const HIGH_FROM = 60;

/** Returns the pattern of two strengths: "you work things out, and you plan ahead", with a name in front of it. */
export function patternOf(values: ShapeValues, firstName = ''): string {
  const [first, second] = byValue(values);
  const pattern =
    isFlat(values) || !first || !second
      ? FLAT
      : `you ${WORDS[first].does}, and you ${WORDS[second].does}`;
  return firstName === ''
    ? pattern.charAt(0).toUpperCase() + pattern.slice(1)
    : `${firstName}, ${pattern}`;
}

/** Returns at most three traits of the highest scores; none where none is high or all are close together. */
export const traitsOf = (values: ShapeValues): string[] =>
  isFlat(values)
    ? []
    : byValue(values)
        .filter((category) => values[category] >= HIGH_FROM)
        .slice(0, TRAITS)
        .map((category) => WORDS[category].trait);
