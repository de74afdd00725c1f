// Explains the words for how well a report's careers fit: Strong, Good and Possible.
import { countAnsweredTiles, MIN_RANKING_TILES, toTileAnswers } from '@bearings/career-matching';
import { REPORT_FITS } from '@bearings/domain';
import { listAnswerSentences } from '../answers/circumstances-text.js';
import { ANSWERS_ALONE_NOTE, FIT_NOTE, UNRANKED_NOTE, UNRANKED_STATED_NOTE } from '../content/report-copy/method.js';
import { createParagraph, fillTemplate, toSentence } from '../prose/build-blocks.js';
import type { ProseBlock, Sentence } from '../prose/prose.js';
import { countInWords } from './career-count.js';
import type { ReportFacts } from './report-facts.js';

/** Returns the note on what the fit words of the report's careers mean and how certain they are. */
export function composeFitNote(facts: ReportFacts): ProseBlock {
  return createParagraph(...listCertaintyNotes(facts));
}

function listCertaintyNotes(facts: ReportFacts): Sentence[] {
  const fitWords = Object.fromEntries(REPORT_FITS.map((fit) => [fit, toSentence(fit, 'italic')]));
  if (facts.ranked) {
    const tiles = countAnsweredTiles(toTileAnswers(facts.circumstances?.interests));
    const note = fillTemplate(FIT_NOTE, fitWords);
    return tiles < MIN_RANKING_TILES ? [note, toSentence(ANSWERS_ALONE_NOTE)] : [note];
  }
  const hasStatedCircumstances = listAnswerSentences(facts.circumstances).length > 0;
  const wording = hasStatedCircumstances ? UNRANKED_STATED_NOTE : UNRANKED_NOTE;
  return [fillTemplate(wording, { ...fitWords, count: countInWords(facts.careers) })];
}
