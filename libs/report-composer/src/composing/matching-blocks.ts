// Composes the text that follows the ten careers of a report.
import { fillWording } from '../text.js';
import type { ReportBlock, ReportDocument, ReportMatching } from '@bearings/contracts';
import { REPORT_LABELS } from '@bearings/domain';
import { EXCLUDED_COUNT, EXCLUDED_TWICE_NOTE } from '../content/report-copy/circumstances.js';
import { withLabel } from './report-document.js';

/** Maximum number of careers with longer training in this text; the web page shows all of them. */
const MAX_LONGER_TRAINING_CAREERS = 2;

/** Returns the blocks after the ten careers of a report. */
export function composeMatchingBlocks({ matching }: ReportDocument): ReportBlock[] {
  const { longer, inMind } = matching;
  return [
    ...createListWithHeading(
      REPORT_LABELS.inMind,
      inMind.map(({ title, text }) => withLabel(title, [{ text }])),
    ),
    ...createListWithHeading(
      REPORT_LABELS.longer,
      longer.slice(0, MAX_LONGER_TRAINING_CAREERS).map(({ title, text }) => withLabel(title, [{ text }])),
    ),
    ...composeExcludedBlocks(matching),
  ];
}

/**
 * Returns how many jobs each deal-breaker excluded; the web page lists these jobs. A job with two
 * deal-breakers is counted twice.
 */
function composeExcludedBlocks({ excluded, excludedCount, occupationCount }: ReportMatching): ReportBlock[] {
  if (excluded.length === 0) return [];
  const sum = excluded.reduce((all, { occupations }) => all + occupations.length, 0);
  const sentences = [
    fillWording(EXCLUDED_COUNT, { count: String(excludedCount), all: String(occupationCount) }),
    ...excluded.map(({ label, occupations }) => `${label}: ${occupations.length}.`),
    ...(sum > excludedCount ? [EXCLUDED_TWICE_NOTE] : []),
  ];
  return [
    { kind: 'heading', text: REPORT_LABELS.excluded },
    { kind: 'paragraph', runs: [{ text: sentences.join(' ') }] },
  ];
}

function createListWithHeading(heading: string, items: Extract<ReportBlock, { kind: 'list' }>['items']): ReportBlock[] {
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: heading },
    { kind: 'list', items },
  ];
}
