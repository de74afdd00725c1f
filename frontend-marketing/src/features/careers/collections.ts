// Groups careers for the pages about a field of work or a subject.
import type { LibraryCareer } from '@bearings/contracts';
import { SCHOOL_SUBJECTS, SUBJECTS, WORK_FIELDS, findWorkField } from '@bearings/domain';

export interface CareerGroup {
  id: string;
  name: string;
  careers: LibraryCareer[];
}

/** Returns the careers grouped by field of work. Fields without careers are left out. */
export const groupByField = (careers: readonly LibraryCareer[]): CareerGroup[] =>
  WORK_FIELDS.map(({ id, name }) => ({
    id,
    name,
    careers: careers.filter(({ code }) => findWorkField(code).id === id),
  })).filter((group) => group.careers.length > 0);

/** Returns the groups with their first `count` careers in total, without the groups that have none of these. */
export const takeFirst = (groups: readonly CareerGroup[], count: number): CareerGroup[] =>
  groups
    .map((group, index) => {
      const before = groups.slice(0, index).reduce((sum, { careers }) => sum + careers.length, 0);
      return { ...group, careers: group.careers.slice(0, Math.max(0, count - before)) };
    })
    .filter(({ careers }) => careers.length > 0);

/** A subject of a degree, of school, or of both. */
export interface Subject {
  id: string;
  name: string;
}

const SUBJECT_NAMES = new Map([
  ...SCHOOL_SUBJECTS.map(({ id, label }) => [id, label] as const),
  ...SUBJECTS.map(({ id, label }) => [id, label] as const),
]);

/** All subjects, sorted by name. A degree subject and a school subject with the same id are one subject. */
export const ALL_SUBJECTS: readonly Subject[] = [...SUBJECT_NAMES]
  .map(([id, name]): Subject => ({ id, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));

export const findSubject = (id: string | undefined): Subject | undefined =>
  ALL_SUBJECTS.find((subject) => subject.id === id);

export const SUBJECT_RELATIONS = ['direct', 'required', 'related', 'helps'] as const;
export type SubjectRelation = (typeof SUBJECT_RELATIONS)[number];

/**
 * Returns the careers to which a subject leads, grouped by how closely the subject and the career are related. Each
 * career is only in the group of its closest relation.
 */
export function groupBySubject(
  careers: readonly LibraryCareer[],
  subject: string,
): { part: SubjectRelation; careers: LibraryCareer[] }[] {
  const findPart = ({ subjects }: LibraryCareer): SubjectRelation | undefined =>
    SUBJECT_RELATIONS.find((part) => subjects[part].some((each) => each === subject));
  return SUBJECT_RELATIONS.map((part) => ({
    part,
    careers: careers.filter((career) => findPart(career) === part),
  })).filter((group) => group.careers.length > 0);
}

/** A page with fewer careers than this also shows related careers. */
const SMALL_COLLECTION_LIMIT = 8;

/**
 * Returns careers that share subjects with the careers of a page (`own`), those with the most shared subjects first.
 * Returns none if the page has enough careers.
 */
export function findNearCareers(careers: readonly LibraryCareer[], own: readonly LibraryCareer[]): LibraryCareer[] {
  if (own.length >= SMALL_COLLECTION_LIMIT) return [];
  const listSubjects = ({ subjects }: LibraryCareer): string[] => [
    ...subjects.direct,
    ...subjects.related,
    ...subjects.helps,
  ];
  const wantedSubjects = new Set(own.flatMap(listSubjects));
  const countSharedSubjects = (career: LibraryCareer): number =>
    listSubjects(career).filter((id) => wantedSubjects.has(id)).length;
  return careers
    .filter((career) => !own.includes(career) && countSharedSubjects(career) > 0)
    .toSorted((one, other) => countSharedSubjects(other) - countSharedSubjects(one))
    .slice(0, SMALL_COLLECTION_LIMIT);
}
