/** The source of a table: publisher, imported edition, and what its licence requires. */
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
