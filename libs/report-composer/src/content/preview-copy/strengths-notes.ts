/** Notes on the strengths that the preview's headline names. At most one is shown: the first that applies. */
export const STRENGTHS_NOTES = {
  even: 'Your answers differ too little from area to area to show a direction, so on another day other areas might come out highest. That is neither good nor bad. Many kinds of work may suit you about equally well.',
  modest: 'None of your areas came out high. That can mean that you judge yourself strictly.',
  tied: 'At least one other area scored the same as the second one here. Ties follow one fixed order, so read nothing into which of them is shown.',
} as const;
