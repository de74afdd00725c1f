import { composePreviewCareers, type PreviewSource, type ReportFacts } from '@bearings/report-composer';
import type { AssessmentRecord } from '../../assessment/assessment.service.js';
import { countryOf } from '../../assessment/country-of.js';

export const toPreviewSource = (row: AssessmentRecord, facts: ReportFacts): PreviewSource => ({
  facts,
  firstName: row.firstName,
  country: countryOf(row),
  answered: row.jobsAnswered,
});

/** Returns the careers of a report, best first, except those that the preview of its assessment named. */
export function listUnnamedCareers(row: AssessmentRecord, facts: ReportFacts): ReportFacts['careers'] {
  const { shown } = composePreviewCareers(toPreviewSource(row, facts));
  return facts.careers.filter(({ code }) => code !== shown?.career.code && !row.jobsAnswered.includes(code));
}
