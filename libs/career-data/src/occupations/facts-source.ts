/** Who published a table, which edition was taken in, and what its licence asks for. */
export interface FactsSource {
  title: string;
  publisher: string;
  edition: string;
  licence: string;
  /** The words that the licence asks for wherever the table's facts are shown. */
  attribution: string;
  /** Sentences that readers need together with these facts. */
  caveats: readonly string[];
}
