import type { AssessmentStatus } from '@bearings/contracts';
import { PRICE, QUESTION_COUNT } from '@bearings/domain';

export const assessmentTexts = {
  analysing: 'Analysing...',
  type: (name: string) => `Type: ${name}`,
  details: 'Details',
  id: 'Assessment',
  completedOn: (date: string) => `Completed ${date}`,
  startedOn: (date: string) => `Started ${date}`,
  answered: (count: number) => `${count} of ${QUESTION_COUNT} answered`,
  badges: {
    in_progress: 'In Progress',
    payment_required: 'Payment Pending',
    generating: 'Paid',
    ready: 'Paid',
    error: 'Paid',
  } satisfies Record<AssessmentStatus, string>,
  actions: {
    continue: 'Continue Assessment',
    pay: `Pay ${PRICE.label}`,
    generating: 'Report Generating',
    generatingReason: 'Your report is being written. That takes up to a minute; this page shows it by itself.',
    tryAgain: 'Try Again',
    view: 'View Report',
    download: 'Download',
    of: (date: string) => ` of ${date}`,
  },
  failed: 'Report Generation Issue',
  failedText: 'Something went wrong while your report was written. You have paid, and you will not pay again.',
  failedAgain: 'There was an issue generating your report. Please try again or contact support.',
} as const;
