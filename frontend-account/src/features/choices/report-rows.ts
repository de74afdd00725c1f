import type { CareerPay, CareerRow, ReportDocument, ReportPay, TextRun } from '@bearings/contracts';

/** Returns the careers of a report as rows of the list, with the report's texts about them. */
export function rowsOf({ careers }: ReportDocument): CareerRow[] {
  return careers.map(
    ({ code, title, slug, fit, stability, long, why, whyNot, description, pay }) => ({
      code,
      title,
      slug,
      what: description.what,
      fit,
      stability,
      chance: null,
      long,
      reason: firstSentence(why),
      doubt: firstSentence(whyNot),
      verdict: '',
      pay: figuresOf(pay),
      wayIn: null,
      growth: null,
      demand: {},
    }),
  );
}

function figuresOf(pay: ReportPay): CareerPay {
  const { kind, country } = pay;
  if (pay.kind === 'none') {
    return { kind, country, currency: null, median: null, low: null, high: null, year: null };
  }
  const { currency, median, low, high, year } = pay;
  return { kind, country, currency, median, low, high, year };
}

function firstSentence(runs: readonly TextRun[]): string {
  const text = runs.map((run) => run.text).join('');
  return text.split(/(?<=[.!?]) (?=[A-Z“])/)[0] ?? '';
}
