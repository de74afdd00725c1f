/** Wordings of the facts beside a career, several of each so that ten careers do not repeat them. */
export const PREPARATION: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  1: ['little or none (US job zone 1 of 5)', 'next to none (US job zone 1 of 5)'],
  2: [
    'short, often a few months on the job (US job zone 2 of 5)',
    'some, mostly learnt at work (US job zone 2 of 5)',
    'modest: a few months to a year beside experienced people (US job zone 2 of 5)',
  ],
  3: [
    'medium: vocational training, an apprenticeship or a year or two of practice (US job zone 3 of 5)',
    'a year or two of training or an apprenticeship (US job zone 3 of 5)',
    'medium: usually a vocational course or training at work (US job zone 3 of 5)',
  ],
  4: [
    'considerable: several years of study or experience (US job zone 4 of 5)',
    'several years, usually with a degree or its equivalent (US job zone 4 of 5)',
    'long, usually through higher education or years in related work (US job zone 4 of 5)',
  ],
  5: [
    'extensive: advanced study, often followed by supervised practice (US job zone 5 of 5)',
    'the longest there is, with a degree and usually more after it (US job zone 5 of 5)',
    'many years, usually beyond a first degree (US job zone 5 of 5)',
  ],
};

/** `{level}` is a noun phrase, `{share}` a number: of half the answers or more. */
export const EDUCATION_SHARE: readonly string[] = [
  'in the United States {share}% of those asked say it takes {level}',
  '{share}% of US workers asked name {level} as what it takes',
  'the most common level in the United States is {level}, named by {share}%',
  '{level} is the usual level in the United States, according to {share}% of those asked',
];

/** The same where the most common answer is not that of half of those asked. */
export const EDUCATION_MIXED: readonly string[] = [
  'answers differ in the United States, where the largest group, {share}%, names {level}',
  'US workers do not agree on it: {share}%, the largest group, name {level}',
  'no one level prevails in the United States; {level} is named most often, by {share}%',
  'views in the United States vary, {level} coming first with {share}%',
];

export const EDUCATION_ENTRY: readonly string[] = [
  'US employers usually ask for {level}',
  'the usual entry level in the United States is {level}',
];

/**
 * By the projected change in US employment: `{n}` is a number without its sign. Each names its country,
 * since readers elsewhere would take an unlabelled figure for their own.
 */
export const OUTLOOK: Readonly<
  Record<'fast' | 'growing' | 'steady' | 'level' | 'shrinking', readonly string[]>
> = {
  fast: [
    '{n}% more jobs by 2034 in the United States, which is a lot',
    'strong growth in the United States: {n}% more jobs by 2034',
    'many more jobs in the United States by 2034: up {n}%',
  ],
  growing: [
    '{n}% more jobs by 2034 in the United States',
    'more jobs in the United States by 2034: up {n}%',
    'growing in the United States, by {n}% until 2034',
    'up {n}% by 2034 in the United States',
  ],
  steady: [
    'about the same number of jobs in the United States by 2034 (up {n}%)',
    'little change in the United States by 2034 (up {n}%)',
    'a few more jobs in the United States by 2034 (up {n}%)',
  ],
  level: ['no change expected in the United States by 2034'],
  shrinking: [
    '{n}% fewer jobs by 2034 in the United States',
    'fewer jobs in the United States by 2034: down {n}%',
    'shrinking in the United States, by {n}% until 2034',
    'down {n}% by 2034 in the United States',
  ],
};

export const NO_OUTLOOK = 'no projection for this occupation in the United States';

/**
 * Pay in a country without published figures. How it is computed is the same for all occupations
 * and is part of the method's section.
 */
export const ESTIMATE =
  'estimate: {amount} a year at the level of {year}; not a published figure. Worked out from {basis}.';
