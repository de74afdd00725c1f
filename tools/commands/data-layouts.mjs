// The layouts in which published figures come, and the table that each becomes.

/**
 * @typedef {object} Layout How a source file becomes a table.
 * @property {string} table file below libs/career-data/data; its schema says what the columns hold
 * @property {number} columns
 * @property {(data: Record<string, any>) => unknown[][]} rows
 * @property {RegExp} key first cell of a row
 * @property {(cell: unknown, column: number) => boolean} isCell whether a further cell may stand in its column
 */

const isFigure = (/** @type {unknown} */ cell) => typeof cell === 'number' && cell >= 0;
const isFigureOrNull = (/** @type {unknown} */ cell) => cell === null || isFigure(cell);
const isText = (/** @type {unknown} */ cell) => typeof cell === 'string';
const CODE = /^\d\d-\d{4}\.\d\d$/;

/** A share of people without an employer from which it is worth saying, in per cent. */
const OFTEN = 25;

/** @type {Record<string, Layout>} */
export const LAYOUTS = {
  'canada_pay.json': {
    table: 'canada-pay.json',
    columns: 7,
    rows: (data) => Object.entries(data).map(([code, cells]) => [code, ...cells]),
    key: CODE,
    isCell: (cell, column) => (column <= 3 ? isText(cell) : isFigure(cell)),
  },
  'uk_pay_place_age.json': {
    table: 'uk-age-pay.json',
    columns: 4,
    rows: ({ region, age }) =>
      Object.entries(region['United Kingdom']).map(([major, all]) => [
        major,
        all,
        age['22-29'][major],
        age['40-49'][major],
      ]),
    key: /^\d$/,
    isCell: isFigureOrNull,
  },
  'uk_working_life.json': {
    table: 'working-life.json',
    columns: 7,
    rows: (data) => Object.entries(data).map(([soc, [, ...figures]]) => [soc, ...figures]),
    key: /^\d{4}$/,
    isCell: isFigureOrNull,
  },
  'ai_exposure.json': {
    table: 'ai-exposure.json',
    columns: 4,
    rows: (data) =>
      Object.entries(data).map(([code, [gpts, microsoft, ilo]]) => [
        code,
        gpts[4],
        microsoft === null ? null : microsoft[1],
        ilo === null ? null : ilo[3],
      ]),
    key: CODE,
    isCell: (cell, column) => (column === 3 ? cell === null || isText(cell) : isFigureOrNull(cell)),
  },
  'us_outlook_bls.json': {
    table: 'us-self-employed.json',
    columns: 2,
    // A figure shared with other occupations says too little of this one.
    rows: (data) =>
      Object.entries(data)
        .filter(([, row]) => row[2] === 'exact' && row[7] >= OFTEN)
        .map(([code, row]) => [code, Math.round(row[7])]),
    key: CODE,
    isCell: (cell) => isFigure(cell) && Number(cell) <= 100,
  },
  'uk_soc2020.json': {
    table: 'unit-group-titles.json',
    columns: 3,
    rows: (data) =>
      Object.entries(data).map(([soc, [title, , titles]]) => [
        soc,
        title,
        titles.map((/** @type {string} */ each) => each.replaceAll('’', "'")),
      ]),
    key: /^\d{4}$/,
    isCell: (cell, column) =>
      column === 1 ? isText(cell) : Array.isArray(cell) && cell.every(isText),
  },
  'uk_apprenticeships.json': {
    table: 'apprenticeships.json',
    columns: 8,
    rows: (data) =>
      Object.entries(data).flatMap(([code, standards]) =>
        standards.map((/** @type {unknown[]} */ cells) => [
          code,
          ...cells.map((cell) => (cell === 'open in 2021' ? 'listed' : cell)),
        ]),
      ),
    key: CODE,
    isCell: (cell, column) => {
      if (column === 3) return isFigure(cell) && Number(cell) >= 2 && Number(cell) <= 7;
      if (column === 6) return ['open', 'paused', 'listed'].includes(String(cell));
      if (column === 7) return cell === 2021 || cell === 2026;
      return column === 4 ? isFigure(cell) : isText(cell);
    },
  },
};
