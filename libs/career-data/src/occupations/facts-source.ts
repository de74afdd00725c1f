/** Who published a table, which edition was taken in, and what its licence asks for. */
export interface FactsSource {
  title: string;
  publisher: string;
  edition: string;
  licence: string;
  /** The words that the licence asks for wherever the table's facts are shown. */
  attribution: string;
  /** What a reader has to be told beside these facts, as sentences. */
  caveats: readonly string[];
}
