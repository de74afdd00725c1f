/**
 * Free tools of a country's employment office. Reports name them without a link, because we may not publish their URLs.
 */
interface OfficialTools {
  /** Tool that describes occupations under their local names. */
  names: string;
  /** Tool that shows the pay of occupations. */
  pay: string;
  /** The employment office, with its article. */
  by: string;
}

/** The tools by country code, as we knew them in November 2026. */
export const OFFICIAL_TOOLS: Readonly<Partial<Record<string, OfficialTools>>> = {
  DE: { names: 'BERUFENET', pay: 'Entgeltatlas', by: 'the Bundesagentur für Arbeit' },
};
