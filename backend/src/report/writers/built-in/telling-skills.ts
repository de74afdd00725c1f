import { OCCUPATIONS } from '../../../content/occupations/occupations.js';
import type { CareerFact } from '../../report-facts.js';

/** Of each career's skills, the most distinctive first, so many are looked at. */
const SKILLS_OF_A_CAREER = 4;
/** Careers that have to share a skill before it says something about the list. */
const SHARED_BY = 2;

/** The share of all occupations that name a skill. */
const SHARES = sharesOf(
  OCCUPATIONS.map(({ distinctiveSkills, topSkills }) => [...distinctiveSkills, ...topSkills]),
);

function sharesOf(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const skill of lists.flatMap((list) => [...new Set(list)])) {
    shares.set(skill, (shares.get(skill) ?? 0) + 1 / lists.length);
  }
  return shares;
}

/**
 * The skills that these careers ask for more than others do: by how many of them name it, weighted
 * by its rarity over all occupations (the logarithm of one over its share). What nearly all work
 * asks for, such as listening, says nothing about a list.
 * @returns at most `most`, those that two careers or more name before all others
 */
export function tellingSkills(careers: readonly CareerFact[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const skill of careers.flatMap(({ skills }) => skills.slice(0, SKILLS_OF_A_CAREER))) {
    counts.set(skill, (counts.get(skill) ?? 0) + 1);
  }
  const weight = (skill: string, count: number): number =>
    count * Math.log(1 / (SHARES.get(skill) ?? 1));
  return [...counts]
    .toSorted(
      ([one, a], [other, b]) =>
        Number(b >= SHARED_BY) - Number(a >= SHARED_BY) || weight(other, b) - weight(one, a),
    )
    .slice(0, most)
    .map(([skill]) => skill);
}
