import type { PaymentVerified, ReportStatus } from '@bearings/contracts';
import { successTexts } from '../../texts/success-texts';
import type { WatchNews } from './watch-report';

/** All the page has learnt so far. */
export interface Known {
  verified: PaymentVerified | null;
  status: ReportStatus | null;
  trouble: 'statusFailed' | 'notFound' | null;
}

export const NOTHING_KNOWN: Known = { verified: null, status: null, trouble: null };

export function learn(known: Known, news: WatchNews): Known {
  switch (news.kind) {
    case 'verified':
      return { ...known, verified: news.verified };
    case 'status':
      return { ...known, status: news.status, trouble: null };
    case 'statusFailed':
    case 'notFound':
      return { ...known, trouble: news.kind };
    case 'verificationFailed':
      return known;
  }
}

export type SuccessView =
  | { kind: 'checking' | 'processing' | 'notFound' | 'success' }
  | { kind: 'generating'; percent: number; section: string | null }
  /** `details`: what the technical box says. */
  | { kind: 'error'; details: string; unpaid: boolean };

/** Which of the views is shown. @param processing the payment is known to be still on its way */
export function viewOf({ verified, status, trouble }: Known, processing: boolean): SuccessView {
  if (trouble === 'notFound') return { kind: 'notFound' };
  if (trouble) return { kind: 'error', details: successTexts.error.fetch, unpaid: false };
  const pending = (processing || verified?.paymentStatus === 'processing') && !verified?.paid;
  switch (status?.status) {
    case undefined:
      return { kind: pending ? 'processing' : 'checking' };
    case 'ready':
      return { kind: 'success' };
    case 'generating':
      return { kind: 'generating', ...status.progress };
    case 'payment_required':
      if (pending) return { kind: 'processing' };
      return { kind: 'error', details: successTexts.error.paymentRequired, unpaid: true };
    case 'error':
      return { kind: 'error', details: status.error || successTexts.error.unknown, unpaid: false };
  }
}
