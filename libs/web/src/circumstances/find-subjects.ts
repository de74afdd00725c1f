import type { SubjectChoice } from '@bearings/contracts';

/** A subject found by a search. If a synonym matched instead of the name, it is included. */
export interface FoundSubject {
  value: string;
  label: string;
  detail?: string | undefined;
}

const MAX_FOUND = 8;

const startsWith = (text: string, wanted: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s(,]+/)
    .some((_, at, words) => words.slice(at).join(' ').startsWith(wanted));

/** Returns the subjects in which a word begins with the text. Those whose name matches come first. */
export function findSubjects(
  subjects: readonly SubjectChoice[],
  text: string,
  chosen: readonly string[],
): FoundSubject[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const left = subjects.filter(({ id }) => !chosen.includes(id));
  const named = left.filter(({ label }) => startsWith(label, wanted));
  const meant = left.flatMap((subject) => {
    if (named.includes(subject)) return [];
    const detail = subject.also.split(', ').find((other) => startsWith(other, wanted));
    return detail === undefined ? [] : { ...subject, detail };
  });
  return [...named.map((subject) => ({ ...subject, detail: undefined })), ...meant]
    .slice(0, MAX_FOUND)
    .map(({ id, label, detail }) => ({ value: id, label, detail }));
}
