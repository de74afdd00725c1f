// Decides whether the training for an occupation takes longer than a person accepts in the United States.
import type { Circumstances } from '@bearings/contracts';
import { DEGREE_LEVEL, type QualificationLevel } from '@bearings/domain';
import { listUsApprenticeshipYears, type Occupation, type UsLevel } from '@bearings/career-data';
import { countAsTraining, MAX_TRAINING_MONTHS_BY_ANSWER } from './training.js';

const MONTHS_IN_YEAR = 12;
const MASTERS_LEVEL = 7;
const DOCTORATE_LEVEL = 8;
const DEGREE_YEARS = 4;
/** The level of an associate degree. */
const ASSOCIATE_LEVEL = 5;
/** Years of a bachelor's degree that the credits of an associate degree replace, where they transfer. */
export const ASSOCIATE_YEARS = 2;
const MASTERS_YEARS = 2;
const DOCTORATE_YEARS = 4;

/** The UK qualification levels that correspond to what US employers ask for below a bachelor's degree. */
const LEVEL_BY_US_LEVEL: Partial<Record<UsLevel['name'], QualificationLevel>> = {
  'High school diploma or equivalent': 3,
  "Associate's degree": 5,
};

type Learner = Pick<Circumstances, 'stage' | 'qualificationLevel' | 'training'>;

/** Returns whether a person has an associate degree, whose credits count towards a bachelor's degree, and no more. */
export const hasAssociateDegree = ({ level }: { level: QualificationLevel | null }): boolean =>
  level === ASSOCIATE_LEVEL;

/** Returns the years that a person without a degree needs for a bachelor's degree in the United States. */
export const countUsDegreeYears = (person: { level: QualificationLevel | null }): number =>
  hasAssociateDegree(person) ? DEGREE_YEARS - ASSOCIATE_YEARS : DEGREE_YEARS;

/** Returns whether a person has the education below a bachelor's degree that US employers require. */
export function hasRequiredUsLevel({ name }: UsLevel, { qualificationLevel = 1 }: Learner): boolean {
  const required = LEVEL_BY_US_LEVEL[name];
  return required !== undefined && qualificationLevel >= required;
}

/**
 * Returns whether the usual training in the United States takes longer than a person accepts: a registered apprenticeship,
 * of which the paid months count as work as they do elsewhere, or the studies with which people usually start.
 */
export function exceedsUsTraining({ code, usLevel }: Pick<Occupation, 'code' | 'usLevel'>, person: Learner): boolean {
  if (person.training === undefined) return false;
  const [years] = listUsApprenticeshipYears(code);
  const months =
    years === undefined
      ? countStudyMonths(usLevel, person)
      : countAsTraining(years * MONTHS_IN_YEAR, true, person.training);
  return months > MAX_TRAINING_MONTHS_BY_ANSWER[person.training];
}

/** Returns the longest time of study that a person still needs, without a degree that they have or study for. */
function countStudyMonths(usLevel: UsLevel, person: Learner): number {
  if (usLevel.study === undefined || hasRequiredUsLevel(usLevel, person)) return 0;
  const { stage, qualificationLevel: level } = person;
  const hasDegree = level === undefined ? stage === 'graduate' : level >= DEGREE_LEVEL;
  const first = hasDegree || stage === 'student' ? 0 : countUsDegreeYears({ level: level ?? null });
  const { studies, months } = usLevel.study;
  if (studies === undefined) return hasDegree ? 0 : (months?.[1] ?? 0);
  const further =
    studies === 'doctorate' && (level ?? 0) < DOCTORATE_LEVEL
      ? DOCTORATE_YEARS
      : studies === 'masters' && (level ?? 0) < MASTERS_LEVEL
        ? MASTERS_YEARS
        : 0;
  return (first + further) * MONTHS_IN_YEAR + (months?.[1] ?? 0);
}
