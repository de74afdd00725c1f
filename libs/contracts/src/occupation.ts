/** One match of a search for an occupation. */
export interface OccupationMatch {
  /** O*NET-SOC code. */
  code: string;
  title: string;
  /**
   * British job titles that matched the search and that the title does not show; at most two. Or that this is the
   * nearest to a title that no occupation covers.
   */
  also: string[];
}

/** Longest text of a search for an occupation. */
export const MAX_OCCUPATION_QUERY = 60;
/** Most matches of one search. */
export const MAX_OCCUPATION_MATCHES = 8;
