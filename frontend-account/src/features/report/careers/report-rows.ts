import type { CareerPay, CareerRow, ReportDocument, ReportPay, TextRun } from '@bearings/contracts';

/** Converts the careers of a report document to rows of the list. Data that the document lacks is null or empty. */
export function toCareerRows({ careers }: ReportDocument): CareerRow[] {
  return careers.map(({ code, title, slug, fit, stability, exceedsTraining, why, whyNot, what, pay }) => ({
    code,
    title,
    slug,
    what,
    fit,
    stability,
    chance: null,
    exceedsTraining,
    reason: takeFirstSentence(why),
    doubt: takeFirstSentence(whyNot),
    verdict: '',
    pay: toCareerPay(pay),
    wayIn: null,
    growth: null,
    demand: {},
  }));
}

function toCareerPay(pay: ReportPay): CareerPay {
  const { kind, country } = pay;
  if (pay.kind === 'none') {
    return { kind, country, currency: null, median: null, low: null, high: null, year: null };
  }
  const { currency, median, low, high, year } = pay;
  return { kind, country, currency, median, low, high, year };
}

function takeFirstSentence(runs: readonly TextRun[]): string {
  const text = runs.map((run) => run.text).join('');
  return text.split(/(?<=[.!?]) (?=[A-Z“])/)[0] ?? '';
}
