// Defines the layout of each file with published figures, and the table to which it is converted.
import { z } from 'zod';
import type { TABLE_SCHEMAS } from '@bearings/career-data/schema';

/** How a source file is converted to a table. */
export interface TableLayout {
  table: keyof typeof TABLE_SCHEMAS;
  /** Returns rows from the file's data; the table's schema checks their cells. */
  rows: (data: unknown) => unknown[][];
}

/** Minimum percentage of self-employed people from which an occupation is included in the table of self-employment. */
const MIN_SELF_EMPLOYED_PERCENT = 25;

/**
 * Degrees of exposure to language models, from 0 to 4, by their names in the index of the
 * International Labour Organization.
 */
const EXPOSURE_DEGREES: Readonly<Record<string, number>> = {
  'Not Exposed': 0,
  'Minimal Exposure': 0,
  'Exposed: Gradient 1': 1,
  'Exposed: Gradient 2': 2,
  'Exposed: Gradient 3': 3,
  'Exposed: Gradient 4': 4,
};

const Cells = z.array(z.unknown());
const CellsByCode = z.record(z.string(), Cells);
const FiguresByGroup = z.record(z.string(), z.unknown());
const AgePay = z.object({
  region: z.object({ 'United Kingdom': FiguresByGroup }),
  age: z.object({ '22-29': FiguresByGroup, '40-49': FiguresByGroup }),
});
const ExposureByCode = z.record(z.string(), z.tuple([Cells, Cells.nullable(), Cells.nullable()], z.unknown()));
const TitlesByCode = z.record(z.string(), z.tuple([z.string(), z.unknown(), z.array(z.string())]));
const ActivitiesByCode = z.record(z.string(), z.tuple([z.string(), z.array(Cells)]));
const MovesByOrigin = z.record(
  z.string(),
  z.array(
    z.object({
      to: z.string(),
      strength: z.number(),
      step: z.enum(['up', 'level', 'down']),
      sources: z.array(z.string()),
    }),
  ),
);
/** Steps of a move from one occupation to another: to a higher job, to one of the same level, or to a lower one. */
const STEPS = { up: 1, level: 0, down: -1 } as const;
/** The source whose licence nobody has confirmed yet. Moves that rest on it alone are left out. */
const UNCONFIRMED_SOURCE = /^se:/;
const StandardsByCode = z.record(z.string(), z.array(Cells));

/** Every source file that can be imported, by its name. */
export const TABLE_LAYOUTS: Readonly<Record<string, TableLayout>> = {
  'uk_pay_place_age.json': {
    table: 'uk-age-pay',
    rows: (data) => {
      const { region, age } = AgePay.parse(data);
      return Object.entries(region['United Kingdom']).map(([major, all]) => [
        major,
        all,
        age['22-29'][major],
        age['40-49'][major],
      ]);
    },
  },
  'uk_working_life.json': {
    table: 'working-life',
    // Leaves out the first cell, the title of the statistical group.
    rows: (data) => Object.entries(CellsByCode.parse(data)).map(([soc, cells]) => [soc, ...cells.slice(1)]),
  },
  'ai_exposure.json': {
    table: 'ai-exposure',
    rows: (data) =>
      Object.entries(ExposureByCode.parse(data)).map(([code, [gpts, microsoft, ilo]]) => [
        code,
        gpts[4],
        microsoft === null ? null : microsoft[1],
        ilo === null ? null : EXPOSURE_DEGREES[String(ilo[3])],
      ]),
  },
  'us_outlook_bls.json': {
    table: 'us-self-employed',
    // Leaves out figures for a group of occupations, which are too imprecise for a single one.
    rows: (data) =>
      Object.entries(CellsByCode.parse(data))
        .filter(([, row]) => row[2] === 'exact' && Number(row[7]) >= MIN_SELF_EMPLOYED_PERCENT)
        .map(([code, row]) => [code, Math.round(Number(row[7]))]),
  },
  'uk_soc2020.json': {
    table: 'unit-group-titles',
    rows: (data) =>
      Object.entries(TitlesByCode.parse(data)).map(([soc, [title, , titles]]) => [
        soc,
        title,
        titles.map((each) => each.replaceAll('’', "'")),
      ]),
  },
  'uk_apprenticeships.json': {
    table: 'apprenticeships',
    rows: (data) =>
      Object.entries(StandardsByCode.parse(data)).flatMap(([code, standards]) =>
        // Leaves out the apprenticeship standards of the edition 2021, because nobody has checked them again since.
        standards.filter(([, , , , , , edition]) => edition !== 2021).map((cells) => [code, ...cells.slice(0, 6)]),
      ),
  },
  'moves.json': {
    table: 'moves',
    rows: (data) =>
      Object.entries(MovesByOrigin.parse(data)).map(([origin, moves]) => [
        origin,
        moves
          .filter(({ sources }) => !sources.every((source) => UNCONFIRMED_SOURCE.test(source)))
          .map(({ to, strength, step }) => [to, strength, STEPS[step]]),
      ]),
  },
  'work_activities.json': {
    table: 'occupation-activities',
    rows: (data) => Object.entries(ActivitiesByCode.parse(data)).map(([code, [, activities]]) => [code, activities]),
  },
};
