/** Leading characters that make a spreadsheet treat a cell as a formula, including the full-width ones of Japanese. */
const FORMULA_START_PATTERN = /^[=+\-@\t\r\n＝＋－＠]/;

/** Returns one line of CSV (RFC 4180). A cell that a spreadsheet would evaluate gets the prefix `'`. */
export const formatCsvLine = (cells: readonly unknown[]): string => `${cells.map(formatCell).join(',')}\r\n`;

function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : formatValue(value);
  const safeText = FORMULA_START_PATTERN.test(text) ? `'${text}` : text;
  return `"${safeText.replaceAll('"', '""')}"`;
}

const formatValue = (value: unknown): string => (value instanceof Date ? value.toISOString() : JSON.stringify(value));
