import type { PaymentVerified, ReportStatus } from '@bearings/contracts';
import { successTexts } from '../../texts/success-texts';
import { standingOf } from './payment-standing';
import type { WatchNews } from './watch-report';

/** All the page has learnt so far. */
export interface Known {
  verified: PaymentVerified | null;
  status: ReportStatus | null;
  trouble: 'statusFailed' | 'notFound' | 'unchecked' | null;
}

export const NOTHING_KNOWN: Known = { verified: null, status: null, trouble: null };

/** A payment that is found makes an earlier "payment required" out of date. */
function verifiedTo({ status, trouble }: Known, verified: PaymentVerified): Known {
  const outdated = verified.paid && status?.status === 'payment_required';
  return {
    verified,
    status: outdated ? null : status,
    trouble: trouble === 'unchecked' ? null : trouble,
  };
}

/** Nobody could tell whether it was paid, and the report goes on wanting payment. */
function stillUnchecked({ trouble }: Known, { status }: ReportStatus): Known['trouble'] {
  return trouble === 'unchecked' && status === 'payment_required' ? trouble : null;
}

export function learn(known: Known, news: WatchNews): Known {
  switch (news.kind) {
    case 'verified':
      return verifiedTo(known, news.verified);
    case 'status':
      return { ...known, status: news.status, trouble: stillUnchecked(known, news.status) };
    case 'statusFailed':
    case 'notFound':
    case 'unchecked':
      return { ...known, trouble: news.kind };
    case 'verificationFailed':
    case 'generationFailed':
      return known;
  }
}

/** What stands in the way of the report: something of ours, no payment, or an unanswered look at it. */
export type Cause = 'report' | 'unpaid' | 'unchecked';

export type SuccessView =
  | { kind: 'checking' | 'processing' | 'notFound' | 'success' }
  | { kind: 'generating'; percent: number; section: string | null }
  /** `details`: what the technical box says. */
  | { kind: 'error'; details: string; cause: Cause };

/** Which of the views is shown. @param processing the provider said so on the buyer's return */
export function viewOf({ verified, status, trouble }: Known, processing: boolean): SuccessView {
  const { error } = successTexts;
  if (trouble === 'notFound') return { kind: 'notFound' };
  if (trouble === 'unchecked') {
    return { kind: 'error', details: error.paymentRequired, cause: 'unchecked' };
  }
  if (trouble) return { kind: 'error', details: error.fetch, cause: 'report' };
  const standing = standingOf(verified, processing);
  switch (status?.status) {
    case undefined:
      return { kind: standing === 'processing' ? 'processing' : 'checking' };
    case 'ready':
      return { kind: 'success' };
    case 'generating':
      return { kind: 'generating', ...status.progress };
    case 'payment_required':
      if (standing === 'processing') return { kind: 'processing' };
      if (standing === 'unknown') return { kind: 'checking' };
      return { kind: 'error', details: error.paymentRequired, cause: 'unpaid' };
    case 'error':
      return { kind: 'error', details: status.error || error.unknown, cause: 'report' };
  }
}
