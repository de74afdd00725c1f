// Texts on how people get into an occupation in a country with tables of its own (`countries` of the career data).
import type { LicenceRow, LocalWayKind, OutlookRow, WayBar } from '@bearings/career-data';

/** Names of a kind of way in: at the start of a sentence, and after "or". */
export interface WayLabels {
  label: string;
  inSentence: string;
}

export const LOCAL_WAY_LABELS: Readonly<Record<LocalWayKind, WayLabels>> = {
  apprenticeship: { label: 'Apprenticeship', inSentence: 'an apprenticeship' },
  'vocational-school': { label: 'Vocational school', inSentence: 'a vocational school' },
  college: { label: 'College course', inSentence: 'a college course' },
  degree: { label: 'Degree', inSentence: 'a degree' },
  'second-degree': { label: 'Postgraduate degree', inSentence: 'a postgraduate degree' },
  trainee: { label: 'Trainee post', inSentence: 'a trainee post' },
  work: { label: 'Start in a job', inSentence: 'a start in a job' },
  promotion: { label: 'Move up at work', inSentence: 'a move up at work' },
  portfolio: { label: 'Show your own work', inSentence: 'showing your own work' },
  forces: { label: 'Armed forces', inSentence: 'the armed forces' },
  licence: { label: 'Course and test', inSentence: 'a course and test' },
};

/** Names of kinds of ways in that a country calls otherwise. */
export const OWN_WAY_LABELS: Readonly<Partial<Record<string, Partial<Record<LocalWayKind, WayLabels>>>>> = {
  AU: {
    'vocational-school': { label: 'TAFE or other RTO', inSentence: 'a course at a TAFE or other RTO' },
    trainee: { label: 'Trainee position', inSentence: 'a trainee position' },
  },
  CA: {
    college: { label: 'College program', inSentence: 'a college program' },
    'second-degree': { label: 'Graduate degree', inSentence: 'a graduate degree' },
    trainee: { label: 'Trainee position', inSentence: 'a trainee position' },
    'vocational-school': { label: 'Vocational program', inSentence: 'a vocational program' },
  },
  DE: { college: { label: 'Further training', inSentence: 'further training' } },
  FR: {
    college: { label: 'Course', inSentence: 'a course' },
    trainee: { label: 'Paid training', inSentence: 'paid training' },
  },
  NO: {
    'vocational-school': { label: 'Upper secondary school', inSentence: 'upper secondary school' },
    college: { label: 'Course', inSentence: 'a course' },
    trainee: { label: 'Paid training', inSentence: 'paid training' },
  },
  US: {
    college: { label: 'Community college', inSentence: 'a community college program' },
    'second-degree': { label: 'Graduate degree', inSentence: 'a graduate degree' },
    trainee: { label: 'Trainee position', inSentence: 'a trainee position' },
  },
};

/** What the degree that opens a postgraduate one is called. */
export const FIRST_DEGREE = 'a first degree';
/** Replaces `FIRST_DEGREE` where people call it otherwise. */
export const OWN_FIRST_DEGREES: Readonly<Partial<Record<string, string>>> = {
  AU: 'a bachelor’s degree',
  CA: 'a bachelor’s degree',
  US: 'a bachelor’s degree',
};

export const LOCAL_WAY_TEXTS = {
  /** After the kind of a way that has no official name: its usual subjects. */
  fields: 'in {fields}',
  length: 'usually {time}',
  shortLength: 'up to {time}',
  paid: 'paid',
  /** Of an apprenticeship, after `paid`. */
  firstYearAtSchool: 'but for a first, unpaid school year in some Länder',
  /** Of training that starts at school. */
  partPaid: 'the last {time} paid',
  /** What a way requires. `{certificate}` is the name of the school certificate in the country. */
  after: {
    certificate: 'to start: {certificate}',
    bachelor: 'after {degree}',
    experience: 'after other work in the field',
    licence: 'after qualifying in a related job',
  },
  /** What a degree that the reader has or studies for means. */
  ownDegree: {
    near: 'if your degree is near enough',
    counts: 'unless your degree counts',
    enough: 'as your degree is in a usual subject',
  },
  /** What two years of higher education mean for a first degree; `{certificate}` is what the country calls them. */
  credit: {
    transfer: 'after your {certificate}, if its credits transfer',
    ask: 'less if your {certificate} counts',
  },
  /** Of training that follows the move from the reader's own job. */
  ifAsked: 'if an employer asks for it',
  /** Of training for which people can be paid, but need not. */
  canBePaid: 'at some places paid',
  /**
   * After a way that no page states; `{where}` is the official site or a careers service, which a report names once, in
   * its note of sources.
   */
  knowledge: { each: 'as generally known; check {where}', once: 'as generally known' },
  /** The whole text for an occupation of whose ways we are not sure. */
  kinds: 'Usually {kinds}.',
  endorsement: 'You can add the {name} endorsement.',
  group: 'This is for the wider group “{group}”.',
  old: 'As of {edition}.',
  /** After a way in a step that ends with the official site. */
  knownStep: '(as generally known)',
  checkUnsure: 'We aren’t sure of more: look {where}.',
  atSite: 'at {address}',
  withAdviser: 'with a careers service',
} as const;

