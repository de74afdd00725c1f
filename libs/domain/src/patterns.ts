// The patterns that a person's twelve scores can have, each with what it claims of the scores. Their names and sentences
// are in libs/report-composer/src/content/report-copy/patterns.ts. See "The headline" in docs/method.md.
import type { Category } from './categories.js';
import { PERSONALITY_TYPES, type PersonalityType } from './personality.js';

/** The six themes. Each category belongs to one of them. */
export const THEMES = {
  people: ['communication', 'helping'],
  making: ['practical', 'spatial'],
  novelty: ['creativity', 'risk'],
  method: ['analytical', 'planning'],
  charge: ['leadership', 'motivation'],
  calm: ['resilience', 'burnout'],
} as const satisfies Record<string, readonly [Category, Category]>;

export type Theme = keyof typeof THEMES;
export const THEME_IDS = ['people', 'making', 'novelty', 'method', 'charge', 'calm'] as const satisfies Theme[];

/** Pairs of opposite themes. */
const PEOPLE_OR_MAKING = ['people', 'making'] as const satisfies Theme[];
const NOVELTY_OR_METHOD = ['novelty', 'method'] as const satisfies Theme[];
const CHARGE_OR_CALM = ['charge', 'calm'] as const satisfies Theme[];
const OPPOSITES = [PEOPLE_OR_MAKING, NOVELTY_OR_METHOD, CHARGE_OR_CALM] as const;
type PeopleOrMaking = (typeof PEOPLE_OR_MAKING)[number];
type NoveltyOrMethod = (typeof NOVELTY_OR_METHOD)[number];
type ChargeOrCalm = (typeof CHARGE_OR_CALM)[number];

/** Id of a pattern. Reports store it, so it must not change. */
export type PatternId =
  | `first-${Theme}-${PersonalityType}`
  | `first-${Theme}`
  | `${PeopleOrMaking}-${NoveltyOrMethod}-${ChargeOrCalm}`
  | `${PeopleOrMaking}-${NoveltyOrMethod | ChargeOrCalm}`
  | `${NoveltyOrMethod}-${ChargeOrCalm}`
  | `${Theme}-${PersonalityType}`
  | Theme;

/** What a pattern's sentence says of the scores. */
export interface PatternClaims {
  /** The theme that is first of the six. */
  first?: Theme;
  /** Themes that are above their opposite, each with that opposite. */
  above?: readonly (readonly [high: Theme, low: Theme])[];
  energy?: PersonalityType;
}

export interface Pattern {
  id: PatternId;
  claims: PatternClaims;
}

/** Patterns of which at most one holds for the same scores. */
type PatternFamily = readonly Pattern[];

const overOpposites = (...themes: readonly Theme[]): Pick<PatternClaims, 'above'> => ({
  above: themes.flatMap((theme) =>
    OPPOSITES.flatMap(([one, other]): (readonly [Theme, Theme])[] =>
      theme === one ? [[one, other]] : theme === other ? [[other, one]] : [],
    ),
  ),
});

/** The patterns, the most specific level first. A person has one of the first level that has one for them. */
export const PATTERN_LEVELS: readonly (readonly PatternFamily[])[] = [
  [
    THEME_IDS.flatMap((first) =>
      PERSONALITY_TYPES.map((energy): Pattern => ({ id: `first-${first}-${energy}`, claims: { first, energy } })),
    ),
  ],
  [THEME_IDS.map((first): Pattern => ({ id: `first-${first}`, claims: { first } }))],
  [
    PEOPLE_OR_MAKING.flatMap((one) =>
      NOVELTY_OR_METHOD.flatMap((two) =>
        CHARGE_OR_CALM.map((three): Pattern => ({
          id: `${one}-${two}-${three}`,
          claims: overOpposites(one, two, three),
        })),
      ),
    ),
  ],
  [
    PEOPLE_OR_MAKING.flatMap((one) =>
      NOVELTY_OR_METHOD.map((two): Pattern => ({ id: `${one}-${two}`, claims: overOpposites(one, two) })),
    ),
    PEOPLE_OR_MAKING.flatMap((one) =>
      CHARGE_OR_CALM.map((two): Pattern => ({ id: `${one}-${two}`, claims: overOpposites(one, two) })),
    ),
    NOVELTY_OR_METHOD.flatMap((one) =>
      CHARGE_OR_CALM.map((two): Pattern => ({ id: `${one}-${two}`, claims: overOpposites(one, two) })),
    ),
  ],
  OPPOSITES.map((themes) =>
    themes.flatMap((theme) =>
      PERSONALITY_TYPES.map((energy): Pattern => ({
        id: `${theme}-${energy}`,
        claims: { ...overOpposites(theme), energy },
      })),
    ),
  ),
  OPPOSITES.map((themes) => themes.map((theme): Pattern => ({ id: theme, claims: overOpposites(theme) }))),
];

export const PATTERNS: readonly Pattern[] = PATTERN_LEVELS.flat(2);
