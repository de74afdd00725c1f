// Chooses the ways into an occupation in a country with tables of its own, in the order that suits a person. A report
// prints the first of them, and the matching counts its length.
import { findLocalWays, type LocalWayKind, type LocalWays, type PrintableWay } from '@bearings/career-data';
import { type CertificateId, type Place, type QualificationLevel, US } from '@bearings/domain';
import { compareSubjects, hasDegree, isTrainingCountedFromDegree, type Learner } from './learner.js';
import { findLicenceByLaw } from './licence.js';
import { countAsTraining, findAttainedLevel, MAX_TRAINING_MONTHS_BY_ANSWER } from './training.js';
import { ASSOCIATE_YEARS, hasAssociateDegree } from './us-training.js';

/** Months of a degree whose length we do not know, or where a way requires one that the person lacks. */
const DEGREE_MONTHS = 36;
/** The longest that a degree of level 6 takes. */
const MAX_BACHELOR_MONTHS = 48;
const MASTERS_LEVEL = 7;
/** The qualification level of the certificate that ends school. */
const UPPER_SECONDARY_LEVEL = 3;

/** The qualification level of the school certificates that ways require. */
const CERTIFICATE_LEVELS: Partial<Record<NonNullable<PrintableWay['needs']>, QualificationLevel>> = {
  'lower-secondary': 2,
  'upper-secondary': UPPER_SECONDARY_LEVEL,
};

/** Certificates of level 3 that open no degree by themselves. */
const CERTIFICATES_BELOW_DEGREE: ReadonlySet<string> = new Set([
  'AU.certificate-3',
  'CH.efz',
  'DE.ausbildung',
  'IE.leaving-applied',
  'NO.fagbrev',
] satisfies CertificateId[]);

/** In France, training for a CAP asks for no certificate. */
const COUNTRIES_WITHOUT_LOWER_CERTIFICATE: ReadonlySet<string> = new Set(['FR']);

/** Months of school up to a certificate, from the level that a person has. Adults reach one that they lack in a year. */
const MONTHS_AT_SCHOOL: Readonly<Record<string, number>> = { '1-2': 12, '1-3': 36, '2-3': 24 };
const MONTHS_TO_CERTIFICATE = 12;
const STAGES_AT_WORK: ReadonlySet<string> = new Set(['working', 'returning', 'experienced']);

export const DEGREE_KINDS: ReadonlySet<LocalWayKind> = new Set(['degree', 'second-degree']);

/** A way in as a person sees it. */
export interface ChosenWay extends PrintableWay {
  /**
   * What the person's own degree means here: ask if its subject is near enough, or if it makes this one needless; or people
   * with a degree like it start in a job.
   */
  ownDegree?: 'near' | 'counts' | 'enough';
  /**
   * What the person's two years of higher education mean for a first degree: it is shortened by them, if their credits
   * transfer; or ask if they count.
   */
  credit?: 'transfer' | 'ask';
}

/** The ways into an occupation, those that suit a person best first. */
export interface ChosenWays extends LocalWays {
  ways: readonly ChosenWay[];
}

/**
 * Returns an occupation's ways in the person's country, in the order that suits the person; null if none is known.
 * @param isMoving true if people enter the work from the person's job, whatever they studied
 */
export function chooseLocalWays(code: string, person: Learner, isMoving = false): ChosenWays | null {
  const local = findLocalWays(person.country, code);
  if (local === null) return null;
  const near = shortenDegrees(code, local, person, isMoving)
    .filter((way) => holdsIn(way, person.place))
    .map((way) => creditShortDegree(way, person));
  const open = near.filter((way) => !(hasDegree(person) && isBelowDegree(way)) && !leadsToSchoolLeft(way, person));
  const ways = (open.some((way) => !isForWorkers(way, person)) ? open : near).toSorted(
    (one, other) => getOrder(one, code, person) - getOrder(other, code, person),
  );
  return { ...local, ways };
}

/**
 * Returns whether the way into an occupation that suits a person best is known to take longer than the person accepts, at
 * its shortest. School and degrees that it requires and the person lacks count too.
 */
export function exceedsLocalTraining(code: string, person: Learner): boolean {
  const local = chooseLocalWays(code, person);
  const first = local?.ways.find(({ needs }) => needs !== null);
  return first !== undefined && isBeyondLimit(first, code, person);
}

/** Returns whether the law protects a profession, or it is one of the police, so that its degree is never another one. */
export function isProtected(code: string, bars: LocalWays['bars'], { country }: Learner): boolean {
  return findLicenceByLaw(country, code) !== null || bars.some((bar) => bar === 'citizenship' || bar === 'citizens');
}

