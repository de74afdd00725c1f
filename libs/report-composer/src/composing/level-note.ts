// Says once, above the list, that careers of a report are below the level that the reader has worked at.
import { CAREER_NOTE_TEXTS } from '../content/report-copy/circumstances.js';
import { createParagraph, toSentence } from '../prose/build-blocks.js';
import type { ProseBlock } from '../prose/prose.js';
import type { ReportFacts } from './report-facts.js';

/** Maximum number of careers that say it each in full. */
const MAX_FULL_NOTES = 2;

/** How a career says that it is below the reader's level: in full, as a mark, or not because the list says it of all. */
export type LevelNote = 'full' | 'mark' | 'none';

/** Returns whether every career of a report is below the level that the reader has worked at. */
export function isListBelowLevel({ careers }: Pick<ReportFacts, 'careers'>): boolean {
  return careers.length > 1 && careers.every(({ experience }) => experience.isBelowLevel);
}

/** Returns how the careers of a report say that they are below the reader's level. */
export function chooseLevelNote(facts: Pick<ReportFacts, 'careers'>): LevelNote {
  if (isListBelowLevel(facts)) return 'none';
  const count = facts.careers.filter(({ experience }) => experience.isBelowLevel).length;
  return count > MAX_FULL_NOTES ? 'mark' : 'full';
}

/** Returns the note on the level of the careers; none if each career has its own. */
export function composeLevelNote(facts: ReportFacts, withExperience: boolean): ProseBlock[] {
  const kind = chooseLevelNote(facts);
  if (!withExperience || kind === 'full') return [];
  const isForNew = facts.circumstances?.experience?.direction === 'new';
  const texts = CAREER_NOTE_TEXTS.levels[kind === 'none' ? 'all' : 'some'];
  return [createParagraph(toSentence(isForNew ? texts.forNew : texts.usual))];
}
