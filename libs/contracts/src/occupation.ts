/** Maximum number of characters in a search for an occupation. */
export const MAX_OCCUPATION_QUERY = 60;
/** Maximum number of results of one search. */
export const MAX_OCCUPATION_MATCHES = 8;
