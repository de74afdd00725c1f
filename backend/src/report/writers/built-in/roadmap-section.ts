import type { Category } from '@bearings/contracts';
import { PRACTICE } from '../../../content/report-copy/practice.js';
import {
  DEEPEN,
  ENTRY_GOAL,
  GROW_INTRO,
  ROADMAP_INTRO,
  SUBJECT,
  TOOL,
} from '../../../content/report-copy/roadmap.js';
import { SKILL_STEPS, type SkillLabel } from '../../../content/report-copy/skills.js';
import type { ReportFacts } from '../../report-facts.js';
import { listed, withArticle } from './grammar.js';
import type { Pen } from './pen.js';
import { commonest } from './shared.js';
import type { Standing } from './standing.js';

/** Of each career's skills, most distinctive first, so many count towards the plan. */
const SKILLS_OF_A_CAREER = 4;
const SKILLS_IN_PLAN = 4;

/** Dispositions rather than pursuits. */
const NOT_PRACTISED: ReadonlySet<Category> = new Set([
  'motivation',
  'resilience',
  'risk',
  'burnout',
]);

/** What to learn within each of the facts' three horizons. */
export function writeRoadmap(facts: ReportFacts, standing: Standing, pen: Pen): string {
  const { careers, horizons } = facts;
  const [month, quarter, year] = horizons;
  const skills = commonest(
    careers.flatMap((career) => career.skills.slice(0, SKILLS_OF_A_CAREER)),
    SKILLS_IN_PLAN,
  ).filter(isSkill);
  const [first, second, third, fourth] = skills;
  const subjects = commonest(
    careers.flatMap(({ knowledge }) => knowledge),
    2,
  );
  const tool = commonest(
    careers.flatMap(({ software }) => software),
    1,
  ).at(0);
  const [subject, otherSubject] = subjects;
  return [
    pen.write(ROADMAP_INTRO, { skills: listed(skills) }),
    part(month, 'The first', [
      skillStep(first, 'month'),
      skillStep(second, 'month'),
      subject === undefined ? '' : bullet(subject, pen.write(SUBJECT, { subject })),
      growStep(facts, standing, pen),
    ]),
    part(quarter, 'By', [
      skillStep(first, 'quarter'),
      skillStep(third, 'quarter'),
      tool === undefined ? '' : bullet(tool, pen.write(TOOL, { tool })),
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

/** An exercise in what most often speaks against the careers for want of it, else in what comes last. */
function growStep({ careers, categories }: ReportFacts, { ranked }: Standing, pen: Pen): string {
  const wanted = commonest(
    careers.flatMap(({ reasonsAgainst }) =>
      reasonsAgainst.filter(({ demand, score }) => demand > score).map(({ category }) => category),
    ),
    1,
  ).at(0);
  const fact = categories.find(({ category }) => category === wanted) ?? ranked.at(-1);
  if (fact === undefined) return '';
  const intro = wanted === undefined ? [] : [pen.write(GROW_INTRO)];
  return bullet(fact.name, [...intro, pen.write(PRACTICE[fact.category])].join(' '));
}

function entryStep({ careers }: ReportFacts, pen: Pen): string {
  const career = careers.at(0);
  if (career === undefined) return '';
  return bullet(
    'A way in',
    pen.write(ENTRY_GOAL[career.jobZone], { a: withArticle(career.title) }),
  );
}

/** More of what comes first, where it is something one can practise. */
function deepenStep({ ranked }: Standing, pen: Pen): string {
  const best = ranked.find(({ category }) => !NOT_PRACTISED.has(category));
  return best === undefined ? '' : bullet(best.name, pen.write(DEEPEN));
}
