/** A row in the table of an email. */
export interface MailRow {
  label: string;
  value: string;
  /** True for the most important row, such as a total. */
  strong?: true;
}

export interface MailTable {
  title: string;
  rows: readonly MailRow[];
}

/** The parts of an email, in reading order. All are plain text: the layout escapes them and preserves line breaks. */
export interface MailText {
  subject: string;
  /** The line after the subject in an inbox. It adds information and contains nothing private. */
  preheader: string;
  /** The first lines of the email. */
  opening: readonly string[];
  table?: MailTable;
  list?: { title: string; items: readonly string[] };
  /** Answers to choose from; each is a link. */
  links?: readonly { label: string; url: string }[];
  /** The email's only button, if it has one. */
  action?: { label: string; url: string };
  closing: readonly string[];
  /** What comes after the text, such as the receipt of an email with other news. */
  footTable?: MailTable;
}
