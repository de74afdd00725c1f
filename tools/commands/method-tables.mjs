// Computes the tables of docs/method.md that consist of measured figures.
import { MIN_GROUP_PEOPLE } from '@bearings/domain';
import { getFigure } from '@bearings/domain/figures';

/** @typedef {'matching' | 'pay'} Set */

/** @param {Set} set @param {string} id */
const formatShare = (set, id, digits = 0) => (100 * getFigure(set, id).value).toFixed(digits);
/** @param {string} id */
const formatMean = (id) => getFigure('matching', id).value.toFixed(1);
const FIT_WORDS = ['Strong', 'Good', 'Possible'];

/**
 * Returns one table cell with the shares for the fit words Strong, Good and Possible, such as `12 / 40 / 48%`. A dash
 * replaces the share for a word that hardly any career had.
 * @param {string} name the beginning of the figures' ids, such as `shown`
 * @param {string} who the end of the figures' ids, such as `easy.answers`
 */
const formatSharesByFit = (name, who) =>
  `${FIT_WORDS.map((fit) => {
    const { n } = getFigure('matching', `${name}${fit}.${who}`);
    return (n ?? 0) >= MIN_GROUP_PEOPLE ? formatShare('matching', `${name}${fit}.${who}`) : '–';
  }).join(' / ')}%`;

/**
 * Returns a row with two figures: for people who gave only the 36 answers, and for people who also took the optional
 * step.
 * @param {string} label
 * @param {(who: 'answers' | 'step') => string} cell
 */
const createRow = (label, cell) => [label, cell('answers'), cell('step')];

/**
 * Returns a row with how many people find their own job before or after sorting the long list: among the ten and the
 * first three, from the 36 answers alone, then also with tiles and finer tiles.
 * @param {string} label
 * @param {string} sorter
 */
const createSortingRow = (label, sorter) => [
  label,
  ...['answers', 'finer'].flatMap((who) =>
    ['Ten', 'Three'].map((place) => `${formatShare('matching', `sortedIn${place}.${who}.${sorter}`, 1)}%`),
  ),
];

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
export const listMeasuredRows = () => [
  ...['easy', 'hard'].map((who) =>
    createRow(`own job among the ten, ${who}`, (step) => `${formatShare('matching', `ownInTen.${who}.${step}`, 1)}%`),
  ),
  ...['easy', 'hard'].map((who) => [
    `with the finer tiles, ${who}`,
    `${formatShare('matching', `ownInTen.${who}.finerAlone`, 1)}%`,
    `${formatShare('matching', `ownInTen.${who}.finer`, 1)}%`,
  ]),
  ...[
    ['own or a near job among the ten', 'nearTen'],
    ['own job among the ten or named beside one', 'besideTen'],
  ].flatMap(([label, name]) => [
    createRow(`${label}, hard`, (step) => `${formatShare('matching', `${name}.hard.${step}`, 1)}%`),
    [
      `${label}, with the finer tiles, hard`,
      ...['finerAlone', 'finer'].map((who) => `${formatShare('matching', `${name}.hard.${who}`, 1)}%`),
    ],
  ]),
  ...['easy', 'hard'].map((who) =>
    createRow(`Strong / Good / Possible, ${who}`, (step) => formatSharesByFit('shown', `${who}.${step}`)),
  ),
  createRow('own job among these, hard', (step) => formatSharesByFit('ownWhen', `hard.${step}`)),
  createRow('three answers moved by one, hard: of ten stay', (step) => formatMean(`kept.hard.${step}`)),
  createRow('same first', (step) => `${formatShare('matching', `sameFirst.hard.${step}`)}%`),
  ...['easy', 'hard'].map((who) =>
    createRow(`retake, ${who}: of ten come back`, (step) => formatMean(`back.${who}.${step}`)),
  ),
  createRow('of these words come back, hard', (step) => formatSharesByFit('backWhen', `hard.${step}`)),
  [
    'most frequent occupation',
    ...['nothing', 'tiles'].map((stated) => `${formatShare('matching', `mostShown.${stated}`, 1)}%`),
  ],
  ['most frequent, with random circumstances', '', `${formatShare('matching', 'mostShown.circumstances', 1)}%`],
  createSortingRow('not sorted', 'unsorted'),
  createSortingRow('strong sorter (.8)', 'strong'),
  createSortingRow('middling sorter (.5)', 'middling'),
  createSortingRow('weak sorter (.2)', 'weak'),
  createSortingRow('careless sorter (0)', 'careless'),
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
export function updateMeasuredRows(document) {
  const rows = new Map(listMeasuredRows().map((cells) => [cells[0], cells]));
  return document
    .split('\n')
    .map((line) => {
      const cells = rows.get(splitCells(line)?.[0] ?? '');
      return cells ? `| ${cells.join(' | ')} |` : line;
    })
    .join('\n');
}
