/** The publisher and imported edition of a table, and the requirements of its licence. */
export interface FactsSource {
  title: string;
  publisher: string;
  edition: string;
  licence: string;
  /** The text that the licence requires wherever the table's facts are shown. */
  attribution: string;
  /** Sentences that must be shown together with these facts. */
  caveats: readonly string[];
}
