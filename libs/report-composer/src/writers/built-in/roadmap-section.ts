import {
  APART_ROADMAP_INTRO,
  FLAT_ROADMAP_INTRO,
  OPEN_ROADMAP_INTRO,
  ROADMAP_INTRO,
} from '../../content/report-copy/roadmap.js';
import { type CareerFact, HEADLINED_CAREERS, type ReportFacts } from '../../composing/report-facts.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import { practiceTasks, type Task } from '../../guidance/practice.js';
import { MIN_SHARING_CAREERS } from '../../guidance/skills-to-highlight.js';
import { titleVariable } from '../../composing/career-titles.js';
import { joinList } from './grammar.js';

/** Writes the introduction to the skills roadmap. `roadmapBlocks` returns the steps that follow it. */
export function writeRoadmap(facts: ReportFacts, phrases: PhrasePicker): string {
  const { ranked: isRanked } = facts;
  const careers = isRanked ? facts.careers.slice(0, HEADLINED_CAREERS) : facts.careers;
  return composeIntro(careers, practiceTasks(facts, careers, isRanked), isRanked, phrases);
}

/** Writes for which careers the roadmap is, and which skills more than one of them needs, if any. */
function composeIntro(
  careers: readonly CareerFact[],
  skills: readonly Task[],
  isRanked: boolean,
  phrases: PhrasePicker,
): string {
  const sharedSkills = skills.filter(
    ({ careers: naming, despite }) => naming.length >= MIN_SHARING_CAREERS && despite === null,
  );
  const names = joinList(sharedSkills.map(({ label }) => label));
  if (!isRanked) {
    return sharedSkills.length === 0
      ? phrases.pick(OPEN_ROADMAP_INTRO)
      : phrases.pick(FLAT_ROADMAP_INTRO, { skills: names });
  }
  const titles = joinList(careers.map(titleVariable));
  return sharedSkills.length === 0
    ? phrases.pick(APART_ROADMAP_INTRO, { titles })
    : phrases.pick(ROADMAP_INTRO, { titles, skills: names });
}
