// Texts on how people get into an occupation in a country with tables of its own (`countries` of the career data).
import type { LicenceRow, LocalWayKind, OutlookRow, WayBar } from '@bearings/career-data';

/** Names of the kinds of ways in: at the start of a sentence, and after "or". */
export const LOCAL_WAY_LABELS: Readonly<Record<LocalWayKind, { label: string; inSentence: string }>> = {
  apprenticeship: { label: 'Apprenticeship', inSentence: 'an apprenticeship' },
  'vocational-school': { label: 'Vocational school', inSentence: 'a vocational school' },
  college: { label: 'College course', inSentence: 'a college course' },
  degree: { label: 'Degree', inSentence: 'a degree' },
  'second-degree': { label: 'Second degree', inSentence: 'a second degree' },
  trainee: { label: 'Trainee post', inSentence: 'a trainee post' },
  work: { label: 'Start in a job', inSentence: 'a start in a job' },
  promotion: { label: 'Move up at work', inSentence: 'a move up at work' },
  portfolio: { label: 'Show your own work', inSentence: 'showing your own work' },
  forces: { label: 'Armed forces', inSentence: 'the armed forces' },
  licence: { label: 'Course and test', inSentence: 'a course and test' },
};

export const LOCAL_WAY_TEXTS = {
  /** After the kind of a way that has no official name: its usual subjects. */
  fields: 'in {fields}',
  length: 'usually {time}',
  shortLength: 'up to {time}',
  paid: 'paid',
  /** What a way requires. `{certificate}` is the name of the school certificate in the country. */
  after: {
    certificate: 'to start: {certificate}',
    bachelor: 'after a first degree',
    experience: 'after other work in the field',
    licence: 'after qualifying in a related job',
  },
  /** After a way that no page states; `{where}` is the official site or a careers service. */
  knowledge: 'as generally known; check {where}',
  /** The whole text for an occupation of whose ways we are not sure. */
  kinds: 'Usually {kinds}.',
  endorsement: 'You can add the {name} endorsement.',
  group: 'This is for the wider group “{group}”.',
  old: 'As of {edition}.',
  /** After all ways, if no page states any of them. */
  allKnowledge: 'As generally known; check {where}.',
  checkUnsure: 'We aren’t sure of more: look {where}.',
  atSite: 'at {address}',
  withAdviser: 'with a careers service',
} as const;

/** Names of the parts of a way in a drawing. */
export const LOCAL_STATIONS = {
  bachelor: 'A first degree',
  experience: 'Other work in the field',
  licence: 'A related job',
} as const;

/** Whether the law or employers require a licence, by its status and who sets the rule. The body and exam follow. */
export const LICENCE_SENTENCES: Readonly<Record<LicenceRow['status'], Readonly<Record<LicenceRow['by'], string>>>> = {
  required: {
    national: 'Needed by law',
    state: 'Needed by law, by the rules of your {state}',
    employer: 'Employers ask for it',
  },
  'some-places': {
    national: 'Needed for part of this work',
    state: 'Needed in some {states}, or for part of this work',
    employer: 'Some employers ask for it',
  },
  voluntary: {
    national: 'Not needed, but you can add one',
    state: 'Not needed to start, but you can add one',
    employer: 'Not needed, but employers may ask for it',
  },
};

export const LICENCE_TEXTS = {
  exam: 'exam: {exam}',
  places: 'This holds in {places}.',
  quebec: 'In Quebec: {order}.',
  knowledge: 'as generally known',
} as const;

/** Names of the parts of a country that make rules of their own: one, and several. */
export const STATE_NAMES: Readonly<Record<string, { state: string; states: string }>> = {
  CA: { state: 'province', states: 'provinces' },
  DE: { state: 'Land', states: 'Länder' },
};
export const OTHER_STATE_NAMES = { state: 'state', states: 'states' };

/** What jobs check before they take somebody on. */
export const BAR_SENTENCES: Readonly<Record<WayBar, string>> = {
  record: 'Many jobs check criminal records. That doesn’t always rule you out.',
  driving: 'Many of these jobs ask that you can drive.',
  medical: 'You may have to pass a medical check.',
  fitness: 'You may have to pass a fitness test.',
  citizenship: 'Some posts are only for citizens: ask which.',
  'age-18': 'You usually have to be 18 or older.',
  'age-21': 'You usually have to be 21 or older.',
};

/** Official outlooks, said of the country's labour market. */
export const LOCAL_OUTLOOK_SENTENCES: Readonly<Record<OutlookRow['rating'], string>> = {
  'shortage-strong': 'Employers are expected to lack many people in {country}, {years} ({publisher}).',
  'shortage-moderate': 'Employers are expected to lack some people in {country}, {years} ({publisher}).',
  balance: 'About as many people as jobs are expected in {country}, {years} ({publisher}).',
  'surplus-moderate': 'Somewhat more people than jobs are expected in {country}, {years} ({publisher}).',
  'surplus-strong': 'Many more people than jobs are expected in {country}, {years} ({publisher}).',
};
