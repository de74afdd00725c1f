// Composes the text that follows the ten careers of a report.
import { fillWording } from '../text.js';
import type { ReportBlock, ReportDocument, ReportMatching, ReportNamedJob, ReportSubjects } from '@bearings/contracts';
import { payLabel, REPORT_LABELS } from '@bearings/domain';
import { EXCLUDED_COUNT, EXCLUDED_TWICE_NOTE } from '../content/report-copy/circumstances.js';
import { NAMED_AMONG_TEN, NAMED_JOB_HEADING, RELATED_IS_LONG } from '../content/report-copy/named-jobs.js';
import { SUBJECTS_TEXTS } from '../content/report-copy/subjects.js';
import { withLabel } from './report-document.js';

/** Returns the blocks after the ten careers of a report. */
export function composeMatchingBlocks({ matching, subjects }: ReportDocument): ReportBlock[] {
  const { longer, inMind, ownJobs } = matching;
  return [
    ...(ownJobs === '' ? [] : [toParagraph(ownJobs)]),
    ...inMind.flatMap(composeNamedJobBlocks),
    ...createListWithHeading(
      REPORT_LABELS.longer,
      longer.map(({ title, text }) => withLabel(title, [{ text }])),
    ),
    ...composeExcludedBlocks(matching),
    ...(subjects === null ? [] : composeSubjectBlocks(subjects)),
  ];
}

const toParagraph = (text: string): ReportBlock => ({ kind: 'paragraph', runs: [{ text }] });

/** Returns what the reader's subjects open. Each career says by itself what its courses ask for beside them. */
function composeSubjectBlocks({ note, best, addingLead, adding }: ReportSubjects): ReportBlock[] {
  const added = adding.map(({ subject, count }) =>
    fillWording(SUBJECTS_TEXTS.adding, { subject, count: String(count) }),
  );
  const texts = [best, [addingLead, added.join(', ')].filter((text) => text !== '').join(' '), note];
  return [
    { kind: 'heading', text: SUBJECTS_TEXTS.title },
    { kind: 'list', items: texts.filter((text) => text !== '').map((text) => [{ text }]) },
  ];
}

/** Returns the blocks on a job that the reader named. One of the ten has its facts there. */
function composeNamedJobBlocks(job: ReportNamedJob): ReportBlock[] {
  const { title, fit, text, speaksFor, speaksAgainst, gates, haves, missing, pay, relatedTitle, related } = job;
  const items: [label: string, texts: readonly string[]][] = [
    [REPORT_LABELS.fit, fit === null ? [] : [fit]],
    [REPORT_LABELS.speaksFor, speaksFor],
    [REPORT_LABELS.speaksAgainst, speaksAgainst],
    [REPORT_LABELS.gates, gates],
    [REPORT_LABELS.haves, haves],
    [REPORT_LABELS.missing, missing],
    [payLabel(pay.country), [pay.text]],
    [relatedTitle, related.map((career) => describeRelated(career))],
  ];
  const heading: ReportBlock = { kind: 'heading', text: fillWording(NAMED_JOB_HEADING, { title }) };
  if (job.amongTen) return [heading, toParagraph(`${text} ${NAMED_AMONG_TEN}`)];
  return [
    heading,
    toParagraph(text),
    {
      kind: 'list',
      items: items
        .filter(([, texts]) => texts.length > 0)
        .map(([label, texts]) => withLabel(label, [{ text: texts.join(' ') }])),
    },
  ];
}

/** Returns a career with the same wish by its title, fit and place. */
function describeRelated({ title, fit, place, isLong }: ReportNamedJob['related'][number]): string {
  const marks = [fit, place, isLong ? RELATED_IS_LONG : ''].filter((each) => each !== '').join(', ');
  return `${title} (${marks}).`;
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
  return [{ kind: 'heading', text: REPORT_LABELS.excluded }, toParagraph(sentences.join(' '))];
}

function createListWithHeading(heading: string, items: Extract<ReportBlock, { kind: 'list' }>['items']): ReportBlock[] {
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: heading },
    { kind: 'list', items },
  ];
}
