// What follows the ten careers of a report as text.
import { fill } from '../text.js';
import {
  REPORT_LABELS,
  type ReportBlock,
  type ReportDocument,
  type ReportMatching,
  type TakenPart,
} from '@bearings/contracts';
import {
  ANSWERS_ONLY,
  EXCLUDED_COUNT,
  EXCLUDED_TWICE,
} from '../content/report-copy/circumstances.js';
import { labelled } from './report-document.js';

/** Answers that have a part of their own above. */
const SAID_ABOVE: ReadonlySet<TakenPart> = new Set(['dealBreakers', 'jobsInMind']);
/** Titles of what one deal-breaker left out; the page lists all. */
const MOST_LISTED = 2;

/** Returns what follows the ten careers of a report as text; nothing in reports of version 1. */
export function matchingBlocks({ matching }: ReportDocument): ReportBlock[] {
  const { longer, excluded, excludedCount, occupationCount, inMind } = matching;
  const count = fill(EXCLUDED_COUNT, {
    count: String(excludedCount),
    all: String(occupationCount),
  });
  return [
    ...listPart(
      REPORT_LABELS.inMind,
      inMind.map(({ title, text }) => labelled(title, [{ text }])),
    ),
    ...listPart(
      REPORT_LABELS.longer,
      longer.map(({ title, text }) => labelled(title, [{ text }])),
    ),
    ...listPart(
      REPORT_LABELS.excluded,
      excluded.map(({ label, occupations }) =>
        labelled(`${label} (${occupations.length})`, [
          { text: someOf(occupations.map(({ title }) => title)) },
        ]),
      ),
      [count, ...(isCountedTwice(matching) ? [EXCLUDED_TWICE] : [])].join(' '),
    ),
    ...takenBlocks(matching),
  ];
}

/** Whether an occupation was left out for more than one reason, so that the counts add up to more than all. */
function isCountedTwice({ excluded, excludedCount }: ReportMatching): boolean {
  return excluded.reduce((sum, { occupations }) => sum + occupations.length, 0) > excludedCount;
}

/** Returns the first titles of a long list, and how many there are besides. */
function someOf(titles: readonly string[]): string {
  if (titles.length <= MOST_LISTED + 1) return titles.join(', ');
  return `${titles.slice(0, MOST_LISTED).join(', ')} and ${titles.length - MOST_LISTED} more`;
}

function takenBlocks({ step, ranked, takenIntoAccount: taken }: ReportMatching): ReportBlock[] {
  if (!step) return ranked ? [{ kind: 'paragraph', runs: [{ text: ANSWERS_ONLY }] }] : [];
  return listPart(
    REPORT_LABELS.taken,
    taken.filter(({ id }) => !SAID_ABOVE.has(id)).map(({ text }) => [{ text }]),
  );
}

function listPart(
  heading: string,
  items: Extract<ReportBlock, { kind: 'list' }>['items'],
  lead?: string,
): ReportBlock[] {
  if (items.length === 0) return [];
  const paragraph: ReportBlock[] =
    lead === undefined ? [] : [{ kind: 'paragraph', runs: [{ text: lead }] }];
  return [{ kind: 'heading', text: heading }, ...paragraph, { kind: 'list', items }];
}
