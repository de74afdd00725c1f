/** Longest text of a search for an occupation. */
export const MAX_OCCUPATION_QUERY = 60;
/** Most matches of one search. */
export const MAX_OCCUPATION_MATCHES = 8;
