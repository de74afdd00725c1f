import { OCCUPATIONS } from '@bearings/career-data';
import { listMostFrequent } from '../writers/built-in/most-frequent.js';

interface SkilledOccupation {
  skills: readonly string[];
}

/** Minimum number of careers in an unranked list that must share a skill before the skill is mentioned. */
const MIN_UNRANKED_SHARING_CAREERS = 3;
/** Number of each career's skills that are counted, most distinctive first. */
const SKILLS_PER_CAREER = 6;
/** Minimum number of careers that must need a skill before the skill counts as shared by several. */
export const MIN_SHARING_CAREERS = 2;

/** For each skill, the share of all occupations that need it, from 0 to 1. */
const OCCUPATION_SHARE_BY_SKILL = countShares(
  OCCUPATIONS.map(({ distinctiveSkills, topSkills }) => [...distinctiveSkills, ...topSkills]),
);

function countShares(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const skill of lists.flatMap((list) => [...new Set(list)])) {
    shares.set(skill, (shares.get(skill) ?? 0) + 1 / lists.length);
  }
  return shares;
}

/**
 * Returns the skills that these careers need more than other occupations do; skills of two or more of the careers come
 * first. A skill's weight is its number of careers, times the logarithm of one over the share of all occupations that
 * need it. So skills of nearly all work, such as listening, have little weight.
 */
export function listSkillsToHighlight(careers: readonly SkilledOccupation[]): string[] {
  const distinctive = careers.map(({ skills }) => skills.slice(0, SKILLS_PER_CAREER));
  const weighted = [...new Set(distinctive.flat())].map((skill) => {
    const listCount = distinctive.filter((skills) => skills.includes(skill)).length;
    const weight = listCount * Math.log(1 / (OCCUPATION_SHARE_BY_SKILL.get(skill) ?? 1));
    return { skill, shared: Number(listCount >= MIN_SHARING_CAREERS), weight };
  });
  return weighted.toSorted((a, b) => b.shared - a.shared || b.weight - a.weight).map(({ skill }) => skill);
}

/** Returns the skills that several unranked careers share, most frequent first. */
export function listSharedSkills(careers: readonly SkilledOccupation[]): string[] {
  const all = careers.flatMap(({ skills }) => skills);
  return listMostFrequent(all, all.length).filter(
    (skill) => all.filter((other) => other === skill).length >= MIN_UNRANKED_SHARING_CAREERS,
  );
}
