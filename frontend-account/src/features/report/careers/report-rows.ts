import type { CareerPay, CareerRow, ReportDocument, ReportPay } from '@bearings/contracts';

/** Converts the careers of a report document to rows of the list. Data that the document lacks is null or empty. */
export function toCareerRows({ careers }: ReportDocument): CareerRow[] {
  return careers.map(({ code, title, slug, fit, stability, exceedsTraining, lacks, reason, doubt, what, pay }) => ({
    code,
    title,
    slug,
    what,
    fit,
    stability,
    chance: null,
    exceedsTraining,
    lacks,
    reason,
    doubt,
    verdict: '',
    pay: toCareerPay(pay),
    wayIn: null,
    growth: null,
    demand: {},
  }));
}

export function toCareerPay(pay: ReportPay): CareerPay {
  const { kind, country } = pay;
  if (pay.kind === 'none') {
    return { kind, country, currency: null, median: null, low: null, high: null, year: null };
  }
  const { currency, median, low, high, year } = pay;
  return { kind, country, currency, median, low, high, year };
}
