import type { Circumstances } from '@bearings/contracts';
import { findWorkField, MAX_FIELDS_LEFT_OUT, WORK_FIELDS, type WorkField } from '@bearings/domain';

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
