/** The level that employers usually ask for. */
export const EDUCATION_ENTRY = 'usually {level}';

/** Follows the level of a trade that many learn as apprentices. */
export const US_APPRENTICED =
  'many learn in a registered apprenticeship, paid and usually {years} long';

/** Stands before the careers of a reader in the United States. */
export const US_LEVELS_NOTE =
  'Levels of preparation: Bureau of Labor Statistics (2024). Without an apprenticeship, we judge if training is long by British times.';

/** Stands before the careers of a reader elsewhere. */
export const ABROAD_NOTE = 'No ways in for {country}: the next steps say where to ask.';

/**
 * By the projected change in US employment: `{n}` is a number without its sign. The label that it stands
 * behind names the country, since readers elsewhere would take an unlabelled figure for their own.
 */
export const OUTLOOK = {
  growing: '{n}% more jobs by 2034',
  steady: 'little change by 2034 (up {n}%)',
  level: 'no change expected by 2034',
  shrinking: '{n}% fewer jobs by 2034',
} as const;

/** Follows it where the figure is that of a group that holds other work too. */
export const GROUP_OUTLOOK = 'for the group "{group}"';

export const NO_OUTLOOK = 'no projection for this occupation';

/** Follows where we have no pay of an occupation and the country's employment office may. */
export const LOOK_UP_PAY = 'see the official {pay}';

/** Stands for the lower end of an estimate that might be below it, and the same with its `{amount}`. */
export const LEGAL_MINIMUM = 'the legal minimum wage';
export const MINIMUM_IN = 'the legal minimum wage ({amount})';

/** Follows a published median that is below it. */
export const MINIMUM_BELOW = 'That is below today’s minimum wage for a full-time year ({amount}).';

/** Who does the work and is not in a figure. */
export const LEFT_OUT = {
  'civil servants': 'Most people in this work are civil servants and aren’t in it.',
  'self-employed people': 'Many people in this work have no employer and aren’t in it.',
} as const;

/** Amounts that a publisher cuts off. */
export const ABOVE_CEILING = 'The statistic doesn’t say more above {amount} a month.';

/** A public pay scale: its first and last `{grades}`. */
export const SCALE =
  'yearly pay scale: {grades} ({nation}, {years}, {publisher}; basic, check the current figure).';
export const SCALE_GRADE = '{grade} {pay}';
export const OLD_SCALE = 'Pay awards came since.';

/** Instead of a median that is published only as a least amount. */
export const AT_LEAST = 'at least {amount}';

/**
 * Pay in a country of which we hold no published figure of the job. How it is computed is the same for all occupations
 * and is part of the method's section.
 */
export const ESTIMATE = 'estimate: {amount} a year ({year}), from {basis}.';

/** How long training takes. `{way}` is `firstWay` where another way in takes another time, `{counts}` what it rests on. */
export const TRAINING_TIMES = {
  usual: 'Usual training{way}: {time}.',
  yours: 'About {time} for you{way}{counts}.',
  none: 'Little or no training for you.',
  firstWay: ' (first way)',
  ifCounts: ', if your degree counts',
  school: ', school included',
} as const;
