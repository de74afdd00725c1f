// Computes bars of pay as positions on an axis that all careers of a report share.
import type { ReportCareer, ReportPay } from '@bearings/contracts';
import { PDF_TEXTS } from '../content/report-copy/pdf.js';
import { formatMoney } from '../pay/money.js';

const texts = PDF_TEXTS.pay;

/** A career's bar of pay. `low`, `high` and `median` are positions on the axis from 0 to 1. */
export interface PayBar {
  low: number | null;
  high: number | null;
  median: number | null;
  estimate: boolean;
  caption: string;
  start: string;
  end: string;
  alt: string;
}

/**
 * Share of the careers whose bars fit on the axis completely. Longer bars are cut off, so that one well-paid career
 * does not make all other bars short.
 */
const FULLY_DRAWN_SHARE = 0.9;

type KnownPay = Exclude<ReportPay, { kind: 'none' }>;

/** Returns a function that computes a career's bar of pay, or null if there is no figure. */
export function createPayBarFactory(careers: readonly ReportCareer[]): (career: ReportCareer) => PayBar | null {
  const knownPay = careers.flatMap(({ pay }) => (pay.kind === 'none' ? [] : [pay]));
  const ends = knownPay.map(({ low, median, high }) => high ?? median ?? low ?? 0);
  const sortedEnds = ends.toSorted((a, b) => a - b);
  const end = roundUp(Math.max(1, sortedEnds[Math.ceil(FULLY_DRAWN_SHARE * sortedEnds.length) - 1] ?? 0));
  return ({ title, pay }) => {
    if (pay.kind === 'none') return null;
    const toShare = (amount: number | null): number | null => (amount === null ? null : Math.min(1, amount / end));
    const caption = composeCaption(pay);
    return {
      low: toShare(pay.low),
      high: toShare(pay.high),
      median: toShare(pay.median),
      estimate: pay.kind === 'estimate',
      caption,
      start: formatMoney(0, pay.currency),
      end: texts.axisEnd(formatMoney(end, pay.currency)),
      alt: texts.drawn(title, caption),
    };
  };
}

function composeCaption({ kind, low, high, median, currency }: KnownPay): string {
  const money = (amount: number): string => formatMoney(amount, currency);
  if (kind === 'scale' && high === null) return texts.openScale(money(low));
  const parts = [
    low !== null && high !== null ? texts[kind](money(low), money(high)) : '',
    median === null
      ? ''
      : low !== null && high !== null
        ? texts.median(money(median))
        : texts.onlyMedian(money(median)),
    low !== null && high === null ? texts.quarterLess(money(low)) : '',
    high !== null && low === null ? texts.quarterMore(money(high)) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Rounds up to one or two leading digits: 66,191 to 70,000, 5,283,500 to 5,500,000. */
function roundUp(amount: number): number {
  const step = 10 ** Math.floor(Math.log10(amount)) / 2;
  return Math.ceil(amount / step) * step;
}
