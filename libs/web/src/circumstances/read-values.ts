// Reads single values and lists of choices that a browser or the API stored. Unknown values are left out.
import { DEAL_BREAKERS, type DealBreakerId } from '@bearings/domain';

export const findOneOf = <T>(all: readonly T[], value: unknown): T | null => all.find((one) => one === value) ?? null;

export const findId = <T extends string>(all: readonly { id: T }[], value: unknown): T | null =>
  all.find(({ id }) => id === value)?.id ?? null;

export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const filterIds = <T extends string>(all: readonly { id: T }[], value: unknown, most: number): T[] =>
  toList(value)
    .flatMap((each) => findId(all, each) ?? [])
    .slice(0, most);

/** Returns the deal-breakers in a stored list, in their own order. */
export const readDealBreakers = (value: unknown): DealBreakerId[] =>
  DEAL_BREAKERS.flatMap(({ id }) => (toList(value).includes(id) ? [id] : []));
