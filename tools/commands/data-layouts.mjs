// The layouts in which published figures come, and the table that each becomes.

/**
 * @typedef {object} Layout How a source file becomes a table.
 * @property {string} table file below libs/career-data/src/occupations
 * @property {string} name exported constant
 * @property {string} columns the row's type, one line for each column
 * @property {string} about what the table holds
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
    table: 'canada-pay.data.ts',
    name: 'CANADA_PAY_ROWS',
    about: 'Canadian wages by occupation, CAD an hour; source in `canada-pay.ts`.',
    columns: `  code: string,
  noc: string,
  title: string,
  scope: string,
  low: number,
  median: number,
  high: number,`,
    rows: (data) => Object.entries(data).map(([code, cells]) => [code, ...cells]),
    key: CODE,
    isCell: (cell, column) => (column <= 3 ? isText(cell) : isFigure(cell)),
  },
  'uk_pay_place_age.json': {
    table: 'uk-age-pay.data.ts',
    name: 'UK_AGE_PAY_ROWS',
    about:
      'UK pay by SOC 2020 major group, GBP a year: all ages, 22 to 29, 40 to 49; source in `uk-age-pay.ts`.',
    columns: `  major: string,
  all: number | null,
  from22to29: number | null,
  from40to49: number | null,`,
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
    table: 'working-life.data.ts',
    name: 'WORKING_LIFE_ROWS',
    about: 'Hours and shares of UK unit groups, without titles; source in `working-life.ts`.',
    columns: `  soc2020: string,
  jobsThousands: number | null,
  partTimePct: number | null,
  womenPct: number | null,
  fullTimeHours: number | null,
  allHours: number | null,
  overtimeHours: number | null,`,
    rows: (data) => Object.entries(data).map(([soc, [, ...figures]]) => [soc, ...figures]),
    key: /^\d{4}$/,
    isCell: isFigureOrNull,
  },
  'ai_exposure.json': {
    table: 'ai-exposure.data.ts',
    name: 'AI_EXPOSURE_ROWS',
    about: 'Three measures of exposure to language models; sources in `ai-exposure.ts`.',
    columns: `  code: string,
  gptsPercentile: number,
  microsoftPercentile: number | null,
  iloCategory: string | null,`,
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
    table: 'us-self-employed.data.ts',
    name: 'US_SELF_EMPLOYED_ROWS',
    about:
      'People without an employer in the United States, in per cent, where it is a quarter or more; source in `us-self-employed.ts`.',
    columns: `  code: string,
  percent: number,`,
    // A figure shared with other occupations says too little of this one.
    rows: (data) =>
      Object.entries(data)
        .filter(([, row]) => row[2] === 'exact' && row[7] >= OFTEN)
        .map(([code, row]) => [code, Math.round(row[7])]),
    key: CODE,
    isCell: (cell) => isFigure(cell) && Number(cell) <= 100,
  },
  'uk_soc2020.json': {
    table: 'unit-group-titles.data.ts',
    name: 'UNIT_GROUP_TITLES_ROWS',
    about:
      "Job titles of UK unit groups, in the publisher's words; source in `unit-group-titles.ts`.",
    columns: `  soc2020: string,
  groupTitle: string,
  jobTitles: readonly string[],`,
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
    table: 'apprenticeships.data.ts',
    name: 'APPRENTICESHIP_ROWS',
    about:
      'Apprenticeship standards in England by occupation, the closest first; source in `apprenticeships.ts`.',
    columns: `  code: string,
  reference: string,
  title: string,
  level: 2 | 3 | 4 | 5 | 6 | 7,
  months: number,
  route: string,
  status: 'open' | 'paused' | 'listed',
  edition: 2021 | 2026,`,
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
