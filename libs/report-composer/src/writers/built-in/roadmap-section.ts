import {
  APART_ROADMAP_INTRO,
  FLAT_ROADMAP_INTRO,
  OPEN_ROADMAP_INTRO,
  ROADMAP_INTRO,
  SHOWN_ROADMAP_INTRO,
} from '../../content/report-copy/roadmap.js';
import { type CareerFact, LEADING_CAREER_COUNT, type ReportFacts } from '../../composing/report-facts.js';
import type { PhrasePicker } from '../../composing/phrase-picker.js';
import { choosePracticeTasks, type LabelledTask, listAvoidedLabels, listShownSkills } from '../../guidance/practice.js';
import { listSkillsToHighlight, MIN_SHARING_CAREERS } from '../../guidance/skills-to-highlight.js';
import { createParagraph, joinTitles } from '../../prose/build-blocks.js';
import type { ProseBlock, Sentence } from '../../prose/prose.js';
import { joinList } from './grammar.js';

/** Maximum number of skills that the introduction names as shown. */
const MAX_SHOWN_SKILLS = 3;

/** Writes the introduction to the skills roadmap. `composeRoadmapBlocks` returns the steps that follow it. */
export function writeRoadmap(facts: ReportFacts, phrases: PhrasePicker): ProseBlock[] {
  const { ranked: isRanked } = facts;
  const careers = isRanked ? facts.careers.slice(0, LEADING_CAREER_COUNT) : facts.careers;
  const tasks = choosePracticeTasks(facts, careers, isRanked);
  const shown = listShownSkills(facts);
  const avoided = listAvoidedLabels(facts);
  const shownSkills = listSkillsToHighlight(careers).filter(
    (label) =>
      shown.has(label) &&
      !avoided.has(label) &&
      careers.filter(({ skills }) => skills.includes(label)).length >= MIN_SHARING_CAREERS,
  );
  return [
    createParagraph(
      writeIntro(careers, tasks, isRanked ? shownSkills.slice(0, MAX_SHOWN_SKILLS) : [], isRanked, phrases),
    ),
  ];
}

/** Writes for which careers the roadmap is, and which skills more than one of them needs, if any: to practise, or shown already. */
function writeIntro(
  careers: readonly CareerFact[],
  skills: readonly LabelledTask[],
  shownSkills: readonly string[],
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
  if (sharedSkills.length === 0 && shownSkills.length > 0) {
    return phrases.write(SHOWN_ROADMAP_INTRO, { titles, skills: joinList(shownSkills) });
  }
  return sharedSkills.length === 0
    ? phrases.write(APART_ROADMAP_INTRO, { titles })
    : phrases.write(ROADMAP_INTRO, { titles, skills: names });
}
