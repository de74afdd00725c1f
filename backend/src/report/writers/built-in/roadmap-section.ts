import type { Category } from '@bearings/contracts';
import { OFFICE_SUITE } from '../../../content/occupations/labels.js';
import { PRACTICE } from '../../../content/report-copy/practice.js';
import {
  ANY_ENTRY_GOAL,
  DEEPEN,
  ENTRY_GOAL,
  FLAT_ROADMAP_INTRO,
  GROW_INTRO,
  LOWEST_INTRO,
  ROADMAP_INTRO,
  SUBJECT,
  TOOL,
} from '../../../content/report-copy/roadmap.js';
import { SKILL_STEPS, type SkillLabel } from '../../../content/report-copy/skills.js';
import type { ReportFacts } from '../../report-facts.js';
import { listed, withArticle } from './grammar.js';
import type { PhrasePicker } from './phrase-picker.js';
import { mostFrequent } from './most-frequent.js';
import { HIGH_FROM, LOW_BELOW, type CategoryRanking } from './category-ranking.js';
import { skillsToHighlight } from './skills-to-highlight.js';

const MAX_SKILLS = 4;
/** Careers that have to share a tool before the plan recommends it. */
const MIN_CAREERS_OF_TOOL = 3;

/** Dispositions, for which there is no exercise. */
const DISPOSITIONS: ReadonlySet<Category> = new Set([
  'motivation',
  'resilience',
  'risk',
  'burnout',
]);

/** Writes what to learn by each of the three horizons. */
export function writeRoadmap(
  facts: ReportFacts,
  ranking: CategoryRanking,
  phrases: PhrasePicker,
): string {
  const { careers, ranked: isRanked, horizons } = facts;
  const [month, quarter, year] = horizons;
  const named = isRanked
    ? skillsToHighlight(careers, MAX_SKILLS)
    : mostFrequent(
        careers.flatMap((career) => career.skills),
        MAX_SKILLS,
      );
  const skills = named.filter(isSkill);
  const [first, second, third, fourth] = skills;
  const subjects = mostFrequent(
    careers.flatMap(({ knowledge }) => knowledge).filter((subject) => !isSkill(subject)),
    2,
  );
  const tool = commonToolOf(facts);
  const [subject, otherSubject] = subjects;
  return [
    phrases.pick(isRanked ? ROADMAP_INTRO : FLAT_ROADMAP_INTRO, { skills: listed(skills) }),
    horizonPart(month, 'The first', [
      skillStep(first, 'month'),
      skillStep(second, 'month'),
      subject === undefined ? '' : bullet(subject, phrases.pick(SUBJECT, { subject })),
      growStep(facts, ranking, phrases),
    ]),
    horizonPart(quarter, 'By', [
      skillStep(first, 'quarter'),
      skillStep(third, 'quarter'),
      tool === undefined
        ? skillStep(fourth, 'quarter')
        : bullet(tool, phrases.pick(TOOL, { tool })),
    ]),
    horizonPart(year, 'By', [
      skillStep(second, 'year'),
      skillStep(fourth ?? third, 'year'),
      otherSubject === undefined
        ? ''
        : bullet(otherSubject, phrases.pick(SUBJECT, { subject: otherSubject })),
      entryStep(facts, phrases),
      deepenStep(ranking, phrases),
    ]),
  ].join('\n\n');
}

/** Returns one horizon: its heading and its steps. */
function horizonPart(days: number, lead: string, steps: readonly string[]): string {
  return [`**${lead} ${days} days**`, steps.filter((step) => step !== '').join('\n')].join('\n\n');
}

function isSkill(label: string): label is SkillLabel {
  return Object.hasOwn(SKILL_STEPS, label);
}

function bullet(label: string, text: string): string {
  return `- **${label.slice(0, 1).toUpperCase()}${label.slice(1)}:** ${text}`;
}

function skillStep(skill: SkillLabel | undefined, horizon: 'month' | 'quarter' | 'year'): string {
  return skill === undefined ? '' : bullet(skill, SKILL_STEPS[skill][horizon]);
}

/** Returns the tool that most careers share, except an office suite; undefined when too few share one. */
function commonToolOf({ careers }: ReportFacts): string | undefined {
  const tools = careers.flatMap(({ software }) => software).filter((tool) => tool !== OFFICE_SUITE);
  return mostFrequent(tools, 1).find(
    (tool) => tools.filter((each) => each === tool).length >= MIN_CAREERS_OF_TOOL,
  );
}

/** Writes an exercise for the category most often too low for the careers, else for the lowest score. */
function growStep(
  { careers, categories }: ReportFacts,
  { ranked }: CategoryRanking,
  phrases: PhrasePicker,
): string {
  const wanted = mostFrequent(
    careers.flatMap(({ reasonsAgainst }) =>
      reasonsAgainst.filter(({ demand, score }) => demand > score).map(({ category }) => category),
    ),
    1,
  ).at(0);
  const lowest = ranked.filter(({ score }) => score < LOW_BELOW).at(-1);
  const fact = categories.find(({ category }) => category === wanted) ?? lowest;
  if (fact === undefined) return '';
  const intro = phrases.pick(wanted === undefined ? LOWEST_INTRO : GROW_INTRO);
  return bullet(fact.name, `${intro} ${phrases.pick(PRACTICE[fact.category])}`);
}

function entryStep({ careers, ranked }: ReportFacts, phrases: PhrasePicker): string {
  if (!ranked) return bullet('A way in', phrases.pick(ANY_ENTRY_GOAL));
  const career = careers.at(0);
  if (career === undefined) return '';
  return bullet(
    'A way in',
    phrases.pick(ENTRY_GOAL[career.jobZone], { a: withArticle(career.title) }),
  );
}

/** Writes a step for the highest category that can be practised; empty when none is high. */
function deepenStep({ ranked }: CategoryRanking, phrases: PhrasePicker): string {
  const best = ranked.find(
    ({ category, score }) => score >= HIGH_FROM && !DISPOSITIONS.has(category),
  );
  return best === undefined ? '' : bullet(best.name, phrases.pick(DEEPEN));
}
