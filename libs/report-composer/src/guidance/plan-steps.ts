// Composes all steps of a reader's plan for some careers, each with a title and the number of days until it is due.
// Equal input gives equal steps.
import { withFactTitlesIn, withTitlesIn } from '../composing/career-titles.js';
import { createReader } from './reader.js';
import { joinPlainRuns } from '../composing/report-document.js';
import type { ReportFacts } from '../composing/report-facts.js';
import type { PlannedCareer } from './planned-career.js';
import { StepWriter } from './step-words.js';
import { createSteps } from './steps.js';

export interface DraftStep {
  source: string;
  /** Code of the step's career; null if it concerns several careers. */
  code: string | null;
  text: string;
  detail: string;
  /** Number of days from today until the step is due. */
  days: number;
}

/** Returns the steps for these careers, for a reader in a country. */
export function draftSteps(stored: ReportFacts, planned: readonly PlannedCareer[], country: string): DraftStep[] {
  const facts = withFactTitlesIn(country, stored);
  const careers = withTitlesIn(country, planned);
  const reader = createReader(facts, country);
  // The steps name no job that the reader has done, because emails and the PDF of a plan show them.
  const writer = new StepWriter(facts.reportId, careers, { ...reader, jobNow: null });
  return writer.writeAll(createSteps(facts, careers, reader)).map(({ step, words }) => {
    const [only = null, ...others] = step.careers;
    return {
      source: step.id,
      code: others.length === 0 ? only : null,
      text: words.line,
      detail: [joinPlainRuns(words.runs), words.done].filter((part) => part !== '').join(' '),
      days: step.due.days,
    };
  });
}
