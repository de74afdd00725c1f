import type { CareerRow, LeftCareer, WhatIf } from '@bearings/contracts';
import {
  countryInSentence,
  DEAL_BREAKERS,
  findWorkField,
  getCurrency,
  type JobConditionId,
  type SwitchId,
  TILES,
  type TrainingTime,
} from '@bearings/domain';
import { formatList } from '@bearings/web';

const toLowerCaseStart = (label: string): string => `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;

const formatCareerCount = (count: number): string => (count === 1 ? '1 career' : `${count} careers`);

const LACKING_REASONS: Readonly<Record<JobConditionId, string>> = {
  partTime: 'part-time work is less common, or not known',
  fromHome: 'less of it can be done from home',
  paidTraining: 'training is not paid',
};

/**
 * Returns the title of a career that left the list and, if a tried change excludes it, the reason:
 * "Paramedic (nights and shifts)".
 */
function describeLeftCareer({ code, title, dealBreakers, isFieldLeftOut, conditions, isPaidLess }: LeftCareer): string {
  const reasons = [
    ...DEAL_BREAKERS.filter(({ id }) => dealBreakers.includes(id)).map(({ label }) => toLowerCaseStart(label)),
    ...(isFieldLeftOut ? [toLowerCaseStart(findWorkField(code).name)] : []),
    ...conditions.map((id) => LACKING_REASONS[id]),
    ...(isPaidLess ? ['pays less'] : []),
  ];
  return reasons.length === 0 ? title : `${title} (${reasons.join(', ')})`;
}

type Change = WhatIf['switches'][number];

/** What to accept in place of a longer training, and in place of a shorter one. */
const TRAINING_LABELS: Readonly<Record<TrainingTime, { less: string; more: string }>> = {
  none: { less: 'As little training as possible', more: '' },
  '1y': { less: 'Train for a year at most', more: 'Train for up to a year' },
  '3y': { less: 'Train for three years at most', more: 'Train for up to three years' },
  degree: { less: 'Train for six years at most', more: 'Train for up to six years, as for a degree' },
  longer: { less: '', more: 'Train for longer still, as for medicine or law' },
};

const SWITCH_LABELS: Readonly<
  Record<Exclude<SwitchId, 'tile' | 'payFloor' | 'lessTraining' | 'moreTraining'>, string>
> = {
  partTime: 'Part-time work is common',
  fromHome: 'Much of it can be done from home',
  paidTraining: 'Only training that is paid',
  noShifts: 'No nights and shifts',
  near: 'Stay near what I’ve done',
};

/** Careers of the ten may have what is asked, or lack it and have no other to give way to. */
const NONE_GIVES_WAY = 'Changes nothing: none of your ten would give way to another.';

/** Why a switch would change nothing. */
const IDLE_REASONS: Readonly<Record<SwitchId, string>> = {
  payFloor: NONE_GIVES_WAY,
  partTime: NONE_GIVES_WAY,
  fromHome: NONE_GIVES_WAY,
  paidTraining: NONE_GIVES_WAY,
  lessTraining: 'Changes nothing: all of your ten are within it.',
  moreTraining: 'Changes nothing: no career with longer training fits better.',
  noShifts: NONE_GIVES_WAY,
  near: 'Changes nothing: your ten are as near as they can be.',
  tile: 'Changes nothing: your ten do not rest on it.',
};

/** Why a switch can do nothing, if we lack what it rests on. */
const UNKNOWN_REASONS: Readonly<Partial<Record<SwitchId, string>>> = {
  partTime: 'Only the United Kingdom publishes this by job.',
  paidTraining: 'We don’t know yet who pays for training in this country.',
  near: 'Tell us what you’ve done first.',
};

const formatYearly = (amount: number, country: string): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: getCurrency(country),
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);

export const whatIfTexts = {
  title: 'What if …?',
  lead: 'Each choice changes your ten. Nothing is stored until you keep it.',
  tiles: 'Work you like, on or off',
  label: ({ id, tile, training, yearly }: Change, country: string): string => {
    if (id === 'tile') return TILES.find((each) => each.id === tile)?.label ?? '';
    if (id === 'payFloor') return `Not below ${formatYearly(yearly ?? 0, country)} a year`;
    if (id !== 'lessTraining' && id !== 'moreTraining') return SWITCH_LABELS[id];
    return TRAINING_LABELS[training ?? 'none'][id === 'lessTraining' ? 'less' : 'more'];
  },
  /** Returns how many of the ten a switch moves, or why it would change nothing. */
  effect: ({ id, isOn, isKnown, isIdle, moves }: Change): string => {
    if (!isKnown) return UNKNOWN_REASONS[id] ?? 'We have no figures for this country.';
    if (isIdle) return isOn ? 'Your ten stay without it, too.' : IDLE_REASONS[id];
    return `Moves ${moves} of the ten`;
  },
  field: {
    label: 'Leave out a kind of work',
    placeholder: 'Choose one',
    left: (name: string) => `Without: ${toLowerCaseStart(name)}`,
    back: (name: string) => `Put back ${toLowerCaseStart(name)}`,
  },
  otherCountry: { label: 'Another country', hint: 'Moves none of the ten: it changes pay, ways in and links.' },
  loading: 'Working out your ten…',
  failed: 'Your ten could not be worked out.',
  statedFailed: 'What you told us could not be loaded.',
  retry: 'Try Again',
  /** Returns a sentence that describes how the list has changed. */
  announcement: (
    cameIn: readonly Pick<CareerRow, 'title'>[],
    left: readonly LeftCareer[],
    isMoved: boolean,
  ): string => {
    if (cameIn.length === 0 && left.length === 0) {
      return isMoved ? 'The same ten, in another order.' : 'The same ten, in the same order.';
    }
    const parts = [
      ...(cameIn.length > 0
        ? [`${formatCareerCount(cameIn.length)} came in: ${formatList(cameIn.map(({ title }) => title))}.`]
        : []),
      ...(left.length > 0
        ? [`${formatCareerCount(left.length)} left: ${formatList(left.map(describeLeftCareer))}.`]
        : []),
    ];
    return parts.join(' ');
  },
  country: (country: string) =>
    `Pay, ways in and links are those of ${countryInSentence(country)}. Your ten and their order stay: your answers decide them.`,
  keep: 'Keep this list',
  keepHint: 'Keeping makes a free new version of your report. This one stays readable.',
  putBack: 'Put everything back',
  notKept: 'This list was not kept.',
  isNew: 'New',
  from: (rank: number) => `From ${rank}`,
};
