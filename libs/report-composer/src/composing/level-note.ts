// Says once, above the list, that every career of a report is below the level that the reader has worked at.
import { CAREER_NOTE_TEXTS } from '../content/report-copy/circumstances.js';
import { createParagraph, toSentence } from '../prose/build-blocks.js';
import type { ProseBlock } from '../prose/prose.js';
import type { ReportFacts } from './report-facts.js';

/** Returns whether every career of a report is below the level that the reader has worked at. */
export function isListBelowLevel({ careers }: Pick<ReportFacts, 'careers'>): boolean {
  return careers.length > 1 && careers.every(({ experience }) => experience.isBelowLevel);
}

/** Returns the note on the level of all careers; none if it differs, in which case each career has its own. */
export function composeLevelNote(facts: ReportFacts, withExperience: boolean): ProseBlock[] {
  if (!withExperience || !isListBelowLevel(facts)) return [];
  const isForNew = facts.circumstances?.experience?.direction === 'new';
  return [createParagraph(toSentence(CAREER_NOTE_TEXTS[isForNew ? 'allBelowLevelForNew' : 'allBelowLevel']))];
}
