// What the matching method is held to: a table of expectations, recovery and spread.
import { CATEGORIES } from '@bearings/contracts';
import type { CategoryScores } from '../../assessment/category-scores.js';
import { OCCUPATIONS } from '../../content/occupations/occupations.js';
import { matchCareers } from '../matching.js';
import { randomRespondent, respondentLike, seeded } from './respondents.js';

export interface Expectation {
  profile: Partial<CategoryScores>;
  /** Titles that must stand among the first ten. */
  among: readonly string[];
}

/** Everything not named is 50, resilience and burnout 60. */
export const EXPECTATIONS: readonly Expectation[] = [
  {
    profile: {
      helping: 92,
      communication: 88,
      analytical: 45,
      practical: 35,
      risk: 35,
      spatial: 30,
    },
    among: [
      'Social care support officer',
      'Child and family social worker',
      'Occupational therapist',
      'Physiotherapist',
      'Careers adviser',
    ],
  },
  {
    profile: { analytical: 92, spatial: 88, leadership: 35, communication: 35, helping: 30 },
    among: [
      'Data scientist',
      'Biomedical engineer',
      'Chemical engineer',
      'Physicist',
      'Mechanical engineer',
    ],
  },
  {
    profile: { creativity: 95, planning: 30, analytical: 45, practical: 45 },
    among: ['Graphic designer', 'Photographer', 'Florist', 'Landscape architect', 'Hairdresser'],
  },
  {
    profile: {
      practical: 90,
      risk: 88,
      resilience: 80,
      burnout: 75,
      planning: 35,
      analytical: 35,
    },
    among: ['Steel erector', 'Crane operator', 'Roofer', 'Firefighter', 'Carpenter or joiner'],
  },
  {
    profile: { leadership: 92, communication: 88, motivation: 80, spatial: 30, practical: 25 },
    among: ['Sales manager', 'Head teacher', 'Fundraiser', 'Solicitor or lawyer', 'Hotel manager'],
  },
];

/** Scores of a profile that names only what stands out. */
export function profileScores(profile: Partial<CategoryScores>): CategoryScores {
  const middle: CategoryScores = {
    leadership: 50,
    motivation: 50,
    communication: 50,
    helping: 50,
    analytical: 50,
    creativity: 50,
    planning: 50,
    practical: 50,
    resilience: 60,
    risk: 50,
    spatial: 50,
    burnout: 60,
  };
  for (const category of CATEGORIES) middle[category] = profile[category] ?? middle[category];
  return middle;
}

/** The titles a profile is shown, best first. */
export function titlesFor(profile: Partial<CategoryScores>): string[] {
  return matchCareers(profileScores(profile)).matches.map(({ occupation }) => occupation.title);
}

export interface Recovery {
  respondents: number;
  /** Share of respondents made after an occupation who find it among their ten, 0 to 1. */
  found: number;
}

/** Four respondents after each occupation. */
export function recovery(seed: number): Recovery {
  const random = seeded(seed);
  let respondents = 0;
  let found = 0;
  for (let round = 0; round < 4; round++) {
    for (const occupation of OCCUPATIONS) {
      const { matches } = matchCareers(respondentLike(occupation, random));
      respondents++;
      if (matches.some((match) => match.occupation === occupation)) found++;
    }
  }
  return { respondents, found: found / respondents };
}

export interface Spread {
  respondents: number;
  /** Titles nobody was shown. */
  never: string[];
  /** Share of respondents who are shown each title, 0 to 1, most frequent first. */
  shares: { title: string; share: number }[];
}

/** How evenly the occupations are shown to people who answer at random. */
export function spread(seed: number, respondents = 3000): Spread {
  const random = seeded(seed);
  const times = new Map(OCCUPATIONS.map(({ title }) => [title, 0]));
  for (let done = 0; done < respondents; done++) {
    for (const { occupation } of matchCareers(randomRespondent(random)).matches) {
      times.set(occupation.title, (times.get(occupation.title) ?? 0) + 1);
    }
  }
  const shares = [...times]
    .map(([title, count]) => ({ title, share: count / respondents }))
    .toSorted((a, b) => b.share - a.share);
  return {
    respondents,
    never: shares.filter(({ share }) => share === 0).map(({ title }) => title),
    shares,
  };
}
