/** Free tools of a country's employment office, for which we may print no address. */
interface OfficialTools {
  /** Describes occupations by their local names. */
  names: string;
  /** Shows what occupations pay. */
  pay: string;
  /** The office, with its article. */
  by: string;
}

/** The tools by the code of the country, from general knowledge of November 2026. */
export const OFFICIAL_TOOLS: Readonly<Partial<Record<string, OfficialTools>>> = {
  DE: { names: 'BERUFENET', pay: 'Entgeltatlas', by: 'the Bundesagentur für Arbeit' },
};
