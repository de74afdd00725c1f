import type { Circumstances } from '@bearings/contracts';
import {
  type DealBreakerId,
  MAX_FIELDS_LEFT_OUT,
  type TrainingTime,
  WORK_FIELDS,
  type WorkField,
  findWorkField,
} from '@bearings/domain';

const SHIFT_WORK_ID: DealBreakerId = 'shifts';

/**
 * Returns the training time that the what-if panel offers to try: longer training if the owner stated a limit, one year
 * if the owner accepts longer training or stated nothing.
 */
export function chooseOtherTraining({ training }: Circumstances): TrainingTime {
  return training === undefined || training === 'longer' ? '1y' : 'longer';
}

export const areShiftsRefused = ({ dealBreakers }: Circumstances): boolean =>
  dealBreakers?.includes(SHIFT_WORK_ID) ?? false;

export const isTrainingTried = (stored: Circumstances, tried: Circumstances): boolean =>
  tried.training !== stored.training;

export const areShiftsTried = (stored: Circumstances, tried: Circumstances): boolean =>
  areShiftsRefused(tried) !== areShiftsRefused(stored);

export function withTraining(stored: Circumstances, tried: Circumstances, isTried: boolean): Circumstances {
  const { training: _, ...others } = tried;
  const training = isTried ? chooseOtherTraining(stored) : stored.training;
  return { ...others, ...(training && { training }) };
}

export function withShifts(
  stored: Circumstances,
  { dealBreakers = [], ...tried }: Circumstances,
  isTried: boolean,
): Circumstances {
  const otherBreakers = dealBreakers.filter((id) => id !== SHIFT_WORK_ID);
  const isRefused = areShiftsRefused(stored) !== isTried;
  const refusedBreakers = isRefused ? [...otherBreakers, SHIFT_WORK_ID] : otherBreakers;
  return { ...tried, ...(refusedBreakers.length > 0 && { dealBreakers: refusedBreakers }) };
}

/** Returns the circumstances with a field of work added to the excluded ones, or removed from them. */
export function withFieldLeftOut(
  { fieldsLeftOut = [], ...tried }: Circumstances,
  field: WorkField,
  isLeftOut: boolean,
): Circumstances {
  const otherFields = fieldsLeftOut.filter((id) => id !== field);
  const leftOutFields = isLeftOut ? [...otherFields, field] : otherFields;
  return { ...tried, ...(leftOutFields.length > 0 && { fieldsLeftOut: leftOutFields }) };
}

/** Returns the fields of work of these careers that can still be excluded; none if the maximum is reached. */
export function listFieldsToLeaveOut(
  careers: readonly { code: string }[],
  { fieldsLeftOut = [] }: Circumstances,
): (typeof WORK_FIELDS)[number][] {
  if (fieldsLeftOut.length >= MAX_FIELDS_LEFT_OUT) return [];
  const ids = new Set(careers.map(({ code }) => findWorkField(code).id));
  return WORK_FIELDS.filter(({ id }) => ids.has(id) && !fieldsLeftOut.includes(id));
}

const compareTexts = (a: string, b: string): number => a.localeCompare(b);

const toComparableText = (circumstances: Circumstances): string =>
  Object.entries(circumstances)
    .map(([part, value]) => {
      const normalisedValue = Array.isArray(value) ? value.map(String).toSorted(compareTexts) : value;
      return `${part} ${JSON.stringify(normalisedValue)}`;
    })
    .toSorted(compareTexts)
    .join();

/** Returns whether two circumstances are equal. The order of lists does not matter. */
export const isSameCircumstances = (one: Circumstances, other: Circumstances): boolean =>
  toComparableText(one) === toComparableText(other);

export interface CareerMoves {
  /** Codes of the careers that are only in the second list. */
  cameIn: string[];
  /** The previous rank, from 1, of each career whose rank has changed, by the career's code. */
  from: ReadonlyMap<string, number>;
}

/** Returns the changes between two lists of careers. */
export function listCareerMoves(before: readonly { code: string }[], after: readonly { code: string }[]): CareerMoves {
  const previousCodes = before.map(({ code }) => code);
  const codes = after.map(({ code }) => code);
  return {
    cameIn: codes.filter((code) => !previousCodes.includes(code)),
    from: new Map(
      codes.flatMap((code, index) => {
        const previousIndex = previousCodes.indexOf(code);
        return previousIndex === -1 || previousIndex === index ? [] : [[code, previousIndex + 1]];
      }),
    ),
  };
}
