// Explains the fit words of a report.
import { answeredTiles, ENOUGH_TILES, tileAnswers } from '@bearings/career-matching';
import { fill } from '../text.js';
import { takenIntoAccount } from '../answers/circumstances-text.js';
import {
  ANSWERS_ALONE_NOTE,
  COMPARED_NOTE,
  FIT_NOTE,
  UNRANKED_NOTE,
  UNRANKED_STATED_NOTE,
} from '../content/report-copy/method.js';
import { countInWords } from './career-count.js';
import type { ReportFacts } from './report-facts.js';

/** Returns the note on the meaning and certainty of the fit words of these careers. */
export function fitNote(facts: ReportFacts): string {
  return `${sureNote(facts)} ${COMPARED_NOTE}`;
}

function sureNote(facts: ReportFacts): string {
  if (facts.ranked) {
    const tiles = answeredTiles(tileAnswers(facts.circumstances?.interests));
    return tiles < ENOUGH_TILES ? `${FIT_NOTE} ${ANSWERS_ALONE_NOTE}` : FIT_NOTE;
  }
  const isStated = takenIntoAccount(facts.circumstances).length > 0;
  return fill(isStated ? UNRANKED_STATED_NOTE : UNRANKED_NOTE, {
    count: countInWords(facts.careers),
  });
}
