// The calls of the sample report, a part of `endpoints`. They store nothing, and read no person's data.
import { endpoint } from './http.js';
import { CAREER_ROW } from './reply-shapes.js';
import type {
  SampleFileRequest,
  SamplePlan,
  SamplePlanRequest,
  SampleReport,
  SampleReportRequest,
} from './sample.js';

/** The invented person's report for other circumstances or another country. */
export const sampleReport = endpoint<SampleReport, SampleReportRequest>(
  'POST',
  '/api/sample-report',
  'anyone',
  {
    fields: {
      report: {
        fields: {
          country: 'string',
          document: { fields: { careers: { list: { fields: { code: 'string' } } } } },
        },
      },
      careers: { fields: { careers: { list: CAREER_ROW }, next: { list: CAREER_ROW } } },
      others: { list: CAREER_ROW },
    },
  },
);
/** The steps of the invented person's plan for some careers. */
export const samplePlan = endpoint<SamplePlan, SamplePlanRequest>(
  'POST',
  '/api/sample-report/plan',
  'anyone',
  {
    fields: {
      careers: { list: { fields: { code: 'string', title: 'string' } } },
      steps: { list: { fields: { text: 'string', detail: 'string', days: 'number' } } },
    },
  },
);
/** The same report as a file. */
export const sampleFile = endpoint<string, SampleFileRequest>(
  'POST',
  '/api/sample-report/file',
  'anyone',
  'string',
);
