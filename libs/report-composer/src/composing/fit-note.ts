// Explains the words for how well a report's careers fit: Strong, Good and Possible.
import { countAnsweredTiles, MIN_RANKING_TILES, toTileAnswers } from '@bearings/career-matching';
import { fillWording } from '../text.js';
import { listAnswerSentences } from '../answers/circumstances-text.js';
import {
  ANSWERS_ALONE_NOTE,
  COMPARED_NOTE,
  FIT_NOTE,
  UNRANKED_NOTE,
  UNRANKED_STATED_NOTE,
} from '../content/report-copy/method.js';
import { countInWords } from './career-count.js';
import type { ReportFacts } from './report-facts.js';

/** Returns the note on what the fit words of the report's careers mean and how certain they are. */
export function composeFitNote(facts: ReportFacts): string {
  return `${describeCertainty(facts)} ${COMPARED_NOTE}`;
}

function describeCertainty(facts: ReportFacts): string {
  if (facts.ranked) {
    const tiles = countAnsweredTiles(toTileAnswers(facts.circumstances?.interests));
    return tiles < MIN_RANKING_TILES ? `${FIT_NOTE} ${ANSWERS_ALONE_NOTE}` : FIT_NOTE;
  }
  const hasStatedCircumstances = listAnswerSentences(facts.circumstances).length > 0;
  return fillWording(hasStatedCircumstances ? UNRANKED_STATED_NOTE : UNRANKED_NOTE, {
    count: countInWords(facts.careers),
  });
}
