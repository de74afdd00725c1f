// Provides the figures that were measured on the product, from data/measured-figures.json, and those of each country.
// `npm run method -- --publish` writes to that JSON file the sets that are computed from data of this repository. Sets
// that were computed elsewhere are entered there by hand.
import countryFacts from '../data/country-facts.json' with { type: 'json' };
import measured from '../data/measured-figures.json' with { type: 'json' };

export interface Figure {
  value: number;
  /**
   * What the value is: `share` from 0 to 1, `mean` an average count, `coefficient` a correlation or
   * similar, `factor` a ratio.
   */
  unit: 'share' | 'mean' | 'coefficient' | 'factor';
  /** Number of cases that were measured; null if it was not recorded. */
  n: number | null;
  /** The 95% confidence interval. */
  interval?: readonly [least: number, most: number];
}

export interface FigureSet {
  /**
   * Where the figures were computed: `computed` means by this repository's code, from its data; `aggregate` means
   * elsewhere, so that only the results are stored here.
   */
  basis: 'computed' | 'aggregate';
  /** Which sample or data were measured, and where they come from. */
  source: string;
  /** Text that the licence requires next to the figures. */
  attribution?: string;
  /**
   * For data without a formal licence: who permitted us to publish figures, and when. While it is
   * null, pages do not show the set.
   */
  permission?: string | null;
  /** The day of the computation, YYYY-MM-DD. */
  date: string;
  /** Version of the matching method, if the figures are about it; otherwise of the data. */
  version: string;
  figures: Readonly<Record<string, Figure>>;
}

export type FigureSetId =
  | 'matching'
  | 'pay'
  | 'workers'
  | 'outside'
  | 'moves'
  | 'tiles'
  | 'readings'
  | 'interestItems'
  | 'bigFiveItems'
  | 'bigFiveOpen'
  | 'responseQuality'
  | 'fieldVariance'
  | 'ownField';

export const MEASURED_FIGURES: Readonly<Record<FigureSetId, FigureSet>> = measured;

/** Returns whether pages may show a set of figures. Figures from data without a licence need permission first. */
export const isPublishable = ({ permission }: FigureSet): boolean => permission !== null;

/** Returns a figure. Throws for an unknown name. */
export function getFigure(set: FigureSetId, id: string): Figure {
  const figure = MEASURED_FIGURES[set].figures[id];
  if (!figure) throw new Error(`There is no figure ${id} of ${set}.`);
  return figure;
}

/** How many occupations have each fact in reports for a country. */
export interface CountryFacts {
  country: string;
  /** Pay that an office of the country publishes. */
  pay: number;
  /** A title in the country's own words. */
  titles: number;
  /** A way in of the country's own. */
  ways: number;
  /** Only ways in that are usual everywhere. */
  generalWays: number;
  /** A link to the occupation on an official site. */
  pages: number;
}

/** A source whose figures no person has compared with the office's own file. */
export interface UncheckedSource {
  country: string;
  title: string;
  publisher: string;
  edition: string;
  /** Number of occupations with a figure from it. */
  occupations: number;
}

/** What reports contain for each country. `npm run careers` writes the file. */
export const COUNTRY_FACTS: {
  occupations: number;
  countries: readonly CountryFacts[];
  unchecked: readonly UncheckedSource[];
} = countryFacts;
