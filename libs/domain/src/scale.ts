/** The five-point answer scale. */
export const ANSWER_SCALE = [
  { value: '1', label: 'Strongly Disagree', score: 1 },
  { value: '2', label: 'Disagree', score: 2 },
  { value: '3', label: 'Neutral', score: 3 },
  { value: '4', label: 'Agree', score: 4 },
  { value: '5', label: 'Strongly Agree', score: 5 },
] as const;

export type Answer = (typeof ANSWER_SCALE)[number]['value'];
export type AnswerScore = (typeof ANSWER_SCALE)[number]['score'];

/** Returns the step of the scale with this value; undefined for anything else. */
export const findScaleStep = (answer: unknown): (typeof ANSWER_SCALE)[number] | undefined =>
  ANSWER_SCALE.find(({ value }) => value === answer);
