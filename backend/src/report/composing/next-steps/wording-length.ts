// How long the study takes that a wording of a common step names.
import { isTooLong as isTrainingTooLong, type Training } from './training-length.js';
import type { Reader } from './reader.js';

const NO_DEGREE = /\b(?:without a|below) degree\b/gi;

/** Returns whether a wording names study beyond what the reader would take on. */
export function isTooLong(text: string, reader: Reader): boolean {
  return isTrainingTooLong(studyIn(text.replaceAll(NO_DEGREE, '')), reader);
}

function studyIn(text: string): Training {
  if (/\bdoctorate\b/i.test(text)) return { studies: 'doctorate' };
  if (/\bmaster['’]s\b/i.test(text)) return { studies: 'masters' };
  return /\bdegrees?\b/i.test(text) ? { studies: 'degree' } : {};
}
