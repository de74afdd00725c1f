// Composes the headline of a preview and a report; see "The headline" in docs/method.md.
import type { Circumstances, Headline } from '@bearings/contracts';
import { FINER_TILES, listStrengths, type PatternId, type ShapeValues, toShapeValues } from '@bearings/domain';
import { listTileNames, listTilesWith, nameJobs } from '../answers/circumstances-text.js';
import {
  DECIDED_HEADLINE,
  OWN_WORDS_SENTENCES,
  OWN_WORDS_TITLES,
  PLAIN_HEADLINES,
} from '../content/report-copy/headline.js';
import { PATTERN_TEXTS } from '../content/report-copy/patterns.js';
import { fillWording } from '../text.js';
import type { ReportFacts } from './report-facts.js';

interface ScoresBasis {
  /** Null if no pattern returned in half of the redraws. */
  patternId: PatternId | null;
  values: ShapeValues;
  /** True if the twelve scores differ by more than chance. */
  direction: boolean;
}

interface HeadlineBasis extends ScoresBasis {
  /** True if the careers are ranked. */
  ranked: boolean;
  circumstances: Circumstances | null;
}

/**
 * Returns the headline that the reader sees: the pattern of the scores if it has a name, otherwise the kind of work that
 * they would like or the job that they have in mind, otherwise what is true of their answers.
 */
export function composeHeadline(basis: HeadlineBasis, country: string): Headline {
  const scored = composeScoresHeadline(basis);
  if (scored.patternId !== null) return scored;
  const decided = basis.ranked && !basis.direction ? DECIDED_HEADLINE : null;
  return { ...scored, ...(quoteReader(basis, country) ?? decided) };
}

/** Returns the headline of a report for its owner. */
export const composeReportHeadline = (facts: ReportFacts, country: string): Headline =>
  composeHeadline(toBasis(facts), country);

/** Returns the headline of a report for anyone else, and for screens and emails that others may see. */
export const composeSharedHeadline = (facts: ReportFacts): Headline => composeScoresHeadline(toBasis(facts));

const toBasis = (facts: ReportFacts): HeadlineBasis => ({ ...facts, values: toShapeValues(facts.categories) });

/** Returns a headline of the scores alone: it quotes nothing that the reader told us, and does not say that they did. */
function composeScoresHeadline({ patternId, values, direction }: ScoresBasis): Headline {
  if (patternId === null) return { patternId, ...PLAIN_HEADLINES[describeScores(values, direction)] };
  const { name, sentence } = PATTERN_TEXTS[patternId];
  return { patternId, title: name, ownTitle: name, sentence };
}

function describeScores(values: ShapeValues, direction: boolean): keyof typeof PLAIN_HEADLINES {
  if (!direction) return 'even';
  return listStrengths(values, { direction }).length === 0 ? 'modest' : 'unsteady';
}

function quoteReader(
  { circumstances, direction }: Pick<HeadlineBasis, 'circumstances' | 'direction'>,
  country: string,
): Pick<Headline, 'title' | 'sentence'> | null {
  if (circumstances === null) return null;
  const tiles = listTilesWith(circumstances, 'like');
  // A finer tile says more than the tile that it is a part of.
  const tile = tiles.find((each) => FINER_TILES.some(({ id }) => id === each)) ?? tiles[0];
  const [liked] = listTileNames(tile === undefined ? [] : [tile]);
  const [job] = nameJobs(circumstances.jobsInMind ?? [], country);
  const thing = liked ?? job;
  if (thing === undefined) return null;
  return {
    title: fillWording(OWN_WORDS_TITLES[liked === undefined ? 'jobsInMind' : 'likes'], { thing }),
    sentence: OWN_WORDS_SENTENCES[direction ? 'unsteady' : 'even'],
  };
}
