import { endpoints, TIMINGS, type PaymentVerified, type ReportStatus } from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { answer, leaveOpen, refuse } from './replies';
import { release } from './held-timers';
import { see, visit, visitAndHold, type Screen, type Stage } from './screen';

const address = (id: string, status = 'succeeded') =>
  `/report-success?assessment=${id}&payment_intent=pi_screens&redirect_status=${status}`;

const statusOf = (changes: Partial<ReportStatus>): ReportStatus => ({
  status: 'ready',
  error: null,
  progress: { percent: 100, section: null },
  ...changes,
});

async function verified({ page, cast }: Stage, changes: Partial<PaymentVerified> = {}) {
  await answer(page, endpoints.verifyPayment, {
    assessmentId: cast.paid.id,
    paid: true,
    paymentStatus: 'succeeded',
    signedIn: true,
    ...changes,
  });
}

async function arrive({ page, cast }: Stage, heading: string, status?: string): Promise<void> {
  await visit(page, address(cast.paid.id, status), heading);
}

/** Lets the page ask again and again until it gives up: nobody waits 20 seconds for that. */
async function giveUpAsking(page: Page): Promise<void> {
  for (let retry = 0; retry < TIMINGS.statusRetries; retry += 1)
    await release(page, TIMINGS.statusRetry);
}

/** /report-success, from the return of the buyer to the report. */
export const successScreens: readonly Screen[] = [
  {
    name: 'success-checking',
    as: 'buyer',
    open: async (stage) => {
      await leaveOpen(stage.page, endpoints.verifyPayment);
      await arrive(stage, 'Checking your payment');
    },
  },
  {
    name: 'success-processing',
    as: 'buyer',
    open: async (stage) => {
      await verified(stage, { paid: false, paymentStatus: 'processing' });
      await answer(stage.page, endpoints.reportStatus, statusOf({ status: 'payment_required' }));
      await arrive(stage, 'Your bank is still confirming the payment', 'processing');
    },
  },
  {
    name: 'success-generating',
    as: 'buyer',
    open: async (stage) => {
      await verified(stage);
      const progress = { percent: 38, section: 'Ten careers that fit' };
      const status = statusOf({ status: 'generating', progress });
      await answer(stage.page, endpoints.reportStatus, status);
      await arrive(stage, 'Thank you. Your report is being written');
    },
  },
  {
    name: 'success-ready',
    as: 'buyer',
    open: async (stage) => {
      await verified(stage);
      await arrive(stage, 'Your report is ready');
    },
  },
  {
    name: 'success-paid-twice',
    as: 'buyer',
    open: async (stage) => {
      await verified(stage, { secondPaymentRefunded: true });
      await arrive(stage, 'Your report is ready');
      await see(stage.page, 'You have paid for this report twice');
    },
  },
  {
    name: 'success-sign-in-first',
    open: async (stage) => {
      await verified(stage, { signedIn: false });
      await answer(stage.page, endpoints.reportStatus, statusOf({}));
      await arrive(stage, 'Your report is ready');
      await see(stage.page, 'Sign in to read your report');
    },
  },
  {
    name: 'success-error',
    as: 'buyer',
    open: async (stage) => {
      await verified(stage);
      const error = 'The writer did not answer in time.';
      await answer(stage.page, endpoints.reportStatus, statusOf({ status: 'error', error }));
      await arrive(stage, 'Report Generation Issue');
    },
  },
  {
    name: 'success-error-unknown',
    as: 'buyer',
    open: async (stage) => {
      await verified(stage);
      await answer(stage.page, endpoints.reportStatus, statusOf({ status: 'error' }));
      await arrive(stage, 'Report Generation Issue');
    },
  },
  {
    name: 'success-unpaid',
    as: 'buyer',
    open: async (stage) => {
      await verified(stage, { paid: false, paymentStatus: 'requires_payment_method' });
      await answer(stage.page, endpoints.reportStatus, statusOf({ status: 'payment_required' }));
      await arrive(stage, 'Report Generation Issue');
      await see(stage.page, 'Payment required to generate report');
    },
  },
  {
    name: 'success-status-unreachable',
    as: 'buyer',
    open: async (stage) => {
      await verified(stage);
      await refuse(stage.page, endpoints.reportStatus, 503);
      await visitAndHold(stage.page, address(stage.cast.paid.id), 'Checking your payment');
      await giveUpAsking(stage.page);
      await see(stage.page, /There was an issue generating your report/);
    },
  },
  {
    name: 'success-not-found',
    open: (stage) => arrive(stage, 'We cannot show this report here'),
  },
  {
    name: 'success-invalid',
    open: async ({ page }) => {
      await visitAndHold(page, '/report-success?assessment=1', 'Invalid Request');
    },
  },
];
