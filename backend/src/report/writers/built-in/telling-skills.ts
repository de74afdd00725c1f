import { OCCUPATIONS } from '../../../content/occupations/occupations.js';
import { type CareerFact, HEADLINED } from '../../report-facts.js';

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
 * The skills that these careers ask for more than others do: by how many of them name it, a
 * headlined one counting twice, weighted by its rarity over all occupations (the logarithm of one
 * over its share). What nearly all work asks for, such as listening, says nothing about a list.
 * @returns at most `most`, those that two careers or more name before all others
 */
export function tellingSkills(careers: readonly CareerFact[], most: number): string[] {
  const distinctive = careers.map(({ skills }) => skills.slice(0, SKILLS_OF_A_CAREER));
  const tellings = [...new Set(distinctive.flat())].map((skill) => {
    const places = distinctive.flatMap((skills, place) => (skills.includes(skill) ? [place] : []));
    const count = places.reduce((sum, place) => sum + (place < HEADLINED ? 2 : 1), 0);
    const weight = count * Math.log(1 / (SHARES.get(skill) ?? 1));
    return { skill, shared: Number(places.length >= SHARED_BY), weight };
  });
  return tellings
    .toSorted((a, b) => b.shared - a.shared || b.weight - a.weight)
    .slice(0, most)
    .map(({ skill }) => skill);
}
