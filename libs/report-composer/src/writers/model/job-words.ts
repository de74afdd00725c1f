import { DESCRIPTIONS, OCCUPATIONS, TASKS } from '@bearings/career-data';

/** A word is distinctive if at most this many occupations use it. */
const MAX_OCCUPATIONS_PER_STEM = 14;
const MAX_STEM_LETTERS = 6;

/** Returns the stems of those words of a text that have at least five letters. */
function listStems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, MAX_STEM_LETTERS).replace(/(?:es|s|e)$/, '')));
}

/**
 * Word stems in the description of each occupation's work, by code. Texts on whom the work suits are left out, because
 * their words describe people and not a job.
 */
const WORK_STEMS_BY_OCCUPATION = new Map(
  OCCUPATIONS.map(({ code, title, topSkills, knowledge }) => {
    const { what = '', more = '', day = '' } = DESCRIPTIONS[code] ?? {};
    const texts = [title, what, more, day, ...(TASKS[code] ?? []), ...topSkills, ...knowledge];
    return [code, listStems(texts.join(' '))];
  }),
);

/** Number of occupations whose description contains a word stem, by stem. */
const occupationCounts = new Map<string, number>();
for (const stems of WORK_STEMS_BY_OCCUPATION.values()) {
  for (const stem of stems) occupationCounts.set(stem, (occupationCounts.get(stem) ?? 0) + 1);
}

/** Word stems in the texts on whom the work of an occupation suits. */
const PEOPLE_STEMS = listStems(
  Object.values(DESCRIPTIONS)
    .map(({ thrives }) => thrives)
    .join(' '),
);

function isDistinctive(stem: string): boolean {
  const count = occupationCounts.get(stem) ?? 0;
  return count > 0 && count <= MAX_OCCUPATIONS_PER_STEM && !PEOPLE_STEMS.has(stem);
}

/** Returns how many distinctive words of a text occur in each occupation's description, by code. */
export function countDistinctiveWordsByOccupation(text: string): ReadonlyMap<string, number> {
  const stems = [...listStems(text)].filter(isDistinctive);
  return new Map(
    [...WORK_STEMS_BY_OCCUPATION].map(([code, own]) => [code, stems.filter((stem) => own.has(stem)).length]),
  );
}
