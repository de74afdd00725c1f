/** One figure or fact of an email's table. */
export interface MailRow {
  label: string;
  value: string;
  /** The row that counts most, such as a total. */
  strong?: true;
}

/** The parts of an email, in reading order. All are plain text: the layout escapes them and keeps line breaks. */
export interface MailText {
  subject: string;
  /** The line that an inbox shows after the subject. It adds something and holds nothing private. */
  preheader: string;
  /** First lines, before everything else. */
  opening: readonly string[];
  table?: { title: string; rows: readonly MailRow[] };
  list?: { title: string; items: readonly string[] };
  /** Answers to choose from, each a link. */
  links?: readonly { label: string; url: string }[];
  /** The email's one button, if it has one. */
  action?: { label: string; url: string };
  closing: readonly string[];
}
