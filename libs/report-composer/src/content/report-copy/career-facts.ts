import type { LabelledText } from '../wording.js';

/** The education that US employers usually require. */
export const USUAL_EDUCATION_TEXT = 'usually {level}';

/** Follows `USUAL_EDUCATION_TEXT` for a trade that many people learn as apprentices. */
export const US_APPRENTICED = 'many learn in a registered apprenticeship, paid and usually {years} long';

/** Training of such a trade in one line. */
export const US_APPRENTICESHIP_TIME = 'registered apprenticeship, paid, usually {years}';

/** Note on the source of the training facts, shown before the careers to readers in the United States. */
export const US_LEVELS_NOTE = 'Preparation: Bureau of Labor Statistics (2024).';

/** Note in the section on the method, outside the United Kingdom, if the reader accepts only a certain length of training. */
export const TRAINING_LIMIT_NOTE = 'By British training times, no career on your list takes longer than you said.';

/**
 * Note before the careers for readers in a country with a table of ways in; in a report it says where to check them.
 * `{where}` is the official site or a careers service.
 */
export const LOCAL_WAYS_NOTE = 'Ways in: {sources}.';
export const LOCAL_WAYS_CHECK = 'Check yours, and what the law asks for, {where}.';

/** How people who are still at school apply in a country, after its ways in. */
export const APPLICATION_NOTES: Readonly<Partial<Record<string, string>>> = {
  DE: 'Most places for an Ausbildung start in August or September. Apply up to a year before.',
  FR: 'You apply for most courses after the bac on Parcoursup, usually from January to March.',
  NO: 'You apply for upper secondary school at vigo.no, usually by 1 March, and for degrees at Samordna opptak, by 15 April.',
};

/** What a country offers to adults who train again, after its ways in. */
export const ADULT_TRAINING_NOTES: Readonly<Partial<Record<string, string>>> = {
  DE: 'Adults can do an Ausbildung as an Umschulung, usually a third shorter. Ask the Agentur für Arbeit who pays.',
  FR: 'Your CPF may pay for a course. A VAE can turn work that you have done into a diploma.',
  NO: 'After five years in a trade you can take the fagbrev test as a praksiskandidat. From age 25, realkompetanse may open a degree.',
};

/** In the list of sources: ways and rules for which no page was read. */
export const KNOWLEDGE_NOTES = {
  /** If there are no others; beside others, if most are so; and where each says it. */
  all: 'as generally known ({edition})',
  most: 'most as generally known ({edition})',
  each: 'as generally known ({edition}) where a line says so',
} as const;

/** Note before the careers for readers in countries whose entry routes we do not know. */
export const ABROAD_NOTE =
  'We don’t know the ways in for {country}: those shown are usual everywhere. Your next steps say where to ask.';

/**
 * Texts on the projected change in US employment; `{n}` is a percentage without its sign. A label with the country
 * comes before each text, because readers elsewhere would apply an unlabelled figure to their own country.
 */
export const OUTLOOK_TEXTS = {
  growing: '{n}% more jobs by 2034',
  steady: 'little change by 2034 (up {n}%)',
  level: 'no change expected by 2034',
  shrinking: '{n}% fewer jobs by 2034',
} as const;

/** Text after the projected change in employment if the projection is for a wider group of occupations. */
export const GROUP_OUTLOOK_TEXT = 'for its wider group';

export const NO_OUTLOOK_TEXT = 'no projection for this occupation';

/** Text for an occupation for which we have no pay figure, if the country's employment office may have one. */
export const LOOK_UP_PAY_TEXT = 'see the official {pay}';

/** Replaces the lower end of a pay estimate that might be below the minimum wage. */
export const LEGAL_MINIMUM_TEXT = 'the legal minimum wage';
/** Sentence on the minimum wage in the report's section on the method. */
export const MINIMUM_WAGE_NOTE: LabelledText = {
  label: 'Legal minimum wage.',
  text: 'For a full-time year: {amount}.',
};

/** Note after a published median pay that is below the minimum wage. */
export const BELOW_MINIMUM_NOTE = 'That is below today’s minimum wage for a full-time year ({amount}).';

/** Groups of workers who are missing from a pay figure. */
export const LEFT_OUT_NOTES = {
  'civil servants': 'Most people in this work are civil servants and aren’t in it.',
  'self-employed people': 'Many people in this work have no employer and aren’t in it.',
  'senior managers': 'Senior managers aren’t in it.',
  'part-time workers': 'Most people in this work are part-time and aren’t in it.',
} as const;

/** Notes on a figure from the table of a country. */
export const PAY_NOTES_ABROAD = {
  broadGroup: 'Its group has other work in it too.',
  range: 'The low wage is about {low} and the high wage about {high}.',
  scales: 'Most are paid by scales that differ by {scaleOf}: look up yours.',
  old: 'It is of {year}, so pay has changed since.',
  /** After whom a figure covers, if no person has compared it with the office's own file. */
  unchecked: '{covers}; check the current figure',
} as const;

/** The published median in the reader's state or province. */
export const PLACE_PAY_TEXTS = {
  median: 'In {place}: {amount} ({publisher}, {edition}{check}).',
  groupMedian: 'In {place}, group median: {amount} ({publisher}, {edition}{check}).',
  unchecked: '; check the current figure',
} as const;

/** A public-sector pay scale; `{grades}` has its first and last grade. */
export const PAY_SCALE =
  'yearly pay scale: {grades} ({nation}, {years}, {publisher}; basic, check the current figure).';
export const SCALE_GRADE_TEXT = '{grade} {pay}';
/** The pay of a grade whose top is not known. */
export const SCALE_FROM_TEXT = 'from {amount}';
export const OLD_SCALE_NOTE = 'Pay awards came since.';

/** Replaces median pay that is published only as a lower limit. */
export const AT_LEAST_TEXT = 'at least {amount}';

/** Pay in a country that publishes no figure for the job. The report's section on the method explains the estimate. */
export const PAY_ESTIMATE = 'estimate: {amount} a year ({year}), from {basis}.';

/**
 * Wordings on the length of training. `{from}` says from when it is counted; `{way}` is `firstWay` if another entry
 * route has a different length; `{counts}` says that the length includes school, or holds only if the reader's degree
 * counts.
 */
export const TRAINING_TIMES = {
  usual: 'Usual training{way}: {time}',
  yours: 'About {time} {from}{way}{counts}{paid}',
  fromNow: 'for you',
  afterDegree: 'after your degree',
  none: 'Little or no training for you',
  firstWay: ' (first way)',
  ifCounts: ', if your degree counts',
  ifItCounts: ', if it counts',
  school: ', school included',
  paid: ', and usually paid',
  paidAfterSchool: ', and usually paid after it',
  paidAfterDegree: ', and usually paid after the degree',
} as const;

/** The lowest age at which people may start. */
export const MINIMUM_AGE = 'You have to be {age} or older.';
