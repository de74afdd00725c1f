// What to practise for the careers of a plan: first what they ask for and the reader scored low in.
import * as copy from '../content/plan-copy/steps.js';
import { SKILL_CATEGORIES } from '../content/report-copy/skill-categories.js';
import { SKILL_STEPS, type SkillLabel } from '../content/report-copy/skills.js';
import type { ReportFacts } from '../report/composing/report-facts.js';
import { LOW_BELOW, nounOf } from '../report/composing/category-ranking.js';
import { withArticle } from '../report/generation/writers/built-in/grammar.js';
import { demandsMuch } from '../report/generation/writers/built-in/roadmap-tasks.js';
import type { PlannedCareer } from './planned-careers.js';

const MAX_SKILLS = 2;
/** Skills of each career that count, most distinctive first. */
const SKILLS_PER_CAREER = 6;

interface Practice {
  label: SkillLabel;
  code: string | null;
  text: string;
  detail: string;
}

/** Returns at most two skills to practise: gaps first, then those that most of the careers share. */
export function practiceFor(facts: ReportFacts, careers: readonly PlannedCareer[]): Practice[] {
  const scores = new Map(facts.categories.map(({ category, score }) => [category, score]));
  const named = careers.map(({ skills }) => skills.slice(0, SKILLS_PER_CAREER));
  const sharing = (label: string): number => named.filter((list) => list.includes(label)).length;
  const labels = [...new Set(named.flat())]
    .filter(isSkill)
    .toSorted((a, b) => sharing(b) - sharing(a));
  const gaps: Practice[] = [];
  const liked: Practice[] = [];
  for (const label of labels) {
    const text = copy.SKILL.text.replace('{skill}', label);
    const detail = SKILL_STEPS[label].month;
    const category = SKILL_CATEGORIES[label];
    if (category === null || (scores.get(category) ?? 0) >= LOW_BELOW) {
      liked.push({ label, code: null, text, detail });
      continue;
    }
    const career = careers.find(
      ({ code, skills }) => skills.includes(label) && demandsMuch(code, category),
    );
    if (career === undefined) continue;
    const reason = copy.SKILL.gap
      .replace('{noun}', nounOf(category))
      .replace('{a}', withArticle(career.title));
    gaps.push({ label, code: career.code, text, detail: `${reason} ${detail}` });
  }
  return [...gaps.slice(0, 1), ...liked, ...gaps.slice(1)].slice(0, MAX_SKILLS);
}

function isSkill(label: string): label is SkillLabel {
  return Object.hasOwn(SKILL_STEPS, label);
}
