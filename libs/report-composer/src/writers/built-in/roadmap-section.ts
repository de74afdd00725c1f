import type { Category } from '@bearings/contracts';
import { OFFICE_SUITE } from '@bearings/career-data';
import { PRACTICE } from '../../content/report-copy/practice.js';
import {
  APART_ROADMAP_INTRO,
  DEEPEN,
  FLAT_ROADMAP_INTRO,
  GROW_INTRO,
  GROW_INTRO_PART,
  OPEN_ROADMAP_INTRO,
  ROADMAP_INTRO,
  SUBJECT,
  TOOL,
} from '../../content/report-copy/roadmap.js';
import { SKILL_STEPS, type SkillLabel } from '../../content/report-copy/skills.js';
import { type CareerFact, HEADLINED, type ReportFacts } from '../../composing/report-facts.js';
import { HIGH_FROM, LOW_BELOW, type CategoryRanking } from '../../composing/category-ranking.js';
import { listed, titleInSentence } from './grammar.js';
import { mostFrequent } from './most-frequent.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import {
  avoidedLabels,
  demandsMuch,
  isSkill,
  practiceTasks,
  reasonOfTask,
  type Task,
  tasksFor,
} from '../../guidance/practice.js';
import { MIN_SHARING_CAREERS } from '../../guidance/skills-to-highlight.js';

/** Dispositions, for which there is no exercise. */
const DISPOSITIONS: ReadonlySet<Category> = new Set([
  'motivation',
  'resilience',
  'risk',
  'burnout',
]);

/** Writes what to learn by each of the three horizons, for the first three careers. */
export function writeRoadmap(
  facts: ReportFacts,
  ranking: CategoryRanking,
  phrases: PhrasePicker,
): string {
  const { ranked: isRanked, horizons } = facts;
  const careers = isRanked ? facts.careers.slice(0, HEADLINED) : facts.careers;
  const [month, quarter, year] = horizons;
  const avoided = avoidedLabels(facts);
  const skills = practiceTasks(facts, careers, isRanked);
  const [first, second, third] = skills;
  const subject = isRanked ? subjectTask(careers, ranking, avoided) : undefined;
  const tool = isRanked ? sharedToolOf(careers) : undefined;
  return [
    introOf(careers, skills, isRanked, phrases),
    horizonPart(month, 'The first', [
      skillStep(first, 'month', phrases),
      growStep(isRanked ? careers : [], ranking, phrases),
    ]),
    horizonPart(quarter, 'By', [
      skillStep(second, 'month', phrases),
      subjectStep(subject, phrases),
      tool === undefined ? '' : bullet(tool, phrases.pick(TOOL, { tool })),
    ]),
    horizonPart(year, 'By', [
      skillStep(first, 'year'),
      skillStep(third, 'quarter', phrases),
      deepenStep(ranking, phrases),
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Writes what the plan is for, and the skills that more than one of the careers names, if any. */
function introOf(
  careers: readonly CareerFact[],
  skills: readonly Task[],
  isRanked: boolean,
  phrases: PhrasePicker,
): string {
  const shared = skills.filter(
    ({ careers: naming, despite }) => naming.length >= MIN_SHARING_CAREERS && despite === null,
  );
  const names = listed(shared.map(({ label }) => label));
  if (!isRanked) {
    return shared.length === 0
      ? phrases.pick(OPEN_ROADMAP_INTRO)
      : phrases.pick(FLAT_ROADMAP_INTRO, { skills: names });
  }
  const titles = listed(careers.map(({ title }) => titleInSentence(title)));
  return shared.length === 0
    ? phrases.pick(APART_ROADMAP_INTRO, { titles })
    : phrases.pick(ROADMAP_INTRO, { titles, skills: names });
}

/** Returns one horizon: its heading and its steps; empty where there are none. */
function horizonPart(days: number, lead: string, steps: readonly string[]): string {
  const written = steps.filter((step) => step !== '');
  return written.length === 0 ? '' : `**${lead} ${days} days**\n\n${written.join('\n')}`;
}

function bullet(label: string, ...texts: readonly string[]): string {
  const text = texts.filter((each) => each !== '').join(' ');
  return `- **${label.slice(0, 1).toUpperCase()}${label.slice(1)}:** ${text}`;
}

/** Writes a step; its reason stands with the first step of a skill. */
function skillStep(
  task: Task<SkillLabel> | undefined,
  horizon: 'month' | 'quarter' | 'year',
  phrases?: PhrasePicker,
): string {
  if (task === undefined) return '';
  const reason = phrases === undefined ? '' : reasonOfTask(task, phrases);
  return bullet(task.label, SKILL_STEPS[task.label][horizon], reason);
}

/** Returns the subject that most of the careers share, else the first one's own; none they scored low for. */
function subjectTask(
  careers: readonly CareerFact[],
  ranking: CategoryRanking,
  avoided: ReadonlySet<string>,
): Task | undefined {
  const subjects = careers.flatMap(({ knowledge }) =>
    knowledge.filter((each) => !isSkill(each) && !avoided.has(each)),
  );
  const labels = mostFrequent(subjects, subjects.length);
  return tasksFor(labels, careers, ({ knowledge }) => knowledge, ranking).find(
    ({ despite }) => despite === null,
  );
}

function subjectStep(task: Task | undefined, phrases: PhrasePicker): string {
  if (task === undefined) return '';
  const text = phrases.pick(SUBJECT, { subject: task.label });
  return bullet(task.label, text, reasonOfTask(task, phrases));
}

/** Returns the tool that most of the careers share, except an office suite; undefined when none do. */
function sharedToolOf(careers: readonly CareerFact[]): string | undefined {
  const tools = careers.flatMap(({ software }) => software).filter((tool) => tool !== OFFICE_SUITE);
  return mostFrequent(tools, 1).find(
    (tool) => tools.filter((each) => each === tool).length >= MIN_SHARING_CAREERS,
  );
}

/** Writes an exercise for the category that most of these careers ask for more of than the reader has. */
function growStep(
  careers: readonly CareerFact[],
  { ranked, score }: CategoryRanking,
  phrases: PhrasePicker,
): string {
  const gaps = careers.flatMap(({ code, reasonsAgainst }) =>
    reasonsAgainst
      .filter(({ category, demand, score: own }) => demand > own && demandsMuch(code, category))
      .map(({ category }) => category),
  );
  const fact = ranked.find(({ category }) => category === mostFrequent(gaps, 1).at(0));
  const career = careers.find(({ code }) => fact && demandsMuch(code, fact.category));
  if (fact === undefined || career === undefined) return '';
  const practice = phrases.pick(PRACTICE[fact.category]);
  if (score(fact.category) >= LOW_BELOW) {
    const isAsked = ({ code }: CareerFact): boolean => demandsMuch(code, fact.category);
    const intro = careers.every(isAsked) ? GROW_INTRO : GROW_INTRO_PART;
    return bullet(fact.name, phrases.pick(intro), practice);
  }
  const despite = { category: fact.category, career };
  return bullet(
    fact.name,
    reasonOfTask({ label: fact.name, careers: [career], despite }, phrases),
    practice,
  );
}

/** Writes a step for the highest category that can be practised; empty when none is high. */
function deepenStep({ ranked }: CategoryRanking, phrases: PhrasePicker): string {
  const best = ranked.find(
    ({ category, score }) => score >= HIGH_FROM && !DISPOSITIONS.has(category),
  );
  return best === undefined ? '' : bullet(best.name, phrases.pick(DEEPEN));
}
