// Measures version 2 of the matching method on simulated people: docs/method.md.
import {
  answersAtAnyLevel,
  answersLike,
  answersWithoutDirection,
  directionOf,
  type Fit,
  interestsLike,
  isClearlyHigher,
  type KeyedAnswers,
  type Likeness,
  matchCareers,
  type MatchingTables,
  type MatchInput,
  type Random,
  scorePerson,
  scoresOf,
  seeded,
  selectableOf,
  selectTen,
} from '@bearings/career-matching';

/** The kind of simulated people, and whether they took the step. */
export interface Population {
  likeness: Likeness;
  step: boolean;
}

/** Returns the ten of a person, by place, without the re-simulations. */
function tenOf(tables: MatchingTables, input: MatchInput): number[] {
  return selectTen(tables, selectableOf(scorePerson(tables, input)));
}

/** Creates a person made after an occupation. */
export function personLike(
  tables: MatchingTables,
  place: number,
  { likeness, step }: Population,
  random: Random,
): MatchInput {
  const keyed = answersLike(tables, place, likeness, random);
  if (!step) return { keyed };
  return { keyed, circumstances: { interests: interestsLike(tables, place, likeness, random) } };
}

/** Returns the share of people made after an occupation who find it among their ten, 0 to 1. */
export function recovery(
  tables: MatchingTables,
  population: Population,
  seed: number,
  rounds = 4,
): number {
  const random = seeded(seed);
  let found = 0;
  for (let round = 0; round < rounds; round++) {
    for (const place of tables.occupations.keys()) {
      const ten = tenOf(tables, personLike(tables, place, population, random));
      if (ten.includes(place)) found += 1;
    }
  }
  return found / (rounds * tables.occupations.length);
}

export interface Hubness {
  /** The occupation shown most often, and to what share of people, 0 to 1. */
  title: string;
  share: number;
  /** Titles that were not shown to any person. */
  never: string[];
}

/**
 * Returns how evenly occupations are shown to reference people: half of them made after an
 * occupation, each in turn, and half with levels that have nothing to do with one.
 */
export function hubness(
  tables: MatchingTables,
  step: boolean,
  seed: number,
  people = 2964,
): Hubness {
  const random = seeded(seed);
  const times = new Float64Array(tables.occupations.length);
  for (let done = 0; done < people; done++) {
    const place = done % times.length;
    const keyed =
      done % 2 === 0 ? answersLike(tables, place, 'hard', random) : answersAtAnyLevel(random);
    const interests = step ? interestsLike(tables, place, 'hard', random) : undefined;
    const input = interests ? { keyed, circumstances: { interests } } : { keyed };
    for (const shown of tenOf(tables, input)) times[shown] = (times[shown] ?? 0) + 1;
  }
  const most = Math.max(...times);
  const titleAt = (place: number) => tables.occupations[place]?.title ?? '';
  return {
    title: titleAt(times.indexOf(most)),
    share: most / people,
    never: [...times.keys()].filter((place) => times[place] === 0).map(titleAt),
  };
}

export interface FitWords {
  /** Share of the careers shown that have each word, 0 to 1. */
  shown: Record<Fit, number>;
  /** Share of these that are the person's own occupation, 0 to 1. */
  own: Record<Fit, number>;
}

/** Returns how often each fit word is given, and how often it is right. */
export function fitWords(tables: MatchingTables, population: Population, seed: number): FitWords {
  const random = seeded(seed);
  const shown: Record<Fit, number> = { Strong: 0, Good: 0, 'Worth a look': 0 };
  const own: Record<Fit, number> = { Strong: 0, Good: 0, 'Worth a look': 0 };
  for (const [place, occupation] of tables.occupations.entries()) {
    const { careers } = matchCareers(tables, personLike(tables, place, population, random));
    for (const career of careers) {
      shown[career.fit] += 1;
      if (career.occupation === occupation) own[career.fit] += 1;
    }
  }
  const total = shown.Strong + shown.Good + shown['Worth a look'];
  const each = (of: (fit: Fit) => number): Record<Fit, number> => ({
    Strong: of('Strong'),
    Good: of('Good'),
    'Worth a look': of('Worth a look'),
  });
  return {
    own: each((fit) => (shown[fit] === 0 ? 0 : own[fit] / shown[fit])),
    shown: each((fit) => shown[fit] / total),
  };
}

export interface FalseCertainty {
  /** Shares of people whose categories are truly equal, 0 to 1. */
  clear: number;
  clearlyHigher: number;
  /** Careers of such people that are called Strong or Good although they skipped the step. */
  ranked: number;
}

/** Returns how often something is called certain of people without any difference. */
export function falseCertainty(
  tables: MatchingTables,
  seed: number,
  people = 20_000,
  matched = 300,
): FalseCertainty {
  const random = seeded(seed);
  let clear = 0;
  let clearlyHigher = 0;
  let ranked = 0;
  for (let done = 0; done < people; done++) {
    const keyed = answersWithoutDirection(random);
    const scores = scoresOf(keyed);
    if (directionOf(keyed).clear) clear += 1;
    if (isClearlyHigher(Math.max(...scores), Math.min(...scores))) clearlyHigher += 1;
    if (done >= matched) continue;
    const { careers } = matchCareers(tables, { keyed });
    ranked += careers.filter(({ fit }) => fit !== 'Worth a look').length;
  }
  return {
    clear: clear / people,
    clearlyHigher: clearlyHigher / people,
    ranked: ranked / (10 * matched),
  };
}

export interface Steadiness {
  /** Of ten, how many stay when three answers move by one. */
  kept: number;
  /** Share of people whose first career stays first, 0 to 1. */
  sameFirst: number;
}

/** Returns how much of a list stays when three of the 36 answers move by one. */
export function steadiness(
  tables: MatchingTables,
  population: Population,
  seed: number,
): Steadiness {
  const random = seeded(seed);
  const count = tables.occupations.length;
  let kept = 0;
  let sameFirst = 0;
  for (let place = 0; place < count; place++) {
    const person = personLike(tables, place, population, random);
    const before = tenOf(tables, person);
    const after = tenOf(tables, { ...person, keyed: threeMoved(person.keyed, random) });
    kept += before.filter((shown) => after.includes(shown)).length;
    if (before[0] === after[0]) sameFirst += 1;
  }
  return { kept: kept / count, sameFirst: sameFirst / count };
}

function threeMoved(keyed: KeyedAnswers, random: Random): KeyedAnswers {
  const moved = new Set<number>();
  while (moved.size < 3) moved.add(Math.floor(random() * 36));
  return keyed.map((answers, category) =>
    answers.map((answer, at) => {
      if (!moved.has(category * 3 + at)) return answer;
      const step = random() < 0.5 ? -1 : 1;
      return answer + step < 1 || answer + step > 5 ? answer - step : answer + step;
    }),
  );
}
