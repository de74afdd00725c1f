import type { AnswerText } from '../content/wording.js';
import type { CategoryFact } from './report-facts.js';

/** The answer in the middle of the scale, which neither agrees nor disagrees. */
const NEUTRAL_ANSWER = 3;

/**
 * Returns the texts on a high or low score that the reader's answers bear out. If none of them does, returns those that
 * no answer contradicts.
 */
export function listAnsweredTexts(
  texts: readonly AnswerText[],
  { keyed }: Pick<CategoryFact, 'keyed'>,
  level: 'high' | 'low',
): readonly AnswerText[] {
  const getAgreement = ({ statement }: AnswerText): number => {
    const distance = (statement === null ? NEUTRAL_ANSWER : (keyed[statement] ?? NEUTRAL_ANSWER)) - NEUTRAL_ANSWER;
    return level === 'high' ? distance : -distance;
  };
  const agreeing = texts.filter((each) => each.statement === null || getAgreement(each) > 0);
  return agreeing.length > 0 ? agreeing : texts.filter((each) => getAgreement(each) >= 0);
}
