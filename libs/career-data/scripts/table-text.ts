// Formats the tables in `data/`: entries follow each other in the order of their keys.

/** Returns a value as JSON on one line, in the format of the tables. */
export function toOneLineJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toOneLineJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const cells = Object.entries(value).map(([name, cell]) => `${JSON.stringify(name)}: ${toOneLineJson(cell)}`);
  return cells.length === 0 ? '{}' : `{ ${cells.join(', ')} }`;
}

/** Maximum width, in characters, of a list of texts on one line. A wider list has one text on each line. */
const MAX_LINE_WIDTH = 100;

/**
 * Returns a value as JSON on several lines: each field, and each element of a list of objects or
 * long texts, has its own line.
 */
export function toMultiLineJson(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const holdsObjects = value.some((each) => typeof each === 'object');
    if (!holdsObjects && toOneLineJson(value).length <= MAX_LINE_WIDTH) return toOneLineJson(value);
    return `[\n${value.map((each) => inner + toOneLineJson(each)).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const lines = Object.entries(value).map(
    ([name, cell]) =>
      `${inner}${JSON.stringify(name)}: ${Array.isArray(cell) ? toMultiLineJson(cell, inner) : toOneLineJson(cell)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Matches an entry's indentation and key, which is an O*NET-SOC code or a SOC 2020 group. */
const ENTRY_PATTERN = /^( {2}| {4})(?:\{ "code": |\[)?"(\d\d-\d{4}\.\d\d|\d{4})"/;

/** Returns the text of a table in which these entries replace all entries with the key. */
export function withEntries(text: string, key: string, entries: readonly string[]): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => ENTRY_PATTERN.test(line));
  const indent = ENTRY_PATTERN.exec(lines[first] ?? '')?.[1] ?? '';
  const end = lines.findIndex((line, at) => at > first && !line.startsWith(indent));
  const found: { key: string; lines: string[] }[] = [];
  for (const line of lines.slice(first, end)) {
    const start = ENTRY_PATTERN.exec(line)?.[2];
    if (start === undefined) found.at(-1)?.lines.push(line);
    else found.push({ key: start, lines: [line] });
  }
  const otherEntries = found.filter((entry) => entry.key !== key);
  const [place = otherEntries.length] = [
    found.findIndex((entry) => entry.key === key),
    otherEntries.findIndex((entry) => entry.key > key),
  ].filter((at) => at !== -1);
  const sources = otherEntries.map((entry) => entry.lines.join('\n').replace(/,$/, '')).toSpliced(place, 0, ...entries);
  return [...lines.slice(0, first), sources.join(',\n'), ...lines.slice(end)].join('\n');
}
