// Computes the tables of docs/method.md that consist of measured figures.
import { MIN_GROUP_PEOPLE } from '@bearings/contracts';
import { getFigure } from '@bearings/contracts/figures';

/** @typedef {'matching' | 'pay'} Set */

/** @param {Set} set @param {string} id */
const formatShare = (set, id, digits = 0) => (100 * getFigure(set, id).value).toFixed(digits);
/** @param {string} id */
const mean = (id) => getFigure('matching', id).value.toFixed(1);
const FIT_WORDS = ['Strong', 'Good', 'Possible'];

/**
 * Returns the shares of careers with the fit words Strong, Good and Possible; a dash for a word
 * that hardly any career had.
 * @param {string} name
 * @param {string} who
 */
const rowsByFit = (name, who) =>
  `${FIT_WORDS.map((fit) => {
    const { n } = getFigure('matching', `${name}${fit}.${who}`);
    return (n ?? 0) >= MIN_GROUP_PEOPLE ? formatShare('matching', `${name}${fit}.${who}`) : '–';
  }).join(' / ')}%`;

/** @param {string} label @param {(who: 'answers' | 'step') => string} cell */
const bothCells = (label, cell) => [label, cell('answers'), cell('step')];

/** @param {string} country @param {string} code */
function payRow(country, code) {
  const { value, n } = getFigure('pay', `level.${code}`);
  const off = `${Math.abs(Math.round(100 * (value - 1)))}% too ${value < 1 ? 'low' : 'high'}`;
  const error = `a factor of ${(1 + getFigure('pay', `error.${code}`).value).toFixed(2)}`;
  return [country, String(n), off, error, `${formatShare('pay', `near.${code}`)}%`];
}

/**
 * Returns those rows of the tables in docs/method.md that consist of measured figures, each as a list of cells. The
 * first cell is the name of the row.
 */
export const measuredRows = () => [
  ...['easy', 'hard'].map((who) =>
    bothCells(`own job among the ten, ${who}`, (step) => `${formatShare('matching', `ownInTen.${who}.${step}`, 1)}%`),
  ),
  ...['easy', 'hard'].map((who) =>
    bothCells(`Strong / Good / Possible, ${who}`, (step) => rowsByFit('shown', `${who}.${step}`)),
  ),
  bothCells('own job among these, hard', (step) => rowsByFit('ownWhen', `hard.${step}`)),
  bothCells('three answers moved by one, hard: of ten stay', (step) => mean(`kept.hard.${step}`)),
  bothCells('same first', (step) => `${formatShare('matching', `sameFirst.hard.${step}`)}%`),
  ...['easy', 'hard'].map((who) =>
    bothCells(`retake, ${who}: of ten come back`, (step) => mean(`back.${who}.${step}`)),
  ),
  bothCells('of these words come back, hard', (step) => rowsByFit('backWhen', `hard.${step}`)),
  [
    'most frequent occupation',
    ...['nothing', 'tiles'].map((stated) => `${formatShare('matching', `mostShown.${stated}`, 1)}%`),
  ],
  ['most frequent, with random circumstances', '', `${formatShare('matching', 'mostShown.circumstances', 1)}%`],
  payRow('Germany', 'DE'),
  payRow('Singapore', 'SG'),
  payRow('Canada', 'CA'),
  payRow('United States', 'US'),
];

/**
 * Returns the cells of a line of a Markdown table, or null for any other line.
 * @param {string} line
 */
export const splitCells = (line) =>
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
      const cells = rows.get(splitCells(line)?.[0] ?? '');
      return cells ? `| ${cells.join(' | ')} |` : line;
    })
    .join('\n');
}
