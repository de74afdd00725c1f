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
import type { Pen } from './pen.js';
import { commonest } from './shared.js';
import { HIGH_FROM, LOW_BELOW, type Standing } from './standing.js';
import { tellingSkills } from './telling-skills.js';

const SKILLS_IN_PLAN = 4;
/** Careers that have to share a tool before it is worth learning for their sake. */
const SHARE_A_TOOL = 3;

/** Dispositions rather than pursuits. */
const NOT_PRACTISED: ReadonlySet<Category> = new Set([
  'motivation',
  'resilience',
  'risk',
  'burnout',
]);

/** What to learn within each of the facts' three horizons. */
export function writeRoadmap(facts: ReportFacts, standing: Standing, pen: Pen): string {
  const { careers, flat, horizons } = facts;
  const [month, quarter, year] = horizons;
  const named = flat
    ? commonest(
        careers.flatMap((career) => career.skills),
        SKILLS_IN_PLAN,
      )
    : tellingSkills(careers, SKILLS_IN_PLAN);
  const skills = named.filter(isSkill);
  const [first, second, third, fourth] = skills;
  const subjects = commonest(
    careers.flatMap(({ knowledge }) => knowledge).filter((subject) => !isSkill(subject)),
    2,
  );
  const tool = commonToolOf(facts);
  const [subject, otherSubject] = subjects;
  return [
    pen.write(flat ? FLAT_ROADMAP_INTRO : ROADMAP_INTRO, { skills: listed(skills) }),
    part(month, 'The first', [
      skillStep(first, 'month'),
      skillStep(second, 'month'),
      subject === undefined ? '' : bullet(subject, pen.write(SUBJECT, { subject })),
      growStep(facts, standing, pen),
    ]),
    part(quarter, 'By', [
      skillStep(first, 'quarter'),
      skillStep(third, 'quarter'),
      tool === undefined ? skillStep(fourth, 'quarter') : bullet(tool, pen.write(TOOL, { tool })),
    ]),
    part(year, 'By', [
      skillStep(second, 'year'),
      skillStep(fourth ?? third, 'year'),
      otherSubject === undefined
        ? ''
        : bullet(otherSubject, pen.write(SUBJECT, { subject: otherSubject })),
      entryStep(facts, pen),
      deepenStep(standing, pen),
    ]),
  ].join('\n\n');
}

/** One horizon: its heading and its steps. */
function part(days: number, lead: string, steps: readonly string[]): string {
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

/** The program that most of the careers share, if enough do; an office suite is no discovery. */
function commonToolOf({ careers }: ReportFacts): string | undefined {
  const tools = careers.flatMap(({ software }) => software).filter((tool) => tool !== OFFICE_SUITE);
  return commonest(tools, 1).find(
    (tool) => tools.filter((each) => each === tool).length >= SHARE_A_TOOL,
  );
}

/** An exercise in what most often speaks against the careers for want of it, else in a low score. */
function growStep({ careers, categories }: ReportFacts, { ranked }: Standing, pen: Pen): string {
  const wanted = commonest(
    careers.flatMap(({ reasonsAgainst }) =>
      reasonsAgainst.filter(({ demand, score }) => demand > score).map(({ category }) => category),
    ),
    1,
  ).at(0);
  const lowest = ranked.filter(({ score }) => score < LOW_BELOW).at(-1);
  const fact = categories.find(({ category }) => category === wanted) ?? lowest;
  if (fact === undefined) return '';
  const intro = pen.write(wanted === undefined ? LOWEST_INTRO : GROW_INTRO);
  return bullet(fact.name, `${intro} ${pen.write(PRACTICE[fact.category])}`);
}

function entryStep({ careers, flat }: ReportFacts, pen: Pen): string {
  if (flat) return bullet('A way in', pen.write(ANY_ENTRY_GOAL));
  const career = careers.at(0);
  if (career === undefined) return '';
  return bullet(
    'A way in',
    pen.write(ENTRY_GOAL[career.jobZone], { a: withArticle(career.title) }),
  );
}

/** More of what comes first, where it is high and something one can practise. */
function deepenStep({ ranked }: Standing, pen: Pen): string {
  const best = ranked.find(
    ({ category, score }) => score >= HIGH_FROM && !NOT_PRACTISED.has(category),
  );
  return best === undefined ? '' : bullet(best.name, pen.write(DEEPEN));
}