/** The way in from a job of the reader's whose people really enter the work. */
export const MOVE_TEXTS = {
  /** Its name: from the present job, and from a former one. */
  now: 'From your job',
  before: 'From work you did',
  text: '{from}: a change of job, as people in it often make.',
  /** Replaces `text` where people usually have a degree in another subject. */
  subjectText: '{from}: a change of job, as people in it often make. Ask employers if your degree will do.',
  /** Replaces `text` for a post to which people of the job rise; the second if they usually have more years. */
  promotion: '{from}: a promotion in the same work.',
  laterPromotion: '{from}: a promotion in the same work, usually after more years in it.',
  station: 'Change of job',
  promotionStation: 'Promotion',
} as const;

/** What a way of a kind requires in a country where "other work in the field" is not enough. */
export const OWN_EXPERIENCE_TEXTS: Readonly<Partial<Record<string, Partial<Record<LocalWayKind, string>>>>> = {
  DE: { college: 'after an Ausbildung and work in the field', trainee: 'after an Ausbildung' },
  FR: { apprenticeship: 'after a CAP' },
  NO: {
    college: 'after a fagbrev or work in the field',
    degree: 'after a fagbrev',
    work: 'after a year or more of work in the field',
  },
};

/** How people are paid during training for which they can be, in a country that has a system for it. */
export const OWN_PAID_TEXTS: Readonly<Partial<Record<string, string>>> = {
  FR: 'or paid en alternance',
  NO: 'often beside a paid job',
};

/** Up to which age people are usually taken on for a kind of way, said to readers at work. */
export const OWN_AGE_LIMITS: Readonly<Partial<Record<string, Partial<Record<LocalWayKind, string>>>>> = {
  FR: { apprenticeship: ', as a rule begun by age 29' },
};

/** Words of a country's language in the texts above. */
export const OWN_WORDS: Readonly<Partial<Record<string, readonly string[]>>> = {
  DE: ['Abitur', 'Fachhochschulreife', 'Ausbildung'],
  FR: ['en alternance', 'CAP', 'DAEU', 'VAE'],
  NO: ['generell studiekompetanse', 'realkompetanse', 'fagbrev'],
};

/** Names of the parts of a way in a drawing. */
export const LOCAL_STATIONS = {
  experience: 'Other work in the field',
  licence: 'A related job',
  school: 'School',
  study: 'Study',
} as const;

/** Whether the law or employers require a licence, by its status and who sets the rule. The body and exam follow. */
export const LICENCE_SENTENCES: Readonly<Record<LicenceRow['status'], Readonly<Record<LicenceRow['by'], string>>>> = {
  required: {
    national: 'Needed by law',
    state: 'Needed by law, by the rules of {state}',
    employer: 'Employers ask for it',
  },
  'some-places': {
    national: 'Needed for part of this work',
    state: 'Needed in some {states}, or for part of this work',
    employer: 'Some employers ask for it',
  },
  firm: {
    national: 'The firm needs it, you don’t',
    state: 'The firm needs it, you don’t',
    employer: 'The firm needs it, you don’t',
  },
  voluntary: {
    national: 'Not needed, but you can add one',
    state: 'Not needed to start, but you can add one',
    employer: 'Not needed, but employers may ask for it',
  },
};

