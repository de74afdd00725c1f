// Computes the tables of docs/method.md that consist of measured figures.
import { SMALLEST_GROUP } from '@bearings/contracts';
import { figureOf } from '@bearings/contracts/figures';

/** @typedef {'matching' | 'pay'} Set */

/** @param {Set} set @param {string} id */
const share = (set, id, digits = 0) => (100 * figureOf(set, id).value).toFixed(digits);
/** @param {string} id */
const mean = (id) => figureOf('matching', id).value.toFixed(1);
const FITS = ['Strong', 'Good', 'Possible'];

/**
 * Returns the shares of careers with the fit words Strong, Good and Possible; a dash for a word
 * that hardly any career had.
 * @param {string} name
 * @param {string} who
 */
const byFit = (name, who) =>
  `${FITS.map((fit) => {
    const { n } = figureOf('matching', `${name}${fit}.${who}`);
    return (n ?? 0) >= SMALLEST_GROUP ? share('matching', `${name}${fit}.${who}`) : '–';
  }).join(' / ')}%`;

/** @param {string} label @param {(who: 'answers' | 'step') => string} cell */
const both = (label, cell) => [label, cell('answers'), cell('step')];

/** @param {string} country @param {string} code */
function payRow(country, code) {
  const { value, n } = figureOf('pay', `level.${code}`);
  const off = `${Math.abs(Math.round(100 * (value - 1)))}% too ${value < 1 ? 'low' : 'high'}`;
  const error = `a factor of ${(1 + figureOf('pay', `error.${code}`).value).toFixed(2)}`;
  return [country, String(n), off, error, `${share('pay', `near.${code}`)}%`];
}

/** Returns the rows as lists of cells; the first cell is the name of the row. */
export const measuredRows = () => [
  ...['easy', 'hard'].map((who) =>
    both(
      `own job among the ten, ${who}`,
      (step) => `${share('matching', `ownInTen.${who}.${step}`, 1)}%`,
    ),
  ),
  ...['easy', 'hard'].map((who) =>
    both(`Strong / Good / Possible, ${who}`, (step) => byFit('shown', `${who}.${step}`)),
  ),
  both('own job among these, hard', (step) => byFit('ownWhen', `hard.${step}`)),
  both('three answers moved by one, hard: of ten stay', (step) => mean(`kept.hard.${step}`)),
  both('same first', (step) => `${share('matching', `sameFirst.hard.${step}`)}%`),
  ...['easy', 'hard'].map((who) =>
    both(`retake, ${who}: of ten come back`, (step) => mean(`back.${who}.${step}`)),
  ),
  both('of these words come back, hard', (step) => byFit('backWhen', `hard.${step}`)),
  [
    'most frequent occupation',
    ...['nothing', 'tiles'].map((stated) => `${share('matching', `mostShown.${stated}`, 1)}%`),
  ],
  [
    'most frequent, with random circumstances',
    '',
    `${share('matching', 'mostShown.circumstances', 1)}%`,
  ],
  payRow('Germany', 'DE'),
  payRow('Singapore', 'SG'),
  payRow('Canada', 'CA'),
  payRow('United States', 'US'),
];

/**
 * Returns the cells of a line of a Markdown table, or null for any other line.
 * @param {string} line
 */
export const cellsOf = (line) =>
  line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : null;

/** Returns a document with its measured rows updated. @param {string} document */
export function withMeasuredRows(document) {
  const rows = new Map(measuredRows().map((cells) => [cells[0], cells]));
  return document
    .split('\n')
    .map((line) => {
      const cells = rows.get(cellsOf(line)?.[0] ?? '');
      return cells ? `| ${cells.join(' | ')} |` : line;
    })
    .join('\n');
}
