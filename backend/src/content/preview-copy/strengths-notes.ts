/** What to bear in mind about the two strongest areas; at most one is said, the first that holds. */
export const STRENGTHS_NOTES = {
  even: 'Your twelve areas came out close together, so nothing stands out clearly: little or nothing separates these two from the rest. That is neither good nor bad. It means that many kinds of work fit you about equally well.',
  modest:
    'None of your areas came out high. That can mean that you judge yourself strictly. These two are the ones where your answers were most positive.',
  tied: 'At least one other area scored the same as the second one here. Ties follow one fixed order, so read nothing into which of them is shown.',
} as const;
