import { hasLocalWays } from '@bearings/career-data';
import { countryInSentence, UK } from '@bearings/domain';
import { MINIMUM_WAGE_NOTE, TRAINING_LIMIT_NOTE } from '../content/report-copy/career-facts.js';
import {
  ESTIMATE_METHOD_NOTE,
  ESTIMATE_SOURCES,
  METHOD_PARAGRAPHS,
  STABILITY_PARAGRAPH,
  WRITER_NOTE,
} from '../content/report-copy/method.js';
import { createReader, type Reader } from '../guidance/reader.js';
import { describeMinimumWage } from '../pay/minimum-wage.js';
import type { EstimatedPay } from '../pay/pay.js';
import { createLabelledParagraph, createParagraph, toSentence } from '../prose/build-blocks.js';
import type { Prose, ProseBlock } from '../prose/prose.js';
import { fillWording } from '../text.js';
import { joinList } from '../writers/built-in/grammar.js';
import { listCareersNotes, listStageNotes } from './career-details.js';
import { getPay } from './compose-career.js';
import type { ReportFacts } from './report-facts.js';

/**
 * Added to percentages before they are rounded down, because binary floating point computes 100 × 0.29 as slightly less
 * than 29.
 */
const ROUNDING_ERROR = 1e-9;

interface MethodSource {
  facts: ReportFacts;
  prose: Pick<Prose, 'generator'>;
  country: string;
}

/** Returns the notes on the sources and limits of what a report says about careers, one paragraph each. */
export const composeCareersNotes = (reader: Reader): ProseBlock[] =>
  [...listCareersNotes(reader.country, 'once'), ...listStageNotes(reader)].map((note) =>
    createParagraph(toSentence(note)),
  );

/** Returns the section on how the report was worked out, without its sources. */
export function composeMethodBlocks({ facts, prose, country }: MethodSource): ProseBlock[] {
  return [
    ...METHOD_PARAGRAPHS.map((paragraph) => createLabelledParagraph(paragraph)),
    ...(country === UK ? composeCareersNotes(createReader(facts, country)) : composeLimitBlocks(facts, country)),
    ...(facts.ranked ? [composeStabilityParagraph(facts)] : []),
    ...composeEstimateBlocks(facts, country),
    createLabelledParagraph(WRITER_NOTE, {
      generator: prose.generator,
      bank: String(facts.bankVersion),
      type: String(facts.personality.version),
    }),
  ];
}

/** Says by which training times the list is limited; empty if the reader set no limit or ways in of the country have lengths. */
function composeLimitBlocks(facts: ReportFacts, country: string): ProseBlock[] {
  const hasLimit = createReader(facts, country).willingMonths < Infinity && !hasLocalWays(country);
  return hasLimit ? [createParagraph(toSentence(TRAINING_LIMIT_NOTE))] : [];
}

/**
 * States how many of 100 simulated repeats of the person's answers put each career among the best ten. The numbers are
 * rounded down, so that none appears to reach the minimum for being called Good or Strong if it does not.
 */
function composeStabilityParagraph({ careers }: Pick<ReportFacts, 'careers'>): ProseBlock {
  const counts = careers.map(({ stability }) => String(Math.floor(100 * stability + ROUNDING_ERROR)));
  return createLabelledParagraph(STABILITY_PARAGRAPH, { counts: joinList(counts, 'and') });
}

/** Returns notes on how pay was estimated; empty if no pay in the report is an estimate. */
function composeEstimateBlocks(facts: Pick<ReportFacts, 'careers'>, country: string): ProseBlock[] {
  const estimates = listEstimates(facts, country);
  if (estimates.length === 0) return [];
  const minimumEstimate = estimates.find(({ fromMinimumWage }) => fromMinimumWage);
  const amount = minimumEstimate === undefined ? null : describeMinimumWage(country, minimumEstimate.currency);
  return [
    createLabelledParagraph(ESTIMATE_METHOD_NOTE, { country: countryInSentence(country) }),
    ...(amount === null ? [] : [createLabelledParagraph(MINIMUM_WAGE_NOTE, { amount })]),
  ];
}

/** Returns the item on the sources from which a report's pay was estimated; empty if none was. */
export function listEstimateSources(facts: Pick<ReportFacts, 'careers'>, country: string): string[] {
  const sources = new Set(listEstimates(facts, country).flatMap((estimate) => estimate.sources));
  return sources.size === 0 ? [] : [fillWording(ESTIMATE_SOURCES, { sources: [...sources].join('; ') })];
}

function listEstimates({ careers }: Pick<ReportFacts, 'careers'>, country: string): EstimatedPay[] {
  return careers.flatMap(({ code }) => {
    const pay = getPay(code, country);
    return pay.kind === 'estimate' ? [pay] : [];
  });
}
