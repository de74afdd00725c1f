export interface CountryChange {
  country: string;
}

/** What a report has and lacks in a country. */
export interface CountryReport {
  country: string;
  /** Sentences on pay, ways in, outlook and job titles. */
  says: string[];
}
