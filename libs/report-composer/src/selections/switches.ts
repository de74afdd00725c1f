// The switches of "What if": each changes one of the reader's circumstances.
import type { Circumstances } from '@bearings/contracts';
import { hasLocalWays } from '@bearings/career-data';
import {
  getInterest,
  isCountry,
  JOB_CONDITIONS,
  type JobConditionId,
  type SwitchId,
  type TileId,
  TILES,
  TRAINING_TIMES,
  type TrainingTime,
  UK,
} from '@bearings/domain';
import { getPay } from '../composing/compose-career.js';
import { findGrossMedian } from '../pay/pay-figures.js';

/** A switch, and the circumstances after it is pressed. */
export interface Switch {
  id: SwitchId;
  /** The kind of work, the length of training or the yearly pay that the switch is about; null if it is about none. */
  tile: TileId | null;
  training: TrainingTime | null;
  yearly: number | null;
  isOn: boolean;
  /** False if we lack the data or the answers on which the switch rests, so that it can do nothing. */
  isKnown: boolean;
  circumstances: Circumstances;
}

type SwitchFacts = Pick<Switch, 'isOn' | 'circumstances'> & Partial<Switch>;

/** Steps to which a pay floor is rounded, in whole units of a currency, by the least pay for each. */
const PAY_STEPS: readonly (readonly [from: number, step: number])[] = [
  [1_000_000, 100_000],
  [200_000, 10_000],
  [0, 1_000],
];
/** The places in the ten, sorted by pay, whose pay is offered as a floor. */
const PAY_FLOOR_PLACES = [3, 6] as const;

/** What a report says of the reader, on which the switches depend. */
interface SwitchSource {
  /** The careers of the report. */
  codes: readonly string[];
  country: string;
  /** The reader's yearly pay in the country's currency; null if it is unknown. */
  payNow: number | null;
}

/**
 * Returns the switches for a reader.
 * @param stored what the report rests on
 * @param tried what the reader is trying now
 */
export function listSwitches(
  stored: Circumstances,
  tried: Circumstances,
  { codes, country, payNow }: SwitchSource,
): Switch[] {
  return [
    ...listPayFloors(stored, { codes, country, payNow }).map((yearly) => createPayFloor(tried, yearly, country)),
    ...JOB_CONDITIONS.map(({ id }) => createCondition(tried, id, country)),
    ...listOtherTrainings(stored).map(([id, training]) => createTraining(stored, tried, id, training)),
    createShifts(tried),
    createNear(stored, tried),
    ...TILES.filter(({ id }) => getInterest(stored.interests, id) === 'like').map(({ id }) => createTile(tried, id)),
  ];
}

const createSwitch = (id: SwitchId, facts: SwitchFacts): Switch => ({
  id,
  tile: null,
  training: null,
  yearly: null,
  isKnown: true,
  ...facts,
});

/**
 * Returns what to offer as the least pay: the floor that the report rests on, about what the reader earns, and about what
 * the third and sixth lowest of the ten pay. Only the first if no pay of the ten can be compared with a floor. What the
 * reader earns is rounded as the others are, because the report says its floor also to people to whom it is shown.
 */
function listPayFloors({ payFloor }: Circumstances, { codes, country, payNow }: SwitchSource): number[] {
  const medians = codes.flatMap((code) => findGrossMedian(getPay(code, country)) ?? []).toSorted((a, b) => a - b);
  const amounts = [
    ...(payNow === null || medians.length === 0 ? [] : [payNow]),
    ...PAY_FLOOR_PLACES.flatMap((place) => medians[place - 1] ?? []),
  ];
  const stored = payFloor?.country === country ? [payFloor.yearly] : [];
  return [...new Set([...stored, ...amounts.map(roundUpPay)])].toSorted((a, b) => a - b);
}

function roundUpPay(amount: number): number {
  const [, step] = PAY_STEPS.find(([from]) => amount >= from) ?? [0, 1];
  return Math.ceil(amount / step) * step;
}

function createPayFloor({ payFloor, ...others }: Circumstances, yearly: number, country: string): Switch {
  const isOn = payFloor?.yearly === yearly && payFloor.country === country;
  const isKnown = isCountry(country);
  return createSwitch('payFloor', {
    yearly,
    isOn,
    isKnown,
    circumstances: isOn || !isKnown ? others : { ...others, payFloor: { yearly, country } },
  });
}

function createCondition({ conditions = [], ...others }: Circumstances, id: JobConditionId, country: string): Switch {
  const isOn = conditions.includes(id);
  const asked = JOB_CONDITIONS.map((each) => each.id).filter((each) => (each === id) !== conditions.includes(each));
  return createSwitch(id, {
    isOn,
    isKnown: isConditionKnown(id, country),
    circumstances: asked.length > 0 ? { ...others, conditions: asked } : others,
  });
}

/**
 * Returns whether anything is known of a condition in a country: only the United Kingdom publishes how many work part time
 * in each occupation, and who pays for training is known where the ways in are.
 */
function isConditionKnown(id: JobConditionId, country: string): boolean {
  if (id === 'partTime') return country === UK;
  return id !== 'paidTraining' || country === UK || hasLocalWays(country);
}

/** Returns the next shorter and the next longer training than the reader accepts. Without an answer, any is accepted. */
function listOtherTrainings({ training = 'longer' }: Circumstances): (readonly [SwitchId, TrainingTime])[] {
  const times = TRAINING_TIMES.map(({ id }) => id);
  const at = times.indexOf(training);
  const [shorter, longer] = [times[at - 1], times[at + 1]];
  return [
    ...(shorter === undefined ? [] : [['lessTraining', shorter] as const]),
    ...(longer === undefined ? [] : [['moreTraining', longer] as const]),
  ];
}

function createTraining(stored: Circumstances, tried: Circumstances, id: SwitchId, training: TrainingTime): Switch {
  const { training: now, ...others } = tried;
  const isOn = now === training;
  const next = isOn ? stored.training : training;
  return createSwitch(id, { training, isOn, circumstances: { ...others, ...(next && { training: next }) } });
}

function createShifts({ dealBreakers = [], ...others }: Circumstances): Switch {
  const isOn = dealBreakers.includes('shifts');
  const left = isOn ? dealBreakers.filter((id) => id !== 'shifts') : [...dealBreakers, 'shifts' as const];
  return createSwitch('noShifts', {
    isOn,
    circumstances: left.length > 0 ? { ...others, dealBreakers: left } : others,
  });
}

/** Returns the switch for staying near what the reader has done, which needs a job of theirs. */
function createNear(stored: Circumstances, { experience, ...others }: Circumstances): Switch {
  const { direction, ...done } = experience ?? {};
  const isOn = direction === 'near';
  const storedDirection = stored.experience?.direction;
  const off = storedDirection === undefined || storedDirection === 'near' ? {} : { direction: storedDirection };
  const next = { ...done, ...(isOn ? off : { direction: 'near' as const }) };
  return createSwitch('near', {
    isOn,
    isKnown: (experience?.jobs ?? []).length > 0,
    circumstances: Object.keys(next).length > 0 ? { ...others, experience: next } : others,
  });
}

function createTile({ interests, ...others }: Circumstances, tile: TileId): Switch {
  const isOn = getInterest(interests, tile) === 'like';
  const { [tile]: _, ...rest } = interests;
  return createSwitch('tile', {
    tile,
    isOn,
    circumstances: { ...others, interests: isOn ? rest : { ...rest, [tile]: 'like' } },
  });
}
