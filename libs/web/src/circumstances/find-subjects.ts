import { cleanSearch } from '@bearings/contracts';
import type { SubjectChoice } from '@bearings/domain';

/** A subject found by a search. If the name did not match but a synonym did, `detail` contains the synonym. */
export interface FoundSubject {
  value: string;
  label: string;
  detail?: string | undefined;
}

const MAX_FOUND_SUBJECTS = 8;

const startsWithText = (text: string, wanted: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s(,]+/)
    .some((_, at, words) => words.slice(at).join(' ').startsWith(wanted));

/**
 * Returns the subjects that have a word beginning with the text in their name or a synonym. Matches in the name come
 * first.
 */
export function findSubjects(
  subjects: readonly SubjectChoice[],
  text: string,
  chosen: readonly string[],
): FoundSubject[] {
  const wantedText = cleanSearch(text).toLowerCase();
  if (wantedText === '') return [];
  const subjectsLeft = subjects.filter(({ id }) => !chosen.includes(id));
  const namedSubjects = subjectsLeft.filter(({ label }) => startsWithText(label, wantedText));
  const meantSubjects = subjectsLeft.flatMap((subject) => {
    if (namedSubjects.includes(subject)) return [];
    const detail = subject.synonyms.split(', ').find((other) => startsWithText(other, wantedText));
    return detail === undefined ? [] : { ...subject, detail };
  });
  return [...namedSubjects.map((subject) => ({ ...subject, detail: undefined })), ...meantSubjects]
    .slice(0, MAX_FOUND_SUBJECTS)
    .map(({ id, label, detail }) => ({ value: id, label, detail }));
}