/** Returns the level of the school certificate that a way requires and the person is not known to have; null if none. */
export function findNeededLevel(
  { kind, needs }: PrintableWay,
  { country, level, certificate }: Pick<Learner, 'country' | 'level' | 'certificate'>,
): QualificationLevel | null {
  const needed = findCertificateLevel({ needs });
  if (needed === null) return null;
  if (needs === 'lower-secondary' && COUNTRIES_WITHOUT_LOWER_CERTIFICATE.has(country)) return null;
  const isBelow = startsWithDegree({ kind, needs }) && CERTIFICATES_BELOW_DEGREE.has(certificate ?? '');
  return (level ?? 0) >= needed && !isBelow ? null : needed;
}

/** Returns whether a way is a degree that starts from school. */
export const startsWithDegree = ({ kind, needs }: Pick<PrintableWay, 'kind' | 'needs'>): boolean =>
  DEGREE_KINDS.has(kind) && needs === 'upper-secondary';

/** Returns the level of the school certificate that a way requires; null if it requires none. */
export const findCertificateLevel = ({ needs }: Pick<PrintableWay, 'needs'>): QualificationLevel | null =>
  (needs === null ? undefined : CERTIFICATE_LEVELS[needs]) ?? null;

/** Returns whether a way requires a school certificate. */
export const startsFromSchool = (way: Pick<PrintableWay, 'needs'>): boolean => findCertificateLevel(way) !== null;

/**
 * Returns the ways as they are for a person who has, or studies for, a first degree in a subject that may be near to the
 * occupation: first what remains of longer degrees, and then no other first degree.
 */
function shortenDegrees(
  code: string,
  { ways, bars }: LocalWays,
  person: Learner,
  isMoving: boolean,
): readonly ChosenWay[] {
  const match = compareSubjects(code, person);
  if (!isTrainingCountedFromDegree(person) || (match === 'other' && !isMoving)) return ways;
  const hasWholeDegree = match === 'direct' && (person.level ?? 0) >= MASTERS_LEVEL;
  const rests = ways.flatMap((way): ChosenWay[] => {
    if (way.afterBachelor === null || hasWholeDegree) return [];
    const { name = way.name, months } = way.afterBachelor;
    const rest = { ...way, kind: 'second-degree', name, months, needs: 'bachelor' } as const;
    return [match === 'direct' ? rest : { ...rest, ownDegree: 'near' }];
  });
  const others = ways.filter(({ kind }) => kind !== 'degree');
  if (rests.length > 0) return [...rests, ...others];
  if (ways.some((way) => isDegreeNow(way, code, person))) return ways;
  const isByLaw = isProtected(code, bars, person);
  const isDegreeKnown = match === 'direct' && (isByLaw || ways.every(({ kind }) => kind !== 'degree'));
  if (isDegreeKnown && others.some(({ needs }) => needs === 'bachelor')) return others;
  const like = isByLaw || match !== 'direct' ? undefined : ways.find((way) => isDegreeLike(way, person));
  if (like !== undefined) {
    const start = { kind: 'work', name: null, via: null, months: null, paid: true, needs: 'bachelor' } as const;
    return [{ ...like, ...start, ownDegree: 'enough' }, ...others.filter(({ kind }) => kind !== 'second-degree')];
  }
  const mayCount = match === 'direct' || !isByLaw;
  // A degree for people with any other one is none for those who have a degree in the subject.
  const shown = match === 'direct' && !isDegreeKnown ? ways.filter(({ kind }) => kind !== 'second-degree') : ways;
  return shown.map((way) => (way.kind === 'degree' && mayCount ? { ...way, ownDegree: 'counts' } : way));
}

/** Countries whose universities may count a qualification of two years of higher education, each as it sees fit. */
const COUNTRIES_THAT_MAY_CREDIT: ReadonlySet<string> = new Set(['AU', 'CA', 'IE']);

/** Returns a first degree with what a person's two years of higher education mean for it. */
function creditShortDegree(way: ChosenWay, person: Learner): ChosenWay {
  const { months, paidMonths } = way;
  if (!hasAssociateDegree(person) || isTrainingCountedFromDegree(person)) return way;
  if (way.kind !== 'degree' || way.needs !== 'upper-secondary' || months === null || paidMonths !== null) return way;
  if (person.country === US) {
    const credited = ASSOCIATE_YEARS * 12;
    return { ...way, months: [months[0] - credited, months[1] - credited], credit: 'transfer' };
  }
  const isBachelor = months[1] <= MAX_BACHELOR_MONTHS;
  return isBachelor && COUNTRIES_THAT_MAY_CREDIT.has(person.country) ? { ...way, credit: 'ask' } : way;
}

/** Returns whether a way is a degree as long as the one that the person has. */
const isDegreeLike = ({ kind, months }: PrintableWay, person: Learner): boolean =>
  kind === 'degree' &&
  hasDegree(person) &&
  ((person.level ?? 0) >= MASTERS_LEVEL || (months !== null && months[0] <= MAX_BACHELOR_MONTHS));

/** Returns whether a way is open in a state or province; if that is unknown, every way is. */
const holdsIn = ({ places }: PrintableWay, place: Place | null): boolean =>
  places.length === 0 || place === null || places.includes(place.code);

