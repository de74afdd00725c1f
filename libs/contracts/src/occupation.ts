/** Maximum number of characters in a search for an occupation. */
export const MAX_OCCUPATION_QUERY_LENGTH = 60;
/** Maximum number of results that a search for an occupation returns. */
export const MAX_OCCUPATION_MATCHES = 8;
