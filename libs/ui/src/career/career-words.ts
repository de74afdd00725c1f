// Texts about careers and their comparison, shared by the report and the careers library.
import type { CareerPay, CareerRow } from '@bearings/contracts';
import { getCountryName } from '@bearings/domain';

const formatSpan = (from: number, to: number, unit: string): string =>
  from === to ? `${from} ${unit}` : `${from} to ${to} ${unit}`;

/**
 * The formats of amounts, by currency and notation. Creating one for every amount would make the list of all careers
 * too slow.
 */
const formatsByCurrencyAndNotation = new Map<string, Intl.NumberFormat>();

function formatAmount(amount: number, currency: string, notation: 'standard' | 'compact'): string {
  const key = `${currency} ${notation}`;
  const format =
    formatsByCurrencyAndNotation.get(key) ??
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
      notation,
    });
  formatsByCurrencyAndNotation.set(key, format);
  return format.format(amount);
}

function payText({ kind, currency, median, low, high }: CareerPay): string {
  if (currency === null) return 'No figure for this country';
  const formatStandard = (amount: number): string => formatAmount(amount, currency, 'standard');
  if (low !== null && high !== null) return `${formatStandard(low)} to ${formatStandard(high)}`;
  if (median !== null) return `About ${formatStandard(median)}`;
  if (low !== null) return `${formatStandard(low)} and more`;
  return kind === 'none' ? 'No figure for this country' : '';
}

const formatSignedPercent = (percent: number): string =>
  `${percent > 0 ? '+' : ''}${percent.toLocaleString('en-GB').replace('-', '−')}%`;

export const payTexts = {
  text: payText,
  money: (amount: number, currency: string) => formatAmount(amount, currency, 'standard'),
  /**
   * Returns pay in short form, "about £43K": the median, or else the middle of the range. Returns an empty text if
   * neither is known.
   */
  about: ({ currency, low, high, median }: CareerPay) =>
    currency === null || (median ?? low) === null
      ? ''
      : `about ${formatAmount(median ?? (Number(low) + Number(high)) / 2, currency, 'compact')}`,
  axis: (amount: number, currency: string) => formatAmount(amount, currency, 'compact'),
  median: ({ median, currency }: CareerPay) =>
    median === null || currency === null ? '' : `half earn more than ${formatAmount(median, currency, 'standard')}`,
  estimate: 'Estimate',
  estimated: ({ median, currency }: CareerPay) =>
    median === null || currency === null ? '' : `most likely about ${formatAmount(median, currency, 'standard')}`,
  rungs: {
    published: { high: 'a quarter earn more', median: 'half earn more', low: 'a quarter earn less' },
    estimate: { high: 'may be as much', median: 'most likely', low: 'may be as little' },
    scale: { high: 'top of the scale', median: '', low: 'start of the scale' },
  },
  young: 'age 22 to 29',
  older: 'age 40 to 49',
  now: 'you now',
  dayOne: 'day one',
} as const;

export const routeWords = {
  paid: 'paid',
  unpaid: 'not paid',
  keyPaid: 'you are paid',
  keyUnpaid: 'you are not',
  long: 'Long training',
  /** The arrival of a route on a phone, where the career's title stands above. */
  start: 'You start',
} as const;

export const linkTexts = {
  outside: ' (leaves this site and opens in a new tab)',
  links: (title: string) => `Links for ${title}`,
  page: 'Official page',
  profile: 'Official profile',
  apprenticeships: 'Open apprenticeships',
  jobs: 'Jobs open now',
} as const;

/**
 * Returns the entry route as text: "After A levels or a T level: 1 to 3½ years of training, after 2
 * years in other jobs", or for a reader "About 3 years for you". Returns an empty text if none is known.
 */
export function describeWayIn({ wayIn }: Pick<CareerRow, 'wayIn'>): string {
  if (wayIn === null) return '';
  const { label, training, years } = wayIn;
  const before = years === null ? '' : `, after ${formatSpan(years[0], years[1], 'years')} in other jobs`;
  return `${[label, training].filter((each) => each !== '').join(': ')}${before}`;
}

/** Returns the training time as text: "1 to 3½ years of training". Returns an empty text if it is unknown. */
export const describeTraining = ({ wayIn }: Pick<CareerRow, 'wayIn'>): string => wayIn?.training ?? '';

/**
 * Returns the projected growth as text: "+7% jobs, 2024 to 2034 (United States)". Returns an empty
 * text if there is no projection.
 */
export function describeGrowth({ growth }: Pick<CareerRow, 'growth'>): string {
  if (growth === null) return '';
  const { percent, country, from, to, group } = growth;
  const groupSuffix = group === undefined ? '' : `, group “${group}”`;
  const change = percent === 0 ? 'No change in' : formatSignedPercent(percent);
  return `${change} jobs, ${from} to ${to} (${getCountryName(country)}${groupSuffix})`;
}
