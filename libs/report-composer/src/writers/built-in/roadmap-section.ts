import {
  APART_ROADMAP_INTRO,
  FLAT_ROADMAP_INTRO,
  OPEN_ROADMAP_INTRO,
  ROADMAP_INTRO,
} from '../../content/report-copy/roadmap.js';
import { type CareerFact, LEADING_CAREER_COUNT, type ReportFacts } from '../../composing/report-facts.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import { choosePracticeTasks, type LabelledTask } from '../../guidance/practice.js';
import { MIN_SHARING_CAREERS } from '../../guidance/skills-to-highlight.js';
import { createParagraph, joinTitles } from '../../prose/build-blocks.js';
import type { ProseBlock, Sentence } from '../../prose/prose.js';
import { joinList } from './grammar.js';

/** Writes the introduction to the skills roadmap. `composeRoadmapBlocks` returns the steps that follow it. */
export function writeRoadmap(facts: ReportFacts, phrases: PhrasePicker): ProseBlock[] {
  const { ranked: isRanked } = facts;
  const careers = isRanked ? facts.careers.slice(0, LEADING_CAREER_COUNT) : facts.careers;
  return [createParagraph(writeIntro(careers, choosePracticeTasks(facts, careers, isRanked), isRanked, phrases))];
}

/** Writes for which careers the roadmap is, and which skills more than one of them needs, if any. */
function writeIntro(
  careers: readonly CareerFact[],
  skills: readonly LabelledTask[],
  isRanked: boolean,
  phrases: PhrasePicker,
): Sentence {
  const sharedSkills = skills.filter(
    ({ careers: naming, despite }) => naming.length >= MIN_SHARING_CAREERS && despite === null,
  );
  const names = joinList(sharedSkills.map(({ label }) => label));
  if (!isRanked) {
    return sharedSkills.length === 0
      ? phrases.write(OPEN_ROADMAP_INTRO)
      : phrases.write(FLAT_ROADMAP_INTRO, { skills: names });
  }
  const titles = joinTitles(careers.map(({ code }) => code));
  return sharedSkills.length === 0
    ? phrases.write(APART_ROADMAP_INTRO, { titles })
    : phrases.write(ROADMAP_INTRO, { titles, skills: names });
}
