import { CHOICE_LIMITS, type CareerPay, type CareerRow } from '@bearings/contracts';

const span = (from: number, to: number, unit: string): string =>
  from === to ? `${from} ${unit}` : `${from} to ${to} ${unit}`;

/** Months up to two years, else whole or half years: "1 to 3½ years". */
function lengthText([from, to]: readonly [number, number]): string {
  if (to <= 24) return span(from, to, 'months');
  const years = (months: number): string => {
    const halves = Math.round(months / 6);
    return `${Math.floor(halves / 2) || ''}${halves % 2 === 0 ? '' : '½'}`;
  };
  return from < 12
    ? `${from} months to ${years(to)} years`
    : from === to
      ? `${years(from)} years`
      : `${years(from)} to ${years(to)} years`;
}

const money = (amount: number, currency: string, notation: 'standard' | 'compact'): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    notation,
  }).format(amount);

function payText({ kind, currency, median, low, high }: CareerPay): string {
  if (currency === null) return 'No figure for this country';
  const format = (amount: number): string => money(amount, currency, 'standard');
  if (low !== null && high !== null) return `${format(low)} to ${format(high)}`;
  if (median !== null) return `About ${format(median)}`;
  return kind === 'none' ? 'No figure for this country' : '';
}

/** "in 7 of 10 retakes", as often as a share from 0 to 1 says. */
function timesText(share: number): string {
  const times = Math.round(10 * share);
  return times === 0 ? 'in fewer than 1 of 10 retakes' : `in ${times} of 10 retakes`;
}

export const choicesTexts = {
  pay: {
    text: payText,
    axis: (amount: number, currency: string) => money(amount, currency, 'compact'),
    median: ({ median, currency }: CareerPay) =>
      median === null || currency === null
        ? ''
        : `half earn more than ${money(median, currency, 'standard')}`,
    estimate: 'Estimate',
    estimated: ({ median, currency }: CareerPay) =>
      median === null || currency === null
        ? ''
        : `most likely about ${money(median, currency, 'standard')}`,
  },
  stability: (share: number) => `In your ten ${timesText(share)}`,
  stabilityShort: timesText,
  wayIn: ({ wayIn }: Pick<CareerRow, 'wayIn'>) => {
    if (wayIn === null) return '';
    const { label, months, years } = wayIn;
    const before =
      years === null ? '' : `, after ${span(years[0], years[1], 'years')} in other jobs`;
    return `${label}: ${lengthText(months)} of training${before}`;
  },
  growth: ({ growth }: Pick<CareerRow, 'growth'>) => {
    if (growth === null) return '';
    const { percent, country, from, to } = growth;
    const sign = percent > 0 ? '+' : '';
    return `${sign}${percent.toLocaleString('en-GB').replace('-', '−')}% jobs, ${from} to ${to} (${country})`;
  },
  limits: CHOICE_LIMITS,
} as const;