export const LICENCE_TEXTS = {
  /** Of a rule of some states, where the reader's own is known to be one of them, and where its rule is unknown. */
  partInPlace: 'Needed in {state}, at least for part of this work',
  ask: 'Ask if {state} asks for it, as {states} differ',
  exam: 'you need: {exam}',
  places: 'This holds in {places}.',
  otherPlaces: 'This holds in {places}; ask what holds in {place}.',
  /** A licence that the reader lacks, in a list; `unnamed` if no exam and no body is known. */
  missing: { national: 'by law: {name}', state: 'by the law of {state}: {name}' },
  unnamed: { national: 'a permit, by law', state: 'a permit, by the law of {state}' },
  yourState: 'your {state}',
  quebec: 'In Quebec: {order}, which asks for French.',
} as const;

/** Names of the parts of a country that make rules of their own: one, and several. */
export const STATE_NAMES: Readonly<Record<string, { state: string; states: string }>> = {
  CA: { state: 'province', states: 'provinces' },
  DE: { state: 'Land', states: 'Länder' },
};
export const OTHER_STATE_NAMES = { state: 'state', states: 'states' };

const TRADES_BODY = 'provincial apprenticeship and certification body';

/** The bodies that a licence names for all states or provinces together, by the country with the code of one of them. */
export const PLACE_BODIES: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = {
  'CA-AB': { [TRADES_BODY]: 'Alberta Apprenticeship and Industry Training' },
  'CA-BC': { [TRADES_BODY]: 'SkilledTradesBC' },
  'CA-MB': { [TRADES_BODY]: 'Apprenticeship Manitoba' },
  'CA-NS': { [TRADES_BODY]: 'Nova Scotia Apprenticeship Agency' },
  'CA-ON': { [TRADES_BODY]: 'Skilled Trades Ontario' },
  'CA-QC': { [TRADES_BODY]: 'Commission de la construction du Québec (CCQ), for work in construction' },
  'CA-SK': { [TRADES_BODY]: 'Saskatchewan Apprenticeship and Trade Certification Commission' },
};

/** What jobs check before they take somebody on. */
export const BAR_SENTENCES: Readonly<Record<WayBar, string>> = {
  record: 'Many jobs check criminal records. That doesn’t always rule you out.',
  children: 'Work with children needs a check of criminal records.',
  airport: 'Work on aircraft, or past security at an airport, needs a background check, by law.',
  driving: 'Many of these jobs ask that you can drive.',
  medical: 'You may have to pass a medical check.',
  fitness: 'You may have to pass a fitness test.',
  citizenship: 'Some posts are only for citizens: ask which.',
  citizens: 'You have to be a citizen.',
  residents: 'You have to be a citizen or a permanent resident.',
  'age-18': 'You usually have to be 18 or older.',
  'age-21': 'You usually have to be 21 or older.',
  'age-limit': 'There is an age above which nobody new is taken on: ask.',
};

/** Checks that a country's law names. */
export const OWN_BAR_SENTENCES: Readonly<Partial<Record<string, Partial<Record<WayBar, string>>>>> = {
  AU: {
    record: 'You may need a police check.',
    children: 'Work with children needs a Working with Children Check, by law.',
    airport: 'You need an Aviation Security Identification Card (ASIC), with a background check, by law.',
  },
  DE: {
    record: 'You may need a Führungszeugnis.',
    children:
      'Work with children needs the extended Führungszeugnis, and work in schools, day care and clinics proof of measles protection, by law.',
    airport: 'You need a Zuverlässigkeitsüberprüfung (§ 7 LuftSiG), by law.',
    'age-limit': 'New civil servants must be below an age limit, which differs by Land and service: ask.',
  },
  FR: { children: 'Work in day care and child protection needs an attestation d’honorabilité, by law.' },
  IE: { children: 'Work with children or vulnerable people needs Garda vetting, by law.' },
  NO: { children: 'Work with children or vulnerable people needs a politiattest, by law.' },
};

/** Official outlooks, said of the country's labour market. */
export const LOCAL_OUTLOOK_SENTENCES: Readonly<Record<OutlookRow['rating'], string>> = {
  'shortage-strong': 'Employers are expected to lack many people in {country}, {years} ({publisher}).',
  'shortage-moderate': 'Employers are expected to lack some people in {country}, {years} ({publisher}).',
  balance: 'About as many people as jobs are expected in {country}, {years} ({publisher}).',
  'surplus-moderate': 'Somewhat more people than jobs are expected in {country}, {years} ({publisher}).',
  'surplus-strong': 'Many more people than jobs are expected in {country}, {years} ({publisher}).',
};
