/**
 * What a reader is told about one occupation: British English, about the work in the UK, 60 to 120
 * words in all. Each part stands alone and also reads on from the one before.
 */
export interface Description {
  /** What the work is. */
  what: string;
  /** What fills a day of it. */
  day: string;
  /** Who does well in it; may speak to the reader. */
  thrives: string;
  /** The usual ways in, with the registration the law or employers ask for; may speak to the reader. */
  entry: string;
}
