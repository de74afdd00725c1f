import {
  type Circumstances,
  type DealBreakerId,
  MAX_FIELDS_LEFT_OUT,
  type TrainingTime,
  WORK_FIELDS,
  type WorkField,
  workFieldOf,
} from '@bearings/contracts';

const SHIFT_WORK: DealBreakerId = 'shifts';

/**
 * Returns the training time that the switch tries: one year if the owner accepts any time or a
 * longer one, otherwise a longer one.
 */
export function otherTraining({ training }: Circumstances): TrainingTime {
  return training === undefined || training === 'longer' ? '1y' : 'longer';
}

export const hasShiftsRefused = ({ dealBreakers }: Circumstances): boolean =>
  dealBreakers?.includes(SHIFT_WORK) ?? false;

export const isTrainingTried = (stored: Circumstances, tried: Circumstances): boolean =>
  tried.training !== stored.training;

export const isShiftsTried = (stored: Circumstances, tried: Circumstances): boolean =>
  hasShiftsRefused(tried) !== hasShiftsRefused(stored);

export function withTraining(
  stored: Circumstances,
  tried: Circumstances,
  isTried: boolean,
): Circumstances {
  const { training: _, ...others } = tried;
  const training = isTried ? otherTraining(stored) : stored.training;
  return { ...others, ...(training && { training }) };
}

export function withShifts(
  stored: Circumstances,
  { dealBreakers = [], ...tried }: Circumstances,
  isTried: boolean,
): Circumstances {
  const others = dealBreakers.filter((id) => id !== SHIFT_WORK);
  const isRefused = hasShiftsRefused(stored) !== isTried;
  const refused = isRefused ? [...others, SHIFT_WORK] : others;
  return { ...tried, ...(refused.length > 0 && { dealBreakers: refused }) };
}

/** Adds a field of work to the excluded ones, or removes it from them. */
export function withField(
  { fieldsLeftOut = [], ...tried }: Circumstances,
  field: WorkField,
  isLeftOut: boolean,
): Circumstances {
  const others = fieldsLeftOut.filter((id) => id !== field);
  const left = isLeftOut ? [...others, field] : others;
  return { ...tried, ...(left.length > 0 && { fieldsLeftOut: left }) };
}

/** Returns the fields of work of these careers, which the owner can exclude. */
export function fieldsToLeaveOut(
  careers: readonly { code: string }[],
  { fieldsLeftOut = [] }: Circumstances,
): (typeof WORK_FIELDS)[number][] {
  if (fieldsLeftOut.length >= MAX_FIELDS_LEFT_OUT) return [];
  const ids = new Set(careers.map(({ code }) => workFieldOf(code).id));
  return WORK_FIELDS.filter(({ id }) => ids.has(id) && !fieldsLeftOut.includes(id));
}

const byText = (a: string, b: string): number => a.localeCompare(b);

const textOf = (circumstances: Circumstances): string =>
  Object.entries(circumstances)
    .map(([part, value]) => {
      const normalised = Array.isArray(value) ? value.map(String).toSorted(byText) : value;
      return `${part} ${JSON.stringify(normalised)}`;
    })
    .toSorted(byText)
    .join();

/** Returns whether two circumstances are equal. The order of lists does not matter. */
export const isSame = (one: Circumstances, other: Circumstances): boolean =>
  textOf(one) === textOf(other);

export interface Moves {
  cameIn: string[];
  /** The previous rank, from 1, of each career whose rank has changed, by its code. */
  from: ReadonlyMap<string, number>;
}

/** Returns the changes between two lists of careers. */
export function movesOf(
  before: readonly { code: string }[],
  after: readonly { code: string }[],
): Moves {
  const previous = before.map(({ code }) => code);
  const codes = after.map(({ code }) => code);
  return {
    cameIn: codes.filter((code) => !previous.includes(code)),
    from: new Map(
      codes.flatMap((code, index) => {
        const was = previous.indexOf(code);
        return was === -1 || was === index ? [] : [[code, was + 1]];
      }),
    ),
  };
}
