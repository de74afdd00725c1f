import {
  CHOICE_LIMITS,
  countryName,
  type CareerPay,
  type CareerRow,
  payLabel,
} from '@bearings/contracts';

const span = (from: number, to: number, unit: string): string =>
  from === to ? `${from} ${unit}` : `${from} to ${to} ${unit}`;

/** Months up to two years, else whole or half years: "1 to 3½ years". */
export function lengthText([from, to]: readonly [number, number]): string {
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
  if (low !== null) return `${format(low)} and more`;
  return kind === 'none' ? 'No figure for this country' : '';
}

const signed = (percent: number): string =>
  `${percent > 0 ? '+' : ''}${percent.toLocaleString('en-GB').replace('-', '−')}%`;

const timesOfTen = (share: number): string => {
  const times = Math.floor(10 * share + 1e-9);
  return times === 0 ? 'fewer than 1 of 10' : `${times} of 10`;
};

/** "in 7 of 10 retakes", as often as a share from 0 to 1 says. */
const timesText = (share: number): string => `in ${timesOfTen(share)} retakes`;

export const choicesTexts = {
  pay: {
    text: payText,
    money: (amount: number, currency: string) => money(amount, currency, 'standard'),
    /** In brief: "£37K to £49K". */
    about: ({ currency, low, high, median }: CareerPay) =>
      currency === null || (median ?? low) === null
        ? ''
        : `about ${money(median ?? (Number(low) + Number(high)) / 2, currency, 'compact')}`,
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
  wayIn: ({ wayIn }: Pick<CareerRow, 'wayIn'>) => {
    if (wayIn === null) return '';
    const { label, months, years } = wayIn;
    const before =
      years === null ? '' : `, after ${span(years[0], years[1], 'years')} in other jobs`;
    if (months === null) return `${label}${before}`;
    return `${label}: ${lengthText(months)} of training${before}`;
  },
  growth: ({ growth }: Pick<CareerRow, 'growth'>) => {
    if (growth === null) return '';
    const { percent, country, from, to, group } = growth;
    const whose = group === undefined ? '' : `, group “${group}”`;
    const change = percent === 0 ? 'No change in' : signed(percent);
    return `${change} jobs, ${from} to ${to} (${countryName(country)}${whose})`;
  },
  refused: {
    title: 'That could not be saved',
    description: 'Please try again.',
  },
  columns: { pay: payLabel, wayIn: 'Way in' },
  training: ({ wayIn }: Pick<CareerRow, 'wayIn'>) =>
    wayIn?.months ? `${lengthText(wayIn.months)} of training` : '',
  sort: {
    label: 'Sort by',
    names: {
      fit: 'Closest fit',
      stability: 'Came back most often',
      pay: 'Highest pay',
      wayIn: 'Shortest way in',
      growth: 'Most growth',
    },
  },
  filter: {
    label: 'Show',
    names: {
      all: 'All',
      kept: 'Saved ones',
      noDegree: 'Without a degree',
      growing: 'Growing',
    },
    none: 'No careers match what you chose to show.',
    reset: 'Show all',
  },
  keep: { on: 'Saved', off: 'Save' },
  notForMe: 'Not for me',
  rather: 'Rather this one',
  remove: 'Remove',
  compare: 'Compare',
  origin: { own: '', replacement: 'In place of another', added: 'Added by you' },
  said: {
    kept: (title: string) => `${title} is saved.`,
    let: (title: string) => `${title} is no longer saved.`,
    offList: (title: string, next: string | null) =>
      next === null
        ? `${title} is off your list.`
        : `${title} is off your list. ${next} takes its place.`,
    rather: (title: string, former: string) => `${title} takes the place of ${former}.`,
    back: (title: string) => `${title} is back.`,
    added: (title: string) => `${title} is added to your list.`,
    known: (title: string) => `${title} is on your list already.`,
    removed: (title: string) => `${title} is removed.`,
    full: `You can save ${CHOICE_LIMITS.kept} careers. Let one go first.`,
    fullAdded: `You can add ${CHOICE_LIMITS.added} careers. Remove one first.`,
    fullCompared: 'Four careers fit side by side. Take one out first.',
  },
  undo: 'Undo',
  removed: { title: (count: number) => `Not for me (${count})`, back: 'Put back' },
  note: {
    label: 'Your note',
    hint: `Only you see it. At most ${CHOICE_LIMITS.note} characters.`,
    save: 'Save note',
    saved: 'Your note is saved.',
  },
  add: {
    title: 'Add a career of your own',
    label: 'Job title',
    hint: 'We compare it with your answers and say honestly how it does.',
    found: 'Jobs found',
    searching: 'Searching …',
    offline: 'You’re offline. You can search when you’re back.',
    failed: 'The search didn’t work.',
    count: (count: number) => (count === 1 ? 'One job found' : `${count} jobs found`),
    none: (text: string) => `No job found for “${text}”. Try another word for it.`,
    retry: 'Try Again',
    waiting: 'This career is added and compared as soon as you’re back online.',
  },
  failed: {
    text: 'Saving, removing and adding don’t work just now. Your report is complete below.',
    retry: 'Try Again',
  },
  comparison: {
    title: 'Side by side',
    row: 'What is compared',
    open: (count: number) => `Compare ${count} careers`,
    hint: 'Choose two to four careers to compare.',
    clear: 'Clear',
    caption: 'The chosen careers side by side',
    profile: 'Your profile over the work’s',
    legend: 'The bar is what the work asks for, the mark is your score. Both from 0 to 100.',
    you: (score: number) => `you ${score}`,
    work: (demand: number | undefined) => (demand === undefined ? 'not known' : `work ${demand}`),
    remove: (title: string) => `Take ${title} out`,
    reason: 'For it',
    doubt: 'Against it',
    fit: 'Fit',
    sure: 'If you answered again',
    growth: 'Growth',
    what: 'The work',
  },
} as const;
