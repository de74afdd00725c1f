import type { CareerRow, LeftCareer } from '@bearings/contracts';
import { countryInSentence, DEAL_BREAKERS, findWorkField } from '@bearings/domain';
import { formatList } from '@bearings/web';

const toLowerCaseStart = (label: string): string => `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;

const formatCareerCount = (count: number): string => (count === 1 ? '1 career' : `${count} careers`);

/**
 * Returns the title of a career that left the list and, if a tried change excludes it, the reason:
 * "Paramedic (nights and shifts)".
 */
function describeLeftCareer({ code, title, dealBreakers, isFieldLeftOut }: LeftCareer): string {
  const reasons = [
    ...DEAL_BREAKERS.filter(({ id }) => dealBreakers.includes(id)).map(({ label }) => toLowerCaseStart(label)),
    ...(isFieldLeftOut ? [toLowerCaseStart(findWorkField(code).name)] : []),
  ];
  return reasons.length === 0 ? title : `${title} (${reasons.join(', ')})`;
}

export const whatIfTexts = {
  title: 'What if …?',
  lead: 'Each choice changes your ten. Nothing is stored until you keep it.',
  training: {
    longer: 'I accept longer training',
    '1y': 'No more than a year of training',
  },
  shifts: { refused: 'No nights and shifts', fine: 'Nights and shifts are fine' },
  field: {
    label: 'Leave out a kind of work',
    placeholder: 'Choose one',
    left: (name: string) => `Without: ${toLowerCaseStart(name)}`,
    back: (name: string) => `Put back ${toLowerCaseStart(name)}`,
  },
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
