// Marks the reader's pay now, and where a pay scale starts, on a career's pay.
import { estimateRise } from '@bearings/career-data';
import type { ReportCareer } from '@bearings/contracts';
import { PAY_MARK_TEXTS as texts } from '../content/report-copy/from-here.js';
import { formatMoney } from '../pay/money.js';
import type { Pay, PublishedPay } from '../pay/pay.js';
import { fillWording } from '../text.js';

/**
 * Returns the marks on a career's pay, and a sentence on each.
 * @param now the reader's yearly pay before tax in the currency of this pay; null if it is unknown
 */
export function composePayMarks(pay: Pay, now: number | null): ReportCareer['payMarks'] {
  if (pay.kind === 'scale') {
    const start = Math.min(...pay.grades.map(({ min }) => min));
    const text = fillWording(texts.scale, { amount: formatMoney(start, pay.currency) });
    return { now, dayOne: start, text };
  }
  if (pay.kind !== 'published') return { now: pay.kind === 'none' ? null : now, dayOne: null, text: '' };
  // Net pay cannot be compared with pay before tax.
  const own = pay.isNet ? null : now;
  const quarter = own === null ? null : findQuarter(pay, own);
  // No quarter of all people in a job says what those who start earn.
  return { now: own, dayOne: null, text: quarter === null ? '' : texts[quarter] };
}

/** The quarter or half of the people in a job that somebody's pay falls into. */
export type PayQuarter = 'top' | 'upper' | 'lower' | 'bottom';

/**
 * Returns where yearly pay before tax stands in that of a job; null if what is published does not tell, or if pay has risen
 * since so that it may be another quarter.
 */
export function findQuarter(pay: PublishedPay, now: number): PayQuarter | null {
  if (pay.isNet) return null;
  const quarter = findQuarterOf(pay, now);
  return quarter === findQuarterOf(pay, now / (1 + estimateRise(pay.year))) ? quarter : null;
}

function findQuarterOf({ median, p25, p75 }: PublishedPay, now: number): PayQuarter | null {
  if (p75 !== null && now >= p75) return 'top';
  if (p25 !== null && now < p25) return 'bottom';
  if (median === null) return null;
  return now >= median ? 'upper' : 'lower';
}
