/** Tells spreadsheets that the file is UTF-8; without it they show "Zoë" as "ZoÃ«". */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches each place at which a spreadsheet may find the start of a formula, including the full-width signs of Japanese.
 * A reader whose separator is a semicolon or a tab splits our quoted cells, so a formula may also start behind these.
 */
const FORMULA_START_PATTERN = /(^|[;\t\r\n])(?=[" ]*[=+\-@＝＋－＠])/g;

/** Some spreadsheets drop these characters at the start of a cell and evaluate what follows. */
const DROPPED_START_PATTERN = /^[\t\r\n]/;

/** Returns the first line of a CSV file, with the byte order mark in front. */
export const formatCsvHeader = (columns: readonly string[]): string => BYTE_ORDER_MARK + formatCsvLine(columns);

/** Returns one line of CSV (RFC 4180). What a spreadsheet would evaluate as a formula gets the prefix `'`. */
export const formatCsvLine = (cells: readonly unknown[]): string => `${cells.map(formatCell).join(',')}\r\n`;

function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : formatValue(value);
  const safeText = text.replace(FORMULA_START_PATTERN, "$1'").replace(DROPPED_START_PATTERN, "'$&");
  return `"${safeText.replaceAll('"', '""')}"`;
}

const formatValue = (value: unknown): string => (value instanceof Date ? value.toISOString() : JSON.stringify(value));