/** In France, vocational schools lead to a baccalauréat, which the person may have. */
const leadsToSchoolLeft = ({ kind, needs }: PrintableWay, { country, level }: Learner): boolean =>
  country === 'FR' && kind === 'vocational-school' && needs === 'none' && (level ?? 0) >= UPPER_SECONDARY_LEVEL;

const STAGES_BEFORE_WORK: ReadonlySet<string> = new Set(['school', 'fe', 'student', 'graduate']);

/** Returns whether a way needs other work first, and the person has none behind them. */
const isForWorkers = ({ needs }: PrintableWay, { stage }: Learner): boolean =>
  needs === 'experience' && STAGES_BEFORE_WORK.has(stage);

/** Kinds of training below a degree, which people who have one rarely start unless it is short or follows a degree. */
const KINDS_BELOW_DEGREE: ReadonlySet<LocalWayKind> = new Set(['apprenticeship', 'vocational-school', 'college']);
const MAX_SHORT_MONTHS = 12;

const isBelowDegree = ({ kind, months, needs }: PrintableWay): boolean =>
  KINDS_BELOW_DEGREE.has(kind) && needs !== 'bachelor' && (months === null || months[1] > MAX_SHORT_MONTHS);

/**
 * Returns -1 for ways that start from school in the person's own state or province alone and for the degree that the
 * person studies for, 0 for others that suit the person, and 1 for the rest: those that need a degree that the person
 * lacks, those that lead to a degree that the person has, those that need other work first if the person has none behind
 * them, apprenticeships if the person is experienced, and those of one state or province if the person's is unknown.
 * Those that take longer than the person accepts get 1 more.
 */
function getOrder(way: ChosenWay, code: string, person: Learner): number {
  if (isDegreeNow(way, code, person)) return -1;
  const isGraduate = isTrainingCountedFromDegree(person);
  const isUnsuited = way.needs === 'bachelor' ? !isGraduate : way.kind === 'degree' && isGraduate;
  const isElsewhere = way.places.length === 1 && person.place === null;
  const isForBeginners = way.kind === 'apprenticeship' && person.stage === 'experienced';
  const isRest = isUnsuited || isForWorkers(way, person) || isForBeginners || isElsewhere;
  const isLong = isBeyondLimit(way, code, person);
  if (isRest || isLong) return Number(isRest) + Number(isLong);
  return way.places.length === 1 && startsFromSchool(way) ? -1 : 0;
}

/** Returns whether a way is the degree that the person studies for, because its subject is a usual one of the work. */
const isDegreeNow = ({ kind }: PrintableWay, code: string, person: Learner): boolean =>
  kind === 'degree' && person.stage === 'student' && !hasDegree(person) && compareSubjects(code, person) === 'direct';

/** Returns whether a way takes longer than the person accepts, at its shortest; false if its length is unknown. */
function isBeyondLimit(way: ChosenWay, code: string, person: Learner): boolean {
  const { training: accepted } = person;
  const { months, paid, paidMonths, needs } = way;
  if (accepted === null || months === null || isDegreeEnough(way, code, person)) return false;
  const school = countSchoolMonths(way, person);
  const before = needs === 'bachelor' && !isTrainingCountedFromDegree(person) ? DEGREE_MONTHS : school;
  const unpaid = months[0] - (paidMonths ?? 0);
  // A degree that is paid counts as work only for those who can start it.
  const isWork = paid === true && !(school > 0 && DEGREE_KINDS.has(way.kind));
  return before + countAsTraining(unpaid, isWork, accepted) > MAX_TRAINING_MONTHS_BY_ANSWER[accepted];
}

/**
 * Returns whether the person's own degree stands for the one that a way is: it has a usual subject of the work, or the
 * subject does not matter or is unknown. A subject that is only close does not count.
 */
function isDegreeEnough(way: ChosenWay, code: string, person: Learner): boolean {
  if (!isTrainingCountedFromDegree(person) || !DEGREE_KINDS.has(way.kind)) return false;
  const match = compareSubjects(code, person);
  if (match === 'direct') return way.kind === 'degree';
  return match === null && way.ownDegree !== undefined;
}

/** Returns the months of school up to the certificate that a way requires and the person lacks; 0 if the level is unknown. */
function countSchoolMonths(way: ChosenWay, person: Learner): number {
  const { stage, level, certificate, country } = person;
  if (level === null) return 0;
  const attained = findAttainedLevel({ qualificationLevel: level, ...(stage !== 'unknown' && { stage }) }) ?? level;
  const needed = findNeededLevel(way, { country, level: attained, certificate });
  if (needed === null) return 0;
  return STAGES_AT_WORK.has(stage)
    ? MONTHS_TO_CERTIFICATE
    : (MONTHS_AT_SCHOOL[`${attained}-${needed}`] ?? MONTHS_TO_CERTIFICATE);
}
